public import Foundation
@_spi(Engine) import ViewEngine

extension NumberFormatter {
  /// How many digits stand before the first separator of groups at least, for there to be one; -1 for what the language says.
  ///
  /// - Note: Accepted; no effect. `minimumGroupingDigits`: the language says it.
  public var minimumGroupingDigits: Int {
    get { -1 }
    set {
      if newValue >= 0 { IneffectiveSettings.note("NumberFormatter.minimumGroupingDigits") }
    }
  }
}
