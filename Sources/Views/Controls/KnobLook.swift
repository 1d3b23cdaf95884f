import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// The knob of a switch or a slider: white, with a shadow; a capsule where it is wider than high.
struct KnobLook: View {
  /// The size in points.
  let size: CGSize
  @Environment(\.systemLook.controls) private var look

  var body: some View {
    shape.frame(width: size.width, height: size.height)
      .shadow(
        color: .black.opacity(look.knobShade), radius: ControlLook.shadowRadius,
        y: ControlLook.shadowOffset)
  }

  @ViewBuilder private var shape: some View {
    if size.width > size.height {
      Capsule(style: .circular).fill(.white)
    } else {
      Circle().fill(.white)
    }
  }
}
