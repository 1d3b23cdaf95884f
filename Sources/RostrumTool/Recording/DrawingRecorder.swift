import Digest
import DisplayList
import Film
import Goldens
import ViewEngine

/// A recorder of what each view draws, from frame to frame.
struct DrawingRecorder {
  /// What a view draws from a frame on; `nil` for nothing.
  private typealias Change = (frame: Int, digest: String?)

  private var digest = ListDigest()
  private var order: [String] = []
  private var changes: [String: [Change]] = [:]
  /// Each view's commands in words, as in the first frame in which it draws.
  private var words: [String: [String]] = [:]
  private var frameCount = 0

  /// Takes the next frame.
  mutating func take(_ frame: DrawnFrame) {
    var commands: [String: [DisplayList.Command]] = [:]
    var new: Set<String> = []
    for (view, command) in zip(frame.views, frame.list.commands) {
      if changes[view] == nil {
        order.append(view)
        changes[view] = []
        new.insert(view)
      }
      commands[view, default: []].append(command)
    }
    if !new.isEmpty {
      for line in frame.lines where new.contains(line.view) {
        words[line.view, default: []].append(line.text)
      }
    }
    for view in order {
      let found = commands[view].map { digest.digest(of: $0) }
      let last = changes[view]?.last?.digest
      if found != last { changes[view]?.append((frameCount, found)) }
    }
    frameCount += 1
  }

  /// What was recorded in the first so many frames.
  func drawings(frameCount count: Int) -> [ViewDrawing] {
    order.compactMap { view in
      let changes = (changes[view] ?? []).filter { $0.frame < count }
      guard !changes.isEmpty else { return nil }
      let lines = changes.map { "\($0.frame) \($0.digest ?? "-")" }.joined(separator: "\n")
      let digest = SHA256.hexadecimal(of: Array(lines.utf8))
      return ViewDrawing(
        view: view, digest: String(digest.prefix(16)),
        commands: CommandWords.kept(words[view] ?? []))
    }
  }
}
