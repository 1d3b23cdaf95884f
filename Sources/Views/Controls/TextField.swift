import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) public import ViewEngine

/// The measures of text fields in points, as on iOS 17.
private enum FieldMetrics {
  /// What a field is higher than its line, whose height is rounded up first: 22 for body text.
  static let extraHeight: CGFloat = 1
  /// The padding inside a rounded border: 34 points high for body text.
  static let (borderX, borderY) = (CGFloat(7), CGFloat(6))
  /// The corner radius of a rounded border, and the width of its line.
  static let (radius, lineWidth) = (CGFloat(5), CGFloat(0.5))
}

/// A text field: a line that shows a text, or a prompt in its place while it is empty.
///
/// The text is what the binding holds. A field that is tapped, or that a focus state gives the focus, has the caret, and takes
/// what a script types; on a device the keyboard rises.
public struct TextField<Label: View>: View {
  private let content: FieldContent
  private let prompt: Text?
  private let label: Label
  private let axis: Axis
  /// Told when the editing begins and ends, and when the return key ends it.
  private let (edited, committed): ((@MainActor (Bool) -> Void)?, (@MainActor () -> Void)?)
  @Environment(\.textFieldStyles) private var styles

  /// Creates a field of a content.
  ///
  /// - Parameters:
  ///   - content: What is typed into.
  ///   - prompt: What it shows while there is no text; `nil` for the label.
  ///   - axis: Vertical for as many lines as the text needs.
  ///   - label: What the text is.
  ///   - edited: Told when the editing begins, with true, and when it ends.
  ///   - committed: Told when the return key ends it.
  init(
    _ content: FieldContent, prompt: Text?, axis: Axis = .horizontal, label: Label,
    edited: (@MainActor (Bool) -> Void)? = nil, committed: (@MainActor () -> Void)? = nil
  ) {
    (self.content, self.prompt, self.axis, self.label) = (content, prompt, axis, label)
    (self.edited, self.committed) = (edited, committed)
  }

  /// Creates a text field.
  ///
  /// - Parameters:
  ///   - text: What it shows.
  ///   - prompt: What it shows while the text is empty; `nil` for the label.
  ///   - label: What the text is.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(.text(text), prompt: prompt, label: label())
  }
  /// Creates a text field that grows along an axis.
  ///
  /// - Parameters:
  ///   - text: What it shows.
  ///   - prompt: What it shows while the text is empty; `nil` for the label.
  ///   - axis: Vertical for as many lines as the text needs, horizontal for one.
  ///   - label: What the text is.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(.text(text), prompt: prompt, axis: axis, label: label())
  }

  public var body: some View {
    let style = styles.current
    if style.border == nil {
      style.field(
        TextField<_TextFieldStyleLabel>(
          content, prompt: prompt, axis: axis, label: _TextFieldStyleLabel(label), edited: edited,
          committed: committed))
    } else {
      look
    }
  }

  @ViewBuilder private var look: some View {
    switch content {
    case .text(let text):
      FieldLook(
        shown: text.wrappedValue, text: text, prompt: prompt, label: label, axis: axis,
        edited: edited, committed: committed)
    case .selected(let text, let selection):
      FieldLook(
        shown: text.wrappedValue, text: text, edits: .plain(text, selection: selection),
        prompt: prompt, label: label, axis: axis, edited: edited, committed: committed)
    case .value(let written, let read):
      ValueLook(
        written: written, read: read, prompt: prompt, label: label, edited: edited,
        committed: committed)
    case .secret(let text):
      SecretLook(text: text, prompt: prompt, label: label, committed: committed)
    }
  }
}

/// What is typed into a field.
enum FieldContent {
  /// A text, letter by letter.
  case text(Binding<String>)
  /// A text, and where in it letters are typed.
  case selected(Binding<String>, Binding<TextSelection?>)
  /// A value as it is written, and what takes what was typed when the editing ends: nothing, if it is no value.
  case value(String, read: @MainActor (String) -> Void)
  /// A text of which only dots are seen.
  case secret(Binding<String>)
}

/// What a field for a value shows: what is typed, and when the editing is over, the value as it is written.
private struct ValueLook<Label: View>: View {
  let written: String
  let read: @MainActor (String) -> Void
  let prompt: Text?
  let label: Label
  let edited: (@MainActor (Bool) -> Void)?
  let committed: (@MainActor () -> Void)?
  @State private var draft: String?

  var body: some View {
    FieldLook(
      shown: draft ?? written,
      text: Binding(get: { draft ?? written }, set: { draft = $0 }), prompt: prompt, label: label,
      axis: .horizontal,
      edited: { isEditing in
        if !isEditing { take() }
        edited?(isEditing)
      },
      committed: {
        take()
        committed?()
      })
  }

