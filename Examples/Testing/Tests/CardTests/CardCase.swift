import RostrumTesting
import XCTest

/// The same under XCTest.
final class CardCase: XCTestCase {
  func testMovesAsItDid() throws {
    try expectMotion(of: "Card.swift", matches: "Card")
  }

  func testComesToRest() throws {
    let film = try motion(of: "Card.swift")
    XCTAssertTrue(film.settles(within: 1.2))
  }
}
