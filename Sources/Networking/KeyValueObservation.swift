public import Foundation

// What Foundation has elsewhere for values of objects that are watched by key path.

/// What those who watch a value are told of a change.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The value that it has now.
  public static let new = Self(rawValue: 0x01)
  /// The value that it had.
  public static let old = Self(rawValue: 0x02)
  /// They are told at once, too, of the value that there is.
  public static let initial = Self(rawValue: 0x04)
  /// They are told before a change, too, which nobody here does.
  public static let prior = Self(rawValue: 0x08)
}

/// How a value changed.
public enum NSKeyValueChange: UInt, Sendable {
  /// There is another one.
  case setting = 1
  /// Elements came into it.
  case insertion = 2
  /// Elements went.
  case removal = 3
  /// Elements were replaced.
  case replacement = 4
}

/// A change of a value that is watched.
public struct NSKeyValueObservedChange<Value> {
  /// How it changed.
  public typealias Kind = NSKeyValueChange
  /// How it changed: there is another one.
  public let kind = Kind.setting
  /// The value that it has now, if that was asked for.
  public let newValue: Value?
  /// The value that it had, if that was asked for.
  public let oldValue: Value?
  /// Whether the change is still to come: it is not.
  public let isPrior = false

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - new: The value that there is.
  ///   - old: The value that there was; `nil` where those who watch are told at once.
  ///   - options: What they want to be told.
  package init(to new: Value, from old: Value?, _ options: NSKeyValueObservingOptions) {
    newValue = options.contains(.new) ? new : nil
    oldValue = options.contains(.old) ? old : nil
  }
}

/// That a value is watched: it is until this is invalidated, or nobody holds it.
public final class NSKeyValueObservation: NSObject {
  /// Whether the value is watched no more.
  package private(set) var isOver = false

  package override init() {}
  /// Ends the watching.
  public func invalidate() { isOver = true }
}
