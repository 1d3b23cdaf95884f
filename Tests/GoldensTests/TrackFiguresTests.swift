import Foundation
import Goldens
import Testing

@Suite("Figures of tracks")
struct TrackFiguresTests {
  /// A track that a spring moves from one end to the other, by its equation.
  private static func spring(
    from start: Double, to end: Double, damping: Double, response: Double = 0.5,
    framesPerSecond: Double = 960, seconds: Double = 4
  ) -> MotionTrack {
    let frequency = 2 * Double.pi / response
    let wave = frequency * (1 - damping * damping).squareRoot()
    let frames = Int(seconds * framesPerSecond)
    let values = (0..<frames).map { frame -> MotionTrack.Value? in
      let time = Double(frame) / framesPerSecond
      let envelope = exp(-damping * frequency * time)
      let place =
        envelope * (cos(wave * time) + damping * frequency / wave * sin(wave * time))
      return .number(end + (start - end) * place)
    }
    return MotionTrack(
      view: "a", property: "frame.x", first: 0, values: values,
      targets: values.map { _ in .number(end) },
      runs: [.init(first: 0, last: frames / 2, animation: "spring")])
  }

  private static func figures(_ track: MotionTrack, framesPerSecond: Double = 960) -> Finding
    .Figures?
  {
    track.figures(framesPerSecond: framesPerSecond, frameCount: track.values.count)
  }

  @Test(
    "a spring's overshoot is exp(−πζ/√(1−ζ²)) of its way", arguments: [0.2, 0.5, 0.7, 0.825])
  func overshoot(damping: Double) throws {
    let expected = exp(-Double.pi * damping / (1 - damping * damping).squareRoot())
    for (start, end) in [(0.0, 100.0), (300, -40)] {
      let figures = try #require(Self.figures(Self.spring(from: start, to: end, damping: damping)))
      #expect(abs(figures.overshoot - expected) < 1e-4)
    }
  }

  @Test("a spring's greatest speed is that of its equation", arguments: [0.2, 0.5, 0.825])
  func peakSpeed(damping: Double) throws {
    // x″ = 0 where tan ωt = √(1−ζ²)/ζ, and there |x′| = ω₀ exp(−ζω₀t).
    let frequency = 2 * Double.pi / 0.5
    let root = (1 - damping * damping).squareRoot()
    let time = atan2(root, damping) / (frequency * root)
    let expected = 100 * frequency * exp(-damping * frequency * time)
    let figures = try #require(Self.figures(Self.spring(from: 0, to: 100, damping: damping)))
    #expect(abs(figures.peakSpeed / expected - 1) < 1e-2)
  }

  @Test(
    "a spring settles when it is within a hundredth of its way for good", arguments: [0.3, 0.6])
  func settles(damping: Double) throws {
    let track = Self.spring(from: 0, to: 100, damping: damping)
    let settles = try #require(Self.figures(track)?.settles)
    let last = try #require(track.values.lastIndex { abs(($0?.number ?? 0) - 100) > 1 })
    #expect((Double(last) / 960...Double(last + 1) / 960).contains(settles))
    // Sampled less often, it is known nearly as well.
    let coarse = Self.spring(from: 0, to: 100, damping: damping, framesPerSecond: 60)
    let found = try #require(Self.figures(coarse, framesPerSecond: 60)?.settles)
    #expect(abs(found - settles) < 1 / 60)
  }

  @Test("the figures of a longer way are the same, and faster")
  func scaled() throws {
    let short = try #require(Self.figures(Self.spring(from: 0, to: 100, damping: 0.5)))
    let long = try #require(Self.figures(Self.spring(from: 0, to: -1000, damping: 0.5)))
    #expect(abs(short.overshoot - long.overshoot) < 1e-4)
    #expect(abs(try #require(short.settles) - #require(long.settles)) < 1e-3)
    #expect(abs(10 * short.peakSpeed - long.peakSpeed) < 1)
  }

  private static func track(
    _ values: [Double?], to targets: [Double?]? = nil, runs: [ClosedRange<Int>] = [],
    property: String = "opacity"
  ) -> MotionTrack {
    MotionTrack(
      view: "a", property: property, first: 0, values: values.map { $0.map { .number($0) } },
      targets: (targets ?? values).map { $0.map { .number($0) } },
      runs: runs.map { .init(first: $0.lowerBound, last: $0.upperBound, animation: "linear") })
  }

  @Test("what rests has none, nor what only jumps, nor words")
  func none() {
    #expect(Self.figures(Self.track([1, 1, 1])) == nil)
    #expect(Self.figures(Self.track([1, 1, 0, 0, 1, 1])) == nil)
    #expect(Self.figures(Self.track([1, 1, 0.5, 0, 0])) != nil)
    let words = MotionTrack(
      view: "a", property: "text", first: 0, values: [.words("a"), .words("b")],
      targets: [.words("a"), .words("b")], runs: [])
    #expect(Self.figures(words) == nil)
  }

  @Test("a way back counts as a way of its own")
  func there() throws {
    // To 1 and beyond by a tenth, then back to 0 and beyond by two.
    let values = [0, 0.5, 1.1, 1, 1, 0.5, -0.2, 0, 0]
    let targets: [Double] = [1, 1, 1, 1, 0, 0, 0, 0, 0]
    let figures = try #require(
      Self.figures(Self.track(values, to: targets, runs: [0...7]), framesPerSecond: 10))
    #expect(abs(figures.overshoot - 0.2) < 1e-9)
    #expect(abs(figures.peakSpeed - 7) < 1e-9)
    #expect(abs(try #require(figures.settles) - 0.695) < 1e-9)
  }

  @Test("what goes to and fro to the end never settles")
  func endless() throws {
    let values = (0..<240).map { 0.5 - 0.5 * cos(Double($0) / 60 * 2 * .pi) }
    let targets = values.map { _ in 1.0 }
    for count in [210, 211, 240] {
      let track = Self.track(
        Array(values.prefix(count)), to: Array(targets.prefix(count)), runs: [0...count - 1])
      let figures = try #require(Self.figures(track, framesPerSecond: 60))
      #expect(figures.settles == nil)
    }
  }

  @Test(
    "units by the words of a name",
    arguments: [
      ("frame.x", .points), ("offset.y#2", .points), ("shadow.radius", .points), ("inset", .points),
      ("font.size", .points), ("rotation.degrees", .degrees), ("hueRotation.degrees", .degrees),
      ("scale.width", .none), ("scale.anchor.x", .none), ("rotation3D.axis.z", .none),
      ("opacity", .none), ("color.red", .none), ("trim.to", .none), ("text", .none),
      ("shadow.color.opacity", .none), ("clip.cornerWidth", .points), ("", .none),
    ] as [(String, TrackUnit)])
  func units(property: String, unit: TrackUnit) { #expect(TrackUnit.of(property) == unit) }
}
