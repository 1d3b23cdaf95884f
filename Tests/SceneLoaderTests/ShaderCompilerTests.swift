import DisplayList
import Foundation
import Geometry
import Pixels
import Raster
import Testing

@testable import SceneLoader

/// A `.metal` file that is compiled by the toolchain's own compiler, and its functions.
struct CompiledShaders {
  let product: SceneCompiler.ShaderProduct
  let functions: [CompiledShader]
  private let folder: TestFolder

  init(_ text: String, more: [String: String] = [:]) throws {
    folder = try TestFolder()
    let prelude =
      "#include <metal_stdlib>\n#include <SwiftUI/SwiftUI_Metal.h>\nusing namespace metal;\n"
    try folder.write(prelude + text, to: "Probe.metal")
    for (name, text) in more { try folder.write(text, to: name) }
    let url = folder.url
    let installation = Installation(tool: url, modules: url, plugin: url, headers: url)
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_CACHE_HOME"] = folder.path("cache")
    let compiler = SceneCompiler(installation: installation, environment: environment)
    product = try compiler.compile(ShaderFile(folder.path("Probe.metal"))) { _ in }
    functions = try ShaderCode.functions(of: product)
  }

  /// The function of a name.
  func callAsFunction(_ name: String) throws -> CompiledShader {
    try #require(functions.first { $0.name == name })
  }

  /// A picture that a fill paints.
  func picture(
    _ name: String, _ arguments: [ShaderArgument] = [], width: Int = 64, height: Int = 1
  ) throws -> Pixmap {
    let shader = BoundShader(try self(name), arguments)
    try #require(shader.fits(.fill))
    var list = DisplayList()
    list.fill(
      Path(CGRect(x: 0, y: 0, width: width, height: height)),
      with: .shader(ShaderPaint(shader, origin: .zero)))
    return Rasterizer().render(list, width: width, height: height)
  }
}

@Suite("ShaderCompiler") struct ShaderCompilerTests {
  private let picture: DisplayList = {
    var list = DisplayList()
    list.fill(
      Path(CGRect(x: 8, y: 8, width: 48, height: 32)),
      with: .gradient(
        GradientPaint(
          stops: [
            GradientPaint.Stop(color: ResolvedColor(red: 1, green: 0.2, blue: 0), location: 0),
            GradientPaint.Stop(color: ResolvedColor(red: 0, green: 0.4, blue: 1), location: 1),
          ], course: .linear(from: CGPoint(x: 8, y: 0), to: CGPoint(x: 56, y: 20)))))
    return list
  }()

  private func filtered(
    _ shader: CompiledShader, _ use: CompiledShader.Use, _ arguments: [ShaderArgument]
  ) -> DisplayList {
    var list = DisplayList()
    var layer = Layer()
    layer.filters = [
      .shader(
        ShaderFilter(
          BoundShader(shader, arguments), as: use, reach: CGSize(width: 12, height: 12),
          frame: CGRect(x: 0, y: 0, width: 64, height: 48)))
    ]
    list.layer(layer) { $0.append(picture) }
    return list
  }

