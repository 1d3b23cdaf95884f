import DisplayList
import Foundation
import Geometry
import Typography

/// The status bar: time, signal, network and battery in one colour.
struct StatusBar {
  private let device: Device
  /// The screen's width as it is held, in points.
  private let width: Double
  private let ink: ResolvedColor
  private let fonts: FontBook

  /// Creates a status bar.
  ///
  /// - Parameters:
  ///   - device: Whose it is.
  ///   - width: The screen's width as it is held, in points.
  ///   - ink: The colour.
  ///   - fonts: Where the letters come from.
  init(_ device: Device, width: Double, ink: ResolvedColor, fonts: FontBook) {
    (self.device, self.width, self.ink, self.fonts) = (device, width, ink, fonts)
  }

  /// The gap between signs, in points at their full size.
  private static let gap = 7.0
  /// The part of the full size at which signs stand in a line of 20 or 24 points.
  private static let small = 0.8

  /// Draws the bar.
  func draw(into list: inout DisplayList) {
    switch device.statusBar {
    case .none: break
    case .beside: drawBeside(into: &list)
    case .line:
      let left = draw([.signal, .network], at: 6, y: 10, factor: Self.small, into: &list)
      assert(left < width / 2, "the signs reach the time")
      words("9:41 AM", size: 12, at: width / 2, y: 10, into: &list)
      drawBattery(endingAt: width - 5, y: 10, into: &list)
    case .tablet:
      words("9:41 AM   Tue Jan 9", size: 12, from: 20, y: 12, into: &list)
      drawBattery(endingAt: width - 20, y: 12, into: &list, .network)
    }
  }

  /// The time in the middle of what is free to the left of the cutout, the signs to the right of it.
  private func drawBeside(into list: inout DisplayList) {
    let (cutout, y): (Double, Double) =
      switch device.cutout {
      case .none: (0, 20)
      case .notch(let size): (size.width, 25)
      case .island(let size, let top): (size.width, top + size.height / 2 + 1.5)
      }
    // Bars keep away from the round corner, so that each group is 5 points nearer to the middle.
    let middle = (width - cutout) / 4 + 5
    words("9:41", size: 17, at: middle, y: y, into: &list)
    let signs: [StatusSign] = [.signal, .network, .battery]
    let length = signs.map(\.size.width).reduce(0, +) + Self.gap * Double(signs.count - 1)
    draw(signs, at: width - middle - length / 2, y: y, factor: 1, into: &list)
  }

  /// Draws the battery, full, up to a place, with how full it is and perhaps another sign before it.
  private func drawBattery(
    endingAt end: Double, y: Double, into list: inout DisplayList, _ before: StatusSign? = nil
  ) {
    let battery = StatusSign.battery.size.width * Self.small
    draw([.battery], at: end - battery, y: y, factor: Self.small, into: &list)
    let text = layout("100%", size: 12)
    let start = end - battery - 4 - text.metrics.size.width
    words("100%", size: 12, from: start, y: y, into: &list)
    guard let before else { return }
    draw(
      [before], at: start - 5 - before.size.width * Self.small, y: y, factor: Self.small,
      into: &list)
  }

  /// Draws signs from a place on, their middles at a height; gives where they end.
  @discardableResult private func draw(
    _ signs: [StatusSign], at left: Double, y: Double, factor: Double, into list: inout DisplayList
  ) -> Double {
    var x = left
    for sign in signs {
      let place = CGAffineTransform(
        a: factor, b: 0, c: 0, d: factor, tx: x, ty: y - sign.size.height / 2 * factor)
      sign.draw(into: &list, ink, place)
      x += (sign.size.width + Self.gap) * factor
    }
    return x - Self.gap * factor
  }

  private func layout(_ text: String, size: Double) -> TextLayout {
    fonts.layout(
      [StyledRun(text, font: FontDescriptor(size: size, weight: .semibold))],
      TextLayout.Options(lineLimit: 1))
  }

  /// Sets words about a middle, or from a place on, half of their capitals above a height.
  private func words(
    _ text: String, size: Double, at middle: Double? = nil, from left: Double = 0, y: Double,
    into list: inout DisplayList
  ) {
    let layout = layout(text, size: size)
    let start = middle.map { $0 - layout.metrics.size.width / 2 } ?? left
    // Capitals and digits are some 0.7 em high.
    let top = y + size * 0.35 - (layout.lines.first?.baseline ?? 0)
    let ink = ink
    layout.draw(into: &list, transform: CGAffineTransform(translationX: start, y: top)) { _ in
      .solid(ink)
    }
  }
}
