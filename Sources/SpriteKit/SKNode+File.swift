import Foundation
import DisplayList
import Geometry
import UIKitViews
@_spi(Engine) import ViewEngine

extension SKNode {
  /// Creates a node of a file of the project's, as Xcode's editor writes it.
  ///
  /// Emitters and scenes are read, and what is in them; the tool tells of nodes of other kinds.
  ///
  /// - Parameter filename: The file's name, with or without `.sks`; `nil` comes of a file that is not there, which is told.
  public convenience init?(fileNamed filename: String) {
    guard let file = SpriteFile(named: filename) else { return nil }
    SKNode.isReading = true
    self.init()
    SKNode.isReading = false
    file.read(into: self)
    (self as? SKScene)?.sceneDidLoad()
  }
}

/// A file of a node, as Xcode's editor writes it: a keyed archive.
@MainActor struct SpriteFile {
  private let name: String
  private let archive: KeyedArchive
  private let budget = Budget()

  /// How many nodes may still be read: an archive whose nodes hold one another would never end.
  private final class Budget {
    var left = 10_000
  }

  /// Finds a file of the project's.
  init?(named name: String) {
    let type = name.hasSuffix(".sks") ? nil : "sks"
    guard let path = BundledFiles.path(name, ofType: type, in: nil),
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    self.init(Array(data), name: name)
  }
  /// Reads a file's bytes; `nil` for another form, which is told.
  init?(_ bytes: [UInt8], name: String) {
    guard let archive = KeyedArchive(bytes) else {
      ScenePen.note("\(name), which is no archive of a node,")
      return nil
    }
    (self.name, self.archive) = (name, archive)
  }

  /// Gives a node what the file says.
  func read(into node: SKNode) { read(archive.root, into: node, depth: 0) }

  /// How deep nodes may be in one another: an archive that holds itself would never end.
  private static let deepest = 100

  private func read(_ object: KeyedArchive.Object, into node: SKNode, depth: Int) {
    readPlace(object, node)
    if let emitter = node as? SKEmitterNode { readEmitter(object, emitter) }
    if let scene = node as? SKScene { readScene(object, scene) }
    guard depth < Self.deepest else { return }
    for child in archive.objects("_children", of: object) where budget.left > 0 {
      budget.left -= 1
      let kind = archive.className(of: child)
      let inner: SKNode
      switch kind {
      case "SKNode": inner = SKNode()
      case "SKEmitterNode": inner = SKEmitterNode()
      case "SKCameraNode": inner = SKCameraNode()
      case "SKEffectNode": inner = SKEffectNode()
      default:
        ScenePen.note("\(kind) of \(name)")
        continue
      }
      read(child, into: inner, depth: depth + 1)
      node.addChild(inner)
    }
  }

  private func number(_ key: String, _ object: KeyedArchive.Object, _ usual: CGFloat) -> CGFloat {
    archive.number(key, of: object).map { CGFloat($0) } ?? usual
  }

  private func readPlace(_ object: KeyedArchive.Object, _ node: SKNode) {
    node.name = archive.text("_name", of: object)
    node.position = archive.point("_position", of: object) ?? node.position
    node.zPosition = number("_zPosition", object, 0)
    node.zRotation = number("_zRotation", object, 0)
    node.xScale = number("_xScale", object, 1)
    node.yScale = number("_yScale", object, 1)
    node.alpha = number("_opacity", object, 1)
    node.isHidden = number("_hidden", object, 0) != 0
  }

  private func readScene(_ object: KeyedArchive.Object, _ scene: SKScene) {
    if let bounds = archive.rect("Scene_bounds", of: object) { scene.size = bounds.size }
    scene.anchorPoint = archive.point("_anchorPoint", of: object) ?? scene.anchorPoint
    if let mode = archive.number("_scaleMode", of: object).flatMap({ Int(exactly: $0) }) {
      scene.scaleMode = SKSceneScaleMode(rawValue: mode) ?? scene.scaleMode
    }
    let ground = ["R", "G", "B", "A"].map { "_backgroundColor\($0)" }
      .compactMap { archive.number($0, of: object) }
    if ground.count == 4 {
      scene.backgroundColor = UIColor(
        red: CGFloat(ground[0]), green: CGFloat(ground[1]), blue: CGFloat(ground[2]),
        alpha: CGFloat(ground[3]))
    }
  }

  // MARK: Emitters

