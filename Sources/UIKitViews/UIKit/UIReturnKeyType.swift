import Views

/// What a keyboard's return key says.
public enum UIReturnKeyType: Int, Sendable {
  /// The usual.
  case `default`
  /// “Go”.
  case go
  /// “Google”.
  case google
  /// “Join”.
  case join
  /// “Next”.
  case next
  /// “Route”.
  case route
  /// “Search”.
  case search
  /// “Send”.
  case send
  /// “Yahoo”.
  case yahoo
  /// “Done”.
  case done
  /// “Emergency call”.
  case emergencyCall
  /// “Continue”.
  case `continue`

  /// The same as SwiftUI has it.
  var label: SubmitLabel {
    switch self {
    case .default: .return
    case .go: .go
    case .google: .google
    case .join: .join
    case .next: .next
    case .route: .route
    case .search: .search
    case .send: .send
    case .yahoo: .yahoo
    case .emergencyCall: .emergencyCall
    case .continue: .continue
    case .done: .done
    }
  }
}

/// Whether mistakes are mended while typing.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system thinks best.
  case `default`
  /// They are not.
  case no
  /// They are.
  case yes
}

/// Whether words that are unknown are marked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// Where mistakes are mended.
  case `default`
  /// They are not.
  case no
  /// They are.
  case yes
}

/// Whether straight quotation marks become curly ones.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the system thinks best.
  case `default`
  /// They do not.
  case no
  /// They do.
  case yes
}

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the system thinks best.
  case `default`
  /// They do not.
  case no
  /// They do.
  case yes
}

/// Whether spaces come and go with words that are put in and cut.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the system thinks best.
  case `default`
  /// They do not.
  case no
  /// They do.
  case yes
}

/// Whether a keyboard is light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the page is.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light
  /// Dark, by its former name.
  public static let alert = UIKeyboardAppearance.dark
}

/// Whether a keyboard shows how a line may go on.
public enum UITextInlinePredictionType: Int, Sendable {
  /// As the system thinks best.
  case `default`
  /// It does not.
  case no
  /// It does.
  case yes
}
