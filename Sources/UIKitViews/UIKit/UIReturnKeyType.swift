import Views

/// What a keyboard's return key says.
public enum UIReturnKeyType: Int, Sendable {
  /// The usual.
  case `default`
  /// “Go”.
  case go
  /// “Google”; as search.
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
  /// “Yahoo”; as search.
  case yahoo
  /// “Done”.
  case done
  /// “Emergency call”; as the usual.
  case emergencyCall
  /// “Continue”; as next.
  case `continue`

  /// The same as SwiftUI has it.
  var label: SubmitLabel {
    switch self {
    case .default, .emergencyCall: .return
    case .go: .go
    case .google, .search, .yahoo: .search
    case .join: .join
    case .next, .continue: .next
    case .route: .route
    case .send: .send
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
