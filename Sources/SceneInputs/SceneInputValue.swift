public import Foundation

/// A value that a film can be given as text, for ``SceneInput``.
///
/// `String`, `Bool`, `Int`, `Double`, `CGFloat` and `Color` are such values. Enumerations with raw values need not conform.
public protocol SceneInputValue: Equatable {
  /// Reads a value.
  ///
  /// - Parameter text: What a user wrote; `nil` is returned where it means no value.
  init?(sceneInput text: String)

  /// What is read, in words: `whole numbers`.
  static var acceptedSceneInput: String { get }

  /// The text that would be read as this value; `nil` if there is none.
  var sceneInputText: String? { get }
}

extension String: SceneInputValue {
  /// Takes any text as it is.
  public init?(sceneInput text: String) { self = text }
  /// Any text.
  public static var acceptedSceneInput: String { "any text" }
  /// The text itself.
  public var sceneInputText: String? { self }
}

extension Bool: SceneInputValue {
  /// Reads `true` or `false`.
  public init?(sceneInput text: String) {
    guard let value = Bool(text) else { return nil }
    self = value
  }
  /// The two words.
  public static var acceptedSceneInput: String { "true or false" }
  /// One of the two words.
  public var sceneInputText: String? { "\(self)" }
}

extension Int: SceneInputValue {
  /// Reads decimal digits, with a sign or without.
  public init?(sceneInput text: String) {
    guard let value = Int(text) else { return nil }
    self = value
  }
  /// Integers.
  public static var acceptedSceneInput: String { "whole numbers, as in 12" }
  /// In decimal digits.
  public var sceneInputText: String? { "\(self)" }
}

extension Double: SceneInputValue {
  /// Reads a finite number in decimal digits: `0.5`, `-2`, `1e3`.
  public init?(sceneInput text: String) {
    // Swift would read `nan`, `infinity` and `0x1p3`, too.
    guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }), let value = Double(text),
      value.isFinite
    else { return nil }
    self = value
  }
  /// Finite numbers.
  public static var acceptedSceneInput: String { "numbers, as in 0.5" }
  /// The shortest digits that are read as this number.
  public var sceneInputText: String? { Self.text(self) }

  /// A number without `.0` behind a whole one.
  fileprivate static func text(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension CGFloat: SceneInputValue {
  /// Reads a finite number in decimal digits.
  public init?(sceneInput text: String) {
    guard let value = Double(sceneInput: text) else { return nil }
    self = CGFloat(value)
  }
  /// Finite numbers.
  public static var acceptedSceneInput: String { Double.acceptedSceneInput }
  /// The shortest digits that are read as this number.
  public var sceneInputText: String? { Double.text(Double(self)) }
}
