public import Foundation

/// The spacing that a view would like to keep from its neighbours: at each edge, by the kind of
/// neighbour.
///
/// A text stands closer to another text than to a shape, and not as far below a shape as above one.
public struct ViewSpacing: Sendable {
  private var (top, leading): (EdgeSpacing, EdgeSpacing) = (EdgeSpacing(), EdgeSpacing())
  private var (bottom, trailing): (EdgeSpacing, EdgeSpacing) = (EdgeSpacing(), EdgeSpacing())

  /// Creates the spacing of a view that asks for nothing: neighbours are at the standard distance
  /// unless they ask for another.
  public init() {}

  /// No spacing at all, next to whatever view.
  public static let zero = ViewSpacing(any: 0, at: .all)

  /// The spacing of a view that is no text: texts keep the distance that they want.
  package static let plain: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.reset(.all)
    return spacing
  }()

  /// The standard spacing in points where neither view wishes another; measured on iOS between
  /// views that are no texts.
  package static let standard: CGFloat = 8

  /// Creates the spacing of a view that keeps a distance from any neighbour.
  ///
  /// - Parameters:
  ///   - distance: Points.
  ///   - edges: The edges at which it keeps them.
  package init(any distance: CGFloat, at edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { self[edge].any = distance }
  }

  /// What the view asks at one of its edges.
  subscript(edge: Edge) -> EdgeSpacing {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// The spacing between this view and `next`.
  ///
  /// - Parameters:
  ///   - next: The spacing of the view that follows.
  ///   - axis: The axis along which the two follow one another.
  /// - Returns: Points: the greatest of what the two edges that meet agree on; the standard 8 where
  ///   they do not.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let distance =
      axis == .horizontal
      ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
    return distance ?? Self.standard
  }

  /// Merges another view's spacing into this one.
  ///
  /// - Parameters:
  ///   - other: The spacing of the other view.
  ///   - edges: The edges at which the other view counts.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      self[edge].formUnion(other[edge])
    }
  }

  /// The union of this spacing and another view's.
  ///
  /// - Parameters:
  ///   - other: The spacing of the other view.
  ///   - edges: The edges at which the other view counts.
  /// - Returns: Spacing that asks, for each kind of neighbour, as much as the one that asks more.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// Resets some edges to those of a view that is no text, as where there is padding between.
  package mutating func reset(_ edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      self[edge] = EdgeSpacing()
      if edge == .top { self[edge].belowText = 0 }
      if edge == .bottom { self[edge].aboveText = 0 }
    }
  }

  /// This spacing with some edges reset to those of a view that is no text.
  package func resetting(_ edges: Edge.Set) -> ViewSpacing {
    var result = self
    result.reset(edges)
    return result
  }
}

/// What a view asks of the neighbour at one of its edges.
///
/// Each kind of distance is between two edges that both know it.
struct EdgeSpacing: Equatable, Sendable {
  /// Points from any neighbour, where the two edges have no kind in common.
  var any: CGFloat?
  /// The line of text that lies at the edge.
  var line: TextLine?
  /// Points that the edge adds between a view that is no text and a text below it.
  var aboveText: CGFloat?
  /// Points that the edge adds between a text and a view below it that is no text.
  var belowText: CGFloat?

  /// A line of text, or of a symbol that stands as letters do.
  struct TextLine: Equatable, Sendable {
    /// The height of the line with its leading, in points: of several lines, the highest counts.
    var height: CGFloat
    /// The leading in whole pixels, in points; `nil` for a symbol, which keeps no distance from text.
    var leading: CGFloat?

    /// The distance of `lower` to the line above it: the lower one's leading.
    static func distance(from upper: Self, to lower: Self) -> CGFloat {
      upper.leading == nil ? 0 : lower.leading ?? 0
    }
  }

  /// The distance that this edge and the one that follows agree on; `nil` if neither asks for any.
  func distance(to next: EdgeSpacing) -> CGFloat? {
    func both<T>(_ a: T?, _ b: T?, _ distance: (T, T) -> CGFloat) -> CGFloat? {
      a.flatMap { a in b.map { distance(a, $0) } }
    }
    let byKind = [
      both(line, next.line, TextLine.distance), both(aboveText, next.aboveText, +),
      both(belowText, next.belowText, +),
    ]
    return byKind.compactMap { $0 }.max() ?? [any, next.any].compactMap { $0 }.max()
  }

  /// Asks as much as `other` of each kind, if that is more.
  mutating func formUnion(_ other: EdgeSpacing) {
    func greater(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? { [a, b].compactMap { $0 }.max() }
    any = greater(any, other.any)
    aboveText = greater(aboveText, other.aboveText)
    belowText = greater(belowText, other.belowText)
    line = [line, other.line].compactMap { $0 }.max { $0.height < $1.height }
  }
}
