import Codecs
import Foundation
import Pixels
import Testing

@testable import RostrumTool

/// Scenes with functions in the shading language, as a user films them.
@Suite(.serialized) final class ShaderSceneTests {
  let tool: BuiltTool

  init() throws {
    tool = try BuiltTool()
    try FileManager.default.createDirectory(
      at: tool.folder.appending(path: "App/Effects"), withIntermediateDirectories: true)
    try tool.write("// swift-tools-version: 6.0\n", to: "Package.swift")
    try tool.write(
      """
      #include <metal_stdlib>
      #include "Brand.h"
      using namespace metal;
      [[ stitchable ]] half4 exchange(float2 position, half4 color) { return color.bgra; }
      [[ stitchable ]] half4 fade(float2 position, half4 color, float amount) {
        return color * half(amount);
      }
      [[ stitchable ]] half4 brand(float2 position) { return half4(BRAND, 1); }
      """, to: "App/Effects/Colors.metal")
    try tool.write("#define BRAND 0.0h, 1.0h, 0.0h\n", to: "App/Effects/Brand.h")
    try tool.write("this is no shader, and nobody asks for it", to: "App/Effects/Broken.metal")
  }

  deinit { tool.remove() }

  private func scene(_ view: String) throws -> String {
    try tool.write(
      """
      import SwiftUI
      #Preview(traits: .fixedLayout(width: 2, height: 2)) {
        \(view)
      }
      """, to: "App/Scene.swift")
    return tool.folder.appending(path: "App/Scene.swift").path
  }

  private func pixel(_ view: String, _ more: String...) throws -> (word: UInt32, said: String) {
    let result = try tool.run(["render", try scene(view), "-o", "still.png", "--at", "0"] + more)
    try #require(result.status == 0, "\(result.error)")
    let file = tool.folder.appending(path: "still.png")
    let picture = try PNGReader.read(file.path)
    return (picture[0, 0], result.error)
  }

  @Test("effects and fills are the project's functions, which are found by their names")
  func filmed() throws {
    #expect(
      try pixel("Color(red: 1, green: 0, blue: 0).colorEffect(ShaderLibrary.exchange())").word
        == 0xffff_0000)
    #expect(try pixel("Rectangle().fill(ShaderLibrary.brand())").word == 0xff00_ff00)
    // What it includes is part of it.
    try tool.write("#define BRAND 0.0h, 0.0h, 1.0h\n", to: "App/Effects/Brand.h")
    #expect(try pixel("Rectangle().fill(ShaderLibrary.brand())").word == 0xffff_0000)
  }

  @Test("what is not there or takes other arguments is left out and told")
  func told() throws {
    let red = "Color(red: 1, green: 0, blue: 0)"
    let absent = try pixel("\(red).colorEffect(ShaderLibrary.absent())")
    #expect(absent.word == 0xff00_00ff)
    #expect(absent.said.contains("there is no shader function `absent`"))
    let wrong = try pixel("\(red).colorEffect(ShaderLibrary.fade(.float2(1, 2)))")
    #expect(wrong.word == 0xff00_00ff)
    #expect(wrong.said.contains("`fade` takes (float) and is given (float2)"))
    let alone = try pixel("\(red).colorEffect(ShaderLibrary.exchange())", "--no-project")
    #expect(alone.word == 0xff00_00ff && alone.said.contains("`exchange`"))
    let named = try pixel(
      "\(red).colorEffect(ShaderLibrary.exchange())", "--no-project", "--with",
      tool.folder.appending(path: "App/Effects/Colors.metal").path)
    #expect(named.word == 0xffff_0000)
  }

  @Test("a function that does not compile is an error with its file and line")
  func mistakes() throws {
    try tool.write(
      "\n[[ stitchable ]] half4 wrong(float2 position, half4 color) { return colour; }\n",
      to: "App/Effects/Wrong.metal")
    let path = try scene("Color.red.colorEffect(ShaderLibrary.wrong())")
    let result = try tool.run(["render", path, "-o", "still.png", "--at", "0"])
    #expect(result.status != 0)
    #expect(result.error.contains("Wrong.metal:2:"))
    #expect(result.error.contains("colour"))
  }

  @Test("the same bytes on one thread and on eight, by any kernels")
  func sameBytes() throws {
    let scenes = ScenesTests.folder.appending(path: "Shaders.swift").path
    func still(_ name: String, _ way: String...) throws -> Data {
      let result = try tool.run(
        ["render", scenes, "-o", name, "--at", "1.1", "--quiet"] + way)
      #expect(result.status == 0, "\(result.error)")
      return try Data(contentsOf: tool.folder.appending(path: name))
    }
    let usual = try still("a.png", "--jobs", "1")
    #expect(try still("b.png", "--jobs", "8", "--kernels", "baseline") == usual)
  }
}
