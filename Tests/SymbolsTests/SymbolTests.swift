import Foundation
import Geometry
import Testing

@testable import Symbols

@Suite("Symbol")
struct SymbolTests {
  static let weights = [100.0, 400, 900]

  @Test(
    "has the names that scenes use most",
    arguments: [
      "heart.fill", "xmark", "magnifyingglass", "chevron.left", "plus", "xmark.circle.fill",
      "chevron.right", "star.fill", "play.fill", "checkmark", "suit.heart.fill", "chevron.down",
      "arrow.right", "arrow.left", "ellipsis", "info.circle", "lock.shield", "sun.max.fill", "cart",
      "heart", "checkmark.circle.fill", "chevron.up", "person.circle.fill", "sparkles", "trash",
      "1.circle", "2.circle", "circle", "forward.fill", "moon.fill", "0.circle.fill", "arrow.up",
      "circle.fill", "clock", "line.horizontal.3.decrease", "mic.fill", "pause.fill",
      "questionmark.circle.fill", "suit.heart", "3.circle", "flip.horizontal.fill",
      "line.horizontal.3", "person.2", "person.2.fill", "slider.horizontal.3",
      "square.and.arrow.up.fill", "airplane", "bell.fill", "hare.fill", "50.circle.fill",
    ])
  func names(name: String) { #expect(Symbol.named(name)?.name == name) }

  @Test(
    "has the names that public scenes were seen to use",
    arguments: [
      "exclamationmark.warninglight", "exclamationmark.warninglight.fill", "touchid", "dice",
      "cube.transparent", "basketball.fill", "hand.tap", "cellularbars", "a.circle.fill",
      "x.circle.fill", "tram", "tram.fill", "hare", "tortoise", "figure.run", "figure.badminton",
      "figure.archery", "car", "chevron.compact.up", "control", "arrow.2.circlepath",
      "gauge.badge.plus", "arrow.right.arrow.left", "square.stack", "suit.club.fill",
      "sidebar.left", "arrow.left.and.right", "arrow.up.and.down",
      "arrow.up.left.and.arrow.down.right", "circle.circle", "applewatch", "ipad",
      "bell.and.waves.left.and.right.fill", "bubble.left.and.bubble.right.fill", "map.fill",
      "square.fill.on.circle.fill", "square.fill.on.square.fill",
      "antenna.radiowaves.left.and.right", "lock.open.rotation", "personalhotspot",
      "bell.badge.fill", "trash.circle.fill", "battery.100", "cloud.sun.rain.fill",
      "square.stack.3d.up.fill", "chevron.up.chevron.down",
    ])
  func seen(name: String) { #expect(Symbol.named(name)?.name == name) }

  @Test("the more a battery is charged, the more of it is filled")
  func battery() throws {
    let widths = try [25, 50, 75, 100].map { charge in
      let marks = try #require(Symbol.named("battery.\(charge)")).drawing(size: 100).marks
      return try #require(marks.last).path.boundingRect.width
    }
    for (width, share) in zip(widths, [0.25, 0.5, 0.75, 1]) {
      #expect(abs(width - widths[3] * share) < 1e-9)
    }
    #expect(Symbol.named("battery.0")?.drawing(size: 100).marks.count == 2)
  }

  @Test("what its own sources name in a picture, there is")
  func ownNames() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var names: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /(?:systemName|systemImage): "([^"]+)"/) {
        names.insert(String(match.1))
      }
      for match in text.matches(of: /Symbol\.named\("([^"]+)"\)/) { names.insert(String(match.1)) }
    }
    // Documentation names a picture of the scene's own.
    names.remove("name")
    #expect(names.contains("chevron.up.chevron.down") && names.contains("checkmark"))
    for name in names.sorted() { #expect(Symbol.named(name) != nil, "\(name)") }
  }

  @Test("says nothing for a name it does not have")
  func unknown() {
    #expect(Symbol.named("apple.logotype") == nil)
    #expect(Symbol.named("") == nil)
    #expect(Symbol.named("Heart") == nil)
  }

  @Test("lists its names sorted, each once, and each can be drawn")
  func listing() {
    #expect(Symbol.names == Set(Symbol.names).sorted())
    for name in Symbol.names {
      let drawing = Symbol.named(name)?.drawing(size: 17)
      #expect(drawing?.marks.isEmpty == false, "\(name)")
    }
  }

  @Test("stays inside its rectangle, finite and around the capitals' middle", arguments: weights)
  func inside(weight: Double) throws {
    for name in Symbol.names {
      let drawing = try #require(Symbol.named(name)).drawing(size: 100, weight: weight)
      #expect((15...210).contains(Double(drawing.size.width)), "\(name)")
      #expect((10...180).contains(Double(drawing.size.height)), "\(name)")
      let middle = drawing.baseline - 35.23
      #expect(middle > 0 && middle < Double(drawing.size.height), "\(name)")
      for mark in drawing.marks {
        let pen = (mark.strokeStyle?.lineWidth ?? 0) / 2
        for place in mark.path.ends {
          let isInside =
            place.x - pen >= 0 && place.y - pen >= 0 && place.x + pen <= drawing.size.width
            && place.y + pen <= drawing.size.height
          #expect(isInside, "\(name)")
        }
      }
    }
  }

  @Test("grows with the size, and nothing else about it changes", arguments: ["heart", "2.circle"])
  func size(name: String) throws {
    let symbol = try #require(Symbol.named(name))
    let (small, large) = (symbol.drawing(size: 10), symbol.drawing(size: 40))
    #expect(abs(small.size.width * 4 - large.size.width) < 1e-9)
    #expect(abs(small.baseline * 4 - large.baseline) < 1e-9)
    for (a, b) in zip(small.marks, large.marks) {
      for (p, q) in zip(a.path.ends, b.path.ends) {
        #expect(abs(p.x * 4 - q.x) < 1e-9 && abs(p.y * 4 - q.y) < 1e-9)
      }
    }
  }

  @Test("strokes are bolder in bolder text", arguments: ["heart", "gearshape", "bell"])
  func weight(name: String) throws {
    let symbol = try #require(Symbol.named(name))
    let widths = stride(from: 100.0, through: 900, by: 50).map { weight in
      symbol.drawing(size: 17, weight: weight).marks.compactMap { $0.strokeStyle?.lineWidth }.max()
    }
    let known = widths.compactMap { $0 }
    #expect(known.count == widths.count)
    #expect(zip(known, known.dropFirst()).allSatisfy { $0 < $1 })
    #expect(symbol.drawing(size: 17, weight: .nan) == symbol.drawing(size: 17))
    #expect(symbol.drawing(size: 17, weight: 5000) == symbol.drawing(size: 17, weight: 900))
  }

  @Test("scales change the size in order, strokes less than outlines")
  func scale() throws {
    let symbol = try #require(Symbol.named("heart"))
    let drawings = SymbolScale.allCases.map { symbol.drawing(size: 17, scale: $0) }
    let widths = drawings.map(\.size.width)
    #expect(widths == widths.sorted() && Set(widths).count == 3)
    let strokes = drawings.compactMap { $0.marks.first?.strokeStyle?.lineWidth }
    #expect(strokes[2] / strokes[0] < widths[2] / widths[0])
  }

  @Test("a filled circle is as wide as an em, less what the eye sees as its margin")
  func circle() throws {
    let drawing = try #require(Symbol.named("circle.fill")).drawing(size: 100)
    #expect(abs(drawing.size.width - (99.6 + 17.4)) < 0.1)
  }

  @Test("stars, checkmarks and some others are as large as SF Symbols'")
  func sizes() throws {
    func ink(_ name: String, _ size: Double) throws -> CGSize {
      let drawing = try #require(Symbol.named(name)).drawing(size: size)
      return drawing.marks.reduce(CGRect.null) { area, mark in
        let outset = (mark.strokeStyle?.lineWidth ?? 0) / 2
        return area.union(mark.path.boundingRect.insetBy(dx: -outset, dy: -outset))
      }.size
    }
    let (star, line) = (try ink("star.fill", 50), try ink("star", 50))
    #expect(abs(star.width - 54) < 0.5 && abs(star.height - 51.3) < 0.5, "\(star)")
    #expect(abs(line.width - 54) < 0.7 && abs(line.height - 51.3) < 0.7, "\(line)")
    // In pictures of iOS 18 and 26 on 390 points.
    for (name, size, width, height) in [
      ("xmark", 16.0, 12.4, 12.4), ("wifi", 19, 21.7, 15.7), ("location.fill", 19, 17.7, 17.7),
      ("hand.raised.fill", 19, 15, 20), ("tray.fill", 48, 55.3, 40), ("tray", 48, 55.3, 40),
    ] {
      let seen = try ink(name, size)
      #expect(abs(seen.width - width) < 0.4 && abs(seen.height - height) < 0.4, "\(name) \(seen)")
    }
    let mark = try ink("checkmark", 16)
    #expect(abs(mark.width - 13.7) < 0.2 && abs(mark.height - 13.3) < 0.2, "\(mark)")
  }

  @Test("a mark is cut out of a filled circle: its contours lie inside and do not cross it")
  func holes() throws {
    for name in ["xmark", "plus", "checkmark", "8", "4", "questionmark"] {
      let drawing = try #require(Symbol.named("\(name).circle.fill")).drawing(size: 100)
      #expect(drawing.marks.count == 1)
      #expect(drawing.marks.first?.style == .fill(.evenOdd))
      let center = CGPoint(x: drawing.size.width / 2, y: drawing.size.height / 2)
      let contours = drawing.marks[0].path.contours
      #expect(contours.count >= 2)
      for place in contours.dropFirst().joined() {
        let (x, y) = (Double(place.x - center.x), Double(place.y - center.y))
        #expect((x * x + y * y).squareRoot() < 40, "\(name)")
      }
    }
  }

  @Test("a user's outline is as high as an em, around the capitals' middle")
  func userSymbol() throws {
    let box = CGRect(x: 0, y: 0, width: 48, height: 24)
    let symbol = try Symbol(name: "mine", svgPath: "M0 0H48V24H0Z", viewBox: box)
    let drawing = symbol.drawing(size: 20)
    #expect(drawing.size == CGSize(width: 40, height: 20))
    #expect(abs(drawing.baseline - (10 + 7.046)) < 1e-9)
    #expect(drawing.marks.first?.path.ends.contains(CGPoint(x: 40, y: 20)) == true)
    #expect(throws: SVGPathError.self) {
      try Symbol(name: "bad", svgPath: "L1 2", viewBox: box)
    }
  }
}

extension Path {
  /// The places where the steps end.
  var ends: [CGPoint] {
    elements.compactMap { element in
      switch element {
      case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
      case .closeSubpath: nil
      }
    }
  }

  /// The places where the steps end, by contour.
  var contours: [[CGPoint]] {
    elements.reduce(into: []) { contours, element in
      switch element {
      case .move(let end): contours.append([end])
      case .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
        contours[contours.count - 1].append(end)
      case .closeSubpath: break
      }
    }
  }
}
