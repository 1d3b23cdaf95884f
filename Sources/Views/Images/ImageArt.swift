import DisplayList
import Foundation
import Geometry
import Pixels
import Symbols
import Typography
@_spi(Engine) import ViewEngine

/// A resolved image: what is painted, how large it is, and where its baseline is.
package struct ImageArt {
  enum Kind {
    case symbol(SymbolDrawing)
    case picture(ImageReference)
    case drawing(DrawnPicture)
    /// No image has the name: a sign for that.
    case missing
  }

  let kind: Kind
  /// The size, in points.
  package let size: CGSize
  /// The baseline of neighbouring text, in points from the top.
  let baseline: Double
  /// Whether only the picture's opacity counts, unless the scene says otherwise.
  private let isTemplate: Bool
  /// The colours that a symbol's parts have of their own.
  private let hues: [SymbolHue: StyleNumbers]

  /// The side of the sign for a missing image, in ems: about that of a symbol in a circle.
  private static let missingSide = 1.2
  /// How far above the baseline the middle of capitals is, in ems; capitals are some 0.7 high.
  private static let middleOfCapitals = 0.35

  /// Resolves `image` beside text in `font`.
  package init(
    _ image: Image, font: FontDescriptor, _ environment: EnvironmentValues, _ assets: Assets
  ) {
    let found = image.found(in: environment, assets)
    let isMulticolor = image.isMulticolor(in: environment)
    hues = isMulticolor ? SymbolHue.styles(in: environment) : [:]
    isTemplate =
      switch found {
      case .picture(let picture): picture.isTemplate
      case .drawing(let drawing): drawing.isTemplate
      case .symbol, nil: false
      }
    switch found {
    case .symbol(let symbol):
      let drawing = symbol.drawing(
        size: max(font.size, 0), weight: font.weight.value, scale: environment.imageScale.listed,
        isLayered: image.isLayered(in: environment), isMulticolor: isMulticolor)
      kind = .symbol(drawing)
      (size, baseline) = (drawing.size, drawing.baseline)
    case .picture(let picture):
      kind = .picture(picture.image)
      let scale = picture.scale * image.density
      size = CGSize(
        width: Double(picture.image.pixmap.width) / scale,
        height: Double(picture.image.pixmap.height) / scale)
      baseline = size.height
    case .drawing(let drawing):
      kind = .drawing(drawing)
      size = CGSize(
        width: drawing.size.width / image.density, height: drawing.size.height / image.density)
      baseline = size.height
    case nil:
      kind = .missing
      let side = max(font.size, 0) * Self.missingSide
      size = CGSize(width: side, height: side)
      // As symbols do, the sign lies half-way up the capitals.
      baseline = side / 2 + Self.middleOfCapitals * max(font.size, 0)
    }
  }

  /// Draws the image, stretched from its own size to `rect` in the coordinates of `transform`.
  package func draw(
    into list: inout DisplayList, in rect: CGRect, levels: [StyleNumbers], image: Image,
    steps: [Double]? = nil, _ transform: CGAffineTransform
  ) {
    draw(
      into: &list, in: rect, levels: levels, image: image, steps: steps, ink: nil, transform)
  }

  /// Draws the image, a symbol as far as `ink` says.
  func draw(
    into list: inout DisplayList, in rect: CGRect, levels: [StyleNumbers], image: Image,
    steps: [Double]?, ink: (SymbolInk, share: Double)?, _ transform: CGAffineTransform
  ) {
    guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return }
    list.edges(antialiased: image.isAntialiased) {
      drawEdged(into: &$0, in: rect, levels: levels, image: image, steps, ink, transform)
    }
  }

  /// Paints an image as a whole, or what is between its cap insets stretched or repeated.
  private func paintParts(
    of image: Image, _ reference: ImageReference?, into list: inout DisplayList, in rect: CGRect,
    _ levels: [StyleNumbers], _ transform: CGAffineTransform, _ drawing: NinePart.Drawing
  ) {
    let cells = image.resizing.flatMap { NinePart(size, $0, reference) }
    paintOpenly(into: &list, in: rect, levels, image, transform) { list in
      if let cells {
        cells.draw(into: &list, in: rect, transform, drawing)
      } else {
        drawing(&list, rect)
      }
    }
  }

  /// Paints the image with the edges that it finds.
  private func drawEdged(
    into list: inout DisplayList, in rect: CGRect, levels: [StyleNumbers], image: Image,
    _ steps: [Double]?, _ ink: (SymbolInk, share: Double)?, _ transform: CGAffineTransform
  ) {
    switch kind {
    case .symbol(let drawing):
      var own = CGAffineTransform(translationX: rect.minX, y: rect.minY)
      if rect.size != size {
        own = own.scaledBy(x: rect.width / size.width, y: rect.height / size.height)
      }
      let shown = ink.map { drawing.drawn($0.0, share: $0.share) }
      (shown?.drawing ?? drawing).draw(
        into: &list, levels: levels, value: image.variableValue, opacities: steps,
        shares: shown?.opacities, hues: hues, own.concatenating(transform))
    case .picture(let reference):
      paintParts(of: image, reference, into: &list, in: rect, levels, transform) {
        $0.draw(reference, in: $1, isSmooth: image.interpolation != .none, transform: transform)
      }
    case .drawing(let drawing):
      paintParts(of: image, nil, into: &list, in: rect, levels, transform) {
        drawing.draw(into: &$0, in: $1, transform)
      }
    case .missing:
      MissingSign.draw(into: &list, in: rect, levels[0].paint(in: rect), transform)
    }
  }
}

