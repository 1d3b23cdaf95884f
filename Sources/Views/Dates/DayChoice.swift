import Foundation

/// What a calendar chooses: a day or several, within bounds.
@MainActor protocol DayChoice {
  var lowest: Date? { get }
  var highest: Date? { get }
  /// The month of the chosen day, by its number, which is seen as the day changes; `nil` if several may be chosen.
  var chosenMonth: Int? { get }
  func isChosen(_ day: CivilDate) -> Bool
  /// Chooses a day, or no more.
  func choose(_ day: CivilDate)
  /// Moves the chosen day to a month, if one is chosen always.
  ///
  /// - Parameters:
  ///   - month: The month, 1...12.
  ///   - year: The year.
  func move(toMonth month: Int, of year: Int)
}

extension DayChoice {
  /// Whether a day, by its number, is within the bounds.
  func allows(_ day: Int) -> Bool {
    (lowest.map { day >= CivilDate($0).number } ?? true)
      && (highest.map { day <= CivilDate($0).number } ?? true)
  }

  /// Whether any day of a month, by its number, is within the bounds.
  func allows(month: Int) -> Bool {
    (lowest.map { month >= CivilDate($0).monthNumber } ?? true)
      && (highest.map { month <= CivilDate($0).monthNumber } ?? true)
  }

  /// The years to choose from around another.
  func years(around year: Int) -> ClosedRange<Int> {
    let reach = 50
    let low = max(year - reach, lowest.map { CivilDate($0).year } ?? 1)
    let high = min(year + reach, highest.map { CivilDate($0).year } ?? .max)
    return min(low, year)...max(high, year)
  }

  /// The month within the bounds that is nearest to one, by their numbers.
  func nearest(toMonth month: Int) -> Int {
    let least = max(month, lowest.map { CivilDate($0).monthNumber } ?? month)
    return min(least, highest.map { CivilDate($0).monthNumber } ?? least)
  }
}
