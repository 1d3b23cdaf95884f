import RostrumTesting
import Testing

/// The card's motion.
@Suite struct CardTests {
  /// Held as a whole: what moves otherwise is told in a sentence, until `rostrum approve` says that it is right.
  @Test func movesAsItDid() throws {
    try expectMotion(of: "Card.swift", matches: "Card")
  }

  /// Held by figures, with the script that lies beside the view.
  @Test func opensCalmly() throws {
    let film = try motion(of: "Card.swift")
    #expect(film.settles(within: 1.2))
    let scale = try #require(film.tracks.first { $0.property == "scale.width" })
    #expect(scale.overshoot < 0.02)
    #expect(scale[film.frameCount - 1] == 1.5)
  }

  @Test func restsUntilItIsTapped() throws {
    let film = try motion(of: "Card.swift", options: ["--no-script"])
    #expect(film.tracks.allSatisfy { $0.peakSpeed == 0 })
  }
}
