import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// The ground of a panel over the stage, with round corners: of a material and a shadow, or of glass, by the system's look.
struct PanelGround: ViewModifier {
  let material: Material
  let radius: CGFloat
  /// The shadow of a material: how black, and how soft in points.
  let shadow: (shade: Double, radius: CGFloat)
  @Environment(\.systemLook.panels) private var look

  func body(content: Content) -> some View {
    let shape = RoundedRectangle(cornerRadius: radius)
    if look.hasGlass {
      content.clipShape(shape).glassEffect(.regular, in: shape)
    } else {
      content.background(material).clipShape(shape)
        .background(OutlineShadow(outline: shape, shadow: shadow))
    }
  }
}
