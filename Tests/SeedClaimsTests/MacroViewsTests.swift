import Foundation
import Testing

/// Seed 003, views by the macro: rows S3-23 to S3-30 of the claims.
@Suite struct MacroViewsTests {
  private func texts(_ trace: Trace, _ name: String) throws -> (Double) -> String {
    let series = try trace("Text '\(name)'", "text")
    return { time in
      if case .words(let words)? = series.values[series.frame(0.5 + time)] { words } else { "" }
    }
  }

  @Test("S3-23 an Int among what moves is an error that says what to do; a Float moves")
  func integer() throws {
    let written = try Program(
      "Seeds/Reference/MacroProgressView", changing: [("totalItems: Float", "totalItems: Int")]
    ).run("inspect", [])
    #expect(written.status == 2)
    #expect(written.error.contains("Program.swift:10:9: error: 'totalItems'"), "\(written.error)")
    #expect(written.error.contains("@AnimatableIgnored"))
    let trace = try Program("Seeds/Reference/MacroProgressView").trace()
    for (property, end) in [("animatableData.0", 1.0), ("animatableData.1", 10)] {
      #expect(abs(try trace("/ProgressView", property).at(1) - end / 2) <= 1e-6)
    }
  }

  @Test("S3-24, S3-25 what is ignored changes at once while the bar of the file's own view moves")
  func ignored() throws {
    let trace = try Program("Seeds/Reference/MacroProgressView").trace()
    let bar = try trace("ProgressBar/Rectangle", "frame.width")
    #expect(abs(try bar.at(1) - 100) <= 1e-9)
    #expect(bar.numbers.first == 0 && bar.numbers.last == 200)
    let title = try texts(trace, "Loading")
    #expect(title(-0.1) == "Loading" && title(0) == "Done" && title(0.5) == "Done")
    #expect(!trace.all.contains { $0.view.contains("Started") })
    let debugged = try Program(
      "Seeds/Reference/MacroProgressView",
      changing: [("debugEnabled: false", "debugEnabled: true")]
    ).trace(duration: "0.1")
    // By a fixed locale and zone, not the machine's; before AM is a narrow space.
    let started = debugged.all.filter { $0.property == "text" }.flatMap(\.distinct)
    #expect(started.contains(.words("Started: 1/1/1970, 12:00\u{202F}AM")))
  }

  @Test("S3-26 a price runs; its change is green with a plus or red without one")
  func price() throws {
    let trace = try Program("Seeds/Reference/StockPriceView").trace()
    let price = try texts(trace, "$142.50")
    for (time, words) in [
      (0, "$142.50"), (0.1, "$143.89"), (0.2, "$145.99"), (0.4, "$148.66"), (0.8, "$149.90"),
    ] { #expect(price(time) == words) }
    #expect(try trace("Text '+2.5%'", "text").isConstant)
    try trace.color("Text '+2.5%'").expectColor(.green, at: 0.6)
    let falling = try Program(
      "Seeds/Reference/StockPriceView",
      changing: [("changePercent: 0.025", "changePercent: -0.025")]
    ).trace(duration: "0.6")
    try falling.color("Text '-2.5%'").expectColor(.red, at: 0.2)
  }

  @Test("S3-27 a pressed button has the price run to a random one, the same in every render")
  func simulation() throws {
    let program = try Program("Seeds/Reference/StockPriceSimulation")
    let tap = ["--tap", "Simulate Price Change@0.5"]
    let trace = try program.trace(tap, duration: "3")
    let price = try texts(trace, "$142.50")
    func number(_ time: Double) throws -> Double { try #require(Double(price(time).dropFirst())) }
    let end = try number(2.4)
    #expect((130...160).contains(end) && end != 142.5)
    for (time, progress) in Curve.duration8.points {
      let expected = 142.5 + (end - 142.5) * progress
      // Both the price and its end are rounded to cents.
      #expect(abs(try number(time) - expected) <= 0.011 + abs(end - 142.5) * 1e-4, "+\(time)")
    }
    #expect(try trace("Text '+2.50%'", "text").isConstant)
    let again = try Program("Seeds/Reference/StockPriceSimulation")
    #expect(try program.pictures(tap, duration: "1.2") == again.pictures(tap, duration: "1.2"))
  }

  @Test("S3-28 a pulse runs, and the time beside it does not")
  func pulse() throws {
    let trace = try Program("Seeds/Reference/HeartRateView").trace()
    let pulse = try texts(trace, "60")
    for (time, words) in [(0, "60"), (0.1, "81"), (0.25, "109"), (0.5, "119")] {
      #expect(pulse(time) == words)
    }
    #expect(try trace("Text '60'", "text").distinct.last == .words("120"))
    let data = trace.all.filter { $0.property.hasPrefix("animatableData") }
    #expect(data.map(\.property) == ["animatableData"])
    #expect(try trace("Text 'BPM'", "text").isConstant)
    #expect(try trace("Text 'BPM'", "font.size").distinct == [.number(12)])
    // Secondary: black at less than full opacity.
    let gray = try trace.color("Text 'BPM'").map { try $0.at(0) }
    #expect(gray[3] < 0.9 && gray[0] < 0.3)
  }

  @Test("S3-29 a score and its multiplier run by one progress")
  func score() throws {
    let trace = try Program("Seeds/Reference/ScoreView").trace()
    let (score, multiplier) = (try texts(trace, "0"), try texts(trace, "×1.0"))
    #expect(score(0.1) == "35" && multiplier(0.1) == "×1.4")
    #expect(score(0.25) == "82" && multiplier(0.25) == "×1.8")
    let a = try trace("/ScoreView", "animatableData.0").numbers
    let b = try trace("/ScoreView", "animatableData.1").numbers
    // Both are single precision.
    #expect(zip(a, b).allSatisfy { abs($0 / 100 - ($1 - 1)) <= 2e-7 })
  }

  @Test("S3-30 seconds run down in letters of one width")
  func timer() throws {
    let trace = try Program("Seeds/Reference/TimerView").trace()
    let time = try texts(trace, "01:30")
    for (elapsed, words) in [(0, "01:30"), (0.25, "01:22"), (0.5, "01:15"), (1, "01:00")] {
      #expect(time(elapsed) == words)
    }
    #expect(try trace("Text '01:30'", "frame.width").isConstant)
  }
}
