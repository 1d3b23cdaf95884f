import Foundation
import Geometry
@_spi(Engine) public import ViewEngine
public import Views

extension UIColor {
  /// Where a hue begins to have another name, in degrees.
  private static let hues: [(from: CGFloat, name: String)] = [
    (0, "red"), (15, "orange"), (45, "yellow"), (70, "green"), (165, "cyan"), (200, "blue"),
    (255, "purple"), (295, "magenta"), (330, "pink"), (350, "red"),
  ]
  /// Below this a colour has no hue, and is white, grey or black.
  private static let leastSaturation: CGFloat = 0.1
  private static let (darkest, dark, bright) = (CGFloat(0.1), CGFloat(0.5), CGFloat(0.95))

  /// What the colour is called for people who cannot see it: “dark blue”; the words are an estimate of UIKit's.
  public var accessibilityName: String {
    var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    _ = unsafe getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    if alpha == 0 { return "clear" }
    if brightness < Self.darkest { return "black" }
    if saturation < Self.leastSaturation {
      if brightness >= Self.bright { return "white" }
      return brightness < Self.dark ? "dark gray" : "gray"
    }
    let name = Self.hues.last { $0.from <= hue * 360 }?.name ?? "red"
    if brightness < Self.dark { return "dark \(name)" }
    return saturation < Self.dark ? "light \(name)" : name
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends what a colour is called for people who cannot see it.
  public mutating func appendInterpolation(accessibilityName color: Color) {
    appendInterpolation(UIColor(color).accessibilityName)
  }
}
