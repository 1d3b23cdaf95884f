import Foundation
import Geometry
import Motion
import Testing

/// Seed 003, vectors: rows S3-03, S3-04, S3-08 and S3-12 of the claims.
@Suite struct VectorArithmeticTests {
  /// The protocol's own members and nothing more.
  private struct Mixture: VectorArithmetic {
    var sweet = 0.0
    var sour = 0.0
    static let zero = Mixture()
    static func + (a: Self, b: Self) -> Self {
      Mixture(sweet: a.sweet + b.sweet, sour: a.sour + b.sour)
    }
    static func - (a: Self, b: Self) -> Self {
      Mixture(sweet: a.sweet - b.sweet, sour: a.sour - b.sour)
    }
    mutating func scale(by rhs: Double) { (sweet, sour) = (sweet * rhs, sour * rhs) }
    var magnitudeSquared: Double { sweet * sweet + sour * sour }
  }

  @Test("S3-03 a vector adds up, is scaled and measured; the rest comes with it")
  func conformance() {
    let mixture = Mixture(sweet: 1, sour: 2)
    #expect(mixture.scaled(by: 3) == Mixture(sweet: 3, sour: 6))
    #expect(
      mixture.interpolated(towards: Mixture(sweet: 3, sour: 0), amount: 0.5)
        == Mixture(sweet: 2, sour: 1))
    #expect(mixture.magnitudeSquared == 5)
    let half = Spring().value(target: mixture, time: 0.1)
    #expect(abs(half.sour - 2 * half.sweet) < 1e-12 && abs(half.sweet - 0.3577) < 1e-4)
  }

  @Test("S3-03, S3-04 the seed's four members are no vector, and an Int is none")
  func refused() throws {
    let result = try Program(
      "Seeds/Reference/CounterView",
      adding: """
        struct Seed: VectorArithmetic {
          var x = 0.0
          static func - (a: Seed, b: Seed) -> Seed { Seed(x: a.x - b.x) }
          static func * (a: Seed, b: Double) -> Seed { Seed(x: a.x * b) }
          static func + (a: Seed, b: Seed) -> Seed { Seed(x: a.x + b.x) }
          static var zero: Seed { Seed() }
        }
        func animated<V: VectorArithmetic>(_ value: V) {}
        func animateInt() { animated(3 as Int) }
        """
    ).run("inspect", [])
    #expect(result.status == 2)
    #expect(result.error.contains("type 'Seed' does not conform to protocol 'VectorArithmetic'"))
    #expect(result.error.contains("'scale(by:)'") && result.error.contains("'magnitudeSquared'"))
    #expect(result.error.contains("requires that 'Int' conform to 'VectorArithmetic'"))
  }

  @Test("S3-04 numbers, angles, points, sizes and rectangles are half way at half the time")
  func types() throws {
    let trace = try Program(
      "Seeds/Reference/CounterView", root: "NumbersHost()",
      adding: """
        @MainActor @Animatable struct Numbers: View {
          var double: Double
          var single: Float
          var length: CGFloat
          var angle: Angle
          var point: CGPoint
          var size: CGSize
          var rectangle: CGRect
          var body: some View {
            VStack {
              Text("double \\(double)")
              Text("single \\(single)")
              Text("length \\(Double(length))")
              Text("angle \\(angle.degrees, specifier: "%.6f")")
              Text("point \\(Double(point.x)) \\(Double(point.y))")
              Text("size \\(Double(size.width)) \\(Double(size.height))")
              Text("origin \\(Double(rectangle.minX)) \\(Double(rectangle.minY))")
              Text("extent \\(Double(rectangle.width)) \\(Double(rectangle.height))")
            }
          }
        }
        struct NumbersHost: View {
          @State private var isOn = false
          var body: some View {
            Numbers(
              double: isOn ? 4 : 0, single: isOn ? 5 : 0, length: isOn ? 6 : 0,
              angle: .degrees(isOn ? 45 : 0), point: isOn ? CGPoint(x: 10, y: 20) : .zero,
              size: isOn ? CGSize(width: 30, height: 40) : .zero,
              rectangle: isOn ? CGRect(x: 2, y: 4, width: 6, height: 8) : .zero
            )
            .animation(.linear(duration: 1), value: isOn)
            \(poke("isOn = true"))
          }
        }
        """
    ).trace()
    let texts = trace.all.filter { $0.property == "text" }
    let half = texts.compactMap { $0.values[$0.frame(1)] }
    let expected = [
      "double 2", "single 2.5", "length 3", "angle 22.500000", "point 5 10", "size 15 20",
      "origin 1 2", "extent 3 4",
    ]
    // A number's own text may say 2 or 2.000000.
    #expect(half.map { Self.plain($0) } == expected.map { Self.plain(.words($0)) })
  }

  private static func plain(_ words: Trace.Quantity?) -> [String] {
    guard case .words(let text)? = words else { return [] }
    return text.split(separator: " ").map { Double($0).map { "\($0)" } ?? String($0) }
  }

  private struct Plain: Animatable {
    var name = "a"
  }

  @Test("S3-08 views, shapes and modifiers can be animatable; without data the data are empty")
  func animatable() throws {
    var plain = Plain()
    plain.animatableData = EmptyAnimatableData()
    let data: EmptyAnimatableData = plain.animatableData
    #expect(data == EmptyAnimatableData() && data.magnitudeSquared == 0)
    for name in ["AnimatableNumberView", "HikingRouteShape", "ScaleEffectModifier"] {
      let program = try Program("Seeds/Reference/\(name)")
      let frames = try program.frames(size: "200x200", duration: "1")
      #expect(frames.all == 60 && frames.distinct > 20, "\(name)")
    }
  }

  @Test("S3-12 a scale and an anchor are one vector of four: the anchor's 128-fold")
  func pairs() {
    let scale = CGSize(width: 2, height: 3)
    let pair = AnimatablePair(scale.animatableData, UnitPoint(x: 0.25, y: 0.5).animatableData)
    #expect(pair.first.first == 2 && pair.first.second == 3)
    #expect(pair.second.first == 32 && pair.second.second == 64)
    let squares: [Double] = [2, 3, 32, 64]
    #expect(pair.magnitudeSquared == squares.reduce(0) { $0 + $1 * $1 })
  }
}
