@_spi(Engine) public import ViewEngine

/// The redaction reasons: why what views show is hidden, or shown as out of date.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The set's bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content is not there yet: texts become bars, images grey.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private: what is `privacySensitive` is hidden.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date: what says so by `invalidatableContent` fades.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}
private enum PrivacyKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The redaction reasons: why the content of views is hidden; none where it is shown.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
  /// Whether what is shown here is for its owner's eyes only.
  var isPrivacySensitive: Bool {
    get { self[PrivacyKey.self] }
    set { self[PrivacyKey.self] = newValue }
  }
  /// Whether texts and images here show a place in place of themselves.
  var isContentRedacted: Bool {
    let reasons = redactionReasons
    return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
  }
}

/// Content that may be out of date: it fades while it is.
private struct InvalidatableContent: ViewModifier {
  let isOn: Bool
  @Environment(\.redactionReasons) private var reasons
  /// What is left of the opacity of content that is out of date; a figure of our own.
  private static let faded = 0.4

  func body(content: Content) -> some View {
    content.opacity(isOn && reasons.contains(.invalidated) ? Self.faded : 1)
  }
}

extension View {
  /// Redacts this view for a reason, which is added to those of the views around it.
  ///
  /// For `.placeholder` each line of a text becomes a rounded bar and each image a rectangle, in 0.16 of the foreground
  /// style; shapes and colours stay as they are, as do layout and touches. Inside of an animation they fade from one to
  /// the other.
  ///
  /// - Parameter reason: The reason; an empty set adds none.
  /// - Returns: This view, redacted.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }
  /// Shows this view whatever reasons there are around it to redact it.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }
  /// Marks this view as private: it is hidden where the redaction reasons are those of privacy.
  ///
  /// - Parameter sensitive: Whether it is private.
  /// - Returns: This view, marked.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
  /// Marks this view as one that fades while its content is out of date.
  ///
  /// - Parameter invalidatable: Whether it does.
  /// - Returns: This view, marked.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(InvalidatableContent(isOn: invalidatable))
  }
}
