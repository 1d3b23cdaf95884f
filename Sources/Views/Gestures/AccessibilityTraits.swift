/// What a view is, in the words of assistive technologies.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: Set<Int> = []
  /// Creates no traits.
  public init() {}
  private init(_ bit: Int) { bits = [bit] }
  public static let isButton = Self(0)
  public static let isHeader = Self(1)
  public static let isSelected = Self(2)
  public static let isLink = Self(3)
  public static let isSearchField = Self(4)
  public static let isImage = Self(5)
  public static let playsSound = Self(6)
  public static let isKeyboardKey = Self(7)
  public static let isStaticText = Self(8)
  public static let isSummaryElement = Self(9)
  public static let updatesFrequently = Self(10)
  public static let startsMediaSession = Self(11)
  public static let allowsDirectInteraction = Self(12)
  public static let causesPageTurn = Self(13)
  public static let isModal = Self(14)
  public static let isToggle = Self(15)
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

/// How views inside an element count.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let number: Int
  public static let ignore = Self(number: 0)
  public static let contain = Self(number: 1)
  public static let combine = Self(number: 2)
}