  private func take() {
    if let draft { read(draft) }
    draft = nil
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, shown while the text is empty if there is no prompt.
  ///   - text: What it shows.
  ///   - prompt: What it shows while the text is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(.text(text), prompt: prompt, label: Text(titleKey))
  }
  /// Creates a text field with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - text: What it shows.
  ///   - prompt: What it shows while the text is empty.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(.text(text), prompt: prompt, label: Text(title))
  }
  /// Creates a text field with a title that grows along an axis.
  ///
  /// - Parameters:
  ///   - titleKey: The title, shown while the text is empty if there is no prompt.
  ///   - text: What it shows.
  ///   - prompt: What it shows while the text is empty.
  ///   - axis: Vertical for as many lines as the text needs, horizontal for one.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(.text(text), prompt: prompt, axis: axis, label: Text(titleKey))
  }
  /// Creates a text field with a title that grows along an axis.
  ///
  /// - Parameters:
  ///   - title: The title, as it is, seen while the text is empty.
  ///   - text: The text.
  ///   - prompt: What is seen in place of the title while the text is empty.
  ///   - axis: Vertical for as many lines as the text needs, horizontal for one.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(.text(text), prompt: prompt, axis: axis, label: Text(title))
  }
}

/// A secure field: a text field whose letters are dots.
public struct SecureField<Label: View>: View {
  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label
  private let committed: (@MainActor () -> Void)?
  @Environment(\.textFieldStyles) private var styles

  private init(
    typed text: Binding<String>, prompt: Text?, label: Label,
    committed: (@MainActor () -> Void)? = nil
  ) {
    (self.text, self.prompt, self.label, self.committed) = (text, prompt, label, committed)
  }

  /// Creates a secure field.
  ///
  /// - Parameters:
  ///   - text: What is hidden in it.
  ///   - prompt: What it shows while the text is empty; `nil` for the label.
  ///   - label: What the text is.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(typed: text, prompt: prompt, label: label())
  }

  public var body: some View {
    let style = styles.current
    if style.border == nil {
      style.field(
        TextField<_TextFieldStyleLabel>(
          .secret(text), prompt: prompt, label: _TextFieldStyleLabel(label), committed: committed))
    } else {
      SecretLook(text: text, prompt: prompt, label: label, committed: committed)
    }
  }
}

extension SecureField where Label == Text {
  /// Creates a secure field with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, shown while the text is empty if there is no prompt.
  ///   - text: What is hidden in it.
  ///   - prompt: What it shows while the text is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(typed: text, prompt: prompt, label: Text(titleKey))
  }
  /// Creates a secure field with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - text: What is hidden in it.
  ///   - prompt: What it shows while the text is empty.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(typed: text, prompt: prompt, label: Text(title))
  }
  /// Creates a secure field with a title that calls a closure.
  ///
  /// - Parameters:
  ///   - titleKey: The title, shown while the text is empty.
  ///   - text: What is hidden in it.
  ///   - onCommit: Called when the return key ends the editing.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(typed: text, prompt: nil, label: Text(titleKey), committed: onCommit)
  }
  /// Creates a secure field with a title that calls a closure.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - text: What is hidden in it.
  ///   - onCommit: Called when the return key ends the editing.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(typed: text, prompt: nil, label: Text(title), committed: onCommit)
  }
}

/// What a secure field shows: dots, and where a keyboard types, the last letter for a while.
private struct SecretLook<Label: View>: View {
  /// The seconds for which a letter is seen.
  private static var glimpse: Double { 2 }
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  let committed: (@MainActor () -> Void)?
  /// How many letters there were when the one was typed that is seen; `nil` while none is.
  @State private var seen: Int?
  @Environment(\.drawing) private var drawing

  var body: some View {
    FieldLook(
      shown: shown, text: text, prompt: prompt, label: label, axis: .horizontal, isSecure: true,
      typed: show, committed: committed)
  }

  private var shown: String {
    let letters = text.wrappedValue
    guard seen == letters.count, let last = letters.last else {
      return String(repeating: "•", count: letters.count)
    }
    return String(repeating: "•", count: letters.count - 1) + String(last)
  }

  private func show(_ count: Int) {
    guard let graph = drawing.graph, graph.stage.showsKeyboard else { return }
    seen = count
    let end = graph.timeline.now + Instant(seconds: Self.glimpse)
    graph.timeline.schedule(at: end, .timer) {
      graph.enqueue { if seen == count { seen = nil } }
    }
  }
}

