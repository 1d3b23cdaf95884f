import CShaders
import DisplayList
import Foundation
import Geometry
import Pixels
import Raster
import Testing

/// How shader functions are called, with functions of this file in the place of compiled ones.
@Suite("Shader functions") struct ShaderTests {
  private typealias Kernel = @convention(c) (UnsafePointer<ShaderCall>) -> Void

  private static func shader(
    _ use: CompiledShader.Use, _ parameters: String = "", _ kernel: Kernel
  ) -> CompiledShader {
    CompiledShader(
      name: "probe", parameters: parameters, kernels: [use: unsafeBitCast(kernel, to: UInt.self)])
  }

  /// Fills with the place: red and green are its whole points.
  private static let place = shader(.fill) { pointer in
    let call = pointer.pointee
    for i in 0..<call.count {
      let away = Float(call.column + i)
      let (x, y) = (call.x + call.across * away, call.y + call.down * away)
      func byte(_ v: Float) -> UInt32 { UInt32(min(max(v, 0), 255)) }
      call.words[Int(i)] = byte(x) | byte(y) << 8 | 0xff00_0000
    }
  }
  /// Exchanges red and blue.
  private static let exchange = shader(.color, "4") { pointer in
    let call = pointer.pointee
    let start = Int(call.layer_y * call.layer.stride + call.layer_x)
    for i in 0..<Int(call.count) {
      let word = call.layer.words[start + i]
      call.words[i] = word & 0xff00_ff00 | (word & 255) << 16 | (word >> 16) & 255
    }
  }
  /// Takes the pixel that lies further right by an argument, in points.
  private static let shift = shader(.distortion, "1") { pointer in
    let call = pointer.pointee
    for i in 0..<call.count {
      let away = Float(call.column + i)
      let (x, y) = (call.x + call.across * away + call.numbers[0], call.y + call.down * away)
      let column = Int((call.a * x + call.c * y + call.tx).rounded(.down))
      let row = Int((call.b * x + call.d * y + call.ty).rounded(.down))
      let isThere =
        column >= 0 && column < call.layer.width && row >= 0 && row < call.layer.height
      call.words[Int(i)] = isThere ? call.layer.words[row * Int(call.layer.stride) + column] : 0
    }
  }
  /// Fills with what the arguments add up to.
  private static let sum = shader(.fill, "14FCDT") { pointer in
    let call = pointer.pointee
    var sum = call.numbers[0] + call.numbers[1] + call.numbers[4]
    for i in 0..<Int(call.arrays[0].count) {
      sum += call.arrays[0].elements.load(fromByteOffset: 4 * i, as: Float.self)
    }
    sum += Float(call.arrays[1].count)
    sum += call.arrays[1].elements.load(fromByteOffset: 16, as: Float.self)
    for i in 0..<Int(call.arrays[2].count) {
      sum += Float(call.arrays[2].elements.load(fromByteOffset: i, as: UInt8.self))
    }
    sum += Float(call.pictures[0].width) + Float(call.pictures[0].words[0] & 255)
    for i in 0..<Int(call.count) { call.words[i] = UInt32(sum) | 0xff00_0000 }
  }

  private static let red = ResolvedColor(red: 1, green: 0, blue: 0)

  private func filled(
    _ shader: CompiledShader, _ arguments: [ShaderArgument] = [], origin: CGPoint = .zero,
    opacity: Double = 1, transform: CGAffineTransform = .identity
  ) -> DisplayList {
    var list = DisplayList()
    list.fill(
      Path(CGRect(x: 10, y: 20, width: 30, height: 40)),
      with: .shader(
        ShaderPaint(BoundShader(shader, arguments), origin: origin, opacity: opacity)),
      transform: transform)
    return list
  }

