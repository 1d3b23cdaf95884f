import Foundation
import Motion
import Rostrum
import SceneGraph
import Testing

@testable import UIKitViews
@testable import ViewEngine

/// Notes when a display link calls it.
@MainActor private final class Metronome {
  var times: [Double] = []
  var link: CADisplayLink?
  /// Called at each refresh.
  var refreshed: (CADisplayLink) -> Void = { _ in }

  func tick(_ link: CADisplayLink) {
    times.append(link.timestamp - LayerClock.start)
    refreshed(link)
  }

  @discardableResult func start() -> CADisplayLink {
    let link = CADisplayLink(
      target: self, selector: Selector("tick(_:)", Metronome.tick(_:)))
    link.add(to: .main, forMode: .common)
    self.link = link
    return link
  }
}

@MainActor @Suite("A display link")
struct CADisplayLinkTests {
  private func beats(_ count: Int, of rate: Double, after start: Double = 0) -> [Double] {
    (1...count).map { start + Double($0) / rate }
  }

  private func expect(_ times: [Double], _ expected: [Double]) {
    #expect(times.count == expected.count)
    for (time, wanted) in zip(times, expected) { #expect(abs(time - wanted) < 1e-9) }
  }

  @Test("is called at each sixtieth of a second, whichever frames are taken")
  func usual() throws {
    for rate in [24.0, 30, 60, 100] {
      let metronome = Metronome()
      let stage = try Rehearsal { Tile.of(1, 10, 10) }
      metronome.start()
      for frame in 1...Int(rate / 2) {
        try stage.advance(to: Double(frame) / rate)
        _ = stage.frame
      }
      expect(metronome.times, beats(30, of: 60))
      metronome.link?.invalidate()
    }
  }

  @Test(
    "is called as often as is asked for, up to 120 times a second",
    arguments: [(120, 120.0), (60, 60), (40, 40), (30, 30), (24, 24), (20, 20), (999, 120)])
  func rates(wish: Int, rate: Double) throws {
    let (first, second) = (Metronome(), Metronome())
    let stage = try Rehearsal { Tile.of(1, 10, 10) }
    first.start().preferredFramesPerSecond = wish
    second.start().preferredFrameRateRange = CAFrameRateRange(
      minimum: 10, maximum: 120, preferred: Float(wish))
    try stage.advance(to: 0.5)
    expect(first.times, beats(Int(rate / 2), of: rate))
    expect(second.times, first.times)
    #expect(first.link?.duration == 1 / rate)
  }

  @Test("knows its own times: this refresh and the next")
  func times() throws {
    let metronome = Metronome()
    let stage = try Rehearsal { Tile.of(1, 10, 10) }
    let link = metronome.start()
    #expect(link.timestamp == 0 && link.targetTimestamp == 0 && link.duration == 1 / 60.0)
    try stage.advance(to: 0.05)
    #expect(abs(link.timestamp - (LayerClock.start + 0.05)) < 1e-9)
    #expect(abs(link.targetTimestamp - link.timestamp - 1 / 60.0) < 1e-9)
  }

  @Test("rests while it is paused, and goes on with the display's next refresh")
  func paused() throws {
    let metronome = Metronome()
    let stage = try Rehearsal { Tile.of(1, 10, 10) }
    let link = metronome.start()
    try stage.advance(to: 0.1)
    link.isPaused = true
    try stage.advance(to: 0.205)
    #expect(metronome.times.count == 6)
    link.isPaused = false
    try stage.advance(to: 0.25)
    expect(metronome.times, beats(6, of: 60) + beats(3, of: 60, after: 0.2))
  }

  @Test("is called no more when it is taken away or invalid, even from what it calls")
  func ends() throws {
    let (first, second) = (Metronome(), Metronome())
    let stage = try Rehearsal { Tile.of(1, 10, 10) }
    first.start()
    first.refreshed = { if $0.timestamp >= LayerClock.start + 0.049 { $0.invalidate() } }
    let link = second.start()
    try stage.advance(to: 0.1)
    link.remove(from: .main, forMode: .common)
    try stage.advance(to: 0.3)
    #expect(first.times.count == 3 && second.times.count == 6)
    first.link?.add(to: .main, forMode: .common)
    link.add(to: .main, forMode: .common)
    try stage.advance(to: 0.4)
    #expect(first.times.count == 3)
    expect(second.times, beats(6, of: 60) + beats(6, of: 60, after: 0.3))
    link.invalidate()
    #expect(stage.graph.nextEvent == nil)
  }

  @MainActor private final class Model: ObservableObject {
    @Published var angle = 0.0
    private var link: CADisplayLink?
    init() {
      link = CADisplayLink(target: self, selector: Selector("turn", Model.turn))
      link?.add(to: .current, forMode: .default)
    }
    func turn() { angle += 1 }
  }

  private struct Turning: View {
    @StateObject private var model = Model()
    var body: some View { Tile.of(1, 10 + model.angle, 10) }
  }

  @Test("drives what views show")
  func drives() throws {
    let stage = try Rehearsal { Turning() }
    try stage.advance(to: 0.5)
    #expect(try stage.tile(1).width == 40)
  }
}
