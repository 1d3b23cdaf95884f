import DisplayList
import Foundation
import Geometry
import Pixels
import Raster
import Testing

/// What is drawn over another list's picture is the same as what is drawn anew.
@Suite struct DamageTests {
  private static let size = (width: 211, height: 157)

  @Test(
    "lists that differ in a few commands give the same picture over each other",
    arguments: [1, 16, 64])
  func anyChange(bandHeight: Int) {
    let rasterizer = Rasterizer(bandHeight: bandHeight)
    let scratch = RasterScratch()
    var numbers = Numbers(state: 7)
    for number in 0..<60 {
      let scale = [1, 1, 0.6, 1.3][number % 4]
      var pieces = (0..<10).map { _ in Piece(&numbers) }
      var (shown, picture) = (Piece.list(pieces), Pixmap(width: 0, height: 0))
      picture = rasterizer.render(
        shown, width: Self.size.width, height: Self.size.height, scale: scale, background: .white)
      for _ in 0..<4 {
        for _ in 0...numbers.below(2) { Self.change(&pieces, &numbers) }
        let list = Piece.list(pieces)
        rasterizer.render(
          list, into: &picture, over: shown, scale: scale, background: .white, scratch: scratch)
        #expect(
          picture
            == rasterizer.render(
              list, width: Self.size.width, height: Self.size.height, scale: scale,
              background: .white))
        shown = list
      }
    }
  }

  @Test("what is shown in strips is all that differs, with a margin of four columns")
  func strips() {
    let rasterizer = Rasterizer(bandHeight: 16)
    var numbers = Numbers(state: 11)
    var strip = Pixmap(width: Self.size.width, height: 16)
    for _ in 0..<60 {
      var pieces = (0..<10).map { _ in Piece(&numbers) }
      let shown = Piece.list(pieces)
      Self.change(&pieces, &numbers)
      let list = Piece.list(pieces)
      let (old, new) = (Self.draw(shown, rasterizer), Self.draw(list, rasterizer))
      var picture = old
      rasterizer.render(
        list, inStrips: &strip, over: shown, height: Self.size.height, background: .white
      ) { strip, rows, columns in
        #expect(columns.lowerBound.isMultiple(of: 2))
        for y in rows {
          for x in columns {
            let isEdge =
              x < columns.lowerBound + 4 && columns.lowerBound > 0
              || x >= columns.upperBound - 4 && columns.upperBound < Self.size.width
            if isEdge { #expect(old[x, y] == new[x, y]) }
            picture[x, y] = strip[x, y - rows.lowerBound]
          }
        }
      }
      #expect(picture == new)
    }
  }

  @Test("what is the same is left alone, whatever was put in, taken out or changed elsewhere")
  func untouched() {
    var numbers = Numbers(state: 3)
    let pieces = (0..<10).map { _ in Piece(&numbers) }
    func list(_ pieces: [Piece], _ box: CGRect?) -> DisplayList {
      var list = Piece.list(Array(pieces.prefix(5)))
      if let box { list.fill(Path(box), with: .solid(.black)) }
      list.append(Piece.list(Array(pieces.dropFirst(5))))
      return list
    }
    let boxes = [nil, CGRect(x: 30, y: 30, width: 9, height: 9), nil]
    let rasterizer = Rasterizer(bandHeight: 16)
    for (before, after) in zip(boxes, boxes.dropFirst()) {
      var picture = Self.draw(list(pieces, before), rasterizer)
      // Two places that a new drawing would mend: far away, and in the rows of the change.
      for (x, y) in [(200, 150), (150, 32)] { picture[x, y] = 0x1234_5678 }
      rasterizer.render(
        list(pieces, after), into: &picture, over: list(pieces, before), background: .white)
      #expect(picture[200, 150] == 0x1234_5678)
      #expect(picture[150, 32] == 0x1234_5678)
      var wanted = Self.draw(list(pieces, after), rasterizer)
      for (x, y) in [(200, 150), (150, 32)] { wanted[x, y] = 0x1234_5678 }
      #expect(picture == wanted)
    }
  }

  @Test("nothing is drawn where lists are equal")
  func equal() {
    let list = sampleList()
    var strip = Pixmap(width: 211, height: 64)
    Rasterizer().render(list, inStrips: &strip, over: list, height: 157) { _, _, _ in
      Issue.record("something was drawn")
    }
  }

  @Test("a filter that paints everywhere is seen everywhere")
  func everywhere() {
    func list(_ x: CGFloat) -> DisplayList {
      var matrix = [Float](repeating: 0, count: 20)
      (matrix[0], matrix[6], matrix[12], matrix[18], matrix[19]) = (1, 1, 1, 1, 0.3)
      var layer = Layer()
      layer.filters = [.colorMatrix(matrix)]
      var list = DisplayList()
      list.layer(layer) {
        $0.fill(Path(CGRect(x: x, y: 5, width: 9, height: 9)), with: .solid(.black))
      }
      return list
    }
    let rasterizer = Rasterizer(bandHeight: 16)
    var picture = Self.draw(DisplayList(), rasterizer)
    rasterizer.render(list(10), into: &picture, over: DisplayList(), background: .white)
    #expect(picture == Self.draw(list(10), rasterizer))
  }

  private static func draw(_ list: DisplayList, _ rasterizer: Rasterizer) -> Pixmap {
    rasterizer.render(list, width: size.width, height: size.height, background: .white)
  }

  private static func change(_ pieces: inout [Piece], _ numbers: inout Numbers) {
    let at = numbers.below(pieces.count)
    switch numbers.below(6) {
    case 0 where pieces.count > 1: pieces.remove(at: at)
    case 1: pieces.insert(Piece(&numbers), at: at)
    case 2: pieces.swapAt(at, numbers.below(pieces.count))
    case 3: pieces[at] = Piece(&numbers)
    default: pieces[at].x += Double(numbers.below(300)) / 100 - 1.5
    }
  }
}