  @Test("what a function can be follows from its type")
  func uses() throws {
    let shaders = try CompiledShaders(
      """
      [[ stitchable ]] half4 plain(float2 p) { return half4(1); }
      [[ stitchable ]] half4 tint(float2 p, half4 c, float t) { return c * half(t); }
      [[ stitchable ]] float2 bend(float2 p, float2 by) { return p + by; }
      [[ stitchable ]] half4 soft(float2 p, SwiftUI::Layer layer, float4 r) { return layer.sample(p); }
      [[ stitchable ]] half4 lists(float2 p, device const float *f, int n, device const half4 *c, int m,
                                   device const void *d, int size, float3 x) { return half4(f[0]); }
      [[ stitchable ]] half4 image(float2 p, texture2d<half> t) { return t.read(uint2(p)); }
      [[ stitchable ]] half4 odd(float2 p, int n) { return half4(0); }
      [[ stitchable ]] float wrong(float p) { return p; }
      """)
    let found = shaders.functions.map { function in
      let uses = CompiledShader.Use.allCases.filter { function.kernel(for: $0) != nil }
      return
        "\(function.name) \(function.parameters) \(uses.map(\.rawValue).joined(separator: " "))"
    }
    #expect(
      found == [
        "plain  fill", "tint 41 fill color", "bend 2 distortion", "soft L4 layer",
        "lists FCD3 fill", "image T fill", "odd ? ", "wrong ? ",
      ])
    #expect(try shaders("tint").arguments(for: .color) == "1")
    #expect(try shaders("tint").arguments(for: .fill) == "41")
    #expect(try shaders("bend").arguments(for: .layer) == nil)
  }

  @Test("a file that is compiled once is kept")
  func kept() throws {
    let folder = try TestFolder()
    try folder.write("[[ stitchable ]] half4 f(float2 p) { return 1; }", to: "a.metal")
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_CACHE_HOME"] = folder.path("cache")
    let url = folder.url
    let compiler = SceneCompiler(
      installation: Installation(tool: url, modules: url, plugin: url, headers: url),
      environment: environment)
    let first = try compiler.compile(ShaderFile(folder.path("a.metal"))) { _ in }
    // Nothing is on PATH that could make it again.
    environment["PATH"] = "/nowhere"
    let blind = SceneCompiler(installation: compiler.installation, environment: environment)
    #expect(try blind.compile(ShaderFile(folder.path("a.metal"))) { _ in } == first)
    try folder.write("[[ stitchable ]] half4 g(float2 p) { return 1; }", to: "a.metal")
    #expect(throws: SceneError.noCompiler) {
      try blind.compile(ShaderFile(folder.path("a.metal"))) { _ in }
    }
  }

  @Test(
    "a mistake is told with file and line",
    arguments: [
      ("[[ stitchable ]] half4 f(float2 p) { return missing; }", ":4:", "missing"),
      ("\n\n[[ stitchable ]] half4 f(float2 p) { half4 c = 1\n return c; }", ":6:", "';'"),
      ("[[ stitchable ]] half4 f(float2 p) { return dfdx(p.x); }", ":4:", "dfdx"),
      ("#include <vector>\n", ":4:", "vector"),
    ])
  func mistakes(text: String, line: String, word: String) throws {
    do {
      _ = try CompiledShaders(text)
      Issue.record("it compiled")
    } catch SceneError.doesNotCompile(let path, let words) {
      #expect(path.hasSuffix("Probe.metal"))
      #expect(words.contains("Probe.metal\(line)"))
      #expect(words.contains(word))
      #expect(!words.contains("In file included"))
    }
  }

  @Test("files that it includes, and words of other pipelines, are no trouble")
  func surroundings() throws {
    let shaders = try CompiledShaders(
      """
      #include "Colors.h"
      struct Vertex { float4 position [[position]]; float2 uv; };
      vertex Vertex corner(uint id [[vertex_id]]) { return Vertex(); }
      fragment half4 shade(Vertex in [[stage_in]], constant float3 &tint [[buffer(0)]]) {
        return half4(half3(tint), 1);
      }
      kernel void nothing(device float *values, uint place [[thread_position_in_grid]]) {
        threadgroup float shared = values[place];
        values[place] = shared + 1;
      }
      half4 shade(float2 p) { return half4(half3(brand), 1); }
      [[ stitchable ]] half4 shade(float2 p, float t) { return shade(p) * half(t); }
      """, more: ["Colors.h": "constant float3 brand = float3(1.0, 0.5, 0);\n"])
    #expect(try shaders.picture("shade", [.numbers([1])])[3, 0] == 0xff00_80ff)
  }

  @Test("what is no number or too large is a colour all the same, and none is above its alpha")
  func colors() throws {
    let shaders = try CompiledShaders(
      """
      [[ stitchable ]] half4 f(float2 p) {
        if (p.x < 1) return half4(2, -1, NAN, 1);
        if (p.x < 2) return half4(1, 0.25, 0, 0.5);
        if (p.x < 3) return half4(INFINITY, 0, 0, NAN);
        return half4(0.5h, 0.5, 0.5f, 7);
      }
      """)
    let picture = try shaders.picture("f")
    #expect(picture[0, 0] == 0xff00_00ff && picture[1, 0] == 0x8000_4080)
    #expect(picture[2, 0] == 0 && picture[3, 0] == 0xff80_8080)
  }

  @Test("what is read before it is written is 0, and whole numbers wrap and stop at their ends")
  func defined() throws {
    let shaders = try CompiledShaders(
      """
      [[ stitchable ]] half4 f(float2 p) {
        float unset;
        float3 vector;
        int most = 2147483647;
        bool all = unset == 0 && vector.y == 0 && most + 1 < 0 && int(1e20) == most
          && int(-1e20) == -most - 1 && int(NAN) == 0 && uint(-3.0) == 0u;
        return all ? half4(0, 1, 0, 1) : half4(1, 0, 0, 1);
      }
      """)
    #expect(try shaders.picture("f")[9, 0] == 0xff00_ff00)
  }

  @Test("a layer is mixed of the nearest four pixels, and clear beyond its edge")
  func sampling() throws {
    let shaders = try CompiledShaders(
      """
      [[ stitchable ]] half4 at(float2 p, SwiftUI::Layer layer, float2 by) { return layer.sample(p + by); }
      [[ stitchable ]] float2 from(float2 p, float2 by) { return p + by; }
      """)
    let plain = Rasterizer().render(picture, width: 64, height: 48)
    func moved(_ x: Float, _ y: Float, _ name: String, _ use: CompiledShader.Use) throws -> Pixmap {
      let list = filtered(try shaders(name), use, [.numbers([x, y])])
      return Rasterizer().render(list, width: 64, height: 48)
    }
    #expect(try moved(0, 0, "at", .layer) == plain)
    let whole = try moved(5, -3, "at", .layer)
    for (x, y) in [(10, 20), (30, 30), (50, 12), (2, 40)] {
      let expected = x + 5 < 56 && y - 3 >= 8 && x + 5 >= 8 && y - 3 < 40 ? plain[x + 5, y - 3] : 0
      #expect(whole[x, y] == expected)
    }
    let between = try moved(0.5, 0, "at", .layer)
    for x in [12, 30, 44] {
      let (a, b) = (plain[x, 20], plain[x + 1, 20])
      for shift in [0, 8, 16] as [UInt32] {
        let mean = Double((a >> shift & 255) + (b >> shift & 255)) / 2
        #expect(abs(Double(between[x, 20] >> shift & 255) - mean) <= 1)
      }
    }
    #expect(between[7, 20] >> 24 == 128 && between[55, 20] >> 24 == 128)
    #expect(try moved(0.5, 0, "from", .distortion) == between)
  }

  @Test("textures by any sampler")
  func textures() throws {
    let shaders = try CompiledShaders(
      """
      [[ stitchable ]] half4 near(float2 p, texture2d<half> t) {
        constexpr sampler s(coord::pixel, filter::nearest, address::repeat);
        return t.sample(s, p);
      }
      [[ stitchable ]] half4 far(float2 p, texture2d<half> t) {
        sampler s(filter::linear, address::clamp_to_zero);
        return t.sample(s, (p + 0.0) / float2(t.get_width(), t.get_height()));
      }
      [[ stitchable ]] half4 beside(float2 p, texture2d<half> t) {
        constexpr sampler s(coord::pixel, filter::nearest, address::repeat);
        return t.sample(s, p, level(0), int2(1, 0));
      }
      [[ stitchable ]] half4 both(float2 p, texture2d<half> t) {
        constexpr sampler s(coord::pixel, filter::nearest, address::repeat);
        return t.sample(s, p, bias(2)) + 0 * t.sample(s, p, 1);
      }
      """)
    var pixmap = Pixmap(width: 3, height: 1)
    for x in 0..<3 { pixmap[x, 0] = 0xff00_0000 | UInt32(x + 1) }
    let arguments = [ShaderArgument.picture(ImageReference(name: "t", pixmap: pixmap))]
    let near = try shaders.picture("near", arguments)
    #expect((0..<6).map { near[$0, 0] & 255 } == [1, 2, 3, 1, 2, 3])
    let far = try shaders.picture("far", arguments)
    #expect((0..<5).map { far[$0, 0] & 255 } == [1, 2, 3, 0, 0])
    let beside = try shaders.picture("beside", arguments)
    #expect((0..<6).map { beside[$0, 0] & 255 } == [2, 3, 1, 2, 3, 1])
    let both = try shaders.picture("both", arguments)
    #expect((0..<6).map { both[$0, 0] & 255 } == [1, 2, 3, 1, 2, 3])
  }

  @Test("the same bytes by any bands and threads, for loops, branches and noise alike")
  func sameBytes() throws {
    let shaders = try CompiledShaders(
      """
      static float hash(float2 p) { return fract(sin(dot(p, float2(12.9898, 78.233))) * 43758.5453); }
      [[ stitchable ]] half4 f(float2 p, SwiftUI::Layer layer, float t) {
        float sum = 0;
        int i = 0;
        while (sum < 2 && i < 9) { sum += hash(floor(p / 3) + float(i++)); }
        if (p.x > p.y) return half4(layer.sample(p + sum * 3) * half(0.5 + 0.5 * cos(t * p.y)));
        float2 q = float2x2(cos(t), sin(t), -sin(t), cos(t)) * (p - 30);
        return mix(layer.sample(q + 30), half4(half3(pow(abs(q.x) / 40, 2.2)), 1), half(sum * 0.2));
      }
      """)
    let list = filtered(try shaders("f"), .layer, [.numbers([0.7])])
    let usual = Rasterizer().render(list, width: 64, height: 48)
    for (height, workers) in [(1, 1), (7, 2), (16, 8), (64, 3)] {
      let other = Rasterizer(bandHeight: height)
        .render(list, width: 64, height: 48, workers: workers)
      #expect(other == usual)
    }
    #expect(Set(usual.words).count > 200)
  }
}
