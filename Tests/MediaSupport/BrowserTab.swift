internal import Foundation

/// A tab of headless Chromium that is driven from outside: programs are run in its page, and a mouse is moved over it.
///
/// Chromium speaks by two pipes: JSON between zeros, its debugging protocol.
public final class BrowserTab {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let folder: TemporaryFolder
  private var waiting = Data()
  private var number = 0
  private var session: String?

  /// Seconds that an answer may take.
  private static let limit = 90.0

  /// Opens a page.
  ///
  /// - Parameter address: Its address.
  /// - Throws: ``Browser/Complaint`` if there is no browser, or it does not answer.
  public init(_ address: String) throws {
    folder = try TemporaryFolder()
    guard let tool = Browser.tool else {
      throw Browser.Complaint(description: "there is no browser")
    }
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", "exec \"$0\" \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1", tool.path, "--headless",
      "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--remote-debugging-pipe",
      "--window-size=1400,1100", "--user-data-dir=\(folder.file("profile"))", "about:blank",
    ]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let target = try call("Target.createTarget", ["url": address])
    let attached = try call(
      "Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])
    session = attached["sessionId"] as? String
    // Until the page is there, what runs in the tab may be cut off.
    let end = Date(timeIntervalSinceNow: Self.limit)
    while (try? run("return location.protocol + document.readyState")) != "http:complete" {
      guard Date() < end else { throw Browser.Complaint(description: "\(address) does not open") }
      usleep(20000)
    }
  }

  deinit {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Runs a program in the page.
  ///
  /// - Parameter program: The body of an asynchronous function.
  /// - Returns: What it returns, as text.
  /// - Throws: ``Browser/Complaint`` with what it throws.
  public func run(_ program: String) throws -> String {
    let answer = try call(
      "Runtime.evaluate",
      [
        "expression": "(async () => { \(program) })().then(value => String(value))",
        "awaitPromise": true, "returnByValue": true,
      ])
    if let fault = answer["exceptionDetails"] as? [String: Any] {
      let thrown = fault["exception"] as? [String: Any]
      throw Browser.Complaint(description: "\(thrown?["description"] ?? fault)")
    }
    return (answer["result"] as? [String: Any])?["value"] as? String ?? ""
  }

  /// Waits until an expression of the page is true.
  ///
  /// - Parameter expression: What is to be true.
  /// - Throws: ``Browser/Complaint`` if it is not in time.
  public func wait(_ expression: String) throws {
    let found = try run(
      """
      for (let n = 0; n < 600; n++) {
        if (\(expression)) return "yes";
        await new Promise(done => setTimeout(done, 100));
      }
      return "no: " + document.body.innerText;
      """)
    if found != "yes" { throw Browser.Complaint(description: "\(expression): \(found)") }
  }

  /// Does something with the mouse.
  ///
  /// - Parameters:
  ///   - type: `mousePressed`, `mouseMoved` or `mouseReleased`.
  ///   - x: The place from the window's left, in its pixels.
  ///   - y: The place from its top.
  /// - Throws: ``Browser/Complaint``.
  public func mouse(_ type: String, _ x: Double, _ y: Double) throws {
    _ = try call(
      "Input.dispatchMouseEvent",
      [
        "type": type, "x": x, "y": y, "button": type == "mouseMoved" ? "none" : "left",
        "buttons": type == "mouseReleased" ? 0 : 1, "clickCount": type == "mouseMoved" ? 0 : 1,
      ])
  }

  private func call(_ method: String, _ words: [String: Any]) throws -> [String: Any] {
    number += 1
    var message: [String: Any] = ["id": number, "method": method, "params": words]
    message["sessionId"] = session
    try input.fileHandleForWriting.write(
      contentsOf: JSONSerialization.data(withJSONObject: message) + Data([0]))
    let end = Date(timeIntervalSinceNow: Self.limit)
    while true {
      let answer = try next(before: end)
      guard answer["id"] as? Int == number else { continue }
      if let fault = answer["error"] { throw Browser.Complaint(description: "\(method): \(fault)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// The next message of the browser.
  private func next(before end: Date) throws -> [String: Any] {
    while true {
      if let zero = waiting.firstIndex(of: 0) {
        let text = waiting[waiting.startIndex..<zero]
        waiting = Data(waiting[waiting.index(after: zero)...])
        return try JSONSerialization.jsonObject(with: text) as? [String: Any] ?? [:]
      }
      let reading = output.fileHandleForReading
      var watched = pollfd(fd: reading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      let left = Int32(max(end.timeIntervalSinceNow, 0) * 1000)
      guard poll(&watched, 1, left) > 0 else {
        throw Browser.Complaint(description: "the browser does not answer")
      }
      let bytes = reading.availableData
      if bytes.isEmpty { throw Browser.Complaint(description: "the browser has ended") }
      waiting.append(bytes)
    }
  }
}