extension ImageArt {
  /// Pixels to the point of a picture that has pixels, or is said to have.
  package var pixelsPerPoint: Double? {
    switch kind {
    case .picture(let reference): Double(reference.pixmap.width) / max(Double(size.width), 1)
    case .drawing(let drawing): drawing.scale
    case .symbol, .missing: nil
    }
  }

  /// Paints what has colours of its own; of a template only the opacity counts.
  private func paintOpenly(
    into list: inout DisplayList, in rect: CGRect, _ levels: [StyleNumbers], _ image: Image,
    _ transform: CGAffineTransform, _ paint: (inout DisplayList) -> Void
  ) {
    let isTemplate = image.renderingMode.map { $0 == .template } ?? isTemplate
    guard isTemplate else { return paint(&list) }
    var mask = DisplayList()
    paint(&mask)
    var layer = Layer()
    layer.mask = mask
    list.layer(layer) {
      $0.fill(Path(rect), with: levels[0].paint(in: rect), transform: transform)
    }
  }
}

extension AssetPicture {
  /// One grey pixel, which is stretched in place of an image that is not there yet: the system's fill.
  static let blank: AssetPicture = {
    var pixel = Pixmap(width: 1, height: 1)
    pixel.words[0] = 0x331a_1818
    return AssetPicture(pixel, named: "blank", scale: 1)
  }()
}

extension Image {
  /// The symbol or picture that an image's name stands for.
  enum Found {
    case symbol(Symbol)
    case picture(AssetPicture)
    case drawing(DrawnPicture)
  }

  /// Finds the symbol or picture; `nil` if nothing has the image's name.
  func found(in environment: EnvironmentValues, _ assets: Assets) -> Found? {
    switch source {
    case .system(let name):
      let names = environment.symbolVariants.names(of: name)
      return names.lazy
        .compactMap { assets.symbols[$0] ?? Symbol.named($0) }.first.map(Found.symbol)
    case .picture(let picture): return .picture(picture)
    case .drawn(let drawing): return .drawing(drawing)
    case .named(let name):
      return switch assets.image(named: name, in: environment.colorScheme) {
      case .picture(let picture): .picture(picture)
      case .symbol(let symbol): .symbol(symbol)
      case nil: nil
      }
    }
  }

  /// The styles of a symbol's layers by rank, first to third.
  @MainActor func levels(
    _ foreground: StyleNumbers, in environment: EnvironmentValues, _ graph: ViewGraph
  ) -> [StyleNumbers] {
    let second = environment.drawing.secondaryForeground?.presentation(in: graph)
    let third = environment.drawing.tertiaryForeground?.presentation(in: graph)
    let isShaded = environment.symbolColorMode == .gradient
    func shaded(_ style: StyleNumbers) -> StyleNumbers {
      isShaded ? style.graded(in: environment) : style
    }
    let levels: [StyleNumbers] =
      switch mode(in: environment).kind {
      case .monochrome, .multicolor: [foreground, foreground, foreground]
      case .hierarchical:
        [
          foreground, foreground.opacity(Self.secondaryOpacity),
          foreground.opacity(Self.tertiaryOpacity),
        ]
      case .palette:
        [
          foreground, second ?? foreground.opacity(Self.secondaryOpacity),
          third ?? second ?? foreground.opacity(Self.tertiaryOpacity),
        ]
      }
    return levels.map(shaded)
  }

