import Foundation
import Testing

/// What a scene may ask that differs from run to run and from machine to machine: it is told the same every time, or a
/// line says that it may not be.
@Suite("Chance") final class ChanceTests {
  let tool: BuiltTool

  init() throws { tool = try BuiltTool() }

  deinit { tool.remove() }

  /// Where and by whom a scene is filmed: the folder, what is set besides, and the limit of stacks in kilobytes.
  private static let circumstances: [(folder: String, environment: [String: String], stack: Int)] =
    [
      ("a", [:], 8192),
      (
        "another/folder/with a much longer name than the first",
        [
          "TZ": "Asia/Tokyo", "LANG": "de_DE.UTF-8", "LC_ALL": "C", "USER": "someone",
          "LOGNAME": "someone", "HOME": "/tmp", "TMPDIR": "/var/tmp", "HOSTNAME": "other",
          "SWIFT_DETERMINISTIC_HASHING": "0", "MALLOC_ARENA_MAX": "4",
          "MORE": String(repeating: "x", count: 3000),
        ], 16384
      ),
    ]

  private func film(
    _ text: String, in place: Int, to output: String, _ arguments: [String] = []
  ) throws -> BuiltTool.Result {
    let (name, environment, stack) = Self.circumstances[place]
    let folder = tool.folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(
      to: folder.appendingPathComponent("Scene.swift"), atomically: true, encoding: .utf8)
    let settings = environment.map { "export \($0)='\($1)'" }.sorted().joined(separator: "; ")
    return try tool.shell(
      "ulimit -s \(stack); \(settings.isEmpty ? ":" : settings); cd '\(name)'; exec \"$0\" \"$@\"",
      ["render", "Scene.swift", "-o", output] + arguments)
  }

  @Test("none of these varies without a word")
  func probes() throws {
    let text =
      Self.head + "@MainActor func probe() {\n"
      + Self.probes.enumerated().map {
        "  say(\"\($0)\") { \($1) }\n"
      }.joined() + "}\n#Preview { let _ = probe(); Color.red.frame(width: 8, height: 8) }\n"
    var runs: [[String: String]] = []
    for place in Self.circumstances.indices {
      let result = try film(text, in: place, to: "x.png", ["--duration", "0.02"])
      #expect(result.status == 0, "\(result.error)")
      var answers: [String: String] = [:]
      for line in result.error.split(separator: "\n") where line.hasPrefix("probe ") {
        let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
        answers[parts[1]] = parts.count > 2 ? parts[2] : ""
      }
      runs.append(answers)
      for what in ["threads of its own", "the disk's size", "the order of a folder's files"] {
        #expect(result.error.contains("Note: the scene asks for \(what), "), "\(result.error)")
      }
    }
    #expect(Self.probes.count >= 66)
    for (number, probe) in Self.probes.enumerated() {
      let answers = runs.map { $0["\(number)"] }
      #expect(answers[0] != nil, "\(probe)")
      #expect(answers[0] == answers[1], "\(probe)")
    }
  }

  @Test("a film that hangs on the order of objects is the same in twenty runs")
  func order() throws {
    var digests: Set<Data> = []
    for run in 0..<20 {
      let output = tool.folder.appendingPathComponent(
        "\(String(repeating: "f", count: run + 1)).rgba")
      let result = try film(
        Self.orderly, in: run % 2, to: output.path,
        ["--duration", "0.2", "--jobs", "\(1 + run % 4)"])
      #expect(result.status == 0, "\(result.error)")
      digests.insert(try Data(contentsOf: output))
    }
    #expect(digests.count == 1)
    // The film has an order to hang on: its rows are not in the order in which objects were made.
    #expect(digests.first?.isEmpty == false)
  }

  private static let orderly = """
    import SwiftUI

    final class Dot: Hashable {
      let hue: Double
      init(_ hue: Double) { self.hue = hue }
      static func == (a: Dot, b: Dot) -> Bool { a === b }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    struct Dots: View, Animatable {
      var phase: Double
      var animatableData: Double { get { phase } set { phase = newValue } }
      var body: some View {
        let dots = Set((0..<24).map { Dot(Double($0) / 24) })
        HStack(spacing: 0) {
          ForEach(Array(dots.enumerated()), id: \\.offset) { _, dot in
            Color(hue: dot.hue, saturation: phase, brightness: 1)
          }
        }
      }
    }
    struct Scene: View {
      @State private var on = false
      var body: some View {
        Dots(phase: on ? 1 : 0.2).frame(width: 96, height: 8)
          .onAppear { withAnimation(.linear(duration: 0.2)) { on = true } }
      }
    }
    #Preview(traits: .fixedLayout(width: 96, height: 8)) { Scene() }
    """