/// What a text field shows, in the style of the place.
private struct FieldLook<Label: View>: View {
  let shown: String
  let text: Binding<String>?
  var edits: EditedText?
  let prompt: Text?
  let label: Label
  let axis: Axis
  var isSecure = false
  /// Told how many letters there are when one has been typed.
  var typed: (@MainActor (Int) -> Void)?
  /// Told when the editing begins, with true, and when it ends.
  var edited: (@MainActor (Bool) -> Void)?
  /// Told when the return key ends the editing.
  var committed: (@MainActor () -> Void)?
  @Environment(\.textFieldStyles) private var styles
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.multilineTextAlignment) private var alignment

  @ViewBuilder var body: some View {
    let field = bordered.modifier(
      TypingField(
        text: text, caret: edits?.caret ?? (shown.isEmpty ? .start : .end), edits: edits,
        returnKey: axis == .vertical ? .breaks : .submits, isSecure: isSecure, typed: typed,
        edited: edited, committed: committed))
    // A field is found by its title, whatever it shows.
    if let title = label as? Text ?? (label as? _TextFieldStyleLabel)?.title {
      field.modifier(AccessibilityModifier(title, at: \.title))
    } else {
      field
    }
  }

  @ViewBuilder private var bordered: some View {
    switch styles.current.border ?? .none {
    case .none: line
    case .rounded:
      let shape = RoundedRectangle(cornerRadius: FieldMetrics.radius, style: .continuous)
      line.padding(.horizontal, FieldMetrics.borderX).padding(.vertical, FieldMetrics.borderY)
        .background {
          shape.fill(Color(.system(.background)))
          shape.strokeBorder(Color(.system(.gray4)), lineWidth: FieldMetrics.lineWidth)
        }
    }
  }

  @ViewBuilder private var line: some View {
    if axis == .horizontal {
      words.lineLimit(1).modifier(FieldLine(alignment: alignment))
    } else if let lineLimit {
      FieldRows {
        Text(verbatim: Array(repeating: " ", count: max(lineLimit, 1)).joined(separator: "\n"))
          .hidden()
        words.environment(\.lineLimit, nil)
      }
      .clipShape(FieldRowsClip()).modifier(FieldLine(alignment: alignment))
    } else {
      words.modifier(FieldLine(alignment: alignment))
    }
  }

  private var words: some View {
    // A field's text changes at once, whatever animation its value changes with.
    ZStack {
      if !shown.isEmpty {
        Text(verbatim: shown).contentTransition(.identity).transition(.identity)
      } else if let prompt {
        prompt.foregroundStyle(.placeholder).transition(.identity)
      } else {
        label.foregroundStyle(.placeholder).transition(.identity)
      }
      // A field with neither text nor prompt is as high as its line: UIKit's has its font's height, whatever it holds.
      if shown.isEmpty { Text(verbatim: " ").hidden().transition(.identity) }
    }
  }
}

/// The layout of a field's lines: the second view, no higher than the first; of what is higher the end is seen, where one types.
private struct FieldRows: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    guard sizes.count == 2 else { return .zero }
    return CGSize(width: sizes[1].width, height: min(sizes[0].height, sizes[1].height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let offer = ProposedViewSize(width: bounds.width, height: nil)
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX, y: bounds.maxY), anchor: .bottomLeading, proposal: offer)
    }
  }
}

/// What is seen of a field's lines: those in its frame, and a caret at their side.
private struct FieldRowsClip: Shape {
  /// The room for the caret, in points.
  private static let side: CGFloat = 4
  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: -Self.side, dy: 0)) }
}

/// The layout of a field's text: as wide as the field may be, and in it where lines of the place stand.
private struct FieldLine: UnaryLayout {
  typealias Body = Never
  let alignment: TextAlignment
  func size(of inner: Box, for proposal: ProposedViewSize) -> CGSize {
    let size = inner.size(for: ProposedViewSize(width: proposal.width, height: nil))
    return CGSize(
      width: max(proposal.width ?? size.width, 0),
      height: size.height.rounded(.up) + FieldMetrics.extraHeight)
  }
  func place(_ inner: Box, in frame: CGRect, _ proposal: ProposedViewSize) -> (
    CGRect, ProposedViewSize
  ) {
    let offer = ProposedViewSize(width: frame.width, height: nil)
    let size = inner.size(for: offer)
    let free = frame.width - size.width
    let before: CGFloat =
      switch alignment {
      case .leading: 0
      case .center: free / 2
      case .trailing: free
      }
    let origin = CGPoint(x: frame.minX + before, y: frame.midY - size.height / 2)
    return (CGRect(origin: origin, size: size), offer)
  }
  func spacing(of inner: Box) -> ViewSpacing { .plain }
}