  /// How the image's parts are coloured: as it or those around say, else by how many styles there are.
  private func mode(in environment: EnvironmentValues) -> SymbolRenderingMode {
    symbolRenderingMode ?? environment.symbolRenderingMode
      ?? (environment.drawing.secondaryForeground == nil ? .monochrome : .palette)
  }

  /// Whether the image's parts are told apart by colour.
  fileprivate func isLayered(in environment: EnvironmentValues) -> Bool {
    switch mode(in: environment).kind {
    case .monochrome, .multicolor: false
    case .hierarchical, .palette: true
    }
  }

  /// Whether the image's parts have colours of their own.
  fileprivate func isMulticolor(in environment: EnvironmentValues) -> Bool {
    mode(in: environment).kind == .multicolor
  }

  // The opacities of lower ranks are our own: the system publishes none.
  private static let secondaryOpacity = 0.5
  private static let tertiaryOpacity = 0.25
}

extension Image.Scale {
  /// The scale as the module of symbols names it.
  var listed: SymbolScale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

extension SymbolHue {
  /// The colours as they are in an environment.
  fileprivate static func styles(in environment: EnvironmentValues) -> [SymbolHue: StyleNumbers] {
    Dictionary(
      uniqueKeysWithValues: allCases.map {
        ($0, StyleNumbers.color($0.color.resolve(in: environment)))
      })
  }

  private var color: Color {
    switch self {
    case .white: .white
    case .yellow: .yellow
    case .cyan: .cyan
    case .red: .red
    case .green: .green
    }
  }
}

extension SymbolDrawing {
  /// What is left of the opacity of a mark that a value does not reach: our own, as the system publishes none.
  private static let unreachedOpacity = 0.3

  /// The values above which steps are shown in full, in order.
  var steps: [Double] { Set(marks.map(\.threshold).filter { $0 >= 0 }).sorted() }

  /// Draws the marks in the styles of their ranks; those that a value does not reach are faint.
  func draw(
    into list: inout DisplayList, levels: [StyleNumbers], value: Double? = nil,
    opacities: [Double]? = nil, shares: [Double]? = nil, hues: [SymbolHue: StyleNumbers] = [:],
    _ transform: CGAffineTransform
  ) {
    let area = CGRect(origin: .zero, size: size)
    let steps = opacities == nil ? [] : steps
    func paint(_ list: inout DisplayList, _ levels: [StyleNumbers]) {
      for (index, mark) in marks.enumerated() {
        let level =
          switch mark.role {
          case .primary: 0
          case .secondary: 1
          case .tertiary: 2
          }
        let isReached = value.map { $0 > mark.threshold } ?? true
        var opacity = isReached ? 1 : Self.unreachedOpacity
        if let step = steps.firstIndex(of: mark.threshold), let own = opacities?[step] {
          opacity = own
        }
        if let shares { opacity *= shares[index] }
        let full = mark.hue.flatMap { hues[$0] } ?? levels[level]
        let style = opacity == 1 ? full : full.opacity(opacity)
        let paint = style.paint(in: area)
        if let pen = mark.strokeStyle {
          list.stroke(mark.path, style: pen, with: paint, transform: transform)
        } else if case .fill(let rule) = mark.style {
          list.fill(mark.path, rule: rule, with: paint, transform: transform)
        }
      }
    }
    // Where marks meet, a see-through colour must not be seen twice.
    if marks.count > 1, case .color(let color) = levels[0], color.opacity < 1,
      levels.allSatisfy({ $0 == levels[0] }), marks.allSatisfy({ $0.hue == nil })
    {
      var layer = Layer()
      layer.opacity = Double(color.opacity)
      var solid = color
      solid.opacity = 1
      list.layer(layer) { paint(&$0, [.color(solid), .color(solid), .color(solid)]) }
    } else {
      paint(&list, levels)
    }
  }
}