  private static let head = """
    import Foundation
    import Glibc
    import SwiftUI

    final class Thing { let n: Int; init(_ n: Int) { self.n = n } }
    final class Model: ObservableObject { @Published var x = 0; let n: Int; init(_ n: Int) { n == 0 ? () : (); self.n = n } }
    @MainActor var kept: [Any] = []
    func say(_ name: String, _ value: () -> Any) { print("probe", name, value()) }
    func bytes(_ path: String) -> [UInt8] {
      FileHandle(forReadingAtPath: path).map { Array($0.readData(ofLength: 8)) } ?? []
    }
    func seconds(_ clock: clockid_t) -> Int {
      var time = timespec()
      clock_gettime(clock, &time)
      return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
    }
    func attributes() -> [FileAttributeKey: Any] {
      (try? FileManager.default.attributesOfItem(atPath: "Scene.swift")) ?? [:]
    }
    @MainActor func order<T: AnyObject>(_ make: (Int) -> T) -> [Int] {
      let all = (0..<30).map(make)
      kept.append(all)
      let numbers = Dictionary(uniqueKeysWithValues: all.enumerated().map { (ObjectIdentifier($1), $0) })
      return Set(all.map { ObjectIdentifier($0) }).map { numbers[$0]! }
    }

    """

  /// Expressions, each of which a process of its own would answer otherwise.
  private static let probes =
    [
      "order { Thing($0) }", "order { Model($0) }", "order { _ in NSObject() }",
      "ObjectIdentifier(Thing(1))", "ObjectIdentifier(Thing.self)", "ObjectIdentifier(String.self)",
      "NSObject().description", "Unmanaged.passRetained(Thing(2)).toOpaque()", "pthread_self()",
      "var local = 1; return withUnsafePointer(to: &local) { \"\\($0)\" }",
      "Set((0..<30).map { \"\\($0)\" })", "[\"a\": 1, \"b\": 2, \"c\": 3, \"d\": 4]",
      "\"text\".hashValue", "var hasher = Hasher(); hasher.combine(5); return hasher.finalize()",
      "CACurrentMediaTime()", "CFAbsoluteTimeGetCurrent()", "Date()", "Date.now",
      "Date().timeIntervalSinceReferenceDate", "ProcessInfo.processInfo.systemUptime",
      "DispatchTime.now().uptimeNanoseconds", "SuspendingClock.now", "ContinuousClock.now",
      "time(nil)", "clock()", "var parts = tms(); return times(&parts)",
      "var usage = rusage(); getrusage(0, &usage); return usage.ru_utime.tv_usec + usage.ru_maxrss",
      "var time = timespec(); timespec_get(&time, TIME_UTC); return time.tv_nsec + time.tv_sec",
      "var time = timeval(); gettimeofday(&time, nil); return time.tv_usec",
      "seconds(CLOCK_PROCESS_CPUTIME_ID)", "seconds(CLOCK_THREAD_CPUTIME_ID)",
      "seconds(CLOCK_MONOTONIC)", "seconds(CLOCK_BOOTTIME)", "seconds(CLOCK_REALTIME)",
      "ProcessInfo.processInfo.activeProcessorCount", "ProcessInfo.processInfo.processorCount",
      "ProcessInfo.processInfo.physicalMemory", "ProcessInfo.processInfo.hostName",
      "ProcessInfo.processInfo.userName", "ProcessInfo.processInfo.fullUserName",
      "ProcessInfo.processInfo.operatingSystemVersion",
      "ProcessInfo.processInfo.operatingSystemVersionString",
      "ProcessInfo.processInfo.processIdentifier", "ProcessInfo.processInfo.globallyUniqueString",
      "ProcessInfo.processInfo.arguments", "CommandLine.arguments",
      "ProcessInfo.processInfo.environment.sorted { $0.key < $1.key }", "getpid()", "getppid()",
      "getuid()", "getgid()", "getlogin().map { String(cString: $0) } ?? \"\"", "NSUserName()",
      "NSHomeDirectory()", "NSTemporaryDirectory()", "Host.current().name ?? \"\"",
      "sysconf(Int32(_SC_NPROCESSORS_ONLN))", "sysconf(Int32(_SC_PHYS_PAGES))",
      "bytes(\"/dev/urandom\")", "bytes(\"/dev/random\")", "bytes(\"/etc/machine-id\")",
      "var out = [UInt8](repeating: 0, count: 8); getentropy(&out, 8); return out", "arc4random()",
      "rand()", "random()", "drand48()", "UUID()", "NSUUID().uuidString",
      "Int.random(in: 0..<1_000_000)", "(0..<20).shuffled()", "TimeZone.current.identifier",
      "Locale.current.identifier", "Locale.preferredLanguages", "Calendar.current.identifier",
      "NumberFormatter.localizedString(from: 1234.5, number: .decimal)",
      "DateFormatter.localizedString(from: Date(), dateStyle: .full, timeStyle: .full)",
      "attributes()[.modificationDate] ?? 0", "attributes()[.systemFileNumber] ?? 0",
      "attributes()[.ownerAccountName] ?? 0", "attributes()[.groupOwnerAccountName] ?? 0",
      "UserDefaults.standard.set(5, forKey: \"five\"); return UserDefaults.standard.integer(forKey: \"five\")",
      "UserDefaults.standard.string(forKey: \"left\") ?? \"nothing\"",
      "UserDefaults.standard.set(\"x\", forKey: \"left\"); return 0", "Thread.isMainThread",
      "FileManager.default.fileExists(atPath: \"Scene.swift\")",
      // These vary, and a line says so.
      "(try? FileManager.default.attributesOfFileSystem(forPath: \"/\")) == nil",
      "(try? FileManager.default.contentsOfDirectory(atPath: \".\")) == nil",
      "Thread {}.start(); return 0",
    ]
}
