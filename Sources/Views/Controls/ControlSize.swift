public import Foundation
import Geometry
@_spi(Engine) public import ViewEngine

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The smallest.
  case mini
  /// Smaller than usual.
  case small
  /// The usual size.
  case regular
  /// Larger than usual.
  case large
  /// The largest.
  case extraLarge
}

/// The border shape of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable {
  private enum Kind: Equatable { case automatic, capsule, roundedRectangle, circle }
  private let kind: Kind
  private var radius: CGFloat?

  /// The shape that suits the size.
  public static let automatic = Self(kind: .automatic)
  /// A capsule.
  public static let capsule = Self(kind: .capsule)
  /// A rounded rectangle, its corners by the control size.
  public static let roundedRectangle = Self(kind: .roundedRectangle)
  /// A circle.
  public static let circle = Self(kind: .circle)
  /// A rounded rectangle with a corner radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    Self(kind: .roundedRectangle, radius: radius)
  }

  /// The shape at the measures of a control size.
  @MainActor func shape(_ metrics: ControlMetrics) -> AnyShape {
    switch kind {
    case .automatic where metrics.isCapsule: AnyShape(Capsule())
    case .automatic: AnyShape(RoundedRectangle(cornerRadius: metrics.radius, style: .continuous))
    case .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    case .roundedRectangle:
      AnyShape(RoundedRectangle(cornerRadius: radius ?? metrics.radius, style: .continuous))
    }
  }
}

/// The measures of bordered controls by control size, in points, as on iOS 17.
struct ControlMetrics {
  let insets: EdgeInsets
  /// The least height.
  let height: CGFloat
  /// The corner radius.
  let radius: CGFloat
  /// Whether a control is a capsule unless it is told otherwise.
  let isCapsule: Bool

  init(_ size: ControlSize, _ look: SystemLook.Controls) {
    isCapsule = look.hasCapsules
    let (x, y): (CGFloat, CGFloat)
    switch size {
    case .mini, .small: (x, y, height, radius) = (10, 5, 28, 14)
    case .regular: (x, y, height, radius) = (12, 7, 34, 8)
    case .large, .extraLarge: (x, y, height, radius) = (20, 15, 50, 12)
    }
    insets = EdgeInsets(top: y, leading: x, bottom: y, trailing: x)
  }
}

private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
private enum BorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}
private enum LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
  /// The border shape of bordered buttons.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
  /// Whether controls hide their labels.
  var labelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of the controls below.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
  /// Sets the border shape of the bordered buttons below.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
  /// Hides the labels of the controls below.
  public func labelsHidden() -> some View { environment(\.labelsHidden, true) }
}
