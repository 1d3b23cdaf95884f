/// A queue of rows that begin side by side as far as memory allows, in the order that it is given.
///
/// What a row will need is its frames' bytes and a process's own, which is learnt from the rows that have ended. A row that
/// does not fit beside those under way lets later ones go before it; one that fits nowhere goes alone.
public struct RowQueue: Sendable {
  /// A row and the bytes of its frames in flight.
  public struct Item: Hashable, Sendable {
    /// The row's number.
    public var row: Int
    /// The bytes of its frames.
    public var bytes: Int

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - row: The row's number.
    ///   - bytes: The bytes of its frames.
    public init(row: Int, bytes: Int) { (self.row, self.bytes) = (row, bytes) }
  }

  /// What a process needs besides its frames until one has told, in bytes.
  static let usualProcess = 96_000_000
  /// How many rows are looked at for one that fits: beyond, the front waits.
  private static let reach = 64

  private var waiting: [Item]
  private var front = 0
  private var running: [Int: Int] = [:]
  private let memory: Int
  /// What a process needs besides its frames, as far as known.
  private(set) var process = Self.usualProcess
  private var hasLearnt = false

  /// Creates a queue.
  ///
  /// - Parameters:
  ///   - items: The rows, in the order in which they begin.
  ///   - memory: What all that run together may need, in bytes.
  public init(_ items: [Item], memory: Int) { (waiting, self.memory) = (items, memory) }

  /// How many rows are under way.
  public var runningCount: Int { running.count }

  /// How many rows have not begun.
  public var waitingCount: Int { waiting.count - front }

  /// The row that may begin now, and has begun then; `nil` if none may.
  public mutating func next() -> Int? {
    guard front < waiting.count else { return nil }
    let used = running.values.reduce(0) { $0 + $1 + process }
    let last = min(waiting.count, front + Self.reach)
    for place in front..<last {
      let item = waiting[place]
      guard running.isEmpty || used + item.bytes + process <= memory else { continue }
      // Those before it move on by one, and stay before all others.
      for other in stride(from: place, to: front, by: -1) { waiting[other] = waiting[other - 1] }
      front += 1
      running[item.row] = item.bytes
      return item.row
    }
    return nil
  }

  /// A row has ended.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - peak: The most bytes that its process had; `nil` if that is not known.
  public mutating func end(_ row: Int, peak: Int?) {
    guard let bytes = running.removeValue(forKey: row), let peak, peak > 0 else { return }
    let own = max(0, peak - bytes)
    process = hasLearnt ? max(process, own) : own
    hasLearnt = true
  }

  /// Leaves out all that has not begun.
  public mutating func close() { front = waiting.count }
}
