import Foundation
import Motion
import Testing
import Translation

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Texts in other languages", .serialized)
struct TranslationTests {
  private let german = Locale.Language(identifier: "de")
  private let english = Locale.Language(identifier: "en")

  @Test("no language can be translated, and each text is refused, which is told")
  func refused() async throws {
    let availability = LanguageAvailability()
    #expect(await availability.supportedLanguages.isEmpty)
    #expect(await availability.status(from: german, to: english) == .unsupported)
    #expect(try await availability.status(for: "Haus", to: nil) == .unsupported)
    let session = TranslationSession(installedSource: german, target: english)
    #expect(session.sourceLanguage == german && session.targetLanguage == english)
    #expect(await !session.isReady)
    await #expect(throws: TranslationError.unsupportedLanguagePairing) {
      _ = try await session.translate("Haus")
    }
    await #expect(throws: TranslationError.nothingToTranslate) {
      _ = try await session.translate("")
    }
    await #expect(throws: TranslationError.unsupportedLanguagePairing) {
      try await session.prepareTranslation()
    }
    #expect(IneffectiveSettings.shortcomings.contains { $0.contains("TranslationSession") })
  }

  @Test("of several texts the first is refused; none is none")
  func batch() async throws {
    let session = TranslationSession(installedSource: german, target: nil)
    #expect(try await session.translations(from: []).isEmpty)
    for try await _ in session.translate(batch: []) { Issue.record("there was no text") }
    let texts = [TranslationSession.Request(sourceText: "Haus", clientIdentifier: "1")]
    do {
      for try await _ in session.translate(batch: texts) { Issue.record("it was translated") }
    } catch TranslationError.unsupportedLanguagePairing {
      await #expect(throws: TranslationError.self) {
        _ = try await session.translations(from: texts)
      }
    }
  }

  @Test("a wish is another one when its languages change or it is said anew")
  func wish() {
    var wish = TranslationSession.Configuration(source: german)
    let first = wish
    #expect(wish == TranslationSession.Configuration(source: german, target: nil))
    wish.invalidate()
    #expect(wish != first && wish.version == 1)
    #expect(first != TranslationSession.Configuration(source: english))
  }

  @Test("errors are told in words, and only their own reason catches them")
  func errors() {
    let error: any Error = TranslationError.notInstalled
    #expect(TranslationError.notInstalled ~= error)
    #expect(!(TranslationError.nothingToTranslate ~= error))
    #expect(error.localizedDescription == "The languages are not installed.")
  }

  /// Keeps the languages for which something was called.
  @MainActor private final class Calls {
    var sources: [Locale.Language?] = []
    var isShown: Binding<Bool>?
    var wish: Binding<TranslationSession.Configuration?>?
  }

  private struct Scene: View {
    let calls: Calls
    @State private var wish: TranslationSession.Configuration?
    @State private var isShown = false
    var body: some View {
      calls.wish = $wish
      calls.isShown = $isShown
      return Color.red
        .translationTask(wish) { session in
          await MainActor.run { calls.sources.append(session.sourceLanguage) }
        }
        .translationPresentation(isPresented: $isShown, text: "Haus")
    }
  }

  /// Lets tasks run until something holds, which is looked at afterwards.
  private func turn(until isDone: @MainActor () -> Bool = { false }) async {
    for _ in 0..<1000 where !isDone() { await Task.yield() }
  }

  @Test(
    "a view's task waits for a wish, and is begun anew for another; what would be shown is told")
  func views() async throws {
    let calls = Calls()
    let graph = ViewGraph(
      AnyView(Scene(calls: calls)), stage: Stage(size: CGSize(width: 10, height: 10), scale: 1))
    try graph.start()
    await turn()
    func isTold() -> Bool {
      graph.shortcomings.contains { $0.contains("`translationPresentation`") }
    }
    #expect(calls.sources.isEmpty && !isTold())
    calls.wish?.wrappedValue = TranslationSession.Configuration(source: german)
    calls.isShown?.wrappedValue = true
    try graph.settleNow()
    await turn { calls.sources.count == 1 }
    #expect(calls.sources == [german])
    #expect(isTold())
    calls.wish?.wrappedValue?.invalidate()
    try graph.settleNow()
    await turn { calls.sources.count == 2 }
    #expect(calls.sources == [german, german])
    calls.wish?.wrappedValue = nil
    calls.isShown?.wrappedValue = false
    try graph.settleNow()
    await turn()
    #expect(calls.sources.count == 2)
  }
}
