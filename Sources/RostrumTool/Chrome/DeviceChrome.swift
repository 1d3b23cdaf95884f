import DisplayList
import Foundation
import Geometry
import ViewEngine

/// A device's chrome: what system and glass put over a scene.
///
/// The status bar, what stands in the picture's way, the home
/// indicator, and round corners beyond which there is no picture.
@MainActor final class DeviceChrome {
  /// What the look of the chrome follows from; the same look is one list.
  private struct Look: Hashable {
    let scheme: ColorScheme
    let hasStatusBar: Bool
    let hasHomeIndicator: Bool
  }

  private let device: Device
  private let isLandscape: Bool
  /// What shows in the corners; `nil` for nothing.
  private let ground: ResolvedColor?
  private var known: (look: Look, list: DisplayList)?

  /// Creates the chrome of a device.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - isLandscape: Whether it lies on its side.
  ///   - ground: What shows in the corners; `nil` for nothing, so that they are transparent where a format keeps that.
  init(_ device: Device, isLandscape: Bool, ground: ResolvedColor?) {
    (self.device, self.isLandscape, self.ground) = (device, isLandscape, ground)
  }

  /// Draws the chrome over what a list holds, as the scene of a graph wants it now.
  func draw(over graph: ViewGraph, into list: inout DisplayList) {
    let look = Look(
      scheme: graph.isSetBack ? .dark : graph.stage.colorScheme,
      hasStatusBar: !graph.isHidden(.statusBar),
      hasHomeIndicator: !graph.isHidden(.homeIndicator))
    if known?.look != look { known = (look, self.list(look, graph)) }
    if let known { list.append(known.list) }
  }

  /// The screen's size as it is held, in points.
  private var size: CGSize {
    isLandscape
      ? CGSize(width: device.size.height, height: device.size.width)
      : CGSize(width: device.size.width, height: device.size.height)
  }

  private func list(_ look: Look, _ graph: ViewGraph) -> DisplayList {
    var list = DisplayList()
    let ink: ResolvedColor = look.scheme == .dark ? .white : .black
    drawCutout(into: &list)
    if look.hasStatusBar, device.statusBar == .tablet || !isLandscape {
      StatusBar(device, width: Double(size.width), ink: ink, fonts: graph.fonts).draw(into: &list)
    }
    if look.hasHomeIndicator, device.hasHomeIndicator {
      list.fill(
        Path(roundedRect: homeIndicator, cornerRadius: 2.5, style: .circular), with: .solid(ink))
    }
    drawCorners(into: &list)
    return list
  }

  /// Where the home indicator is: measures of phones, which tablets take to their greater width.
  private var homeIndicator: CGRect {
    let isTablet = device.statusBar == .tablet
    let share = isTablet ? 0.32 : isLandscape ? 0.257 : 0.357
    let (width, height) = ((Double(size.width) * share).rounded(), 5.0)
    return CGRect(
      x: (Double(size.width) - width) / 2, y: Double(size.height) - 8 - height, width: width,
      height: height)
  }

  /// Draws the island or notch, which turns with the glass: what was above is at the left.
  private func drawCutout(into list: inout DisplayList) {
    let transform =
      isLandscape
      ? CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: device.size.width) : .identity
    let width = device.size.width
    switch device.cutout {
    case .none: break
    case .island(let size, let top):
      let rect = CGRect(
        x: (width - size.width) / 2, y: top, width: size.width, height: size.height)
      list.fill(
        Path(roundedRect: rect, cornerRadius: size.height / 2, style: .circular),
        with: .solid(.black),
        transform: transform)
    case .notch(let size):
      list.fill(Self.notch(size, about: width / 2), with: .solid(.black), transform: transform)
    }
  }

  /// A recess of the upper edge, into which the edge turns by small arcs.
  private static func notch(_ size: CGSize, about middle: Double) -> Path {
    let (half, height) = (Double(size.width) / 2, Double(size.height))
    let (shoulder, corner) = (6.0, 20.0)
    var path = Path()
    func arc(_ x: Double, _ y: Double, _ radius: Double, _ from: Double, _ to: Double) {
      path.addArc(
        center: CGPoint(x: x, y: y), radius: radius, startAngle: .degrees(from),
        endAngle: .degrees(to), clockwise: to < from)
    }
    path.move(to: CGPoint(x: middle - half - shoulder, y: 0))
    arc(middle - half - shoulder, shoulder, shoulder, -90, 0)
    arc(middle - half + corner, height - corner, corner, 180, 90)
    arc(middle + half - corner, height - corner, corner, 90, 0)
    arc(middle + half + shoulder, shoulder, shoulder, 180, 270)
    path.closeSubpath()
    return path
  }

  /// Takes away what lies beyond the screen's corners, or covers it with the ground.
  private func drawCorners(into list: inout DisplayList) {
    let radius = device.cornerRadius
    guard radius > 0 else { return }
    let whole = CGRect(origin: .zero, size: size)
    var rest = Path(roundedRect: whole, cornerRadius: radius, style: .continuous)
    // A hair larger than the screen, so that the edges of pixels are all its own.
    rest.addRect(whole.insetBy(dx: -1, dy: -1))
    // A continuous corner leaves its edge 1.53 radii from the vertex.
    let side = (radius * 1.53).rounded(.up)
    for x in [0, size.width - side] {
      for y in [0, size.height - side] {
        var layer = Layer()
        layer.clip = Layer.Clip(Path(CGRect(x: x, y: y, width: side, height: side)))
        if ground == nil { layer.blendMode = .destinationOut }
        list.layer(layer) {
          $0.fill(rest, rule: .evenOdd, with: .solid(ground ?? .black))
        }
      }
    }
  }
}
