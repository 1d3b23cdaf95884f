import Foundation
import Testing

@testable import SceneLoader

/// What is read of a `.metal` file before it is compiled.
@Suite("ShaderFile") struct ShaderFileTests {
  private func names(_ text: String) -> [String] {
    ShaderFile.functions(in: text).map(\.name)
  }

  @Test(
    "functions are found behind their mark",
    arguments: [
      ("[[ stitchable ]] half4 tint(float2 p, half4 c) { return c; }", ["tint"]),
      ("[[stitchable]]\nhalf4\ntint(\n  float2 p,\n  half4 c\n) { return c; }", ["tint"]),
      ("[[ stitchable ]] float2 a(float2 p) {}\n[[stitchable]] half4 b(float2 p) {}", ["a", "b"]),
      ("half4 plain(float2 p) { return 0; }", []),
      ("// [[ stitchable ]] half4 old(float2 p)\n", []),
      ("/* [[ stitchable ]] half4 old(float2 p) */ [[ stitchable ]] half4 new(float2 p)", ["new"]),
      ("[[ stitchable ]] /* why */ half4 // this\n noted(float2 p) {}", ["noted"]),
      ("float2 f(VertexOut in [[stage_in]]) [[ stitchable ]] half4 g(float2 p)", ["g"]),
      (
        "[[ stitchable ]] half4 twice(float2 p);\n[[ stitchable ]] half4 twice(float2 p) {}",
        ["twice"]
      ),
      ("[[ stitchable ]] half4 cut(float2 p", []),
      ("[[ stitchable ]]", []),
      ("[[ stitchable ]] nothing", []),
      ("", []),
    ])
  func found(text: String, expected: [String]) { #expect(names(text) == expected) }

  @Test(
    "the type of a pointer to a function has its parameters, and nothing else",
    arguments: [
      ("half4 f(float2 p, float t) {", "half4 (*)(float2 p, float t)"),
      ("static inline half4 f(float2 p) {", "half4 (*)(float2 p)"),
      (
        "half4 f(float2 p, float t = 1.0, float u = max(1.0, 2.0)) {",
        "half4 (*)(float2 p, float t , float u )"
      ),
      (
        "half4 f(float2 p, device const float *a, int n) {",
        "half4 (*)(float2 p, device const float *a, int n)"
      ),
      ("float2 f(float2 p,\n float t)", "float2 (*)(float2 p,  float t)"),
    ])
  func type(text: String, expected: String) throws {
    let function = try #require(ShaderFile.functions(in: "[[ stitchable ]] " + text).first)
    #expect(function.type == expected)
    #expect(function.name == "f")
  }

  @Test("files that it includes are part of it, those of the language are not")
  func included() throws {
    let folder = try TestFolder()
    try folder.write("#include \"deeper.h\"\nconstant float two = 2;\n", to: "first.h")
    try folder.write("#include \"first.h\"\nconstant float one = 1;\n", to: "deeper.h")
    try folder.write(
      "#include <metal_stdlib>\n  #include \"first.h\"\n#include \"absent.h\"\n", to: "a.metal")
    let file = try ShaderFile(folder.path("a.metal"))
    #expect(file.included.map(\.path) == [folder.path("first.h"), folder.path("deeper.h")])
    #expect(file.texts.count == 5)
    #expect(file.functions.isEmpty)
  }

  @Test("a file that is not there is an error")
  func missing() throws {
    let folder = try TestFolder()
    #expect(throws: SceneError.missing(path: folder.path("a.metal"))) {
      try ShaderFile(folder.path("a.metal"))
    }
  }
}

/// Which files of a project are compiled for a scene.
@Suite("ProjectShaders") struct ProjectShadersTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("Views/Near"), withIntermediateDirectories: true)
    try folder.write("// swift-tools-version:6.0\n", to: "Package.swift")
    try folder.write(function("glow"), to: "Far.metal")
    try folder.write(function("glow") + function("spark"), to: "Views/Near/Near.metal")
    try folder.write(function("unused"), to: "Views/Unused.metal")
    try folder.write("half4 broken(", to: "Views/Broken.metal")
  }

  private func function(_ name: String) -> String {
    "[[ stitchable ]] half4 \(name)(float2 p, half4 c) { return c; }\n"
  }

  private func found(
    _ texts: [String], _ change: (inout ProjectWish) -> Void = { _ in }
  ) throws -> [String] {
    let place = folder.url
    let installation = Installation(
      tool: place, modules: place, plugin: place, headers: place)
    var compiler = SceneCompiler(installation: installation, environment: ["HOME": "/nobody"])
    change(&compiler.project)
    return try ProjectShaders.files(
      around: folder.path("Views/Near/Scene.swift"), for: texts, compiler
    ).map { String($0.path.dropFirst(folder.path("").count)) }
  }

  @Test(
    "the nearest files whose functions are named",
    arguments: [
      (["ShaderLibrary.glow()"], ["Views/Near/Near.metal"]),
      (["ShaderLibrary.default.unused()"], ["Views/Unused.metal"]),
      (
        ["ShaderFunction(library: .default, name: \"unused\") ", "glow"],
        ["Views/Near/Near.metal", "Views/Unused.metal"]
      ),
      // Of functions by names that code computes any may be meant.
      (
        ["ShaderLibrary.default[dynamicMember: name]"],
        ["Views/Near/Near.metal", "Views/Unused.metal"]
      ),
      (["ShaderLibrary.default[dynamicMember: \"unused\"]"], ["Views/Unused.metal"]),
      (
        ["ShaderFunction(library: .default, name: kind.name) "],
        ["Views/Near/Near.metal", "Views/Unused.metal"]
      ),
      (["ShaderLibrary.glows()"], []),
      (["glow and unused, and no library"], []),
      ([], []),
    ])
  func chosen(texts: [String], files: [String]) throws {
    #expect(try found(texts).map { $0.hasPrefix("/") ? String($0.dropFirst()) : $0 } == files)
  }

  @Test("what the user names comes first, and nothing else where that is forbidden")
  func named() throws {
    let (far, text) = (folder.path("Far.metal"), ["ShaderLibrary.glow(.spark)"])
    let both = try found(text) { $0.shaders = [far] }
    #expect(both.count == 2 && both[0].hasSuffix("Far.metal"))
    let one = try found(text) {
      $0.shaders = [far]
      $0.isForbidden = true
    }
    #expect(one.count == 1)
    #expect(throws: SceneError.self) { try found([]) { $0.shaders = ["/nowhere/a.metal"] } }
  }
}
