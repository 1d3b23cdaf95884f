import Foundation
import Motion
import ViewEngine

/// A script of input events, what a person does while watching: touches and words at exact times.
struct Script: Hashable, Sendable {
  /// The destination of a drag.
  enum Destination: Hashable, Sendable {
    /// To a place of the stage, in points.
    case point(x: Double, y: Double)
    /// This far from where it is, in points.
    case offset(x: Double, y: Double)
  }

  /// A leg of a drag.
  struct Leg: Hashable, Sendable {
    /// Where it ends; an offset is from where the leg before ends.
    let destination: Destination
    let length: ExactSeconds
  }

  enum Action: Hashable, Sendable {
    case tap(TapTarget, length: ExactSeconds)
    case longPress(TapTarget, length: ExactSeconds)
    case drag(TapTarget, to: Destination, length: ExactSeconds)
    /// A drag of several legs, each evenly to its end.
    case path(TapTarget, [Leg])
    case type(String, into: TapTarget)
  }

  struct Step: Hashable, Sendable {
    let action: Action
    let time: ExactSeconds
  }

  /// In the order in which they were written.
  var steps: [Step] = []
  /// What states of a document are set to.
  var changes: [StateChange] = []
  /// Whether the script that a document brings is left out for it.
  var standsAlone = false
}

/// An error of a script: why it cannot be followed.
enum ScriptError: Error, Equatable, Sendable {
  /// A step cannot be read: what was written, and what is accepted.
  case malformed(step: String, accepted: String)
  /// A file cannot be read: where, and why.
  case badFile(path: String, line: Int?, reason: String)
  /// A step finds nothing that its touch reaches: why, and when.
  case untouchable(TapTarget.Failure, seconds: Double)
  /// A step comes when the film is over: what it does, when, and when that is.
  case afterEnd(step: String, seconds: Double, end: Double)
}

extension Script {
  /// Refuses steps that nobody would see.
  ///
  /// - Parameters:
  ///   - end: The film's end.
  ///   - rate: What a time in frames refers to.
  /// - Throws: ``ScriptError/afterEnd(step:seconds:end:)`` for the first that begins at the end or after it.
  func check(end: Instant, rate: RateArgument) throws(ScriptError) {
    for step in steps {
      let start = step.time.instant(at: rate)
      guard start >= end else { continue }
      throw .afterEnd(
        step: Messages.describe(step.action), seconds: start.seconds, end: end.seconds)
    }
    for change in changes {
      let start = change.time.instant(at: rate)
      guard start >= end else { continue }
      throw .afterEnd(
        step: "setting '\(change.group)=\(change.state)'", seconds: start.seconds, end: end.seconds)
    }
  }
}
