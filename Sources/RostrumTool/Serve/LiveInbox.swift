import Foundation
import SceneLoader

/// An inbox of a live scene's process: requests come by standard input, a line each.
struct LiveInbox {
  /// What there is to do.
  enum Next {
    case request(LiveRequest)
    /// Nobody can ask any more.
    case ended
    /// Nothing yet.
    case none
  }

  private var waiting = Data()

  /// How long it waits at a time, in milliseconds.
  private static let beat: Int32 = 1000

  /// The next request.
  ///
  /// - Parameters:
  ///   - waits: Whether to wait for one for a while; else what has come is looked at.
  ///   - beat: Says that the process lives, while there is nothing to do.
  /// - Returns: The request; what is none is passed over.
  mutating func next(waits: Bool, _ beat: () -> Void) -> Next {
    while true {
      if let end = waiting.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(waiting[waiting.startIndex..<end])
        waiting = Data(waiting[waiting.index(after: end)...])
        if let request = try? JSONDecoder().decode(LiveRequest.self, from: line) {
          return .request(request)
        }
        continue
      }
      let input = FileHandle.standardInput
      switch ChildProcess.await(input, milliseconds: waits ? Self.beat : 0) {
      case .readable:
        let bytes = input.availableData
        if bytes.isEmpty { return .ended }
        waiting.append(bytes)
      case .timeout:
        if waits { beat() }
        return .none
      case .ended, .signal: return .ended
      }
    }
  }
}
