@_spi(Engine) public import ViewEngine

/// Which part of a text is selected.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The parts of a selection.
  public enum Indices: Equatable, Hashable, Sendable {
    /// One run of letters; none, for where letters are typed.
    case selection(Range<String.Index>)
    /// Several runs of letters.
    case multiSelection(RangeSet<String.Index>)
  }
  /// What is selected.
  public var indices: Indices
  /// Whether it is only a place in the text.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  /// Creates the selection of a run of letters.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Creates the selection of several runs of letters.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  /// Creates a place at which letters are typed.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }
}

/// To which of two lines a place between them belongs.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
  /// As the system thinks best.
  case automatic
  /// To the line before.
  case upstream
  /// To the line behind.
  case downstream
}

/// Whether texts can be selected.
public protocol TextSelectability {
  /// Whether they can.
  static var allowsSelection: Bool { get }
}
/// Texts that can be selected.
public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
}
/// Texts that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
}
extension TextSelectability where Self == EnabledTextSelectability {
  /// Texts can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// Texts cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// How much help with writing the system offers.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let order: Int
  /// As the system thinks best.
  public static let automatic = Self(order: 0)
  /// In the text itself.
  public static let complete = Self(order: 1)
  /// In a panel.
  public static let limited = Self(order: 2)
  /// None.
  public static let disabled = Self(order: 3)
}

extension View {
  /// Says to which of two lines a place between them belongs.
  ///
  /// - Note: Accepted; no effect. `affinity`: a caret stands before the letter that follows it.
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
  /// Says whether the texts below can be selected; they look the same until somebody does.
  ///
  /// - Note: Accepted; no effect. `selectability`: nobody selects letters of a film.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  /// Shows a field for finding words in the texts below.
  ///
  /// - Note: Accepted; no effect. `isPresented`: a film has no field for finding.
  public func findNavigator(isPresented: Binding<Bool>) -> some View {
    ineffective("findNavigator", if: isPresented.wrappedValue)
  }
  /// Keeps words below from being found.
  ///
  /// - Note: Accepted; no effect. `isDisabled`: a film has no field for finding.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Keeps words below from being replaced.
  ///
  /// - Note: Accepted; no effect. `isDisabled`: a film has no field for finding.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Says how much help with writing the texts below have.
  ///
  /// - Note: Accepted; no effect. `behavior`: a film has none.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
}

extension TextField {
  /// Creates a text field that tells what is selected in it.
  ///
  /// - Parameters:
  ///   - text: What it shows.
  ///   - selection: Where letters are typed, or what they take the place of; `nil` for behind the last one.
  ///   - prompt: What it shows while the text is empty; `nil` for the label.
  ///   - label: What the text is.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) { self.init(.selected(text, selection), prompt: prompt, label: label()) }
}

extension TextField where Label == Text {
  /// Creates a text field with a title that tells what is selected in it.
  ///
  /// - Parameters:
  ///   - titleKey: The title, shown while the text is empty if there is no prompt.
  ///   - text: What it shows.
  ///   - selection: Where letters are typed, or what they take the place of; `nil` for behind the last one.
  ///   - prompt: What it shows while the text is empty.
  ///   - axis: Vertical for as many lines as the text needs, horizontal for one.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(
      .selected(text, selection), prompt: prompt, axis: axis ?? .horizontal,
      label: Text(titleKey))
  }
  /// Creates a text field with a title that tells what is selected in it.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - text: What it shows.
  ///   - selection: Where letters are typed, or what they take the place of; `nil` for behind the last one.
  ///   - prompt: What it shows while the text is empty.
  ///   - axis: Vertical for as many lines as the text needs, horizontal for one.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(
      .selected(text, selection), prompt: prompt, axis: axis ?? .horizontal, label: Text(title))
  }
}