  private func filtered(
    _ shader: CompiledShader, _ use: CompiledShader.Use, _ arguments: [ShaderArgument] = [],
    reach: CGSize = .zero, transform: CGAffineTransform = .identity,
    _ content: (inout DisplayList) -> Void
  ) -> DisplayList {
    var list = DisplayList()
    var layer = Layer()
    layer.filters = [
      .shader(
        ShaderFilter(
          BoundShader(shader, arguments), as: use, reach: reach,
          frame: CGRect(x: 0, y: 0, width: 60, height: 60), transform: transform))
    ]
    list.layer(layer) { content(&$0) }
    return list
  }

  private func draw(_ list: DisplayList, scale: Double = 1) -> Pixmap {
    Rasterizer().render(list, width: 60, height: 60, scale: scale)
  }

  private func square(at x: Double = 20, _ list: inout DisplayList) {
    list.fill(Path(CGRect(x: x, y: 20, width: 10, height: 10)), with: .solid(Self.red))
  }

  // MARK: Fills

  @Test("a fill is given the middle of each pixel, in points from its origin")
  func places() {
    let picture = draw(filled(Self.place))
    #expect(picture[10, 20] == 0xff00_140a)
    #expect(picture[39, 59] == 0xff00_3b27)
    #expect(picture[9, 20] == 0 && picture[40, 20] == 0)
    let moved = draw(filled(Self.place, origin: CGPoint(x: 10, y: 20)))
    #expect(moved[10, 20] == 0xff00_0000)
    #expect(moved[25, 31] == 0xff00_0b0f)
  }

  @Test("of a larger scale, points are pixels' halves")
  func scaled() {
    let picture = draw(filled(Self.place), scale: 2)
    #expect(picture[20, 40] == 0xff00_140a)
    #expect(picture[21, 41] == 0xff00_140a)
    #expect(picture[22, 42] == 0xff00_150b)
  }

