public import Foundation
internal import Synchronization

/// The locale of the stage's reader, as Foundation tells it to whoever asks for that of the machine.
///
/// On this platform Foundation knows one locale, `en_001`, whatever a person has set. A scene that asks for
/// `Locale.current`, and every formatter that nobody gave a locale, is to have the one of its environment. So the functions
/// at the end of this file stand in for Foundation's under their names: the loader finds them first, as the tool is the
/// program. Where nobody chose, as in the tool itself, they say what Foundation's say.
public enum StageLocale {
  private static let chosen = Mutex<Locale?>(nil)
  /// What Foundation has on this platform.
  private static let usual = Locale(identifier: "en_001")

  /// Chooses the locale of this process, before a scene asks.
  ///
  /// - Parameter locale: What `Locale.current` is from now on.
  public static func choose(_ locale: Locale) { chosen.withLock { $0 = locale } }

  fileprivate static var current: Locale { chosen.withLock(\.self) ?? usual }

  fileprivate static var calendar: Calendar {
    // Which calendar it is is the locale's affair only where it says so by itself: `th_TH@calendar=buddhist`.
    let locale = current
    let isNamed = locale.identifier.contains("calendar=")
    var calendar = Calendar(identifier: isNamed ? locale.calendar.identifier : .gregorian)
    calendar.locale = locale
    return calendar
  }
}

// Static functions, as their namesakes' getters take the type, too: the optimiser compares the two.

extension Locale {
  /// Foundation's `Locale.current`.
  @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
  public static func ofStage() -> Locale { StageLocale.current }

  /// Foundation's `Locale.autoupdatingCurrent`.
  @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
  public static func ofStageAlways() -> Locale { StageLocale.current }

  /// Foundation's `Locale.preferredLanguages`.
  @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
  public static func languagesOfStage() -> [String] { [StageLocale.current.identifier(.bcp47)] }
}

extension Calendar {
  /// Foundation's `Calendar.current`.
  @_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
  public static func ofStage() -> Calendar { StageLocale.calendar }

  /// Foundation's `Calendar.autoupdatingCurrent`.
  @_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
  public static func ofStageAlways() -> Calendar { StageLocale.calendar }
}
