import Foundation
import Typography
@_spi(Engine) import ViewEngine

extension Font {
  /// The size: points to the em at a reader's setting of Dynamic Type.
  package func pointSize(at setting: DynamicTypeSize) -> Double {
    switch base {
    case .system(let size): size
    case .named(_, let size, let style): style?.scaled(size, at: setting) ?? size
    case .style(let style): style.listed.size(at: setting.listed)
    }
  }

  /// This font with lines as high as its letters, whatever its text style says.
  func withoutStyleLeading() -> Font {
    var font = self
    font.traits.isWithoutStyleLeading = true
    return font
  }

  /// The line spacing by which lines as high as the letters are whole points apart: 0 or less.
  ///
  /// - Parameter setting: The reader's setting of Dynamic Type.
  /// - Returns: What is missing from a line's height to the whole points below it.
  func wholeLineSpacing(at setting: DynamicTypeSize) -> CGFloat {
    let line = FontList.LineMetrics.system
    let height = (line.ascent + line.descent) * pointSize(at: setting)
    return CGFloat(height.rounded(.down) - height)
  }

  /// The descriptor that the font book looks up: this font, changed by a text's attributes.
  ///
  /// - Parameters:
  ///   - attributes: The text's attributes.
  ///   - setting: The reader's setting of Dynamic Type.
  /// - Returns: The descriptor.
  package func descriptor(
    _ attributes: TextAttributes, at setting: DynamicTypeSize
  ) -> FontDescriptor {
    let size = pointSize(at: setting)
    var descriptor: FontDescriptor
    switch base {
    case .system: descriptor = FontDescriptor(size: size)
    case .style(let style): descriptor = FontDescriptor(style.listed, at: setting.listed)
    case .named(let name, _, _): descriptor = FontDescriptor(.named(name), size: size)
    }
    let isMonospaced = attributes.isMonospaced ?? traits.isMonospaced
    let design = isMonospaced ? .monospaced : attributes.design ?? traits.design
    if let design, case .system = descriptor.family { descriptor.family = .system(design.listed) }
    if let weight = attributes.weight ?? traits.weight {
      descriptor.weight = FontWeight(weight.value)
    }
    if attributes.isBold ?? traits.isBold {
      descriptor.weight = max(descriptor.weight, emphasizedWeight)
    }
    descriptor.isItalic = attributes.isItalic ?? traits.isItalic
    descriptor.hasMonospacedDigits =
      traits.hasMonospacedDigits || attributes.hasMonospacedDigits || isMonospaced
    if traits.isWithoutStyleLeading { descriptor.leading = nil }
    switch traits.leading ?? .standard {
    case .standard: break
    case .tight: descriptor.leading = descriptor.leading.map { $0 - Self.leadingStep }
    case .loose:
      descriptor.leading = (descriptor.leading ?? Self.lineHeight * size) + Self.leadingStep
    }
    return descriptor
  }

  /// The weight of bold letters: text styles below the second title are semibold then.
  ///
  /// - Note: Source: Apple's Human Interface Guidelines, "Typography", emphasized weights of iOS; the
  ///   strokes of `.title3.bold()` and `.callout.bold()` are 0.12 em wide in pictures of iOS 26, as
  ///   those of headlines, and of `.title2.bold()` 0.14.
  private var emphasizedWeight: FontWeight {
    switch base {
    case .style(.title3), .style(.headline), .style(.body), .style(.callout),
      .style(.subheadline), .style(.footnote), .style(.caption), .style(.caption2):
      FontWeight(Weight.semibold.value)
    case .style, .system, .named: .bold
    }
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

extension DynamicTypeSize {
  /// The setting as the tables of text styles list it.
  var listed: TypeSize { TypeSize(rawValue: rawValue) ?? .large }
}

extension Font.TextStyle {
  /// A length that is `length` at the usual setting of Dynamic Type, at another.
  ///
  /// It grows as the style's leading does, not as its size: 17 points of body are 16⅓ one setting below
  /// the usual, on a screen of 3 pixels to the point, where the style itself has 16.
  ///
  /// - Parameters:
  ///   - length: Points at the usual setting.
  ///   - setting: The reader's setting.
  /// - Returns: Points at that setting.
  package func scaled(_ length: Double, at setting: DynamicTypeSize) -> Double {
    length * listed.leading(at: setting.listed) / listed.leading
  }
}

extension Font.Weight {
  /// The weight of a font that is listed.
  package init(listed weight: FontWeight) { self.init(value: weight.value) }
}
