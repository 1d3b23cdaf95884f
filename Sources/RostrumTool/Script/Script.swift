import Foundation

/// A script of input events, what a person does while watching: touches and words at exact times.
struct Script: Hashable, Sendable {
  /// The target of a touch.
  enum Target: Hashable, Sendable {
    /// What shows these words, or is called so.
    case named(String)
    /// The one with this number, from 1, of everything that can be tapped.
    case number(Int)
    /// A place of the stage, in points.
    case point(x: Double, y: Double)
  }

  /// The destination of a drag.
  enum Destination: Hashable, Sendable {
    /// To a place of the stage, in points.
    case point(x: Double, y: Double)
    /// This far from where it is, in points.
    case offset(x: Double, y: Double)
  }

  enum Action: Hashable, Sendable {
    case tap(Target)
    case longPress(Target, length: ExactSeconds)
    case drag(Target, to: Destination, length: ExactSeconds)
    case type(String, into: Target)
  }

  struct Step: Hashable, Sendable {
    let action: Action
    let time: ExactSeconds
  }

  /// In the order in which they were written.
  var steps: [Step] = []
}

/// An error of a script: why it cannot be followed.
enum ScriptError: Error, Hashable, Sendable {
  /// A step cannot be read: what was written, and what is accepted.
  case malformed(step: String, accepted: String)
  /// A file cannot be read: where, and why.
  case badFile(path: String, line: Int?, reason: String)
  /// Nothing is there to touch: what was sought, when, and what there is.
  case noTarget(sought: String, seconds: Double, present: [String])
  /// Several things are called so: their numbers.
  case ambiguous(name: String, seconds: Double, numbers: [Int])
}

extension Script.Target {
  /// Reads `Submit`, `#2`, `120,40`, or `text:#2` for what looks like one of the others.
  init?(_ text: String) {
    if text.hasPrefix("text:") {
      let name = String(text.dropFirst(5))
      if name.isEmpty { return nil }
      self = .named(name)
    } else if text.hasPrefix("#"), let number = Int(text.dropFirst()) {
      if number < 1 { return nil }
      self = .number(number)
    } else if let point = Self.pair(text) {
      self = .point(x: point.x, y: point.y)
    } else if text.isEmpty {
      return nil
    } else {
      self = .named(text)
    }
  }

  /// Two numbers with a comma.
  static func pair(_ text: String) -> (x: Double, y: Double)? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]), x.isFinite,
      y.isFinite
    else { return nil }
    return (x, y)
  }

  /// As a user would write it.
  var text: String {
    switch self {
    case .named(let name): "'\(name)'"
    case .number(let number): "#\(number)"
    case .point(let x, let y): "\(SizeArgument.short(x)),\(SizeArgument.short(y))"
    }
  }
}
