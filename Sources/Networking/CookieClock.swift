/// What time it is for cookies that end: the scene's.
enum CookieClock {
  /// The time: in a film, the film's.
  static var now: Date { Date() }
}
