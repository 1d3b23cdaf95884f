import Foundation
import Typography
@_spi(Engine) import ViewEngine

extension Font {
  /// The size: points to the em.
  package var pointSize: Double {
    switch base {
    case .system(let size), .named(_, let size): size
    case .style(let style): style.listed.size
    }
  }

  /// The descriptor that the font book looks up: this font, changed by a text's attributes.
  package func descriptor(_ attributes: TextAttributes) -> FontDescriptor {
    var descriptor: FontDescriptor
    switch base {
    case .system(let size): descriptor = FontDescriptor(size: size)
    case .style(let style): descriptor = FontDescriptor(style.listed)
    case .named(let name, let size): descriptor = FontDescriptor(.named(name), size: size)
    }
    let isMonospaced = attributes.isMonospaced ?? traits.isMonospaced
    let design = isMonospaced ? .monospaced : attributes.design ?? traits.design
    if let design, case .system = descriptor.family { descriptor.family = .system(design.listed) }
    if let weight = attributes.weight ?? traits.weight {
      descriptor.weight = FontWeight(weight.value)
    }
    if attributes.isBold ?? traits.isBold { descriptor.weight = max(descriptor.weight, .bold) }
    descriptor.isItalic = attributes.isItalic ?? traits.isItalic
    descriptor.hasMonospacedDigits =
      traits.hasMonospacedDigits || attributes.hasMonospacedDigits || isMonospaced
    switch traits.leading ?? .standard {
    case .standard: break
    case .tight: descriptor.leading = descriptor.leading.map { $0 - Self.leadingStep }
    case .loose:
      descriptor.leading = (descriptor.leading ?? Self.lineHeight * pointSize) + Self.leadingStep
    }
    return descriptor
  }

  /// Points by which tight and loose leading differ from the standard.
  ///
  /// - Note: Source: Apple's Human Interface Guidelines, "Typography", on tight and loose leading.
  private static let leadingStep = 2.0
  /// The line height, in ems, from which loose leading is counted where the font keeps its own: the
  /// usual one in print.
  private static let lineHeight = 1.2
}

extension Font.TextStyle {
  /// The text style as the font book lists it.
  var listed: Typography.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption
    case .caption2: .caption2
    }
  }
}

extension Font.Design {
  /// The font design as the font book lists it.
  var listed: FontDesign {
    switch self {
    case .default: .default
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}
