import DisplayList
import Foundation
import Geometry
import Pixels
import Testing

/// Lists as lists: what is appended, grouped and projected.
@Suite struct DisplayListTests {
  private static let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private static let red = Paint.solid(ResolvedColor(red: 1, green: 0, blue: 0))
  private static let image = ImageReference(name: "photo", pixmap: Pixmap(width: 2, height: 2))
  private static let font = GlyphOutlines(name: "Blocks", unitsPerEm: 1000) { id in
    Path(CGRect(x: 0, y: -700, width: 100 * Double(id), height: 700))
  }
  private static let run = GlyphRun(
    font: font, size: 20,
    glyphs: [
      .init(id: 3, position: CGPoint(x: 10, y: 30)), .init(id: 5, position: CGPoint(x: 20, y: 30)),
    ], text: "ab")

  /// A list with every kind of command.
  private static let everything: DisplayList = {
    var list = DisplayList()
    list.fill(square, with: red)
    list.stroke(square, style: StrokeStyle(lineWidth: 2), with: red)
    list.draw(run, with: red)
    list.draw(image, in: CGRect(x: 5, y: 5, width: 8, height: 8))
    var layer = Layer()
    layer.clip = Layer.Clip(Path(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 20)))
    layer.mask = DisplayList()
    layer.mask?.fill(square, with: red)
    layer.opacity = 0.5
    list.layer(layer) {
      $0.fill(square, with: red, transform: CGAffineTransform(translationX: 3, y: 4))
      var inner = Layer()
      inner.blendMode = .screen
      $0.layer(inner) { $0.fill(square, with: red) }
    }
    return list
  }()

  /// The depth of groups after each command; never negative, in the end 0.
  private func isBalanced(_ list: DisplayList) -> Bool {
    var depth = 0
    for command in list.commands {
      if case .beginLayer = command { depth += 1 }
      if case .endLayer = command { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  // MARK: Building

  @Test func whatPaintsNothingIsNoCommand() {
    var list = DisplayList()
    list.fill(Path(), with: Self.red)
    list.stroke(Path(), style: StrokeStyle(), with: Self.red)
    list.draw(GlyphRun(font: Self.font, size: 9, glyphs: [], text: ""), with: Self.red)
    var layer = Layer()
    layer.opacity = 0.3
    list.layer(layer) { $0.layer(layer) { _ in } }
    #expect(list.isEmpty && list.commands.isEmpty && list.description.isEmpty)
  }

  @Test func aLayerThatDoesNothingIsItsContent() {
    var (plain, layered) = (DisplayList(), DisplayList())
    plain.append(Self.everything)
    layered.layer(Layer()) { $0.append(Self.everything) }
    #expect(plain == layered && plain.hashValue == layered.hashValue)
  }

  @Test func eachPropertyOfALayerAsksForAGroup() {
    #expect(!Layer().needsIsolation)
    let changes: [(inout Layer) -> Void] = [
      { $0.opacity = 0.99 }, { $0.blendMode = .multiply }, { $0.clip = Layer.Clip(Self.square) },
      { $0.mask = DisplayList() }, { $0.filters = [.blur(radius: 1, isOpaque: false)] },
      { $0.isIsolated = true },
    ]
    for change in changes {
      var layer = Layer()
      change(&layer)
      #expect(layer.needsIsolation && layer != Layer())
    }
  }

  @Test func listsAreBalancedHoweverTheyAreBuilt() {
    #expect(isBalanced(Self.everything))
    var list = DisplayList()
    for depth in 0..<20 {
      var layer = Layer()
      layer.opacity = 1 - Double(depth) / 40
      let inner = list
      list = DisplayList()
      list.layer(layer) {
        $0.append(inner)
        $0.fill(Self.square, with: Self.red)
      }
    }
    #expect(isBalanced(list))
    // The first, of opacity 1, is no group.
    #expect(list.commands.count == 20 + 2 * 19)
  }

  @Test func appendingIsConcatenation() {
    var (a, b) = (DisplayList(), Self.everything)
    a.append(Self.everything)
    a.append(Self.everything)
    b.append(Self.everything)
    #expect(a == b && a.commands == Self.everything.commands + Self.everything.commands)
    #expect(a.lines == Self.everything.lines + Self.everything.lines)
  }

  @Test func picturesAreEqualWhenTheyAreOneObject() {
    let other = ImageReference(name: "photo", pixmap: Pixmap(width: 2, height: 2))
    #expect(other != Self.image && Self.image == Self.image)
    let font = GlyphOutlines(name: "Blocks", unitsPerEm: 1000) { _ in Path() }
    #expect(font != Self.font)
  }

  @Test(arguments: [0.0, 0.25, 1, 2]) func opacitiesOfColoursMultiply(_ factor: Double) {
    let color = ResolvedColor(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.5)
    let faded = color.opacity(factor)
    #expect(faded.opacity == 0.5 * Float(factor) && faded.red == 0.1 && faded.blue == 0.3)
    #expect(color.opacity(1) == color && ResolvedColor.clear == ResolvedColor.black.opacity(0))
  }

  // MARK: Text

  /// Every line has as many open groups before it as it is indented.
  @Test func indentationIsTheDepthOfGroups() {
    var depth = 0
    for line in Self.everything.lines {
      let indent = line.prefix { $0 == " " }.count / 2
      if line.hasSuffix("}") || line.hasSuffix("} mask {") { depth -= 1 }
      #expect(indent == depth, "\(line)")
      if line.hasSuffix("{") { depth += 1 }
    }
    #expect(depth == 0)
    #expect(Self.everything.description == Self.everything.lines.joined(separator: "\n"))
  }

  @Test(arguments: ["plain", "a \"quoted\" word", "back\\slash", "two\nlines", "日本 é"])
  func textIsEscapedOnOneLine(_ text: String) {
    var run = Self.run
    run.text = text
    var list = DisplayList()
    list.draw(run, with: Self.red)
    #expect(list.lines.count == 1)
    // What is quoted can be read back.
    let line = list.lines[0]
    var (read, rest) = ("", line.drop { $0 != "\"" }.dropFirst())
    while let character = rest.popFirst(), character != "\"" {
      if character == "\\", let next = rest.popFirst() {
        read.append(next == "n" ? "\n" : next)
      } else {
        read.append(character)
      }
    }
    #expect(read == text)
    #expect(rest == " Blocks 20 from 10 30 to 20 30 with #ff0000")
  }

  @Test(arguments: [
    (1.0, "1"), (0.5, "0.5"), (-0.25, "-0.25"), (1234.5678, "1234.568"), (-0.0001, "0"),
    (1e20, "1e+20"), (.infinity, "inf"), (.nan, "nan"), (0.9996, "1"), (-1.9999, "-2"),
  ])
  func numbersHaveThreeDecimalsAtMost(_ pair: (Double, String)) {
    var list = DisplayList()
    list.fill(
      Self.square, with: Self.red, transform: CGAffineTransform(translationX: pair.0, y: 7))
    #expect(list.description == "fill rect 0 0 10 10 with #ff0000 at \(pair.1) 7")
  }

  @Test(arguments: stride(from: 0, through: 255, by: 15).map { $0 })
  func wholeLevelsAreHexadecimal(_ level: Int) {
    var list = DisplayList()
    let part = Float(level) / 255
    list.fill(Self.square, with: .solid(ResolvedColor(red: part, green: 0, blue: 1)))
    let digits = (level < 16 ? "0" : "") + String(level, radix: 16)
    #expect(list.description.hasSuffix("with #\(digits)00ff"))
    var between = DisplayList()
    between.fill(Self.square, with: .solid(ResolvedColor(red: part + 0.5 / 255, green: 0, blue: 1)))
    #expect(between.description.contains("rgb("))
  }

  @Test func differentCommandsHaveDifferentLines() {
    var styles: [StrokeStyle] = [
      StrokeStyle(lineWidth: 1), StrokeStyle(lineWidth: 2),
      StrokeStyle(lineWidth: 1, lineCap: .round),
      StrokeStyle(lineWidth: 1, lineJoin: .bevel), StrokeStyle(lineWidth: 1, miterLimit: 4),
      StrokeStyle(lineWidth: 1, dash: [1, 2]),
      StrokeStyle(lineWidth: 1, dash: [1, 2], dashPhase: 3),
    ]
    styles.append(StrokeStyle(lineWidth: 1.5))
    var lines = Set<String>()
    for style in styles {
      var list = DisplayList()
      list.stroke(Self.square, style: style, with: Self.red)
      lines.insert(list.description)
    }
    #expect(lines.count == styles.count)
    for mode in BlendMode.allCases where mode != .normal {
      var layer = Layer()
      layer.blendMode = mode
      var list = DisplayList()
      list.layer(layer) { $0.fill(Self.square, with: Self.red) }
      lines.insert(list.lines[0])
    }
    #expect(lines.count == styles.count + BlendMode.allCases.count - 1)
  }

  // MARK: Projection

  private static let turn = ProjectionTransform(
    rotation: .degrees(40), axis: (0.3, 1, 0), distance: 400)

  @Test func anAffineProjectionComposesTransforms() {
    let map = CGAffineTransform(rotationAngle: 0.4).scaledBy(x: 2, y: 3)
    let projected = Self.everything.projected(by: ProjectionTransform(map))
    #expect(projected.commands.count == Self.everything.commands.count)
    for (a, b) in zip(projected.commands, Self.everything.commands) {
      if case .fill(let path, _, _, let transform) = a, case .fill(let before, _, _, let old) = b {
        #expect(path == before && transform == old.concatenating(map))
      }
    }
    #expect(Self.everything.projected(by: ProjectionTransform()) == Self.everything)
  }

  @Test func aProjectionInDepthKeepsGroupsAndMakesOutlines() {
    let projected = Self.everything.projected(by: Self.turn)
    #expect(isBalanced(projected))
    for command in projected.commands {
      switch command {
      case .fill, .beginLayer, .endLayer: break
      default: Issue.record("\(command) is not an outline")
      }
    }
    // A fill, a pen's outline, two glyphs, a picture; a group of two fills of which one is in a group.
    #expect(projected.commands.count == 5 + 2 + 2 + 2)
  }

  @Test(arguments: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 4, y: 7)])
  func projectedOutlinesAreWhereTheirPlacesAre(_ place: CGPoint) {
    var list = DisplayList()
    let move = CGAffineTransform(translationX: 30, y: -20)
    list.fill(Self.square, with: Self.red, transform: move)
    guard case .fill(let path, _, _, let transform)? = list.projected(by: Self.turn).commands.first
    else {
      Issue.record("nothing is filled")
      return
    }
    let inside = CGPoint(x: 5 + (place.x - 5) * 0.99, y: 5 + (place.y - 5) * 0.99)
    let outside = CGPoint(x: 5 + (place.x - 5) * 1.01, y: 5 + (place.y - 5) * 1.01)
    let outline = path.applying(transform)
    #expect(outline.contains(inside.applying(move).applying(Self.turn)))
    if place.x != 4 { #expect(!outline.contains(outside.applying(move).applying(Self.turn))) }
  }

  @Test func aGlyphsOutlineIsScaledAndPlaced() {
    let outline = Self.run.outline(of: Self.run.glyphs[1])
    #expect(outline.boundingRect == CGRect(x: 20, y: 16, width: 10, height: 14))
    #expect(Self.font.outline(of: 5).boundingRect.width == 500)
  }
}
