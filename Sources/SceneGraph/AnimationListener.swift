/// The completion criteria: when the completion of an animation is called.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Moment: Hashable, Sendable { case logical, removal }
  private let moment: Moment

  /// Logical completion: the animation counts as complete, though it may still settle.
  public static let logicallyComplete = Self(moment: .logical)
  /// Removal: the animation has come to its end.
  public static let removed = Self(moment: .removal)
}

/// A completion that waits for all attributes that one transaction animates.
///
/// It is called once: when the last of them is done, or when the update is over if there was none.
public final class AnimationListener {
  /// The criteria: what it waits for.
  public let criteria: AnimationCompletionCriteria
  private let completion: () -> Void
  private var count = 0
  private var isOpen = true
  private var isDone = false
  /// Whether it is called at the end of an update in which nothing began to move for it.
  public var isCalledWhenNothingMoves = true
  /// Whether an attribute has ever moved for it.
  public private(set) var hasBegun = false

  /// Creates a listener; `completion` is called once.
  ///
  /// - Parameters:
  ///   - criteria: What it waits for.
  ///   - completion: What is called.
  public init(criteria: AnimationCompletionCriteria, completion: @escaping () -> Void) {
    self.criteria = criteria
    self.completion = completion
  }

  /// Waits for one more attribute.
  func add() {
    count += 1
    hasBegun = true
  }

  /// Says that one attribute is done.
  ///
  /// - Returns: Whether it was the last, so that ``call()`` is due.
  func finishOne() -> Bool {
    count -= 1
    return count == 0 && !isOpen
  }

  /// Says that the update is over in which attributes could begin to move; calls the completion if none
  /// did, or if all of them are done.
  public func finishRegistration() {
    isOpen = false
    if count == 0, hasBegun || isCalledWhenNothingMoves { call() }
  }

  /// Calls the completion, if it was not called before.
  func call() {
    if isDone { return }
    isDone = true
    completion()
  }
}
