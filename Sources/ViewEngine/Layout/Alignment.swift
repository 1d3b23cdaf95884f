public import Foundation

/// An alignment guide: a line by which views line up, along one axis.
public protocol AlignmentID: SendableMetatype {
  /// The guide's position in a view that does not set it, in points from its top left.
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

/// A horizontal alignment: a vertical line by which views line up.
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
  // Guides of their own, which only those set who mean the separator.
  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  /// The leading edges.
  public static let leading = Self(Leading.self)
  /// The centres.
  public static let center = Self(Center.self)
  /// The trailing edges.
  public static let trailing = Self(Trailing.self)
  /// Where the separator below a row begins.
  public static let listRowSeparatorLeading = Self(SeparatorLeading.self)
  /// Where the separator below a row ends.
  public static let listRowSeparatorTrailing = Self(SeparatorTrailing.self)
}

/// A vertical alignment: a horizontal line by which views line up.
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
  /// The top edges.
  public static let top = Self(Top.self)
  /// The centres.
  public static let center = Self(Center.self)
  /// The bottom edges.
  public static let bottom = Self(Bottom.self)
  /// The baseline of the first line of text; the bottom edge without text.
  public static let firstTextBaseline = Self(FirstTextBaseline.self)
  /// The baseline of the last line of text; the bottom edge without text.
  public static let lastTextBaseline = Self(LastTextBaseline.self)
}

/// An alignment along both axes: a point by which views line up.
public struct Alignment: Equatable, Sendable {
  /// The horizontal alignment.
  public var horizontal: HorizontalAlignment
  /// The vertical alignment.
  public var vertical: VerticalAlignment
  /// Creates an alignment along both axes.
  ///
  /// - Parameters:
  ///   - horizontal: The alignment from side to side.
  ///   - vertical: The alignment up and down.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// The centres.
  public static let center = Self(horizontal: .center, vertical: .center)
  /// The leading edges, half-way down.
  public static let leading = Self(horizontal: .leading, vertical: .center)
  /// The trailing edges, half-way down.
  public static let trailing = Self(horizontal: .trailing, vertical: .center)
  /// The top edges, half-way across.
  public static let top = Self(horizontal: .center, vertical: .top)
  /// The bottom edges, half-way across.
  public static let bottom = Self(horizontal: .center, vertical: .bottom)
  /// The top leading corners.
  public static let topLeading = Self(horizontal: .leading, vertical: .top)
  /// The top trailing corners.
  public static let topTrailing = Self(horizontal: .trailing, vertical: .top)
  /// The bottom leading corners.
  public static let bottomLeading = Self(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corners.
  public static let bottomTrailing = Self(horizontal: .trailing, vertical: .bottom)
  /// The first baselines, half-way across.
  public static let centerFirstTextBaseline = Self(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The first baselines, at the leading edges.
  public static let leadingFirstTextBaseline = Self(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The first baselines, at the trailing edges.
  public static let trailingFirstTextBaseline = Self(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The last baselines, half-way across.
  public static let centerLastTextBaseline = Self(horizontal: .center, vertical: .lastTextBaseline)
  /// The last baselines, at the leading edges.
  public static let leadingLastTextBaseline = Self(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The last baselines, at the trailing edges.
  public static let trailingLastTextBaseline = Self(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

/// The dimensions of a view: its size and alignment guides, in points from its top left.
public struct ViewDimensions: Equatable, Sendable {
  package let size: CGSize
  package let box: Box?

  package init(size: CGSize, box: Box?) { (self.size, self.box) = (size, box) }

  /// The view's width.
  public var width: CGFloat { size.width }
  /// The view's height.
  public var height: CGFloat { size.height }

  /// The position of a horizontal alignment's line, in points from the leading edge.
  @MainActor @preconcurrency public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[guide.key]
  }
  /// The position of a vertical alignment's line, in points from the top edge.
  @MainActor @preconcurrency public subscript(guide: VerticalAlignment) -> CGFloat {
    self[guide.key]
  }
  /// The position of the line if the view sets it itself, else `nil`.
  @MainActor @preconcurrency public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    box?.guide(guide.key, in: self)
  }
  /// The position of the line if the view sets it itself, else `nil`.
  @MainActor @preconcurrency public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    box?.guide(guide.key, in: self)
  }

  @MainActor subscript(key: AlignmentKey) -> CGFloat {
    box?.guide(key, in: self) ?? key.defaultValue(self)
  }

  /// The point by which the view lines up by `alignment`.
  @MainActor package func point(of alignment: Alignment) -> CGPoint {
    CGPoint(x: self[alignment.horizontal], y: self[alignment.vertical])
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.size == rhs.size && lhs.box === rhs.box
  }
}
