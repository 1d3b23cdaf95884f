import CLoader
import Foundation
import MediaSupport
import Synchronization
import Testing

@testable import Codecs

@Suite("CLoader")
struct LoaderTests {
  /// What a loading function says, of as many bytes as it is told.
  private static func message(size: Int = 512, _ body: (UnsafeMutablePointer<CChar>, Int) -> Void)
    -> String
  {
    // What stands behind the room must stay.
    var buffer = [CChar](repeating: 77, count: size + 8)
    body(&buffer, size)
    #expect(buffer[size...].allSatisfy { $0 == 77 })
    return SystemCall.text(Array(buffer[..<size]))
  }

  @Test("says which library is not there, in the system's words")
  func missing() {
    let said = Self.message { message, size in
      #expect(cloader_open("/nowhere/", "libnothing.so.1", message, size) == nil)
    }
    #expect(said.contains("/nowhere/libnothing.so.1"))
    #expect(said.contains("No such file or directory"))
  }

  @Test("refuses a file that is no library", arguments: [0, 3, 64])
  func noLibrary(size: Int) throws {
    let folder = try TemporaryFolder()
    try Data(repeating: 7, count: size).write(to: URL(filePath: folder.file("libtext.so")))
    let said = Self.message { message, size in
      #expect(cloader_open(folder.path + "/", "libtext.so", message, size) == nil)
    }
    #expect(said.contains("libtext.so"))
    #expect(Holdings.openFiles(in: folder.path).isEmpty)
    #expect(Holdings.mappedFiles(containing: folder.path).isEmpty)
  }

  @Test("refuses a folder deeper than any path, instead of opening another")
  func deep() {
    let folder = String(repeating: "/.", count: 2048) + "/"
    let said = Self.message { message, size in
      #expect(cloader_open(folder, "libc.so.6", message, size) == nil)
    }
    #expect(said == "libc.so.6 lies too deep")
  }

  @Test("cuts its words to the room there is", arguments: [1, 2, 9])
  func room(size: Int) {
    let whole = Self.message { _ = cloader_open("/nowhere/", "lib.so", $0, $1) }
    let part = Self.message(size: size) { _ = cloader_open("/nowhere/", "lib.so", $0, $1) }
    #expect(part == String(whole.prefix(size - 1)))
  }

  @Test("finds the functions of a library, and names the one that it lacks")
  func symbols() throws {
    var found: UnsafeMutableRawPointer?
    _ = Self.message { found = cloader_open("", "libc.so.6", $0, $1) }
    let library = try #require(found)
    var place: (@convention(c) (Int32) -> Int32)?
    let said = Self.message { message, size in
      #expect(cloader_find(library, "libc", "abs", &place, message, size) == 1)
    }
    // Nothing was said, so what stood there is still there.
    #expect(said.utf8.allSatisfy { $0 == 77 })
    #expect(place?(-5) == 5)
    let complaint = Self.message { message, size in
      #expect(cloader_find(library, "libc", "rostrum_none", &place, message, size) == 0)
    }
    #expect(complaint == "libc has no rostrum_none")
    #expect(place?(-5) == 5)
  }
}

/// A table whose library is a number, which counts how often it was asked for.
@Suite("CLoader's tables", .serialized)
struct LoaderTableTests {
  private static let loads = Atomic(0)
  private static let refusals = Atomic(0)

  /// A table that is loaded at the first try after `refusals` others.
  private final class Table {
    private let functions = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    let table = UnsafeMutablePointer<cloader_table>.allocate(capacity: 1)

    init(refusals: Int) {
      LoaderTableTests.loads.store(0, ordering: .relaxed)
      LoaderTableTests.refusals.store(refusals, ordering: .relaxed)
      functions.initialize(to: 0)
      table.initialize(
        to: cloader_table(
          functions: functions, size: MemoryLayout<Int>.size,
          load: { place, folder, message, size in
            let count = LoaderTableTests.loads.add(1, ordering: .relaxed).newValue
            guard count > LoaderTableTests.refusals.load(ordering: .relaxed) else {
              _ = withVaList([count]) { vsnprintf(message, size, "refusal %ld", $0) }
              return 0
            }
            place.assumingMemoryBound(to: Int.self).pointee = 1000 + count
            return 1
          }, is_loaded: 0))
    }

    deinit {
      table.deallocate()
      functions.deallocate()
    }

    func ask(_ folder: String = "") -> (number: Int?, message: String, place: UnsafeRawPointer?) {
      var message = [CChar](repeating: 77, count: 64)
      let found = cloader_functions(table, folder, &message, message.count)
      let number = found?.assumingMemoryBound(to: Int.self).pointee
      return (number, SystemCall.text(message), found)
    }
  }

  @Test("are loaded once, and say nothing then")
  func once() {
    let table = Table(refusals: 0)
    for _ in 0..<3 {
      let answer = table.ask()
      #expect(answer.number == 1001 && answer.message.isEmpty)
    }
    #expect(Self.loads.load(ordering: .relaxed) == 1)
  }

  @Test("are tried again after a refusal, each of which is told")
  func again() {
    let table = Table(refusals: 2)
    #expect(table.ask().message == "refusal 1")
    let second = table.ask()
    #expect(second.number == nil && second.message == "refusal 2")
    let third = table.ask()
    #expect(third.number == 1003 && third.message.isEmpty)
    #expect(table.ask().number == 1003)
  }

  @Test("of another folder are apart, and disturb nobody")
  func apart() {
    let table = Table(refusals: 0)
    let usual = table.ask()
    let other = table.ask("/elsewhere/")
    #expect(usual.number == 1001 && other.number == 1002)
    #expect(usual.place != other.place)
    #expect(table.ask().number == 1001)
  }

  @Test("that cannot be loaded from another folder leave the usual one to be tried")
  func refusedElsewhere() {
    let table = Table(refusals: 1)
    let other = table.ask("/elsewhere/")
    #expect(other.number == nil && other.message == "refusal 1")
    #expect(table.ask().number == 1002)
  }

  @Test("are loaded by one thread, however many ask")
  func threads() {
    let table = Table(refusals: 0)
    let places = Mutex<Set<Int>>([])
    nonisolated(unsafe) let shared = table
    DispatchQueue.concurrentPerform(iterations: 64) { _ in
      let answer = shared.ask()
      #expect(answer.number == 1001)
      let place = answer.place.map { Int(bitPattern: $0) } ?? 0
      _ = places.withLock { $0.insert(place) }
    }
    #expect(places.withLock(\.count) == 1)
    #expect(Self.loads.load(ordering: .relaxed) == 1)
  }
}
