internal import Foundation
internal import Geometry

extension DocumentBuilder {
  /// A fill; `nil` for none that is right.
  mutating func fill(_ value: FormValue) -> Fill? {
    if value.text == "none" { return Fill.none }
    guard let record = value.record, record.name.hasPrefix("gradient.") else {
      return color(value).map { .color($0) }
    }
    guard let stops = value[record.kind ?? ""].map({ gradientStops($0) }) else { return nil }
    switch record.kind {
    case "linear":
      return .linear(
        stops, from: value["from"].flatMap { unitPoint($0) } ?? .top,
        to: value["to"].flatMap { unitPoint($0) } ?? .bottom)
    case "radial":
      return .radial(
        stops, center: value["center"].flatMap { unitPoint($0) } ?? .center,
        startRadius: value.number("startRadius") ?? 0, endRadius: value.number("endRadius") ?? 0)
    default:
      let start = value["start"]?.angle ?? .zero
      return .angular(
        stops, center: value["center"].flatMap { unitPoint($0) } ?? .center, start: start,
        end: value["end"]?.angle ?? Angle(radians: start.radians + 2 * .pi))
    }
  }

  /// The colours of a gradient; those without a place stand evenly among all.
  private mutating func gradientStops(_ value: FormValue) -> GradientStops {
    let items = value.list ?? []
    var stops: [GradientStops.Stop] = []
    for (i, item) in items.enumerated() {
      let even = items.count > 1 ? Double(i) / Double(items.count - 1) : 0
      let isStop = item.record?.name == "stop"
      guard let color = isStop ? item["color"].flatMap({ color($0) }) : color(item) else {
        continue
      }
      let location = isStop ? item.number("at") ?? even : even
      if let last = stops.last?.location, location < last {
        reader.wrong(
          item, "the colour stands before the one before it; accepted are places that grow")
      }
      stops.append(.init(color: color, location: location))
    }
    return GradientStops(stops: stops)
  }

  /// A colour; `nil` for none that is right.
  mutating func color(_ value: FormValue) -> DocumentColor? {
    if case .color(let color) = value.content { return color }
    guard let record = value.record, record.name.hasPrefix("color."), let kind = record.kind
    else { return nil }
    let opacity = value.number("opacity") ?? 1
    switch kind {
    case "red":
      guard let red = value.number("red"), let green = value.number("green"),
        let blue = value.number("blue")
      else { return nil }
      return .components(
        red: red, green: green, blue: blue, opacity: opacity, space: value.word("space") ?? .sRGB)
    case "hue":
      guard let hue = value.number("hue"), let saturation = value.number("saturation"),
        let brightness = value.number("brightness")
      else { return nil }
      return .hue(hue, saturation: saturation, brightness: brightness, opacity: opacity)
    case "white":
      return value.number("white").map {
        .components(red: $0, green: $0, blue: $0, opacity: opacity, space: .sRGB)
      }
    case "color": return value["color"].flatMap { color($0) }.map { .faded($0, opacity: opacity) }
    default:
      guard let light = value["light"].flatMap({ color($0) }),
        let dark = value["dark"].flatMap({ color($0) })
      else { return nil }
      return .adaptive(light: light, dark: dark)
    }
  }

  /// A stroke; a colour alone is a line of one point, and `none` one of no width.
  mutating func stroke(_ value: FormValue) -> Stroke? {
    if value.text == "none" { return Stroke(fill: .none, style: StrokeStyle(lineWidth: 0)) }
    guard value.record?.name == "stroke" else {
      return color(value).map { Stroke(fill: .color($0), style: StrokeStyle()) }
    }
    guard let fill = value["fill"].flatMap({ fill($0) }) else { return nil }
    let dash = value["dash"]?.numbers ?? []
    if let pattern = value["dash"], !dash.contains(where: { $0 > 0 }) {
      reader.wrong(pattern, "found dashes and gaps of 0; accepted is at least one that is longer")
    }
    let caps = ["butt": CGLineCap.butt, "round": .round, "square": .square]
    let joins = ["miter": CGLineJoin.miter, "round": .round, "bevel": .bevel]
    let style = StrokeStyle(
      lineWidth: value.number("width") ?? 1, lineCap: caps[value.text("cap") ?? ""] ?? .butt,
      lineJoin: joins[value.text("join") ?? ""] ?? .miter,
      miterLimit: value.number("miterLimit") ?? 10, dash: dash.map { CGFloat($0) },
      dashPhase: value.number("dashPhase") ?? 0)
    return Stroke(fill: fill, style: style, isInside: value.boolean("inside") ?? false)
  }

  /// A shadow; `none` is one that cannot be seen.
  mutating func shadow(_ value: FormValue) -> Shadow? {
    if value.text == "none" { return Shadow(color: .named(.clear), radius: 0) }
    guard let radius = value.number("radius") else { return nil }
    return Shadow(
      color: value["color"].flatMap { color($0) } ?? Shadow.usualColor, radius: radius,
      x: value.number("x") ?? 0, y: value.number("y") ?? 0)
  }

  /// A font.
  func font(_ value: FormValue) -> DocumentFont {
    var font = DocumentFont()
    if let size = value.number {
      font.size = size
    } else if let style = value.text {
      font.style = DocumentFont.Style(rawValue: style)
    } else {
      font.style = value.word("style")
      font.size = value.number("size")
      font.weight = value.word("weight")
      let design: DocumentFont.Design? = value.word("design")
      font.design = design == .default ? nil : design
      font.family = value.text("family")
      font.isItalic = value.boolean("italic") ?? false
      font.hasMonospacedDigits = value.boolean("monospacedDigits") ?? false
    }
    return font
  }
}
