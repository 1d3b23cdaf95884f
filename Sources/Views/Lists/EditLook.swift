import DisplayList
import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// The look of the signs in edited rows, in points.
enum EditLook {
  /// The radius of the circle before a row.
  static let radius: CGFloat = 11
  /// The distance of its middle from where the row's content begins.
  static let signInset: CGFloat = 12.5
  /// The width of the handle.
  static let handleWidth: CGFloat = 20
  /// The opacity of the shadow of a row that is carried: more where the ground is dark.
  @MainActor static func shadow(in environment: EnvironmentValues) -> Double {
    environment.colorScheme == .dark ? 0.6 : 0.22
  }
  /// The bar of the red sign.
  private static let bar = CGSize(width: 11, height: 2)
  /// The thickness of a circle that is not chosen, and of a tick.
  private static let (rim, tick) = (CGFloat(1.5), CGFloat(2))
  /// The thickness of the handle's lines, and how far they are apart.
  private static let (line, pitch) = (CGFloat(1.5), CGFloat(5.5))

  /// Paints the sign before a row.
  ///
  /// - Parameters:
  ///   - sign: The sign.
  ///   - center: Its middle.
  ///   - environment: The environment of the list.
  ///   - list: What is painted into.
  ///   - context: The way to the stage.
  @MainActor static func paint(
    _ sign: RowEdit.Sign, at center: CGPoint, _ environment: EnvironmentValues,
    into list: inout DisplayList, _ context: DrawingContext
  ) {
    let square = CGRect(center: center, size: CGSize(width: 2 * radius, height: 2 * radius))
    let white = Paint.solid(.white)
    switch sign {
    case .remove:
      fill(Path(ellipseIn: square), .red)
      let bar = CGRect(center: center, size: bar)
      list.fill(
        Path(roundedRect: bar, cornerRadius: bar.height / 2), with: white,
        transform: context.transform)
    case .choice(isChosen: false):
      list.stroke(
        Path(ellipseIn: square.insetBy(dx: rim / 2, dy: rim / 2)),
        style: StrokeStyle(lineWidth: rim),
        with: .solid(SystemColor.tertiary.resolved(in: environment)), transform: context.transform)
    case .choice(isChosen: true):
      fill(Path(ellipseIn: square), .blue)
      var path = Path()
      path.move(to: CGPoint(x: center.x - 4.5, y: center.y + 0.5))
      path.addLine(to: CGPoint(x: center.x - 1.5, y: center.y + 4))
      path.addLine(to: CGPoint(x: center.x + 4.5, y: center.y - 4))
      list.stroke(
        path, style: StrokeStyle(lineWidth: tick, lineCap: .round, lineJoin: .round), with: white,
        transform: context.transform)
    }

    func fill(_ path: Path, _ color: SystemColor) {
      list.fill(
        path, with: .solid(color.resolved(in: environment)), transform: context.transform)
    }
  }

  /// Paints the handle of a row: three lines, one above another.
  ///
  /// - Parameters:
  ///   - center: Its middle.
  ///   - environment: The environment of the list.
  ///   - list: What is painted into.
  ///   - context: The way to the stage.
  @MainActor static func paintHandle(
    at center: CGPoint, _ environment: EnvironmentValues, into list: inout DisplayList,
    _ context: DrawingContext
  ) {
    let paint = Paint.solid(SystemColor.tertiary.resolved(in: environment))
    for step in -1...1 {
      let middle = CGPoint(x: center.x, y: center.y + CGFloat(step) * pitch)
      let frame = CGRect(center: middle, size: CGSize(width: handleWidth, height: line))
      list.fill(
        Path(roundedRect: frame, cornerRadius: line / 2), with: paint,
        transform: context.transform)
    }
  }
}

extension CGRect {
  /// The rectangle of a size around a point.
  fileprivate init(center: CGPoint, size: CGSize) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}
