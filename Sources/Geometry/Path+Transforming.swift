public import Foundation

extension Path {
  /// This path under `transform`; known shapes stay known where the transform keeps them upright.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    if transform.b == 0, transform.c == 0, transform.a != 0, transform.d != 0,
      let kept = kind.applying(upright: transform)
    {
      return Path(kind: kept)
    }
    return Path(elements: elements.map { $0.applying(transform) })
  }

  /// This path, translated.
  ///
  /// - Parameters:
  ///   - dx: Points to the right.
  ///   - dy: Points down.
  /// - Returns: The moved path, of the same kind.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    dx == 0 && dy == 0 ? self : applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension Path.Kind {
  /// This shape under a transform without rotation or shear; `nil` where the kind cannot say it.
  fileprivate func applying(upright transform: CGAffineTransform) -> Path.Kind? {
    let (across, down) = (abs(transform.a), abs(transform.d))
    switch self {
    case .empty: return .empty
    case .rect(let rect):
      return transform.a > 0 && transform.d > 0 ? .rect(rect.applying(transform)) : nil
    case .ellipse(let rect):
      // A mirrored outline starts and turns elsewhere, which trimming shows.
      return transform.a > 0 && transform.d > 0 ? .ellipse(in: rect.applying(transform)) : nil
    case .roundedRect(let rect, let size, let style):
      guard transform.a > 0, transform.d > 0 else { return nil }
      return .roundedRect(
        rect.applying(transform),
        cornerSize: CGSize(width: size.width * across, height: size.height * down), style: style)
    case .unevenRoundedRect(let rect, let radii, let style):
      guard transform.a > 0, transform.a == transform.d else { return nil }
      return .unevenRoundedRect(
        rect.applying(transform),
        RectangleCornerRadii(
          topLeading: radii.topLeading * across, bottomLeading: radii.bottomLeading * across,
          bottomTrailing: radii.bottomTrailing * across, topTrailing: radii.topTrailing * across),
        style: style)
    case .general: return nil
    }
  }
}

extension Path.Element {
  /// This element under `transform`.
  public func applying(_ transform: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let end): .move(to: end.applying(transform))
    case .line(let end): .line(to: end.applying(transform))
    case .quadCurve(let end, let control):
      .quadCurve(to: end.applying(transform), control: control.applying(transform))
    case .curve(let end, let control1, let control2):
      .curve(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .closeSubpath: .closeSubpath
    }
  }
}
