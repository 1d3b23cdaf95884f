import DisplayList
import Foundation
import Geometry
import Testing
import UIKitViews

@testable import SpriteKit

@MainActor @Suite("Files of nodes")
struct SpriteFileTests {
  private typealias Value = PropertyListWriter.Value

  /// An emitter as an editor archives it, with what an archive has besides.
  private static let emitter: [Value] = [
    .dictionary([
      ("$class", .reference(2)), ("_birthrate", .real(350)), ("_lifetime", .real(2)),
      ("_lifetimeVariance", .integer(6)), ("_position", .reference(4)),
      ("_startPositionVariance", .reference(6)), ("_acceleration", .text("{0, -500}")),
      ("_emissionAngle", .real(4.5)), ("_particleBlendMode", .integer(1)),
      ("_numParticlesToEmit", .reference(7)), ("_opacity", .reference(8)), ("_name", .reference(0)),
      ("_startColorR", .real(0.25)), ("_startColorG", .real(0.5)), ("_startColorB", .real(1)),
      ("_startColorA", .real(1)), ("_startColorMix", .real(0.75)),
      ("_particleColorSequence", .reference(9)), ("_particleAlphaSequence", .reference(0)),
      ("_children", .reference(14)),
    ]),
    .dictionary([("$classname", .text("SKEmitterNode")), ("$classes", .reference(3))]),
    .array([.text("SKEmitterNode"), .text("SKNode")]),
    .dictionary([("NS.pointval", .reference(5)), ("NS.special", .integer(1))]),
    .text("{12, -34.5}"), .text("{242.3, 5}"), .integer(40), .real(0.5),
    .dictionary([
      ("_interpolationMode", .integer(3)), ("_repeatMode", .integer(2)),
      ("_values", .reference(10)), ("_times", .reference(13)),
    ]),
    .dictionary([("NS.objects", .array([.reference(11), .reference(12)]))]),
    .dictionary([("NSRGB", .data(Array("0.1 0.2 0.3\0".utf8))), ("NSColorSpace", .integer(2))]),
    .dictionary([
      ("UIRed", .real(1)), ("UIGreen", .real(0.5)), ("UIBlue", .real(0)), ("UIAlpha", .real(0.25)),
    ]),
    .dictionary([("NS.objects", .array([.real(0), .real(0.5)]))]),
    .dictionary([("NS.objects", .array([.reference(15)]))]),
    .dictionary([("$class", .reference(16)), ("_name", .text("mañana"))]),
    .dictionary([("$classname", .text("SKNode"))]),
  ]
  private static let bytes = PropertyListWriter.archive(emitter)

  private func read(_ bytes: [UInt8]) -> SKEmitterNode? {
    guard let file = SpriteFile(bytes, name: "Test.sks") else { return nil }
    let emitter = SKEmitterNode()
    file.read(into: emitter)
    return emitter
  }

  @Test("an emitter has what its file says")
  func whole() throws {
    let emitter = try #require(read(Self.bytes))
    #expect(emitter.particleBirthRate == 350 && emitter.particleLifetime == 2)
    #expect(emitter.particleLifetimeRange == 6 && emitter.numParticlesToEmit == 40)
    #expect(emitter.position == CGPoint(x: 12, y: -34.5) && emitter.alpha == 0.5)
    #expect(emitter.particlePositionRange == CGVector(dx: 242.3, dy: 5))
    #expect(emitter.yAcceleration == -500 && emitter.emissionAngle == 4.5)
    #expect(emitter.particleBlendMode == .add && emitter.particleColorBlendFactor == 0.75)
    #expect(emitter.particleColor.numbers == ResolvedColor(red: 0.25, green: 0.5, blue: 1))
    #expect(emitter.name == nil && emitter.particleAlphaSequence == nil)
    #expect(emitter.children.map(\.name) == ["mañana"])
    let colors = try #require(emitter.particleColorSequence)
    #expect(colors.count() == 2 && colors.interpolationMode == .step && colors.repeatMode == .loop)
    #expect(colors.color(at: 0.25) == ResolvedColor(red: 0.1, green: 0.2, blue: 0.3))
  }

  @Test(
    "what is cut off or damaged is not read, or read as something else, and never ends the film")
  func damaged() {
    for length in stride(from: 0, to: Self.bytes.count, by: 7) {
      #expect(read(Array(Self.bytes.prefix(length))) == nil)
    }
    for place in Self.bytes.indices {
      for bits: UInt8 in [0x01, 0x80, 0xFF] {
        var bytes = Self.bytes
        bytes[place] ^= bits
        _ = read(bytes)
      }
    }
    #expect(read(Array("<?xml version=\"1.0\"?>".utf8)) == nil)
  }

  @Test("a node that holds itself is read no deeper than nodes are")
  func circle() throws {
    let bytes = PropertyListWriter.archive([
      .dictionary([("$class", .reference(2)), ("_children", .reference(3))]),
      .dictionary([("$classname", .text("SKNode"))]),
      .dictionary([("NS.objects", .array([.reference(1)]))]),
    ])
    let node = SKNode()
    try #require(SpriteFile(bytes, name: "Circle.sks")).read(into: node)
    #expect(node.subtree.count == 101)
  }

  @Test("a scene has its size, ground and scale mode")
  func scene() throws {
    let bytes = PropertyListWriter.archive([
      .dictionary([
        ("Scene_bounds", .text("{{0, 0}, {320, 568}}")), ("_scaleMode", .integer(1)),
        ("_anchorPoint", .text("{0.5, 0.25}")), ("_backgroundColorR", .real(0.5)),
        ("_backgroundColorG", .real(0.25)), ("_backgroundColorB", .real(0)),
        ("_backgroundColorA", .real(1)),
      ])
    ])
    let scene = SKScene()
    try #require(SpriteFile(bytes, name: "Scene.sks")).read(into: scene)
    #expect(scene.size == CGSize(width: 320, height: 568) && scene.scaleMode == .aspectFill)
    #expect(scene.anchorPoint == CGPoint(x: 0.5, y: 0.25))
    #expect(scene.backgroundColor.numbers == ResolvedColor(red: 0.5, green: 0.25, blue: 0))
  }

  @Test("every kind of object is read as it was written")
  func objects() throws {
    let texts = ["", "short", "a text that is longer than fourteen letters", "日本"]
    let written: [Value] =
      texts.map { Value.text($0) } + [
        Value.flag(true), .integer(-5), .real(0.1), .data([1, 2, 255]), .reference(300),
        .dictionary([("a", .integer(1))]),
      ]
    let list = try #require(BinaryPropertyList(PropertyListWriter.bytes(.array(written))))
    guard case .array(let names)? = list.object(list.top) else {
      Issue.record("no array")
      return
    }
    let found = names.compactMap { list.object($0) }
    let expected: [BinaryPropertyList.Object] =
      texts.map { BinaryPropertyList.Object.text($0) } + [
        BinaryPropertyList.Object.flag(true), .integer(-5), .real(0.1), .data([1, 2, 255]),
        .reference(300),
      ]
    #expect(Array(found.prefix(9)) == expected && found.count == 10)
    guard case .dictionary(let keys, let values)? = found.last else {
      Issue.record("no dictionary")
      return
    }
    #expect(list.object(keys[0]) == .text("a") && list.object(values[0]) == .integer(1))
    #expect(list.object(-1) == nil && list.object(9999) == nil)
  }
}
