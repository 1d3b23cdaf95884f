public import Foundation

/// A view on the stage that reacts to touches.
public struct Tappable: Equatable, Sendable {
  /// Its place among those on the stage, in the order of the views, from 1 on: `#1` names the first.
  public let index: Int
  /// The gestures that it reacts to, in words: "button", "tap", "drag, tap", ….
  public let kind: String
  /// Its name: its accessibility label, else the texts that it shows, else its pictures' names; may be empty.
  public let label: String
  /// Its accessibility identifier.
  public let identifier: String?
  /// Its accessibility value.
  public let value: String?
  /// Every text that it shows.
  public let texts: [String]
  /// The names of the symbols and pictures that it shows.
  public let pictures: [String]
  /// The frame, in points of the stage.
  public let frame: CGRect
  /// A place at which a finger reaches it, in points of the stage; `nil` where there is none.
  public let point: CGPoint?
  /// Why touching it does nothing now; `nil` if it takes touches.
  public let obstacle: Obstacle?

  /// Whether it is enabled.
  public var isEnabled: Bool { obstacle != .disabled }

  /// An obstacle between a finger and a view that reacts to touches.
  public enum Obstacle: Hashable, Sendable {
    /// It is disabled.
    case disabled
    /// Something lies over it: that one's text or label, else what it is.
    case covered(by: String)
    /// It is scrolled or clipped away.
    case outOfSight
    /// It is beyond the stage's edges.
    case offStage
    /// It paints nothing that a finger could touch.
    case empty
  }
}

extension Tappable {
  /// The ways in which a name may fit, the closest first.
  static let fits: [@Sendable (Tappable, String) -> Bool] = [
    { $0.identifier == $1 },
    { $0.label == $1 },
    { $0.texts.contains($1) },
    { $0.pictures.contains($1) },
    { view, name in view.names.contains { $0.lowercased() == name.lowercased() } },
    { view, name in view.names.contains { words(name).isPart(of: words($0)) } },
  ]

  private var names: [String] { [label] + texts }

  /// The words of a text, without what is between them.
  private static func words(_ text: String) -> [Substring] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }
  }
}

extension [Substring] {
  /// Whether `all` has these words in this order, with none between them.
  fileprivate func isPart(of all: [Substring]) -> Bool {
    guard !isEmpty, count <= all.count else { return false }
    return (0...all.count - count).contains { all[$0..<$0 + count].elementsEqual(self) }
  }
}
