import Foundation
import Testing

/// A scene with the imports of apps that talk to radios and to other people.
@Suite("Modules of apps that talk to others")
struct OutsideModulesTests {
  private static let source = """
    import CommonCrypto
    import CoreBluetooth
    import LinkPresentation
    import NaturalLanguage
    import PDFKit
    import SwiftUI
    import Translation

    final class Radio: NSObject, ObservableObject, CBCentralManagerDelegate {
      @Published var words = "radio unknown"
      private var central: CBCentralManager!
      override init() {
        super.init()
        central = CBCentralManager(delegate: self, queue: DispatchQueue(label: "radio"))
      }
      func centralManagerDidUpdateState(_ central: CBCentralManager) {
        words = central.state == .unsupported ? "radio unsupported" : "radio there"
      }
    }

    func digest(_ text: String) -> String {
      let data = Data(text.utf8)
      var hash = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
      data.withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(data.count), &hash) }
      return hash.prefix(4).map { String(format: "%02x", $0) }.joined()
    }

    struct Link: UIViewRepresentable {
      let url: URL
      func makeUIView(context: Context) -> LPLinkView { LPLinkView(url: url) }
      func updateUIView(_ view: LPLinkView, context: Context) {}
    }

    struct Pages: UIViewRepresentable {
      func makeUIView(context: Context) -> PDFView {
        let view = PDFView()
        view.document = PDFDocument(data: Data("%PDF-1.4".utf8))
        return view
      }
      func updateUIView(_ view: PDFView, context: Context) {}
    }

    struct Screen: View {
      @StateObject private var radio = Radio()
      @State private var wish: TranslationSession.Configuration?
      @State private var answer = "asked nobody"
      var body: some View {
        VStack {
          Text(radio.words)
          Text(digest("abc"))
          Text(NLLanguageRecognizer.dominantLanguage(for: "Das ist nicht viel")?.rawValue ?? "none")
          Text(answer)
          Link(url: URL(string: "https://www.example.org")!).frame(height: 60)
          Pages()
        }
        .onAppear { wish = .init(source: Locale.Language(identifier: "de")) }
        .translationTask(wish) { session in
          do { answer = try await session.translate("Tee").targetText } catch { answer = "refused" }
        }
      }
    }

    #Preview { Screen() }
    """

  @Test("a scene that imports them compiles as it is, films, and tells what is not there")
  func films() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    try tool.write(Self.source, to: "Screen.swift")
    let result = try tool.run([
      "inspect", "Screen.swift", "--trace", "trace.csv", "--duration", "0.2",
    ])
    #expect(result.status == 0, "\(result.error)")
    let trace = try tool.text("trace.csv")
    for words in ["radio unsupported", "ba7816bf", "de", "refused", "example.org"] {
      #expect(trace.contains("Text '\(words)'"), "\(words)")
    }
    for name in ["CBCentralManager", "TranslationSession", "the pages of PDFDocument"] {
      #expect(result.error.contains(name), "\(name)")
    }
  }
}
