import Foundation
import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("PinPrinter") struct PinPrinterTests {
  @Test func print() throws {
    func put(_ name: String, _ text: String) throws {
      try text.write(toFile: "/tmp/h2pin/\(name).txt", atomically: true, encoding: .utf8)
    }
    try put("tablet", Rehearsal(.of(1180, 820)) { PinnedScreens.Columns(chosen: "b") }.frame)
    try put("tabletDark", Rehearsal(Stage.of(1180, 820).dark) { PinnedScreens.Columns(chosen: "b") }.frame)
    let hidden = try Rehearsal(.of(1180, 820)) { PinnedScreens.Columns(chosen: "a") }
    try hidden.tap(28, 22, at: 0.5)
    try hidden.advance(to: 0.65)
    try put("tabletHiding", hidden.frame)
    try hidden.advance(to: 3)
    try put("tabletHidden", hidden.frame)
    let phone = try Rehearsal(.of(390, 700)) { PinnedScreens.Columns() }
    try put("phone", phone.frame)
    let row = try #require(phone.graph.displayList().texts.first { $0.text == "Apples" }).place
    try phone.tap(Double(row.x) + 5, Double(row.y) - 4, at: 0.5)
    try phone.advance(to: 0.65)
    try put("phonePushing", phone.frame)
    try phone.advance(to: 3)
    try put("phoneDetail", phone.frame)
    try put("dots", Rehearsal(.small) { PinnedScreens.Dots().frame(width: 100, height: 26) }.frame)
    try put("dotsDark", Rehearsal(Stage.small.dark) { PinnedScreens.Dots(page: 4).frame(width: 100, height: 26) }.frame)
    try put("raised", Rehearsal(.of(100, 200)) { PinnedScreens.Raised() }.frame)
    try put("raisedDark", Rehearsal(Stage.of(100, 200).dark) { PinnedScreens.Raised().scaleEffect(0.5) }.frame)
  }
}
