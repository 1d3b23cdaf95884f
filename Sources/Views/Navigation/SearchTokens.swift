import Foundation
import Geometry
@_spi(Engine) public import ViewEngine

/// The tokens of a search field: things that are searched for beside the text.
struct SearchTokens: Equatable {
  /// What tells them apart.
  let ids: [AnyHashable]
  /// How each is shown.
  let views: [AnyView]
  /// Adds a token, if it is of their type.
  let add: @MainActor (Any) -> Void
  /// Takes all away.
  let clear: @MainActor () -> Void

  static func == (left: Self, right: Self) -> Bool { left.ids == right.ids }
}

private enum SearchTokensKey: EnvironmentKey { static var defaultValue: SearchTokens? { nil } }

extension EnvironmentValues {
  /// The tokens of the search to which a suggestion belongs.
  var searchTokens: SearchTokens? {
    get { self[SearchTokensKey.self] }
    set { self[SearchTokensKey.self] = newValue }
  }
}

/// The tokens in a search field: words in grey boxes.
struct SearchTokenRow: View {
  /// The height of a box, its padding and the radius of its corners, in points; guesses.
  private static let (height, padding, radius) = (CGFloat(26), CGFloat(7), CGFloat(6))
  let tokens: SearchTokens

  var body: some View {
    ForEach(Array(tokens.ids.enumerated()), id: \.element) { place in
      tokens.views[place.offset].lineLimit(1).fixedSize()
        .foregroundStyle(Color.primary)
        .padding(.horizontal, Self.padding).frame(height: Self.height)
        .background(
          Color(.system(.fill)).opacity(ControlLook.tertiaryFill * 2),
          in: RoundedRectangle(cornerRadius: Self.radius, style: .continuous))
    }
  }
}

/// A suggestion that is a token: tapped, it stands in the field in place of the text.
private struct TokenCompletion: ViewModifier {
  let token: Any
  @Environment(\.searchText) private var text
  @Environment(\.searchTokens) private var tokens

  func body(content: Content) -> some View {
    HStack(spacing: 0) {
      content
      Spacer(minLength: 0)
    }
    .contentShape(Rectangle())
    .onTapGesture {
      tokens?.add(token)
      text?.wrappedValue = ""
    }
  }
}

/// The tokens of a collection, and those that are suggested.
@MainActor private struct TokenField<C: RandomAccessCollection & RangeReplaceableCollection>
where C.Element: Identifiable {
  let tokens: Binding<C>
  let view: (C.Index) -> AnyView

  var all: SearchTokens {
    let tokens = tokens
    return SearchTokens(
      ids: tokens.wrappedValue.map { AnyHashable($0.id) },
      views: tokens.wrappedValue.indices.map(view),
      add: { if let token = $0 as? C.Element { tokens.wrappedValue.append(token) } },
      clear: { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.removeAll() } })
  }

  init<T: View>(_ tokens: Binding<C>, _ token: @escaping (C.Element) -> T) {
    self.tokens = tokens
    view = { AnyView(token(tokens.wrappedValue[$0])) }
  }
  init<T: View>(editing tokens: Binding<C>, _ token: @escaping (Binding<C.Element>) -> T)
  where C: MutableCollection {
    self.tokens = tokens
    view = { index in
      AnyView(
        token(
          Binding(
            get: { tokens.wrappedValue[index] }, set: { tokens.wrappedValue[index] = $0 })))
    }
  }
}

