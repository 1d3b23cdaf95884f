import Foundation
import Testing
import Views

@testable import Charts

private enum Mood: String, Plottable { case calm, wild }
private enum Level: Int, Plottable { case low = 1, high }

/// A plotted type of a scene's own.
private struct Price: Plottable, Equatable {
  var cents: Int
  var primitivePlottable: Double { Double(cents) / 100 }
  init(cents: Int) { self.cents = cents }
  init?(primitivePlottable: Double) { cents = Int((primitivePlottable * 100).rounded()) }
}

@Suite("Plotted values")
struct PlottableTests {
  private func back<P: Plottable>(_ value: P) -> P? { PlotScalar(value).value(as: P.self) }

  @Test("every value comes back from what stands for it")
  func roundTrip() {
    #expect(back(7) == 7 && back(-7.25) == -7.25 && back("a") == "a")
    #expect(back(Int8(3)) == 3 && back(UInt16(9)) == 9 && back(Float(0.5)) == 0.5)
    #expect(back(CGFloat(2.5)) == 2.5 && back(Decimal(4)) == 4)
    let date = Date(timeIntervalSinceReferenceDate: 12345)
    #expect(back(date) == date)
    #expect(back(Mood.wild) == .wild && back(Level.high) == .high)
    #expect(back(Price(cents: 199)) == Price(cents: 199))
  }

  @Test("values of another kind, or that no case has, are none")
  func none() {
    #expect(PlotScalar("a").value(as: Int.self) == nil)
    #expect(PlotScalar(3).value(as: String.self) == nil)
    #expect(PlotScalar(3).value(as: Date.self) == nil)
    #expect(PlotScalar("angry").value(as: Mood.self) == nil)
    #expect(PlotScalar(9).value(as: Level.self) == nil)
    #expect(PlotScalar(300).value(as: Int8.self) == nil)
    #expect(PlotScalar(Double.nan).value(as: Int.self) == nil)
    #expect(PlotScalar(-1).value(as: UInt.self) == nil)
  }

  @Test("a place between two whole numbers is the lower one")
  func whole() {
    #expect(PlotScalar(3.9).value(as: Int.self) == 3)
    #expect(PlotScalar(-0.5).value(as: Int.self) == -1)
    #expect(PlotScalar(3.9).value(as: Double.self) == 3.9)
  }

  @Test("labelled values keep their names and what they cover")
  func labelled() {
    let (count, when) = ("Count", "Day")
    let value = PlottableValue.value(count, 5)
    #expect(value.label == "Count" && value.input == PlotInput(.number(5)))
    let range = PlottableValue.value("Range", 2..<6)
    #expect(range.input.low == 2 && range.input.high == 6 && range.input.isBin)
    let date = Date(timeIntervalSinceReferenceDate: seconds(2024, 6, 3, 15))
    let day = PlottableValue.value(when, date, unit: .day)
    #expect(day.input.low == seconds(2024, 6, 3) && day.label == "Day")
    #expect(PlottableValue.value("Mood", Mood.calm).input.category == "calm")
  }

  @Test("measures of marks are points, shares or insets")
  func dimensions() {
    let (whole, fraction): (MarkDimension, MarkDimension) = (4, 2.5)
    #expect(whole == .fixed(4) && fraction == .fixed(2.5))
    #expect(MarkDimension.ratio(0.5) != .inset(0.5) && MarkDimension.automatic == .automatic)
  }
}
