import DisplayList
import Pixels
import Foundation
import Testing

/// The functions of the shading language against those of the system, in the last places of floats.
@Suite("Functions of the shading language") struct ShaderMathTests {
  /// A function of one number, what it should be, where it is asked, and how many last places it may be off.
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let range: ClosedRange<Float>
    let places: Double
    let value: @Sendable (Double) -> Double
    var testDescription: String { name }
  }

  private static let cases: [Case] = [
    Case(name: "sin(x)", range: -40...40, places: 3, value: { sin($0) }),
    Case(name: "cos(x)", range: -40...40, places: 3, value: { cos($0) }),
    Case(
      name: "sin(x * 1000)", range: -90...90, places: 3, value: { sin(Double(Float($0) * 1000)) }),
    Case(name: "tan(x)", range: -1.5...1.5, places: 5, value: { tan($0) }),
    Case(name: "exp(x)", range: -80...80, places: 2, value: { exp($0) }),
    Case(name: "exp2(x)", range: -120...120, places: 2, value: { exp2($0) }),
    Case(name: "exp10(x)", range: -30...30, places: 2, value: { pow(10, $0) }),
    Case(name: "log(x)", range: 0.001...900, places: 2, value: { log($0) }),
    Case(name: "log2(x)", range: 0.001...900, places: 2, value: { log2($0) }),
    Case(name: "log10(x)", range: 0.001...900, places: 2, value: { log10($0) }),
    Case(name: "pow(x, 2.5)", range: 0...90, places: 2, value: { pow($0, 2.5) }),
    Case(name: "pow(x, -3.0)", range: -9...(-0.5), places: 2, value: { pow($0, -3) }),
    Case(name: "pow(2.0, x)", range: -60...60, places: 2, value: { pow(2, $0) }),
    Case(
      name: "powr(x, 0.41666667)", range: 0...1, places: 2,
      value: { pow($0, Double(Float(0.41666667))) }),
    Case(name: "sqrt(x)", range: 0...1000, places: 0.5, value: { $0.squareRoot() }),
    Case(name: "rsqrt(x)", range: 0.01...1000, places: 2, value: { 1 / $0.squareRoot() }),
    Case(name: "cbrt(x)", range: -90...90, places: 8, value: { cbrt($0) }),
    Case(name: "asin(x)", range: -1...1, places: 5, value: { asin($0) }),
    Case(name: "acos(x)", range: -1...0.99, places: 5, value: { acos($0) }),
    Case(name: "atan(x)", range: -50...50, places: 4, value: { atan($0) }),
    Case(name: "atan2(x, -2.0)", range: -50...50, places: 4, value: { atan2($0, -2) }),
    Case(name: "atan2(1.0, x)", range: -50...50, places: 4, value: { atan2(1, $0) }),
    Case(name: "sinh(x)", range: -20...20, places: 6, value: { sinh($0) }),
    Case(name: "cosh(x)", range: -20...20, places: 4, value: { cosh($0) }),
    Case(name: "tanh(x)", range: -12...12, places: 6, value: { tanh($0) }),
    Case(name: "floor(x)", range: -9...9, places: 0, value: { floor($0) }),
    Case(name: "ceil(x)", range: -9...9, places: 0, value: { ceil($0) }),
    Case(name: "trunc(x)", range: -9...9, places: 0, value: { trunc($0) }),
    Case(name: "round(x)", range: -9...9, places: 0, value: { $0.rounded() }),
    Case(name: "rint(x)", range: -9...9, places: 0, value: { $0.rounded(.toNearestOrEven) }),
    Case(name: "fmod(x, 2.5)", range: -90...90, places: 1, value: { fmod($0, 2.5) }),
    Case(name: "abs(x)", range: -9...9, places: 0, value: { abs($0) }),
    Case(name: "sign(x)", range: -9...9, places: 0, value: { $0 > 0 ? 1 : $0 < 0 ? -1 : 0 }),
    Case(name: "clamp(x, -1, 2)", range: -9...9, places: 0, value: { min(max($0, -1), 2) }),
    Case(name: "max(x, 0)", range: -9...9, places: 0, value: { max($0, 0) }),
    Case(name: "step(1.0, x)", range: -9...9, places: 0, value: { $0 < 1 ? 0 : 1 }),
    Case(name: "fma(x, x, -x)", range: -9...9, places: 1, value: { $0 * $0 - $0 }),
  ]

  private static let count = 512

  /// The values of expressions at places of a range each.
  private static let values: Result<[[Float]], any Error> = Result {
    var text = ""
    for (number, one) in cases.enumerated() {
      // Three bytes and one: a pixel's colours are no greater than its alpha.
      text += """
        static uint bits\(number)(float i, float low, float high) {
          float x = low + (high - low) * (floor(i) / \(count - 1).0);
          return as_type<uint>(float(\(one.name)));
        }
        [[ stitchable ]] half4 low\(number)(float2 p, float low, float high) {
          uint v = bits\(number)(p.x, low, high);
          return half4(half(v & 255u), half(v >> 8 & 255u), half(v >> 16 & 255u), 255.0h) / 255.0h;
        }
        [[ stitchable ]] half4 top\(number)(float2 p, float low, float high) {
          return half4(half(bits\(number)(p.x, low, high) >> 24) / 255.0h, 0, 0, 1);
        }

        """
    }
    let shaders = try CompiledShaders(text)
    return try cases.enumerated().map { number, one in
      let range = [
        ShaderArgument.numbers([one.range.lowerBound]), .numbers([one.range.upperBound]),
      ]
      let low = try shaders.picture("low\(number)", range, width: count)
      let top = try shaders.picture("top\(number)", range, width: count)
      return (0..<count).map { x in
        Float(bitPattern: low[x, 0] & 0x00ff_ffff | (top[x, 0] & 255) << 24)
      }
    }
  }

  @Test("each is as near as it says", arguments: cases.indices)
  func near(number: Int) throws {
    let (one, found) = (Self.cases[number], try Self.values.get()[number])
    var worst = (places: 0.0, at: Float(0))
    for index in 0..<Self.count {
      let x =
        one.range.lowerBound + (one.range.upperBound - one.range.lowerBound)
        * (Float(index) / Float(Self.count - 1))
      let expected = one.value(Double(x))
      // What is tiny beside what it was computed from has fewer places.
      let unit = Double(max(Float(abs(expected)), 1e-5).ulp)
      let places = abs(Double(found[index]) - expected) / unit
      if !(places <= worst.places) { worst = (places, x) }
    }
    #expect(worst.places <= one.places, "at \(worst.at)")
  }

  @Test("numbers that are none, and those at the edges")
  func edges() throws {
    let shaders = try CompiledShaders(
      """
      [[ stitchable ]] half4 f(float2 p) {
        bool all = isnan(sqrt(-1.0)) && isnan(log(-1.0)) && isinf(log(0.0)) && log(0.0) < 0
          && exp(200.0) == INFINITY && exp(-200.0) == 0 && pow(0.0, 0.0) == 1 && pow(0.0, 2.0) == 0
          && pow(-2.0, 3.0) == -8 && pow(-2.0, 2.0) == 4 && isnan(pow(-2.0, 0.5)) && isnan(sin(INFINITY))
          && abs(sin(1e30)) <= 1 && fract(-0.25) == 0.75 && fract(-1e-9) < 1 && min(NAN, 2.0) == 2
          && max(1.0, NAN) == 1 && saturate(NAN) == 0 && 1 / ceil(-0.5) == -INFINITY && exp2(-140.0) > 0
          && floor(1e20) == 1e20 && round(2.5) == 3 && rint(2.5) == 2 && smoothstep(0.0, 1.0, 0.5) == 0.5
          && mix(2.0, 4.0, 0.5) == 3 && atan2(0.0, -1.0) > 3.14 && atan2(-0.0, -1.0) < -3.14;
        return all ? half4(0, 1, 0, 1) : half4(1, 0, 0, 1);
      }
      """)
    #expect(try shaders.picture("f")[5, 0] == 0xff00_ff00)
  }

  @Test("vectors, swizzles and matrices are what they are in the shading language")
  func vectors() throws {
    let shaders = try CompiledShaders(
      """
      constant float3 palette[2] = { float3(1, 2, 3), float3(4, 5, 6) };
      [[ stitchable ]] half4 f(float2 p) {
        float4 v = float4(1, float2(2, 3), 4);
        v.xy = v.yx;
        v.zw *= 2;
        v.rgb += 1;
        bool all = v.x == 3 && v.y == 2 && v.z == 7 && v.w == 8 && v.wzyx.x == 8 && v.bgr.y == 2;
        float3 w = float3(v.xz, 0.5h);
        w[1] = -1;
        all = all && metal::all(w == float3(3, -1, 0.5)) && any(w < 0.0) && dot(w, 2 * w) == 20.5;
        float3x3 m = float3x3(float3(1, 2, 3), float3(4, 5, 6), float3(7, 8, 10));
        float3 t = m * float3(1, 0, 2), s = float3(1, 0, 2) * m;
        all = all && metal::all(t == float3(15, 18, 23)) && metal::all(s == float3(7, 16, 27));
        all = all && determinant(m) == -3 && transpose(m)[0].y == 4 && (m * m)[1][0] == 66;
        all = all && metal::all(palette[1] - palette[0] == float3(3)) && length(float2(3, 4)) == 5;
        all = all && metal::all(cross(float3(1, 0, 0), float3(0, 1, 0)) == float3(0, 0, 1));
        int2 i = int2(p) / 2 + int2(1, -1);
        all = all && i.x == 3 && i.y == -1 && metal::all(select(float2(1), float2(2), bool2(true, false)) == float2(2, 1));
        uint h = 0x9e3779b9u * 7u;
        all = all && (h ^ h >> 16) == 0x5384078bu && as_type<float>(0x40490fdbu) == M_PI_F;
        all = all && reflect(float2(1, -1), float2(0, 1)).y == 1 && metal::all(float2{1, 2} == v.yx * 0 + float2(1, 2));
        return all ? half4(0, 1, 0, 1) : half4(1, 0, 0, 1);
      }
      """)
    #expect(try shaders.picture("f")[5, 0] == 0xff00_ff00)
  }
}
