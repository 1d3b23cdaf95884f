public import Foundation

extension String.StandardComparator {
  /// The order of words as a reader of the locale has it: that of the letters, as a film has no locale's.
  public static var localizedStandard: Self { .lexical }
  /// The order of the locale: that of the letters, as a film has no locale's.
  public static var localized: Self { .lexical }
}