  private func readEmitter(_ object: KeyedArchive.Object, _ emitter: SKEmitterNode) {
    for (key, path) in Self.numbers {
      if let number = archive.number(key, of: object) { emitter[keyPath: path] = CGFloat(number) }
    }
    func vector(_ key: String) -> CGVector {
      let point = archive.point(key, of: object) ?? .zero
      return CGVector(dx: point.x, dy: point.y)
    }
    emitter.particlePosition = archive.point("_startPosition", of: object) ?? .zero
    emitter.particlePositionRange = vector("_startPositionVariance")
    let acceleration = vector("_acceleration")
    (emitter.xAcceleration, emitter.yAcceleration) = (acceleration.dx, acceleration.dy)
    emitter.particleSize = archive.size("_startSize", of: object) ?? .zero
    emitter.numParticlesToEmit =
      archive.number("_numParticlesToEmit", of: object).flatMap { Int(exactly: $0) } ?? 0
    let parts = ["R", "G", "B", "A"].map { number("_startColor\($0)", object, 1) }
    emitter.particleColor = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    if let mode = archive.number("_particleBlendMode", of: object).flatMap({ Int(exactly: $0) }) {
      emitter.particleBlendMode = SKBlendMode(rawValue: mode) ?? .alpha
    }
    if let texture = archive.object("_particleTexture", of: object),
      let name = archive.text("_imgName", of: texture)
    {
      emitter.particleTexture = SKTexture(imageNamed: name)
    }
    emitter.particleColorSequence = sequence("_particleColorSequence", object)
    emitter.particleAlphaSequence = sequence("_particleAlphaSequence", object)
    emitter.particleScaleSequence = sequence("_particleScaleSequence", object)
    emitter.particleColorBlendFactorSequence = sequence(
      "_particleColorBlendFactorSequence", object)
  }

  private func sequence(_ key: String, _ object: KeyedArchive.Object) -> SKKeyframeSequence? {
    guard let found = archive.object(key, of: object) else { return nil }
    let colors = archive.objects("_values", of: found).compactMap { archive.color($0) }
    let values: [Any] =
      colors.isEmpty ? archive.numbers("_values", of: found) : colors.map { UIColor($0) }
    let times = archive.numbers("_times", of: found)
    guard !values.isEmpty, times.count == values.count else { return nil }
    let sequence = SKKeyframeSequence(
      keyframeValues: values, times: times.map { NSNumber(value: $0) })
    func mode(_ key: String) -> Int? {
      archive.number(key, of: found).flatMap { Int(exactly: $0) }
    }
    sequence.interpolationMode =
      mode("_interpolationMode").flatMap { SKInterpolationMode(rawValue: $0) } ?? .linear
    sequence.repeatMode = mode("_repeatMode").flatMap { SKRepeatMode(rawValue: $0) } ?? .clamp
    return sequence
  }

  /// The fields of an emitter that are numbers, by their names in the files of public projects.
  private static var numbers: [(String, ReferenceWritableKeyPath<SKEmitterNode, CGFloat>)] {
    [
      ("_birthrate", \.particleBirthRate), ("_lifetime", \.particleLifetime),
      ("_lifetimeVariance", \.particleLifetimeRange), ("_startSpeed", \.particleSpeed),
      ("_startSpeedVariance", \.particleSpeedRange), ("_emissionAngle", \.emissionAngle),
      ("_emissionAngleVariance", \.emissionAngleRange), ("_startScale", \.particleScale),
      ("_startScaleVariance", \.particleScaleRange), ("_scaleSpeed", \.particleScaleSpeed),
      ("_startRotation", \.particleRotation), ("_startRotationVariance", \.particleRotationRange),
      ("_rotationSpeed", \.particleRotationSpeed), ("_startOpacity", \.particleAlpha),
      ("_startOpacityVariance", \.particleAlphaRange), ("_opacitySpeed", \.particleAlphaSpeed),
      ("_startColorVarianceR", \.particleColorRedRange),
      ("_startColorVarianceG", \.particleColorGreenRange),
      ("_startColorVarianceB", \.particleColorBlueRange),
      ("_startColorVarianceA", \.particleColorAlphaRange),
      ("_colorSpeedR", \.particleColorRedSpeed), ("_colorSpeedG", \.particleColorGreenSpeed),
      ("_colorSpeedB", \.particleColorBlueSpeed), ("_colorSpeedA", \.particleColorAlphaSpeed),
      ("_startColorMix", \.particleColorBlendFactor),
      ("_startColorBlendVariance", \.particleColorBlendFactorRange),
      ("_colorBlendSpeed", \.particleColorBlendFactorSpeed),
      ("_startZPosition", \.particleZPosition),
    ]
  }
}
