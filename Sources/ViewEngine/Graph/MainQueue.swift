/// The main queue, as a scene's graph sees it.
@MainActor public struct MainQueue {
  /// Runs the jobs that are due now, not what they add; says whether there was one.
  public var runTurn: () -> Bool
  /// Whether a job is due now.
  public var hasWork: () -> Bool

  /// Creates a queue by what it does.
  ///
  /// - Parameters:
  ///   - runTurn: Runs the jobs that are due now, not what they add; says whether there was one.
  ///   - hasWork: Whether a job is due now.
  public init(runTurn: @escaping () -> Bool, hasWork: @escaping () -> Bool) {
    (self.runTurn, self.hasWork) = (runTurn, hasWork)
  }

  /// A queue that nobody adds to.
  static var idle: MainQueue { MainQueue(runTurn: { false }, hasWork: { false }) }
}
