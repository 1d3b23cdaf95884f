import Foundation

// What UIKit's fonts tell and change, which SwiftUI's only wish.
extension Font {
  /// This font in another size, which follows no setting; a named style loses its leading.
  ///
  /// - Parameter size: Points to the em.
  /// - Returns: The font.
  package func sized(_ size: Double) -> Font {
    var font: Font
    switch base {
    case .system: font = Font(.system(size: size))
    case .named(let name, _, _): font = Font(.named(name, size: size, relativeTo: nil))
    case .style(let style):
      font = Font(.system(size: size))
      // The headline is semibold by itself.
      if style == .headline { font.traits.weight = .semibold }
    }
    let weight = font.traits.weight
    font.traits = traits
    font.traits.weight = traits.weight ?? weight
    return font
  }

  /// This font in another of the system's designs.
  ///
  /// - Parameter design: The design.
  /// - Returns: The font.
  package func designed(_ design: Design) -> Font {
    var font = self
    font.traits.design = design
    return font
  }

  /// The name that was asked for; `nil` for the system's font.
  package var name: String? {
    if case .named(let name, _, _) = base { name } else { nil }
  }
  /// Whether letters were asked to be bold.
  package var isBold: Bool { traits.isBold || (traits.weight?.value ?? 0) >= Weight.bold.value }
  /// Whether letters were asked to be slanted.
  package var isItalic: Bool { traits.isItalic }
  /// Whether letters were asked to be equally wide.
  package var isMonospaced: Bool { traits.isMonospaced || traits.design == .monospaced }
  /// How bold letters were asked to be, from 100 to 900; `nil` for as the base is.
  package var weightValue: Double? { traits.isBold ? Weight.bold.value : traits.weight?.value }

  /// This font without bold or slanted letters.
  package var plain: Font {
    var font = self
    (font.traits.isBold, font.traits.isItalic, font.traits.isMonospaced) = (false, false, false)
    font.traits.weight = nil
    return font
  }
}