  @Test("under a quarter turn, places turn too")
  func turned() {
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 60, ty: 0)
    let picture = draw(filled(Self.place, transform: turn))
    #expect(picture[60 - 1 - 20, 10] == 0xff00_140a)
    #expect(picture[60 - 1 - 40, 39] == 0xff00_2827)
  }

  @Test("opacity fades it")
  func faded() {
    let picture = draw(filled(Self.place, opacity: 0.5))
    #expect(picture[10, 20] >> 24 == 128)
    #expect(draw(filled(Self.place, opacity: 0))[10, 20] == 0)
  }

  @Test("arguments come in order, numbers apart from arrays and pictures")
  func arguments() {
    var pixmap = Pixmap(width: 3, height: 1)
    pixmap[0, 0] = 5
    let arguments: [ShaderArgument] = [
      .numbers([1]), .color(ResolvedColor(red: 2, green: 0, blue: 0, opacity: 0.5)),
      .floats([3, 4]), .colors([Self.red, ResolvedColor(red: 1, green: 1, blue: 1)]),
      .bytes([6, 7]), .picture(ImageReference(name: "p", pixmap: pixmap)),
    ]
    // 1; 2·½ and ½; 3 and 4; two colours, the second's red 1; 6 and 7; 3 across and 5.
    let sum: UInt32 = 1 + 1 + 7 + 2 + 1 + 13 + 8
    #expect(draw(filled(Self.sum, arguments))[20, 30] & 255 == sum)
  }

  @Test("arguments that do not fit paint nothing")
  func misfit() {
    #expect(draw(filled(Self.place, [.numbers([1])])) == Pixmap(width: 60, height: 60))
    #expect(draw(filled(Self.exchange)) == Pixmap(width: 60, height: 60))
  }

  // MARK: Filters

  @Test("a colour effect is given each pixel's colour")
  func colors() {
    let picture = draw(filtered(Self.exchange, .color) { square(&$0) })
    #expect(picture[25, 25] == 0xffff_0000)
    #expect(picture[35, 25] == 0)
  }

  @Test("a distortion reads beside the pixel, and shows as far as it says that it reaches")
  func distorted() {
    let near = draw(filtered(Self.shift, .distortion, [.numbers([5])]) { square(&$0) })
    #expect(near[22, 25] == 0xff00_00ff && near[26, 25] == 0)
    #expect(near[18, 25] == 0)
    let far = draw(
      filtered(
        Self.shift, .distortion, [.numbers([5])], reach: CGSize(width: 5, height: 0)
      ) { square(&$0) })
    #expect(far[15, 25] == 0xff00_00ff && far[14, 25] == 0 && far[25, 25] == 0)
  }

  @Test("what it says is in points of the view: a larger view is moved further")
  func distortedLarger() {
    let list = filtered(
      Self.shift, .distortion, [.numbers([5])], reach: CGSize(width: 5, height: 5),
      transform: CGAffineTransform(scaleX: 2, y: 2)
    ) { square(&$0) }
    let picture = draw(list)
    #expect(picture[10, 25] == 0xff00_00ff && picture[9, 25] == 0 && picture[20, 25] == 0)
  }

  @Test("a filter whose arguments do not fit, or whose view has no size, changes nothing")
  func withoutEffect() {
    var plain = DisplayList()
    square(&plain)
    #expect(draw(filtered(Self.shift, .distortion) { square(&$0) }) == draw(plain))
    #expect(draw(filtered(Self.shift, .color, [.numbers([1])]) { square(&$0) }) == draw(plain))
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(
      draw(
        filtered(Self.shift, .distortion, [.numbers([1])], transform: flat) { square(&$0) })
        == draw(plain))
  }

  @Test("filters in one another are applied from the inside out")
  func nested() {
    let list = filtered(
      Self.shift, .distortion, [.numbers([5])], reach: CGSize(width: 5, height: 5)
    ) { list in
      list.append(filtered(Self.exchange, .color) { square(&$0) })
    }
    #expect(draw(list)[16, 25] == 0xffff_0000)
  }

  @Test("opacity, clip and blend mode of the layer come after")
  func composited() {
    var list = DisplayList()
    var layer = Layer()
    layer.filters = filtered(Self.exchange, .color) { square(&$0) }.commands.compactMap {
      if case .beginLayer(let layer) = $0 { layer.filters[0] } else { nil }
    }
    layer.opacity = 0.5
    layer.clip = Layer.Clip(Path(CGRect(x: 20, y: 20, width: 5, height: 10)))
    list.layer(layer) { square(&$0) }
    let picture = draw(list)
    #expect(picture[22, 25] == 0x8080_0000 && picture[27, 25] == 0)
  }

  // MARK: The same bytes

  private var crowd: DisplayList {
    var list = filled(Self.place, opacity: 0.8, transform: CGAffineTransform(rotationAngle: 0.2))
    list.append(
      filtered(Self.shift, .distortion, [.numbers([3.5])], reach: CGSize(width: 4, height: 4)) {
        list in
        for x in stride(from: 0.0, to: 50, by: 7.3) { square(at: x, &list) }
      })
    list.append(filtered(Self.exchange, .color) { square(at: 33.4, &$0) })
    return list
  }

  @Test("on any threads, bands and instructions", arguments: [1, 3, 16, 64])
  func sameBytes(bandHeight: Int) {
    let usual = draw(crowd)
    let rasterizer = Rasterizer(instructions: .baseline, bandHeight: bandHeight)
    for workers in [1, 2, 8] {
      #expect(rasterizer.render(crowd, width: 60, height: 60, workers: workers) == usual)
    }
  }

  @Test("drawn over another frame as drawn anew")
  func damaged() {
    let first = filtered(
      Self.shift, .distortion, [.numbers([3])], reach: CGSize(width: 6, height: 6)
    ) { square(at: 20, &$0) }
    let second = filtered(
      Self.shift, .distortion, [.numbers([5])], reach: CGSize(width: 6, height: 6)
    ) { square(at: 21, &$0) }
    var picture = Rasterizer(bandHeight: 8).render(first, width: 60, height: 60)
    Rasterizer(bandHeight: 8).render(second, into: &picture, over: first)
    #expect(picture == draw(second))
  }
}
