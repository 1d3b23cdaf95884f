import Testing

/// Seed 000, progress indication: rows S0-22 to S0-24 of the claims.
@Suite struct DownloadProgressTests {
  private let size = "300x100"
  private static let text = ".animation(.spring(duration: 0.2), value: progress)\n        }"

  private func trace(_ changes: [(String, String)] = []) throws -> Trace {
    // The poke is on the stack of the program as written: the first of the two in the file.
    let poked = (
      "private var progress: Double = 0\n\n    var body: some View {\n        VStack {",
      "private var progress: Double = 0\n\n    var body: some View {\n"
        + "        stack\(poke("progress = 0.8"))\n    }\n\n"
        + "    var stack: some View {\n        VStack {"
    )
    return try Program(
      "DownloadProgress", changing: [poked] + changes, root: "DownloadProgress()"
    ).trace(size: size)
  }

  @Test("S0-22 the bar grows from 0 to 240 along the spring of response 0.3")
  func bar() throws {
    let trace = try trace()
    let width = try trace("/Capsule#2", "frame.width")
    try width.expect(from: 0, to: 240, along: .response3)
    for (time, value) in [(0.05, 73.7), (0.1, 166.3), (0.2, 237.7), (0.265, 242.4)] {
      #expect(abs(try width.at(0.5 + time) - value) <= 0.1)
    }
    #expect(width.numbers.max().map { abs($0 - 242.4) <= 0.1 } == true)
    #expect(width.settled == 0.5 + 195.0 / 240)
    #expect(try trace("/Capsule#2", "frame.x").distinct == [.number(0)])
    #expect(try trace("/Capsule#2", "frame.height").distinct == [.number(8)])
    for property in ["frame.x", "frame.y", "frame.width", "frame.height", "color.opacity"] {
      #expect(try trace("/Capsule", property).isConstant)
    }
    try trace.color("/Capsule#2").expectColor(.blue, at: 0.6)
  }

  @Test("S0-23 the number rolls: 0% leaves and 80% comes letter by letter, and nothing is between")
  func number() throws {
    let trace = try trace()
    let text = try trace("Text '0%'", "text")
    #expect(text.distinct == [.words("0%"), .words("80%")])
    // "0%" stays, "8" enters.
    let entering = trace.all.filter { $0.property == "letter.0" }
    #expect(entering.flatMap(\.distinct).contains(.words("8")))
    let opacity = try trace("Text '0%'", "letter.0.opacity")
    #expect(opacity.numbers.contains { $0 > 0.05 && $0 < 0.95 })
    #expect(!trace.all.contains { $0.property.hasPrefix("leaving") })
    #expect(try #require(opacity.settled) < 1.5)
  }

  @Test("S0-24 bar and text have each their own animation: without the text's the text jumps")
  func separate() throws {
    let trace = try trace([(Self.text, "}")])
    #expect(!trace.all.contains { $0.property.hasPrefix("letter") })
    #expect(try trace("Text '0%'", "text").values.firstIndex(of: .words("80%")) == 120)
    try trace("/Capsule#2", "frame.width").expect(from: 0, to: 240, along: .response3)
  }
}
