import DisplayList
import Foundation
import Geometry
import Pixels
import Testing
import Typography

@testable import FilmPictures

/// Onion skins and motion paths.
@Suite("Pictures of the stage") struct StagePictureTests {
  private static let red = ResolvedColor(red: 1, green: 0, blue: 0)
  private static let blue = ResolvedColor(red: 0, green: 0, blue: 1)

  /// A still ground, a red box that moves to the right, and a still blue bar before both.
  private func moment(_ frame: Int, boxAt x: Double?) -> DrawnMoment {
    var list = DisplayList()
    list.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 40)), with: .solid(.white))
    if let x {
      list.fill(Path(CGRect(x: x, y: 5, width: 10, height: 10)), with: .solid(Self.red))
    }
    list.fill(Path(CGRect(x: 0, y: 12, width: 100, height: 4)), with: .solid(Self.blue))
    return DrawnMoment(
      frame: frame, list: list, views: x == nil ? ["ground", "bar"] : ["ground", "box", "bar"])
  }

  /// The fills of a list with the opacity of all layers around each.
  private func fills(_ list: DisplayList) -> [(x: Double, opacity: Double)] {
    var opacities = [1.0]
    var fills: [(x: Double, opacity: Double)] = []
    for command in list.commands {
      switch command {
      case .beginLayer(let layer): opacities.append((opacities.last ?? 1) * layer.opacity)
      case .endLayer: opacities.removeLast()
      case .fill(let path, _, _, _):
        fills.append((Double(path.boundingRect.minX), opacities.last ?? 1))
      default: break
      }
    }
    return fills
  }

  @Test("older things are fainter, the last frame is whole, and depths are kept")
  func onion() {
    let moments = (0..<6).map { moment($0, boxAt: Double($0) * 10) }
    let skin = OnionSkin(moments) { (1...4).contains($0) }
    let fills = fills(skin.list)
    let ghosts = fills.filter { $0.opacity < 1 }
    #expect(skin.frames == [0, 1, 2, 3, 4] && ghosts.map(\.x) == [0, 10, 20, 30, 40])
    #expect(zip(ghosts, ghosts.dropFirst()).allSatisfy { $0.opacity < $1.opacity })
    // Ground, older boxes, the last box, bar.
    #expect(fills.count == 8 && fills[0].opacity == 1 && fills[6].x == 50 && fills[7].opacity == 1)
  }

  @Test("what has gone is seen where it was; what stands still is drawn once")
  func leaving() {
    let moments = [
      moment(0, boxAt: 10), moment(1, boxAt: 10), moment(2, boxAt: 30), moment(3, boxAt: nil),
    ]
    let fills = fills(OnionSkin(moments) { $0 < 3 }.list)
    #expect(fills.filter { $0.opacity < 1 }.map(\.x) == [10, 30])
    #expect(fills.count { $0.opacity == 1 } == 2)
  }

  @Test("of what grows the way is outlined on the end, light on dark and dark on bright")
  func growing() {
    func moment(_ frame: Int, _ side: Double, _ color: ResolvedColor) -> DrawnMoment {
      var list = DisplayList()
      let rect = CGRect(x: 50 - side / 2, y: 50 - side / 2, width: side, height: side)
      list.fill(Path(rect), with: .solid(color))
      return DrawnMoment(frame: frame, list: list, views: ["box"])
    }
    func outlines(_ sides: [Double], _ color: ResolvedColor) -> [(width: Double, paint: Paint)] {
      let moments = sides.enumerated().map { moment($0, $1, color) }
      return OnionSkin(moments) { _ in true }.list.commands.compactMap { command in
        guard case .stroke(let path, _, let paint, _) = command else { return nil }
        return (Double(path.boundingRect.width), paint)
      }
    }
    let grown = outlines([10, 20, 30, 40], Self.blue)
    #expect(grown.map(\.width) == [10, 20, 30] && grown.allSatisfy { $0.paint == .solid(.white) })
    let bright = outlines([10, 40], ResolvedColor(red: 1, green: 1, blue: 0))
    #expect(bright.map(\.paint) == [.solid(.black)])
    // Of what shrinks the way is seen around the end.
    #expect(outlines([40, 30, 20, 10], Self.blue).isEmpty)
  }

  @Test("of a thing of many parts those that stay are drawn once, and its parts outline nothing")
  func parts() {
    func moment(_ frame: Int, _ lines: [Double]) -> DrawnMoment {
      var list = DisplayList()
      list.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .solid(.white))
      for y in lines {
        list.fill(Path(CGRect(x: 10, y: y, width: 90, height: 1)), with: .solid(Self.blue))
      }
      return DrawnMoment(
        frame: frame, list: list, views: Array(repeating: "list", count: lines.count + 1))
    }
    let moments = [
      moment(0, [20, 40, 60]), moment(1, [20, 44, 60]), moment(2, [20, 44, 64]),
      moment(3, [20, 48, 68]),
    ]
    let commands = OnionSkin(moments) { _ in true }.list.commands
    let fills = commands.compactMap { command -> Double? in
      guard case .fill(let path, _, _, _) = command else { return nil }
      return Double(path.boundingRect.minY)
    }
    // The ground and the first line are seen once; of the others each place once.
    #expect(fills == [40, 60, 44, 64, 0, 20, 48, 68])
    let hasOutline = commands.contains { if case .stroke = $0 { true } else { false } }
    #expect(!hasOutline)
  }

  @Test("what something else has taken the place of is seen before it")
  func replaced() {
    func moment(_ frame: Int, _ view: String, _ color: ResolvedColor) -> DrawnMoment {
      var list = DisplayList()
      list.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 40)), with: .solid(color))
      return DrawnMoment(frame: frame, list: list, views: [view])
    }
    let moments = [
      moment(0, "sign", Self.red), moment(1, "sign", Self.red), moment(2, "list", Self.blue),
    ]
    let paints = OnionSkin(moments) { _ in true }.list.commands.compactMap { command -> Paint? in
      guard case .fill(_, _, let paint, _) = command else { return nil }
      return paint
    }
    #expect(paints == [.solid(Self.blue), .solid(Self.red)])
  }

  @Test("a film in which nothing moves is its last frame")
  func still() {
    let moments = (0..<4).map { moment($0, boxAt: 10) }
    #expect(OnionSkin(moments) { _ in true }.list == moments[3].list)
    #expect(OnionSkin([moments[0]]) { _ in false }.list == moments[0].list)
  }

  @Test("commands in layers come out as they went in")
  func layers() {
    var list = DisplayList()
    var faint = Layer()
    faint.opacity = 0.5
    var clipped = Layer()
    clipped.clip = Layer.Clip(Path(CGRect(x: 0, y: 0, width: 50, height: 50)))
    for index in 0..<3 {
      list.layer(faint) { list in
        let rect = CGRect(x: index, y: 0, width: 5, height: 5)
        list.fill(Path(rect), with: .solid(Self.red))
        list.layer(clipped) { $0.fill(Path(rect), with: .solid(Self.blue)) }
        list.layer(clipped) { $0.fill(Path(rect), with: .solid(Self.blue)) }
      }
    }
    let moment = DrawnMoment(frame: 0, list: list, views: list.commands.map { _ in "a" })
    var copy = DisplayList()
    DrawnLeaf.draw(DrawnLeaf.leaves(of: moment)[...], into: &copy)
    #expect(copy == list)
  }

  @Test("what only changes its colour does not move")
  func colors() {
    func moment(_ frame: Int, _ color: ResolvedColor) -> DrawnMoment {
      var list = DisplayList()
      list.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .solid(color))
      return DrawnMoment(frame: frame, list: list, views: ["box"])
    }
    let skin = OnionSkin([moment(0, Self.red), moment(1, Self.blue)]) { _ in true }
    #expect(skin.list == moment(1, Self.blue).list)
  }

  // MARK: Paths

  @Test("a thing that turns about its middle stays where it is, and one in a layer is seen")
  func extents() throws {
    var list = DisplayList()
    let turn = CGAffineTransform(translationX: 50, y: 40).rotated(by: 0.7)
    var faint = Layer()
    faint.opacity = 0.5
    list.layer(faint) {
      $0.fill(
        Path(CGRect(x: -10, y: -5, width: 20, height: 10)), with: .solid(Self.red), transform: turn)
    }
    let moment = DrawnMoment(frame: 0, list: list, views: ["a", "a", "a"])
    let extent = try #require(moment.extents.first)
    #expect(moment.extents.count == 1 && extent.view == "a")
    #expect(abs(extent.rect.midX - 50) < 1e-9 && abs(extent.rect.midY - 40) < 1e-9)
  }

  private func path(
    _ view: String, first: Int = 0, area: Double = 100, _ places: [CGPoint?]
  ) -> MotionPath {
    MotionPath(view: view, first: first, places: places, area: area)
  }

  @Test("dots of an even movement are equally far from each other", arguments: [1, 2, 3, 7])
  func evenDots(step: Int) {
    let line = path("a", first: 2, (0...60).map { CGPoint(x: 3 * Double($0), y: 4 * Double($0)) })
    let dots = line.dots(every: step)
    #expect(dots.count == (60 - (step - 2 % step) % step) / step + 1)
    for (one, other) in zip(dots, dots.dropFirst()) {
      #expect(abs(distance(one, other) - 5 * Double(step)) < 1e-9)
    }
    #expect(abs(line.way - 300) < 1e-9)
  }

  @Test("what rests has one dot, and gaps are no way")
  func rests() {
    let places = [
      CGPoint.zero, .zero, CGPoint(x: 9, y: 0), nil, CGPoint(x: 50, y: 0), CGPoint(x: 50, y: 0),
    ]
    let path = path("a", places)
    #expect(path.way == 9 && path.dots(every: 1).count == 3)
    #expect(path.pieces.map(\.count) == [3, 2])
  }

  @Test("of things that move together the largest is drawn; others have paths of their own")
  func together() {
    let way = (0..<10).map { CGPoint(x: Double($0 * $0), y: 0) }
    let card = path("card", area: 500, way)
    let text = path("text", area: 20, way.map { CGPoint(x: $0.x + 30, y: 12) })
    let other = path("other", area: 20, way.map { CGPoint(x: 0, y: $0.x * 2) })
    let still = path("still", way.map { _ in CGPoint(x: 4, y: 4) })
    let found = MotionPath.distinct([text, still, card, other])
    #expect(found.map(\.path.view) == ["other", "card"] && found[1].alike == ["text"])
  }

  @Test("what jumps has no path, nor what stays")
  func jumps() {
    let there = (0..<20).map { CGPoint(x: $0 < 9 ? 0 : 70, y: 5) }
    #expect(MotionPath.distinct([path("jump", there)]).isEmpty)
  }

  @Test("dots have room where the longest path is fast")
  func steps() {
    let slow = path("a", (0..<200).map { CGPoint(x: Double($0), y: 0) })
    let step = StageSheet.step([slow], zoom: 1)
    #expect(step == 5 && StageSheet.step([slow], zoom: 5) == 1 && StageSheet.step([], zoom: 1) == 1)
  }

  @Test("a line's parts in a rectangle are what of it lies there", arguments: 0..<40)
  func parts(seed: Int) {
    var state = UInt64(seed * 7919 + 1)
    func number() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24) * 60 - 20
    }
    let area = CGRect(x: 0, y: 0, width: 20, height: 12)
    let places = (0..<6).map { _ in CGPoint(x: number().rounded(), y: number().rounded()) }
    let parts = Polyline.parts(of: places, in: area)
    func length(_ line: [CGPoint]) -> Double {
      zip(line, line.dropFirst()).reduce(0) {
        let (dx, dy) = (Double($1.1.x - $1.0.x), Double($1.1.y - $1.0.y))
        return $0 + (dx * dx + dy * dy).squareRoot()
      }
    }
    let steps = 4000
    let inside = zip(places, places.dropFirst()).reduce(0.0) { sum, ends in
      let count = (0..<steps).count { step in
        let share = (Double(step) + 0.5) / Double(steps)
        return area.contains(
          CGPoint(
            x: Double(ends.0.x) + share * Double(ends.1.x - ends.0.x),
            y: Double(ends.0.y) + share * Double(ends.1.y - ends.0.y)))
      }
      return sum + length([ends.0, ends.1]) * Double(count) / Double(steps)
    }
    // A stretch along the far edges is inside, for a line, and not for `contains`.
    let alongEdge = zip(places, places.dropFirst()).contains { ends in
      ends.0.x == ends.1.x && ends.0.x == 20 || ends.0.y == ends.1.y && ends.0.y == 12
    }
    if !alongEdge { #expect(abs(parts.map(length).reduce(0, +) - inside) < 0.5) }
    let rim = area.insetBy(dx: -1e-9, dy: -1e-9)
    for part in parts {
      #expect(part.count > 1)
      for place in part { #expect(rim.contains(place), "\(place)") }
    }
  }

  @Test("a path that comes from beyond the stage does not lead through the words below")
  func beyond() throws {
    let sheet = StageSheet(
      width: 100, height: 40, background: .white, theme: .light, fonts: try FontBook())
    let places = (0..<12).map { CGPoint(x: 50, y: 120 - 9 * Double($0)) }
    let drawn = sheet.paths(
      [path("box", places)], over: moment(0, boxAt: 0).list,
      events: [FilmEvent(time: 0, label: "touch box")], title: "A", framesPerSecond: 60)
    // Between the picture's rim and the tops of the first line's letters.
    let below = Int((sheet.picture.maxY + 2) * 2)..<Int((sheet.picture.maxY + 11) * 2)
    let ground = drawn.words[below.lowerBound * drawn.width]
    #expect(
      drawn.words[below.lowerBound * drawn.width..<below.upperBound * drawn.width]
        .allSatisfy { $0 == ground })
    // And it is seen on the stage.
    let x = Int(sheet.place(CGPoint(x: 50, y: 0)).x * 2)
    let above = (Int(sheet.picture.minY * 2)..<Int(sheet.picture.maxY * 2)).map {
      drawn.words[$0 * drawn.width + x]
    }
    #expect(Set(above).count > 2)
  }

  @Test("what moves beyond the stage only is said to, as nothing of it is drawn")
  func neverSeen() throws {
    let sheet = StageSheet(
      width: 100, height: 40, background: .white, theme: .light, fonts: try FontBook())
    func lines(from y: Double) -> [Substring] {
      let places = (0..<12).map { CGPoint(x: 10 + 3 * Double($0), y: y) }
      let page = sheet.pathPage(
        [path("box", places)], over: moment(0, boxAt: 0).list, events: [], title: "A",
        framesPerSecond: 60, most: 4)
      return page.list.description.split(separator: "\n")
    }
    func words(_ lines: [Substring]) -> [Substring] { lines.filter { $0.hasPrefix("glyphs") } }
    #expect(words(lines(from: 10)) == words(lines(from: 20)))
    #expect(words(lines(from: 90)) != words(lines(from: 10)))
    #expect(lines(from: 90).count < lines(from: 10).count)
  }

  @Test("an event is marked where it sets most going: few events on all paths, many on one each")
  func marks() throws {
    let sheet = StageSheet(
      width: 400, height: 400, background: .white, theme: .light, fonts: try FontBook())
    // Twelve things, the later ones the faster.
    let paths = (0..<12).map { index in
      let speed = Double(index + 1) / 4
      let places = (0..<100).map { frame in
        CGPoint(x: 20 + 30 * Double(index), y: 20 + speed * Double(frame))
      }
      return path("thing\(index)", places)
    }
    func words(_ count: Int) -> Int {
      let events = (0..<count).map { FilmEvent(time: 0.1 * Double($0), label: "timer") }
      let page = sheet.pathPage(
        paths, over: DisplayList(), events: events, title: "A", framesPerSecond: 60, most: 12)
      return page.list.commands.count { if case .glyphs = $0 { true } else { false } }
    }
    let none = words(0)
    // Each event has a line below, too.
    #expect(words(1) - none == 1 + 12)
    #expect(words(2) - none == 2 + 2 * 8)
    #expect(words(10) - none == 10 + 10)
  }

  @Test("a long line is broken at a space; only what two lines do not hold is left out")
  func broken() throws {
    let lettering = Lettering(try FontBook())
    let words = "43 targets, spring(duration: 0.15, bounce: 0.14, blendDuration: 0.25)"
    for limit in stride(from: 80.0, through: 500, by: 20) {
      let lines = lettering.broken(words, .text, width: limit)
      #expect(lines.count <= 2 && lines.allSatisfy { lettering.width($0, .text) <= limit })
      let isWhole = lettering.width(words, .text) < limit * 1.7
      if isWhole { #expect(lines.joined(separator: " ") == words) }
    }
    #expect(lettering.broken("interpolatingSpring", .text, width: 40)[0].hasSuffix("…"))
  }

  @Test("the same gives the same bytes, and every picture is opaque", arguments: [false, true])
  func bytes(isDark: Bool) throws {
    let theme = isDark ? ChartTheme.dark : .light
    func draw() throws -> [Pixmap] {
      let sheet = StageSheet(
        width: 100, height: 40, background: isDark ? .black : .white, theme: theme,
        fonts: try FontBook())
      let moments = (0..<6).map { moment($0, boxAt: Double($0) * 10) }
      let places = (0..<6).map { CGPoint(x: 5 + 10 * Double($0), y: 10) }
      return [
        sheet.onion(OnionSkin(moments) { _ in true }, title: "A") { Double($0) / 60 },
        sheet.paths(
          [path("box", places)], over: moments[5].list,
          events: [FilmEvent(time: 0, label: "touch box")], title: "A", framesPerSecond: 60),
      ]
    }
    let (once, again) = (try draw(), try draw())
    #expect(once == again)
    for picture in once { #expect(picture.words.allSatisfy { $0 >> 24 == 255 }) }
  }
}
