public import Foundation

/// A guide by which views line up, in one direction.
public protocol AlignmentID: SendableMetatype {
  /// Where the guide is in a view that does not set it.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide's identity.
@_spi(Engine) public struct AlignmentKey: Hashable, Sendable {
  private let type: any AlignmentID.Type
  package let isHorizontal: Bool

  init(_ type: any AlignmentID.Type, isHorizontal: Bool) {
    (self.type, self.isHorizontal) = (type, isHorizontal)
  }

  var id: ObjectIdentifier { ObjectIdentifier(type) }
  func defaultValue(_ dimensions: ViewDimensions) -> CGFloat { type.defaultValue(in: dimensions) }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A vertical line by which views line up.
public struct HorizontalAlignment: Equatable, Sendable {
  let key: AlignmentKey
  /// Creates an alignment.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isHorizontal: true) }
  init(key: AlignmentKey) { self.key = key }

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  /// Where lines begin.
  public static let leading = Self(Leading.self)
  /// In the middle.
  public static let center = Self(Center.self)
  /// Where lines end.
  public static let trailing = Self(Trailing.self)
  /// Where the line below a row begins.
  public static let listRowSeparatorLeading = Self(Leading.self)
  /// Where the line below a row ends.
  public static let listRowSeparatorTrailing = Self(Trailing.self)
}

/// A horizontal line by which views line up.
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey
  /// Creates an alignment.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isHorizontal: false) }
  init(key: AlignmentKey) { self.key = key }

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  /// The upper edge.
  public static let top = Self(Top.self)
  /// In the middle.
  public static let center = Self(Center.self)
  /// The lower edge.
  public static let bottom = Self(Bottom.self)
  /// The baseline of the first line of text; the lower edge without text.
  public static let firstTextBaseline = Self(FirstTextBaseline.self)
  /// The baseline of the last line of text; the lower edge without text.
  public static let lastTextBaseline = Self(LastTextBaseline.self)
}

/// A place by which views line up, in both directions.
public struct Alignment: Equatable, Sendable {
  /// The vertical line.
  public var horizontal: HorizontalAlignment
  /// The horizontal line.
  public var vertical: VerticalAlignment
  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// In the middle of both.
  public static let center = Self(horizontal: .center, vertical: .center)
  /// Where lines begin, half-way down.
  public static let leading = Self(horizontal: .leading, vertical: .center)
  /// Where lines end, half-way down.
  public static let trailing = Self(horizontal: .trailing, vertical: .center)
  /// At the top, in the middle.
  public static let top = Self(horizontal: .center, vertical: .top)
  /// At the bottom, in the middle.
  public static let bottom = Self(horizontal: .center, vertical: .bottom)
  /// The upper corner where lines begin.
  public static let topLeading = Self(horizontal: .leading, vertical: .top)
  /// The upper corner where lines end.
  public static let topTrailing = Self(horizontal: .trailing, vertical: .top)
  /// The lower corner where lines begin.
  public static let bottomLeading = Self(horizontal: .leading, vertical: .bottom)
  /// The lower corner where lines end.
  public static let bottomTrailing = Self(horizontal: .trailing, vertical: .bottom)
  /// In the middle, by the first baseline.
  public static let centerFirstTextBaseline = Self(
    horizontal: .center, vertical: .firstTextBaseline)
  /// Where lines begin, by the first baseline.
  public static let leadingFirstTextBaseline = Self(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// Where lines end, by the first baseline.
  public static let trailingFirstTextBaseline = Self(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// In the middle, by the last baseline.
  public static let centerLastTextBaseline = Self(horizontal: .center, vertical: .lastTextBaseline)
  /// Where lines begin, by the last baseline.
  public static let leadingLastTextBaseline = Self(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// Where lines end, by the last baseline.
  public static let trailingLastTextBaseline = Self(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A view's size and the guides by which it lines up, in points from its top left.
public struct ViewDimensions: Equatable, Sendable {
  package let size: CGSize
  package let box: Box?

  package init(size: CGSize, box: Box?) { (self.size, self.box) = (size, box) }

  /// The view's width.
  public var width: CGFloat { size.width }
  /// The view's height.
  public var height: CGFloat { size.height }

  /// Where the view has a vertical line.
  @MainActor @preconcurrency public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[guide.key]
  }
  /// Where the view has a horizontal line.
  @MainActor @preconcurrency public subscript(guide: VerticalAlignment) -> CGFloat {
    self[guide.key]
  }
  /// Where the view sets a vertical line itself.
  @MainActor @preconcurrency public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    box?.guide(guide.key, in: self)
  }
  /// Where the view sets a horizontal line itself.
  @MainActor @preconcurrency public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    box?.guide(guide.key, in: self)
  }

  @MainActor subscript(key: AlignmentKey) -> CGFloat {
    box?.guide(key, in: self) ?? key.defaultValue(self)
  }

  /// The place at which the view lines up by `alignment`.
  @MainActor package func point(of alignment: Alignment) -> CGPoint {
    CGPoint(x: self[alignment.horizontal], y: self[alignment.vertical])
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.size == rhs.size && lhs.box === rhs.box
  }
}
