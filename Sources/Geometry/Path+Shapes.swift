public import Foundation

extension Path {
  /// The elements of the path.
  ///
  /// Rectangles start at their top left corner, shapes with round corners in the middle of their
  /// right side; all go clockwise on the screen.
  public var elements: [Element] {
    switch kind {
    case .empty: []
    case .general(let elements): elements
    case .rect(let rect):
      [
        .move(to: CGPoint(x: rect.minX, y: rect.minY)),
        .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
        .line(to: CGPoint(x: rect.maxX, y: rect.maxY)),
        .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .closeSubpath,
      ]
    case .ellipse(let rect):
      CornerOutline.elements(
        of: rect,
        corners: [CGSize](
          repeating: CGSize(width: rect.width / 2, height: rect.height / 2), count: 4),
        style: .circular)
    case .roundedRect(let rect, let size, let style):
      CornerOutline.elements(
        of: rect, corners: [CGSize](repeating: size, count: 4), style: style)
    case .unevenRoundedRect(let rect, let radii, let style):
      CornerOutline.elements(
        of: rect,
        corners: [radii.bottomTrailing, radii.bottomLeading, radii.topLeading, radii.topTrailing]
          .map { CGSize(width: $0, height: $0) }, style: style)
    }
  }

  /// Creates a rounded rectangle with corners of one size, which is limited to half the sides.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerSize: Width and height of each corner, in points; with a side of 0 it is a plain
  ///     rectangle.
  ///   - style: How corners run into edges.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let rect = rect.standardized
    let size = CGSize(
      width: min(max(cornerSize.width, 0), rect.width / 2),
      height: min(max(cornerSize.height, 0), rect.height / 2))
    guard size.width > 0, size.height > 0 else {
      self.init(rect)
      return
    }
    self.init(kind: .roundedRect(rect, cornerSize: size, style: style))
  }

  /// Creates a rounded rectangle with corners of one radius, which is limited to half the shorter
  /// side.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerRadius: The radius of each corner, in points.
  ///   - style: How corners run into edges.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    let standard = rect.standardized
    let radius = min(max(cornerRadius, 0), min(standard.width, standard.height) / 2)
    self.init(
      roundedRect: standard, cornerSize: CGSize(width: radius, height: radius), style: style)
  }

  /// Creates a rounded rectangle whose corners have their own radii.
  ///
  /// Radii that do not fit along an edge are all scaled down until they do, so that their
  /// proportions hold.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerRadii: The radius of each corner, in points; negative ones count as 0.
  ///   - style: How corners run into edges.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    let rect = rect.standardized
    var radii = cornerRadii
    radii.topLeading = max(radii.topLeading, 0)
    radii.bottomLeading = max(radii.bottomLeading, 0)
    radii.bottomTrailing = max(radii.bottomTrailing, 0)
    radii.topTrailing = max(radii.topTrailing, 0)
    var share: CGFloat = 1
    for (side, sum) in [
      (rect.width, radii.topLeading + radii.topTrailing),
      (rect.width, radii.bottomLeading + radii.bottomTrailing),
      (rect.height, radii.topLeading + radii.bottomLeading),
      (rect.height, radii.topTrailing + radii.bottomTrailing),
    ] where sum > side { share = min(share, side / sum) }
    if share < 1 {
      radii = RectangleCornerRadii(
        topLeading: radii.topLeading * share, bottomLeading: radii.bottomLeading * share,
        bottomTrailing: radii.bottomTrailing * share, topTrailing: radii.topTrailing * share)
    }
    let all = [radii.topLeading, radii.bottomLeading, radii.bottomTrailing, radii.topTrailing]
    if all.allSatisfy({ $0 == radii.topLeading }) {
      self.init(roundedRect: rect, cornerRadius: radii.topLeading, style: style)
    } else {
      self.init(kind: .unevenRoundedRect(rect, radii, style: style))
    }
  }

  init(kind: Kind) { self.kind = kind }
}
