/// What a content configuration may depend on.
@MainActor @preconcurrency public protocol UIConfigurationState {
  /// The traits of the place.
  var traitCollection: UITraitCollection { get set }
}

/// The state of a header or a footer, on which what it shows may depend.
public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits of the place.
  public var traitCollection: UITraitCollection
  /// Whether it takes nothing.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is chosen.
  public var isSelected = false
  /// Whether keys would reach it: in no film.
  public var isFocused = false
  /// Whether something else is marked by it: in no film.
  public var isPinned = false

  /// Creates a state in which nothing is the case.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a cell, on which what it shows may depend.
public struct UICellConfigurationState: UIConfigurationState {
  /// The traits of the place.
  public var traitCollection: UITraitCollection
  /// Whether it takes nothing.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is chosen.
  public var isSelected = false
  /// Whether keys would reach it: in no film.
  public var isFocused = false
  /// Whether its list is edited: in no film.
  public var isEditing = false
  /// Whether what it stands for is shown below it.
  public var isExpanded = false
  /// Whether it is pulled aside.
  public var isSwiped = false
  /// Whether it is carried elsewhere: in no film.
  public var isReordering = false
  /// Whether it stays in its place: in no film.
  public var isPinned = false

  /// Creates a state in which nothing is the case.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

extension UIContentConfiguration {
  /// The configuration for a state: the same for each.
  ///
  /// - Note: Accepted; no effect. `for`: it is for those that have their own.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIContentView {
  /// Whether the view shows configurations of a kind; each makes a view of its own here.
  ///
  /// - Note: Accepted; no effect. `configuration`: views are made anew.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool { false }
}
