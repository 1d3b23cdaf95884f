public import Foundation

/// A player of several items, one after another.
@MainActor @preconcurrency open class AVQueuePlayer: AVPlayer {
  /// What comes after the current item.
  private var waiting: [AVPlayerItem] = []

  /// Creates a player of items.
  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    waiting = Array(items.dropFirst())
  }

  /// The items that are still to be played, with the one that it stands at.
  open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + waiting }
  /// Goes on to the next item.
  open func advanceToNextItem() {
    proceed(to: waiting.isEmpty ? nil : waiting.removeFirst())
  }
  /// Whether an item may come after another one: it may unless it is there.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - afterItem: The one before it; `nil` for the last.
  /// - Returns: Whether it may.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    let items = items()
    return !items.contains(item) && (afterItem.map(items.contains) ?? true)
  }
  /// Puts an item after another one.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - afterItem: The one before it; `nil` for the last.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    guard currentItem != nil else { return proceed(to: item) }
    guard let afterItem else { return waiting.append(item) }
    waiting.insert(item, at: (waiting.firstIndex(of: afterItem).map { $0 + 1 }) ?? 0)
  }
  /// Takes an item away.
  open func remove(_ item: AVPlayerItem) {
    if item === currentItem { advanceToNextItem() } else { waiting.removeAll { $0 === item } }
  }
  /// Takes all items away.
  open func removeAllItems() {
    waiting = []
    proceed(to: nil)
  }
  open override func replaceCurrentItem(with item: AVPlayerItem?) {
    // In the queue what is taken instead stands where that was.
    waiting.removeAll { $0 === item }
    super.replaceCurrentItem(with: item)
  }
}

/// What plays an item again and again, which nothing does in a film.
@MainActor @preconcurrency open class AVPlayerLooper: NSObject {
  /// How a loop is.
  public enum Status: Int, Sendable {
    /// Nobody knows yet.
    case unknown
    /// It can be played.
    case ready
    /// It cannot.
    case failed
    /// It was ended.
    case cancelled
  }
  /// How often it has been played.
  public let loopCount = 0
  /// How it is: nobody knows until it is ended, as nothing is opened.
  open private(set) var status = Status.unknown
  /// What is played.
  open private(set) var loopingPlayerItems: [AVPlayerItem] = []

  /// Creates it, and gives the player its item.
  ///
  /// - Parameters:
  ///   - player: The player.
  ///   - templateItem: What is played.
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {
    super.init()
    take(templateItem, player)
  }
  /// Creates it for a part of an item, and gives the player the item.
  ///
  /// - Parameters:
  ///   - player: The player.
  ///   - itemToLoop: What is played.
  ///   - loopRange: The part.
  /// - Note: Accepted; no effect. `timeRange`: nothing plays in a film.
  public init(
    player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange
  ) {
    super.init()
    take(itemToLoop, player)
  }

  private func take(_ item: AVPlayerItem, _ player: AVQueuePlayer) {
    loopingPlayerItems = [item]
    player.insert(item, after: nil)
  }

  /// Ends it.
  open func disableLooping() { status = .cancelled }
}