extension View {
  /// Makes this suggestion complete the search: tapped, `token` is searched for beside the text.
  ///
  /// - Parameter token: The token, which the field takes if it is one of its own.
  /// - Returns: This view.
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(TokenCompletion(token: token))
  }

  /// Adds a search field with tokens.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - field: The tokens.
  ///   - suggested: Tokens that are suggested.
  ///   - isPresented: Whether the field is active; `nil` if it knows by itself.
  ///   - placement: Where the field is.
  ///   - prompt: What it shows while it is empty.
  ///   - token: How a token is shown.
  /// - Returns: This view with the field.
  private func searchable<C>(
    _ text: Binding<String>, _ field: TokenField<C>, suggesting suggested: C? = nil,
    _ isPresented: Binding<Bool>?, _ placement: SearchFieldPlacement, _ prompt: Text?,
    token: ((C.Element) -> AnyView)? = nil
  ) -> some View {
    var rows: AnyView?
    if let suggested, let token, !suggested.isEmpty {
      rows = AnyView(ForEach(Array(suggested)) { token($0).searchCompletion($0) })
    }
    return modifier(
      SearchModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: prompt,
        suggestions: rows, tokens: field.all))
  }
  /// Adds a search field with tokens, things that are searched for beside the text.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - tokens: What is searched for beside the text, before which it stands.
  ///   - placement: Where the field is: under the title, and whether it stays there.
  ///   - prompt: What it shows while it is empty, `nil` for “Search”.
  ///   - token: How a token is shown.
  /// - Returns: This view with the field.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, TokenField(tokens, token), nil, placement, prompt)
  }
  /// Adds a search field with tokens, things that are searched for beside the text.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - tokens: What is searched for beside the text, before which it stands.
  ///   - placement: Where the field is: under the title, and whether it stays there.
  ///   - prompt: What it shows while it is empty, in which simple Markdown counts.
  ///   - token: How a token is shown.
  /// - Returns: This view with the field.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, TokenField(tokens, token), nil, placement, Text(prompt))
  }
  /// Adds a search field with tokens, things that are searched for beside the text.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - tokens: What is searched for beside the text, before which it stands.
  ///   - placement: Where the field is: under the title, and whether it stays there.
  ///   - prompt: What it shows while it is empty, as it is.
  ///   - token: How a token is shown.
  /// - Returns: This view with the field.
  @_disfavoredOverload
  public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, TokenField(tokens, token), nil, placement, Text(prompt))
  }
  /// Adds a search field with tokens, things that are searched for beside the text, and which code may make active.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - tokens: What is searched for beside the text, before which it stands.
  ///   - isPresented: Whether the field is active.
  ///   - placement: Where the field is: under the title, and whether it stays there.
  ///   - prompt: What it shows while it is empty, `nil` for “Search”.
  ///   - token: How a token is shown.
  /// - Returns: This view with the field.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, TokenField(tokens, token), isPresented, placement, prompt)
  }
  /// Adds a search field with tokens, things that are searched for beside the text, and which code may make active.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - tokens: What is searched for beside the text, before which it stands.
  ///   - isPresented: Whether the field is active.
  ///   - placement: Where the field is: under the title, and whether it stays there.
  ///   - prompt: What it shows while it is empty, in which simple Markdown counts.
  ///   - token: How a token is shown.
  /// - Returns: This view with the field.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, TokenField(tokens, token), isPresented, placement, Text(prompt))
  }
  /// Adds a search field with tokens, things that are searched for beside the text, and which code may make active.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - tokens: What is searched for beside the text, before which it stands.
  ///   - isPresented: Whether the field is active.
  ///   - placement: Where the field is: under the title, and whether it stays there.
  ///   - prompt: What it shows while it is empty, as it is.
  ///   - token: How a token is shown.
  /// - Returns: This view with the field.
  @_disfavoredOverload
  public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, TokenField(tokens, token), isPresented, placement, Text(prompt))
  }
  /// Adds a search field with tokens, some of which are suggested while it is active.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - tokens: What is searched for beside the text, before which it stands.
  ///   - suggestedTokens: Tokens that are suggested; a tap takes one.
  ///   - placement: Where the field is: under the title, and whether it stays there.
  ///   - prompt: What it shows while it is empty, `nil` for “Search”.
  ///   - token: How a token is shown.
  /// - Returns: This view with the field.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text, TokenField(tokens, token), suggesting: suggestedTokens.wrappedValue, nil, placement,
      prompt, token: { AnyView(token($0)) })
  }
  /// Adds a search field with tokens, some of which are suggested while it is active.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - tokens: What is searched for beside the text, before which it stands.
  ///   - suggestedTokens: Tokens that are suggested; a tap takes one.
  ///   - placement: Where the field is: under the title, and whether it stays there.
  ///   - prompt: What it shows while it is empty, in which simple Markdown counts.
  ///   - token: How a token is shown.
  /// - Returns: This view with the field.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text, TokenField(tokens, token), suggesting: suggestedTokens.wrappedValue, nil, placement,
      Text(prompt), token: { AnyView(token($0)) })
  }
  /// Adds a search field with tokens, some of which are suggested while it is active.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - tokens: What is searched for beside the text, before which it stands.
  ///   - suggestedTokens: Tokens that are suggested; a tap takes one.
  ///   - placement: Where the field is: under the title, and whether it stays there.
  ///   - prompt: What it shows while it is empty, as it is.
  ///   - token: How a token is shown.
  /// - Returns: This view with the field.
  @_disfavoredOverload
  public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text, TokenField(tokens, token), suggesting: suggestedTokens.wrappedValue, nil, placement,
      Text(prompt), token: { AnyView(token($0)) })
  }
  /// Adds a search field with tokens, some of which are suggested while it is active, and which code may make active.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - tokens: What is searched for beside the text, before which it stands.
  ///   - suggestedTokens: Tokens that are suggested; a tap takes one.
  ///   - isPresented: Whether the field is active.
  ///   - placement: Where the field is: under the title, and whether it stays there.
  ///   - prompt: What it shows while it is empty, `nil` for “Search”.
  ///   - token: How a token is shown.
  /// - Returns: This view with the field.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text, TokenField(tokens, token), suggesting: suggestedTokens.wrappedValue, isPresented,
      placement, prompt, token: { AnyView(token($0)) })
  }
  /// Adds a search field with tokens, some of which are suggested while it is active, and which code may make active.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - tokens: What is searched for beside the text, before which it stands.
  ///   - suggestedTokens: Tokens that are suggested; a tap takes one.
  ///   - isPresented: Whether the field is active.
  ///   - placement: Where the field is: under the title, and whether it stays there.
  ///   - prompt: What it shows while it is empty, in which simple Markdown counts.
  ///   - token: How a token is shown.
  /// - Returns: This view with the field.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text, TokenField(tokens, token), suggesting: suggestedTokens.wrappedValue, isPresented,
      placement, Text(prompt), token: { AnyView(token($0)) })
  }
  /// Adds a search field with tokens, some of which are suggested while it is active, and which code may make active.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - tokens: What is searched for beside the text, before which it stands.
  ///   - suggestedTokens: Tokens that are suggested; a tap takes one.
  ///   - isPresented: Whether the field is active.
  ///   - placement: Where the field is: under the title, and whether it stays there.
  ///   - prompt: What it shows while it is empty, as it is.
  ///   - token: How a token is shown.
  /// - Returns: This view with the field.
  @_disfavoredOverload
  public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text, TokenField(tokens, token), suggesting: suggestedTokens.wrappedValue, isPresented,
      placement, Text(prompt), token: { AnyView(token($0)) })
  }
  /// Adds a search field with tokens that change where they stand.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - editableTokens: What is searched for beside the text, before which it stands.
  ///   - placement: Where the field is: under the title, and whether it stays there.
  ///   - prompt: What it shows while it is empty, `nil` for “Search”.
  ///   - token: How a token is shown.
  /// - Returns: This view with the field.
  public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, TokenField(editing: editableTokens, token), nil, placement, prompt)
  }
  /// Adds a search field with tokens that change where they stand.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - editableTokens: What is searched for beside the text, before which it stands.
  ///   - placement: Where the field is: under the title, and whether it stays there.
  ///   - prompt: What it shows while it is empty, in which simple Markdown counts.
  ///   - token: How a token is shown.
  /// - Returns: This view with the field.
  public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, TokenField(editing: editableTokens, token), nil, placement, Text(prompt))
  }
  /// Adds a search field with tokens that change where they stand.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - editableTokens: What is searched for beside the text, before which it stands.
  ///   - placement: Where the field is: under the title, and whether it stays there.
  ///   - prompt: What it shows while it is empty, as it is.
  ///   - token: How a token is shown.
  /// - Returns: This view with the field.
  @_disfavoredOverload
  public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View,
    S: StringProtocol
  >(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, TokenField(editing: editableTokens, token), nil, placement, Text(prompt))
  }
  /// Adds a search field with tokens that change where they stand, and which code may make active.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - editableTokens: What is searched for beside the text, before which it stands.
  ///   - isPresented: Whether the field is active.
  ///   - placement: Where the field is: under the title, and whether it stays there.
  ///   - prompt: What it shows while it is empty, `nil` for “Search”.
  ///   - token: How a token is shown.
  /// - Returns: This view with the field.
  public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, TokenField(editing: editableTokens, token), isPresented, placement, prompt)
  }
  /// Adds a search field with tokens that change where they stand, and which code may make active.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - editableTokens: What is searched for beside the text, before which it stands.
  ///   - isPresented: Whether the field is active.
  ///   - placement: Where the field is: under the title, and whether it stays there.
  ///   - prompt: What it shows while it is empty, in which simple Markdown counts.
  ///   - token: How a token is shown.
  /// - Returns: This view with the field.
  public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text, TokenField(editing: editableTokens, token), isPresented, placement, Text(prompt))
  }
  /// Adds a search field with tokens that change where they stand, and which code may make active.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - editableTokens: What is searched for beside the text, before which it stands.
  ///   - isPresented: Whether the field is active.
  ///   - placement: Where the field is: under the title, and whether it stays there.
  ///   - prompt: What it shows while it is empty, as it is.
  ///   - token: How a token is shown.
  /// - Returns: This view with the field.
  @_disfavoredOverload
  public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View,
    S: StringProtocol
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text, TokenField(editing: editableTokens, token), isPresented, placement, Text(prompt))
  }
}
