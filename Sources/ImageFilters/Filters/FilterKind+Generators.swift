internal import Foundation

/// Filters that make images of nothing, most of them without end.
extension FilterKind {
  static let generators: [FilterKind] = [
    FilterKind("CIConstantColorGenerator", [.color(kCIInputColorKey, .red)]) {
      .color($0.color(kCIInputColorKey))
    },
    // An estimate: the first colour is above and to the right of the center.
    pattern("CICheckerboardGenerator") { column, row in (column + row) % 2 == 0 },
    // An estimate: the first colour is to the right of the center.
    pattern("CIStripesGenerator") { column, _ in column % 2 == 0 },
    linear("CILinearGradient") { $0 },
    linear("CISmoothLinearGradient", smooth),
    radial,
  ]

  /// A share that begins and ends gently.
  private static func smooth(_ share: Float) -> Float {
    let square = share * share
    return square * (3 - 2 * share)
  }

  /// Squares or stripes of two colours.
  private static func pattern(
    _ name: String, _ isFirst: @escaping @Sendable (_ column: Int, _ row: Int) -> Bool
  ) -> FilterKind {
    FilterKind(
      name,
      [
        .point(kCIInputCenterKey, 150, 150), .color("inputColor0", .white),
        .color("inputColor1", .black), .number(kCIInputWidthKey, 80),
        .number(kCIInputSharpnessKey, 1),
      ]
    ) { inputs in
      let (first, second) = (inputs.color("inputColor0"), inputs.color("inputColor1"))
      let width = max(inputs.float(kCIInputWidthKey), 0.5)
      let center = inputs.point(kCIInputCenterKey)
      let (originX, originY) = (Float(center.x), Float(center.y))
      return .painted { x, y in
        let column = Int(((x - originX) / width).rounded(.down))
        let row = Int(((y - originY) / width).rounded(.down))
        return isFirst(column, row) ? first : second
      }
    }
  }

  /// Colours along a line, mixed with linear light.
  private static func linear(
    _ name: String, _ ease: @escaping @Sendable (Float) -> Float
  ) -> FilterKind {
    FilterKind(
      name,
      [
        .point("inputPoint0", 0, 0), .point("inputPoint1", 200, 200),
        .color("inputColor0", .white), .color("inputColor1", .black),
      ]
    ) { inputs in
      let (start, end) = (inputs.point("inputPoint0"), inputs.point("inputPoint1"))
      let (first, second) = (inputs.color("inputColor0"), inputs.color("inputColor1"))
      let (startX, startY) = (Float(start.x), Float(start.y))
      let (dx, dy) = (Float(end.x) - startX, Float(end.y) - startY)
      let length = dx * dx + dy * dy
      guard length > 0 else { return .color(first) }
      return .painted { x, y in
        let along = (x - startX) * dx + (y - startY) * dy
        return mix(first, second, ease(unit(along / length)))
      }
    }
  }

  /// Colours between two circles about one middle, mixed with linear light.
  private static let radial = FilterKind(
    "CIRadialGradient",
    [
      .point(kCIInputCenterKey, 150, 150), .number("inputRadius0", 5),
      .number("inputRadius1", 100), .color("inputColor0", .white), .color("inputColor1", .black),
    ]
  ) { inputs in
    let center = inputs.point(kCIInputCenterKey)
    let (middleX, middleY) = (Float(center.x), Float(center.y))
    let (inner, outer) = (inputs.float("inputRadius0"), inputs.float("inputRadius1"))
    let (first, second) = (inputs.color("inputColor0"), inputs.color("inputColor1"))
    return .painted { x, y in
      let (dx, dy) = (x - middleX, y - middleY)
      let distance = (dx * dx + dy * dy).squareRoot()
      guard outer != inner else { return distance < inner ? first : second }
      return mix(first, second, unit((distance - inner) / (outer - inner)))
    }
  }

  /// Words as squares and bars, one module a pixel.
  static let codes: [FilterKind] = [
    FilterKind(
      "CIQRCodeGenerator", [.other("inputMessage"), .other("inputCorrectionLevel", "M")]
    ) { inputs in
      let level = QRLevel(rawValue: inputs.text("inputCorrectionLevel")) ?? .medium
      let code = QRCode([UInt8](inputs.data("inputMessage")), level: level)
      return code.map { ImageRecipe.modules($0.framed) }
    },
    FilterKind(
      "CICode128BarcodeGenerator",
      [.other("inputMessage"), .number("inputQuietSpace", 7), .number("inputBarcodeHeight", 32)]
    ) { inputs in
      let bars = Code128([UInt8](inputs.data("inputMessage")))
      let quiet = Int(min(max(inputs.number("inputQuietSpace"), 0), 100))
      let height = Int(min(max(inputs.number("inputBarcodeHeight"), 1), 1000))
      return bars.map { ImageRecipe.modules($0.rows(height: height, quiet: quiet)) }
    },
  ]
}