/// Numbers that are the same in every run.
private struct Numbers {
  var state: UInt64

  mutating func below(_ end: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % end
  }
}

/// One of many kinds of drawings, somewhere.
private struct Piece {
  var kind: Int
  var x: Double
  var y: Double
  var turn: Double
  var shade: Float

  init(_ numbers: inout Numbers) {
    kind = numbers.below(12)
    (x, y) = (Double(numbers.below(2200)) / 10 - 10, Double(numbers.below(1700)) / 10 - 10)
    turn = numbers.below(2) == 0 ? 0 : Double(numbers.below(60)) / 10
    shade = Float(numbers.below(100)) / 100
  }

  static func list(_ pieces: [Piece]) -> DisplayList {
    var list = DisplayList()
    for piece in pieces { piece.draw(into: &list) }
    return list
  }

  private static let font = GlyphOutlines(name: "Discs", unitsPerEm: 1000) { id in
    Path(ellipseIn: CGRect(x: 50, y: -700, width: 300 + CGFloat(id) * 40, height: 700))
  }
  private static let image: ImageReference = {
    var picture = Pixmap(width: 7, height: 5)
    for index in picture.words.indices { picture.words[index] = 0xff00_0000 | UInt32(index * 5077) }
    return ImageReference(name: "noise", pixmap: picture)
  }()

  private func draw(into list: inout DisplayList) {
    let place = CGAffineTransform(rotationAngle: turn)
      .concatenating(CGAffineTransform(translationX: x, y: y))
    let paint = Paint.solid(ResolvedColor(red: shade, green: 0.4, blue: 1 - shade, opacity: 0.8))
    let box = CGRect(x: 0, y: 0, width: 44, height: 23)
    let run = GlyphRun(
      font: Self.font, size: 11,
      glyphs: (0..<4).map { .init(id: $0, position: CGPoint(x: 9.7 * Double($0), y: 8)) }, text: "")
    var layer = Layer()
    switch kind {
    case 0: list.fill(Path(box), with: paint, transform: place)
    case 1: list.fill(Path(roundedRect: box, cornerRadius: 8), with: paint, transform: place)
    case 2: list.fill(Path(ellipseIn: box), with: .picture(Self.image, in: box), transform: place)
    case 3:
      list.stroke(Path(ellipseIn: box), style: .init(lineWidth: 3), with: paint, transform: place)
    case 4:
      let corner = Path { $0.addLines([.zero, CGPoint(x: 30, y: 2), CGPoint(x: 3, y: 12)]) }
      list.stroke(corner, style: .init(lineWidth: 5, miterLimit: 20), with: paint, transform: place)
    case 5: list.draw(run, with: paint, transform: place)
    case 6:
      layer.filters = [.shadow(color: .black, radius: 5, offset: CGSize(width: 2, height: 4))]
      list.layer(layer) {
        $0.fill(Path(roundedRect: box, cornerRadius: 6), with: paint, transform: place)
      }
    case 7:
      layer.filters = [.blur(radius: 4, isOpaque: false)]
      list.layer(layer) {
        $0.draw(run, with: paint, transform: place)
        $0.fill(Path(box), with: paint, transform: place)
      }
    case 8:
      layer.clip = Layer.Clip(Path(ellipseIn: box), transform: place)
      layer.opacity = Double(shade)
      list.layer(layer) {
        $0.fill(Path(box), with: paint, transform: place)
        $0.draw(Self.image, in: box.insetBy(dx: 3, dy: 2), transform: place)
      }
    case 9:
      layer.opacity = 0.5
      list.layer(layer) {
        $0.fill(Path(box), with: .solid(.black), transform: place)
        $0.draw(run, with: paint, transform: place)
      }
    case 10:
      layer.blendMode = .multiply
      layer.mask = DisplayList()
      layer.mask?.fill(Path(ellipseIn: box), with: .solid(.black), transform: place)
      list.layer(layer) { $0.fill(Path(box), with: paint, transform: place) }
    default:
      layer.clip = Layer.Clip(Path(CGRect(x: 20.5, y: 20.5, width: 160, height: 110)))
      list.layer(layer) {
        $0.fill(Path(box), with: paint, transform: place)
        $0.fill(Path(ellipseIn: CGRect(x: 25, y: 25, width: 60, height: 50)), with: paint)
      }
    }
  }
}
