/// An action that returns when it is told to.
@MainActor final class Gate {
  private(set) var count = 0
  private var waiting: CheckedContinuation<Void, Never>?
  func wait() async {
    count += 1
    await withCheckedContinuation { waiting = $0 }
  }
  func open() {
    waiting?.resume()
    waiting = nil
  }
}
