import FilmPictures
import Foundation
import Goldens
import Motion

/// The curve that runs below a film: the scene is run once before it is filmed, and its values are sampled between frames.
struct StripCurve {
  /// The curve.
  let curve: CurveStrip.Curve

  /// Runs a scene and finds a curve.
  ///
  /// - Parameters:
  ///   - wish: What it is called: `Card.scale.width`, or what is enough of it to tell.
  ///   - path: The scene file.
  ///   - options: What is asked of the scene.
  ///   - script: What is done with it.
  /// - Throws: ``Failure`` for a name that nothing has, or more than one thing; `SceneError`.
  init(_ wish: String, of path: String, _ options: SceneOptions, _ script: ScriptOptions) throws {
    var (options, script) = (options, script)
    // The whole way is drawn, whichever frames are and however fast they go; touches move nothing.
    (options.from, options.at, options.frames) = (nil, nil, nil)
    options.speed = .usual
    script.showTouches = false
    var recording = try Self.record(path, options, script)
    if recording.header.length == .period {
      // Films of what never rests go on after its first period.
      options.duration = .time(
        ExactSeconds(milliseconds: Int(LengthArgument.longestSettled.seconds * 1000)))
      recording = try Self.record(path, options, script)
    }
    guard let file = recording.pictures[.curvesJSON] else {
      throw Failure(.usage, Messages.noFrameForPicture(path, "curve-strip"))
    }
    let curves = try JSONDecoder().decode(CurvesDocument.self, from: Data(file)).curves
    curve = try Self.chosen(wish, among: curves, of: path).drawn
  }

  private static func record(
    _ path: String, _ options: SceneOptions, _ script: ScriptOptions
  ) throws -> GoldenRecording {
    try GoldenRun(path: path, words: options.words + script.words)
      .perform([], pictures: [.curvesJSON])
  }

  /// The curve that a name means.
  ///
  /// - Parameters:
  ///   - wish: The whole name, or its end from a view on, or without the last part where several are alike: `Card.scale`.
  ///   - curves: All that move.
  ///   - scene: What they are of, for messages.
  /// - Returns: The curve.
  /// - Throws: ``Failure`` for a name that none has, or several that do not move alike.
  static func chosen(
    _ wish: String, among curves: [CurvesDocument.Curve], of scene: String
  ) throws -> CurvesDocument.Curve {
    if let exact = curves.first(where: { $0.name == wish }) { return exact }
    let meant = curves.filter { "/\($0.name).".contains("/\(wish).") }
    guard let first = meant.first else {
      throw Failure(.usage, Messages.stripUnknown(wish, in: scene, curves.map(\.name)))
    }
    guard meant.allSatisfy({ $0.pieces == first.pieces }) else {
      throw Failure(.usage, Messages.stripUnclear(wish, in: scene, meant.map(\.name)))
    }
    return first
  }
}

extension CurvesDocument.Curve {
  /// View and property in one.
  var name: String { "\(view).\(property)" }

  /// The same as it is drawn.
  var drawn: CurveStrip.Curve {
    CurveStrip.Curve(
      view: view, property: property,
      pieces: pieces.map { piece in
        piece.times.indices.map {
          MotionCurve.Point(
            time: piece.times[$0], value: piece.values[$0], velocity: piece.velocities[$0])
        }
      })
  }
}
