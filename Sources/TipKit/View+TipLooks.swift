public import Foundation
@_spi(Engine) public import ViewEngine
import Views

/// What the tips below a place look like, where something was said of it.
struct TipLook {
  var ground: AnyShapeStyle?
  var corner: CGFloat?
  var imageSize: CGSize?
  var imageStyles: [AnyShapeStyle] = []
  var maker: TipMaker?
}

private enum TipLookKey: EnvironmentKey { static var defaultValue: TipLook { TipLook() } }

extension EnvironmentValues {
  /// What tips look like.
  var tipLook: TipLook {
    get { self[TipLookKey.self] }
    set { self[TipLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the tips below.
  public func tipViewStyle(_ style: some TipViewStyle) -> some View {
    let maker = TipMaker(style)
    return transformEnvironment(\.tipLook) { $0.maker = maker }
  }

  /// Sets the ground of the tips below.
  public func tipBackground<S: ShapeStyle>(_ style: S) -> some View {
    transformEnvironment(\.tipLook) { $0.ground = AnyShapeStyle(style) }
  }

  /// Sets the corners of the tips below that are no popovers.
  ///
  /// - Parameters:
  ///   - cornerRadius: Their radius, in points.
  ///   - antialiased: Whether their edges are smooth.
  /// - Returns: This view.
  /// - Note: Accepted; no effect. `antialiased`: edges are always smooth.
  public func tipCornerRadius(_ cornerRadius: CGFloat, antialiased: Bool = true) -> some View {
    transformEnvironment(\.tipLook) { $0.corner = cornerRadius }
  }

  /// Sets the size of the pictures of the tips below, in points.
  public func tipImageSize(_ size: CGSize) -> some View {
    transformEnvironment(\.tipLook) { $0.imageSize = size }
  }

  /// Sets the style of the pictures of the tips below.
  public func tipImageStyle<S: ShapeStyle>(_ style: S) -> some View {
    transformEnvironment(\.tipLook) { $0.imageStyles = [AnyShapeStyle(style)] }
  }
  /// Sets the styles of the pictures of the tips below, of which layers have one each.
  ///
  /// - Parameters:
  ///   - primary: The first style.
  ///   - secondary: The second one.
  /// - Returns: This view.
  public func tipImageStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    transformEnvironment(\.tipLook) {
      $0.imageStyles = [AnyShapeStyle(primary), AnyShapeStyle(secondary)]
    }
  }
  /// Sets the styles of the pictures of the tips below, of which layers have one each.
  ///
  /// - Parameters:
  ///   - primary: The first style.
  ///   - secondary: The second one.
  ///   - tertiary: The third one.
  /// - Returns: This view.
  public func tipImageStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    transformEnvironment(\.tipLook) {
      $0.imageStyles = [
        AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary),
      ]
    }
  }
}
