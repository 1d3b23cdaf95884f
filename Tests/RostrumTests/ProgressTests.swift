import Foundation
import SceneLoader
import Synchronization
import Testing

@testable import RostrumTool

@Suite struct ProgressTests {
  /// What is written, by a clock that goes on by a quarter of a second whenever it is asked.
  private final class Screen: Sendable {
    private let state = Mutex((text: "", seconds: 0.0))
    var text: String { state.withLock { $0.text } }

    func progress(
      _ mode: ProgressMode, isTerminal: Bool = false, isQuiet: Bool = false, columns: Int = 200
    ) -> RostrumTool.Progress {
      RostrumTool.Progress(
        mode, scene: "a.swift", isTerminal: isTerminal, isQuiet: isQuiet,
        now: {
          self.state.withLock { state in
            state.seconds += 0.25
            return state.seconds
          }
        }, columns: { columns }, write: { part in self.state.withLock { $0.text += part } })
    }
  }

  private let film: [SceneMessage] = [
    .begins(frameCount: 2), .frame(number: 0, ticks: 0), .working, .note("a remark"),
    .frame(number: 1, ticks: 352_800_000),
  ]

  private func shown(
    _ mode: ProgressMode, isTerminal: Bool = false, isQuiet: Bool = false
  ) -> String {
    let screen = Screen()
    var progress = screen.progress(mode, isTerminal: isTerminal, isQuiet: isQuiet)
    for message in film { progress.note(message) }
    progress.end()
    return screen.text
  }

  @Test("an event is a line of JSON with stable keys")
  func events() {
    #expect(
      shown(.ndjson) == """
        {"event":"begin","frames":2,"scene":"a.swift"}
        {"event":"frame","frame":0,"scene":"a.swift","seconds":0}
        {"event":"note","scene":"a.swift","text":"a remark"}
        {"event":"frame","frame":1,"scene":"a.swift","seconds":0.5}
        {"event":"end","frames":2,"scene":"a.swift"}

        """)
  }

  @Test("a film begins once, and may not know yet how many frames it has")
  func begin() {
    let screen = Screen()
    var progress = screen.progress(.ndjson)
    progress.note(.begins(frameCount: nil))
    progress.note(.begins(frameCount: 7))
    progress.note(.begins(frameCount: 7))
    #expect(
      screen.text == """
        {"event":"begin","frames":null,"scene":"a.swift"}
        {"event":"begin","frames":7,"scene":"a.swift"}

        """)
  }

  @Test("plain is remarks, and a line at the end")
  func plain() {
    #expect(shown(.plain) == "Note: a remark\na.swift: 2 frames in 0.3 s\n")
  }

  @Test("none is remarks alone, and quiet is not even those", arguments: ProgressMode.allCases)
  func quiet(mode: ProgressMode) {
    #expect(shown(.none) == "Note: a remark\n")
    #expect(!shown(mode, isQuiet: true).contains("remark"))
    #expect(shown(.none, isQuiet: true) == "")
  }

  @Test("nobody asked is a bar on a terminal, and nothing elsewhere")
  func automatic() {
    #expect(shown(.auto) == shown(.none))
    #expect(shown(.auto, isTerminal: true) == shown(.bar))
  }

  @Test("a bar is drawn over itself, makes way for remarks, and is gone at the end")
  func bar() {
    let parts = shown(.bar).components(separatedBy: "\r\u{1B}[K")
    #expect(parts.count == 5)
    #expect(parts[0] == "")
    #expect(parts[1].hasPrefix("a.swift  ━━━━━━━━━━━━────────────  1/2  "))
    #expect(parts[2] == "Note: a remark\n")
    #expect(parts[3].hasPrefix("a.swift  ━━━━━━━━━━━━━━━━━━━━━━━━  2/2  "))
    #expect(parts[4] == "")
  }

  @Test("a bar never fills a row, so that it can be taken back", arguments: [0, 1, 2, 20, 41, 80])
  func narrow(columns: Int) {
    let screen = Screen()
    var progress = screen.progress(.bar, columns: columns)
    for message in film { progress.note(message) }
    progress.end()
    for part in screen.text.components(separatedBy: "\r\u{1B}[K") where part.hasPrefix("a.") {
      #expect(part.count < columns)
      #expect("a.swift  ━━━━━━━━━━━━".hasPrefix(part.prefix(20)))
    }
  }

  @Test("what may be wide counts as two columns, and a line's end is none")
  func wide() {
    typealias Bar = RostrumTool.Progress
    #expect(Bar.cut("ab━c", to: 3) == "ab━")
    #expect(Bar.cut("日本語", to: 4) == "日本" && Bar.cut("日本語", to: 5) == "日本")
    #expect(Bar.cut("a\nb", to: 9) == "a b" && Bar.cut("abc", to: -1) == "")
  }

  @Test("files and failures are events with stable keys")
  func filesAndFailures() {
    let screen = Screen()
    let progress = screen.progress(.ndjson)
    progress.made([
      .init(path: "a/b.mp4", bytes: 7, digest: "ab", duration: 1, frames: 60),
      .init(path: "-", bytes: 1, digest: nil, duration: nil, frames: 1),
    ])
    progress.failed(Failure(.usage, "no", details: "why"))
    progress.failed(Failure(.interrupted, ""))
    #expect(
      screen.text.replacing("\\/", with: "/") == """
        {"bytes":7,"digest":"ab","event":"file","frames":60,"path":"a/b.mp4","scene":"a.swift"}
        {"bytes":1,"event":"file","frames":1,"path":"-","scene":"a.swift"}
        {"code":2,"details":"why","event":"error","message":"no","scene":"a.swift"}
        {"code":130,"event":"error","message":"interrupted","scene":"a.swift"}

        """)
    let silent = Screen()
    silent.progress(.plain).failed(Failure(.usage, "no"))
    #expect(silent.text == "")
  }

  @Test("a bar is full at the end and never longer; the rest is time by the rate so far")
  func line() {
    let screen = Screen()
    var progress = screen.progress(.none)
    #expect(progress.line(elapsed: 0) == "a.swift  0 frames  0 a second")
    progress.note(.begins(frameCount: 4))
    #expect(progress.line(elapsed: 1).hasSuffix("────────────────────────  0/4  0 a second"))
    for number in 0..<6 { progress.note(.frame(number: number, ticks: 0)) }
    #expect(
      progress.line(elapsed: 2) == "a.swift  ━━━━━━━━━━━━━━━━━━━━━━━━  6/4  3 a second  0.0 s left")
  }
}
