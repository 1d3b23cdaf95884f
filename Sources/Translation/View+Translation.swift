public import Foundation
public import ViewEngine
public import Views

extension View {
  /// Does something with what translates texts, from when there is a wish to, and anew when the wish changes.
  ///
  /// - Parameters:
  ///   - configuration: The wish; `nil` for none.
  ///   - action: Called with what translates; here it refuses each text.
  /// - Returns: This view.
  public func translationTask(
    _ configuration: TranslationSession.Configuration?,
    @_inheritActorContext action: @escaping @Sendable (TranslationSession) async -> Void
  ) -> some View {
    task(id: configuration) {
      if let configuration { await action(TranslationSession(configuration)) }
    }
  }
  /// Does something with what translates texts, from when this view appears, and anew when a language changes.
  ///
  /// - Parameters:
  ///   - source: The language of the texts; `nil` where it is to be found out.
  ///   - target: The language that they get; `nil` for the device's.
  ///   - action: Called with what translates; here it refuses each text.
  /// - Returns: This view.
  public func translationTask(
    source: Locale.Language? = nil, target: Locale.Language? = nil,
    @_inheritActorContext action: @escaping @Sendable (TranslationSession) async -> Void
  ) -> some View {
    translationTask(.init(source: source, target: target), action: action)
  }
  /// Shows a text in another language, which nobody does here.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is shown.
  ///   - text: The text.
  ///   - attachmentAnchor: What it is shown beside.
  ///   - arrowEdge: On which side.
  ///   - replacementAction: Called with the text in the other language.
  /// - Returns: This view.
  /// - Note: Accepted; no effect. `isPresented`, `text`, `attachmentAnchor`, `arrowEdge`, `replacementAction`: a film
  ///   knows no languages; the result tells it while it would be shown.
  public func translationPresentation(
    isPresented: Binding<Bool>, text: String,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    replacementAction: ((String) -> Void)? = nil
  ) -> some View { ineffective("translationPresentation", if: isPresented.wrappedValue) }
}
