/// Accessibility traits: what a view is, in the words of assistive technologies.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: Set<Int> = []
  /// Creates no traits.
  public init() {}
  private init(_ bit: Int) { bits = [bit] }
  /// It does something when tapped.
  public static let isButton = Self(0)
  /// It heads a part of the page.
  public static let isHeader = Self(1)
  /// It is chosen.
  public static let isSelected = Self(2)
  /// It leads elsewhere.
  public static let isLink = Self(3)
  /// It takes words to search for.
  public static let isSearchField = Self(4)
  /// It is an image.
  public static let isImage = Self(5)
  /// It plays its own sound when activated.
  public static let playsSound = Self(6)
  /// It is a key of a keyboard.
  public static let isKeyboardKey = Self(7)
  /// It is text that cannot change.
  public static let isStaticText = Self(8)
  /// It sums up the page when the app opens.
  public static let isSummaryElement = Self(9)
  /// It changes often.
  public static let updatesFrequently = Self(10)
  /// It starts playing when activated.
  public static let startsMediaSession = Self(11)
  /// It takes touches directly.
  public static let allowsDirectInteraction = Self(12)
  /// It turns the page when read to its end.
  public static let causesPageTurn = Self(13)
  /// What is around it is out of reach.
  public static let isModal = Self(14)
  /// It is on or off.
  public static let isToggle = Self(15)
  /// It switches between pages.
  public static let isTabBar = Self(16)

  public func contains(_ member: Self) -> Bool { bits.isSuperset(of: member.bits) }
  public func union(_ other: Self) -> Self { with(bits.union(other.bits)) }
  public func intersection(_ other: Self) -> Self { with(bits.intersection(other.bits)) }
  public func symmetricDifference(_ other: Self) -> Self {
    with(bits.symmetricDifference(other.bits))
  }
  public mutating func insert(
    _ newMember: Self
  ) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    bits.formUnion(newMember.bits)
    return (isNew, newMember)
  }
  public mutating func remove(_ member: Self) -> Self? {
    let common = bits.intersection(member.bits)
    bits.subtract(member.bits)
    return common.isEmpty ? nil : with(common)
  }
  public mutating func update(with newMember: Self) -> Self? {
    let old = bits.intersection(newMember.bits)
    bits.formUnion(newMember.bits)
    return old.isEmpty ? nil : with(old)
  }
  public mutating func formUnion(_ other: Self) { bits.formUnion(other.bits) }
  public mutating func formIntersection(_ other: Self) { bits.formIntersection(other.bits) }
  public mutating func formSymmetricDifference(_ other: Self) {
    bits.formSymmetricDifference(other.bits)
  }
  private func with(_ bits: Set<Int>) -> Self {
    var result = Self()
    result.bits = bits
    return result
  }
}

/// The behaviour of an accessibility element's children.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let number: Int
  /// The children are left out.
  public static let ignore = Self(number: 0)
  /// The children are elements of their own.
  public static let contain = Self(number: 1)
  /// The children are one element.
  public static let combine = Self(number: 2)
}
