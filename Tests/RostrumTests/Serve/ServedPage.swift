import Foundation
import MediaSupport

/// A tool that serves a folder's scenes, and its page in a browser.
final class ServedPage {
  let tool: BuiltTool
  private let process = Process()
  /// The page's address.
  let address: String
  let tab: BrowserTab

  /// Serves, and opens the page.
  ///
  /// - Parameters:
  ///   - tool: The tool, with the scenes in its folder.
  ///   - words: What is served.
  /// - Throws: What goes wrong; ``Browser/Complaint`` where no page comes.
  init(_ tool: BuiltTool, _ words: [String]) throws {
    self.tool = tool
    let pipe = Pipe()
    process.executableURL = BuiltTool.path
    process.arguments = ["serve"] + words
    process.currentDirectoryURL = tool.folder
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_CACHE_HOME"] = tool.cache.path
    process.environment = environment
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let line = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    guard let place = line.range(of: "http://") else {
      kill(process.processIdentifier, SIGKILL)
      throw Browser.Complaint(description: "no address: \(line)")
    }
    address = line[place.lowerBound...].trimmingCharacters(in: .newlines)
    tab = try BrowserTab(address)
  }

  /// Ends the tool as a person does.
  ///
  /// - Returns: Its exit code.
  func end() -> Int32 {
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    return process.terminationStatus
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// The children of the tool: the gateway, the starter, and scenes.
  var children: Int {
    let path = "/proc/\(process.processIdentifier)/task/\(process.processIdentifier)/children"
    return ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").split(separator: " ").count
  }

  /// What tests say to the page.
  private static let words = """
    const $ = query => document.querySelector(query);
    const pause = time => new Promise(done => setTimeout(done, time));
    const until = async test => { for (let n = 0; n < 900 && !test(); n++) await pause(50); };
    const canvas = $(".screen canvas"), slider = $(".slider");
    const mark = () => {
      const bytes = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
      let mark = canvas.width;
      for (const byte of bytes) mark = Math.imul(mark, 31) + byte | 0;
      return mark;
    };
    const stop = () => { if ($(".player").classList.contains("playing")) $("[data-do=play]").click(); };
    const go = async frame => {
      slider.value = frame;
      slider.dispatchEvent(new Event("input"));
      await until(() => canvas.dataset.frame == frame);
      await pause(60);
    };

    """

  /// Runs a program in the page, with a few words that tests need.
  ///
  /// - Parameter program: The program.
  /// - Returns: What it returns.
  /// - Throws: ``Browser/Complaint``.
  func run(_ program: String) throws -> String { try tab.run(Self.words + program) }

  /// Waits until a film is whole.
  ///
  /// - Throws: ``Browser/Complaint``.
  func waitForFilm() throws {
    try tab.wait(
      "document.body.dataset.state === 'ready' && document.body.dataset.film === 'whole'")
  }

  /// The pixels of frames, a number each.
  ///
  /// - Parameter frames: Their numbers, in the order in which they are gone to.
  /// - Returns: As many.
  /// - Throws: ``Browser/Complaint``.
  func marks(_ frames: [Int]) throws -> [Int] {
    let text = try run(
      """
      const marks = [];
      for (const frame of \(frames)) { await go(frame); marks.push(mark()); }
      return JSON.stringify(marks);
      """)
    return try JSONDecoder().decode([Int].self, from: Data(text.utf8))
  }

  /// Writes a scene, as an editor does.
  ///
  /// - Parameters:
  ///   - text: The source.
  ///   - name: The file.
  /// - Throws: What the system says.
  func save(_ text: String, as name: String = "Scene.swift") throws {
    try tool.write(text, to: name)
  }

  /// The place in the window of a point of the stage.
  ///
  /// - Parameters:
  ///   - x: The point, from the left.
  ///   - y: The point, from the top.
  /// - Returns: Pixels of the window.
  /// - Throws: ``Browser/Complaint``.
  func place(_ x: Double, _ y: Double) throws -> (x: Double, y: Double) {
    let text = try run(
      """
      canvas.scrollIntoView({ block: "center" });
      const box = canvas.getBoundingClientRect();
      return JSON.stringify([box.left + \(x) / 240 * box.width, box.top + \(y) / 160 * box.height]);
      """)
    let place = try JSONDecoder().decode([Double].self, from: Data(text.utf8))
    return (place[0], place[1])
  }
}
