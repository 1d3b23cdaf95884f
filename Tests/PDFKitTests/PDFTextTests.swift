import Foundation
import Testing

@testable import PDFKit

@MainActor @Suite("Documents of pages")
struct PDFTextTests {
  /// A document of three pages: the second has a size of its own, the third is turned.
  static let three = """
    %PDF-1.4
    1 0 obj
    << /Type /Catalog /Pages 2 0 R >>
    endobj
    2 0 obj
    << /Type /Pages /Kids [3 0 R 4 0 R 5 0 R] /Count 3 /MediaBox [0 0 200 100] >>
    endobj
    3 0 obj
    << /Type /Page /Parent 2 0 R >>
    endobj
    4 0 obj
    << /Type/Page /Parent 2 0 R /MediaBox[10 20 110.5 60] >>
    endobj
    5 0 obj
    << /Type /Page /Parent 2 0 R /Rotate -90 >>
    endobj
    6 0 obj
    << /Title (Tea) /Author (A \\(B\\)) /CreationDate (D:2024) >>
    endobj
    7 0 obj
    << /Length 30 >>
    stream
    /Type /Page /Title (no title)
    endstream
    endobj
    trailer << /Root 1 0 R /Info 6 0 R >>
    """

  private func read(_ text: String) -> PDFDocument? { PDFDocument(data: Data(text.utf8)) }

  @Test("pages have their own size or that of all, and are turned to the right")
  func pages() throws {
    let document = try #require(read(Self.three))
    #expect(document.pageCount == 3 && document.majorVersion == 1 && document.minorVersion == 4)
    let pages = (0..<3).compactMap(document.page)
    #expect(
      pages.map { $0.bounds(for: .mediaBox) } == [
        CGRect(x: 0, y: 0, width: 200, height: 100),
        CGRect(x: 10, y: 20, width: 100.5, height: 40),
        CGRect(x: 0, y: 0, width: 200, height: 100),
      ])
    #expect(pages.map(\.rotation) == [0, 0, 270])
    #expect(pages[2].size(.cropBox) == CGSize(width: 100, height: 200))
    #expect(pages.map(\.label) == ["1", "2", "3"])
    #expect(document.page(at: 3) == nil && !document.isEncrypted)
    #expect(document.dataRepresentation() == Data(Self.three.utf8))
  }

  @Test("a document says its title, but not words that are packed or have signs in them")
  func attributes() throws {
    let attributes = try #require(read(Self.three)?.documentAttributes)
    #expect(attributes[PDFDocumentAttribute.titleAttribute] as? String == "Tea")
    #expect(attributes[PDFDocumentAttribute.authorAttribute] == nil && attributes.count == 1)
  }

  @Test(
    "where pages are packed the tree counts them, else the first object, else there is one",
    arguments: [
      ("%PDF-1.7\n2 0 obj << /Type /Pages /Count 12 /Kids [] >> endobj", 12),
      ("%PDF-1.7\n1 0 obj << /Linearized 1 /L 9 /N 7 >> endobj", 7), ("%PDF-2.0\nnothing", 1),
      ("junk before %PDF-1.3", 1),
    ])
  func packed(text: String, count: Int) throws {
    let document = try #require(read(text))
    #expect(document.pageCount == count)
    let page = try #require(document.page(at: count - 1))
    #expect(page.bounds(for: .mediaBox).size == CGSize(width: 612, height: 792))
  }

  @Test("what is no PDF is no document", arguments: ["", "%PNG", "a text about PDFs"])
  func nothing(text: String) throws {
    #expect(read(text) == nil)
    #expect(PDFDocument(url: URL(fileURLWithPath: "/nowhere/a.pdf")) == nil)
  }

  @Test("pages are put in, taken out and exchanged, and know where they belong")
  func changes() throws {
    let document = PDFDocument()
    let (one, two) = (PDFPage(), PDFPage())
    document.insert(one, at: 0)
    document.insert(two, at: 0)
    #expect(document.index(for: one) == 1 && two.label == "1" && one.document === document)
    document.exchangePage(at: 0, withPageAt: 1)
    #expect(document.index(for: one) == 0)
    document.removePage(at: 0)
    #expect(document.pageCount == 1 && one.document == nil && one.label == nil)
    #expect(document.index(for: one) == NSNotFound && document.dataRepresentation() == nil)
  }

  @Test("notes lie on their page, the last above the others")
  func annotations() {
    let page = PDFPage()
    let notes = [PDFAnnotationSubtype.highlight, .text].map {
      PDFAnnotation(
        bounds: CGRect(x: 0, y: 0, width: 10, height: 10), forType: $0, withProperties: nil)
    }
    notes.forEach(page.addAnnotation)
    #expect(page.annotation(at: CGPoint(x: 5, y: 5)) === notes[1] && notes[1].type == "Text")
    page.removeAnnotation(notes[1])
    #expect(page.annotation(at: CGPoint(x: 5, y: 5)) === notes[0] && notes[1].page == nil)
  }

  @Test("bytes by chance are no reason to stop")
  func chance() {
    var state: UInt64 = 1
    for length in [5, 60, 700] {
      var bytes = Array(Self.three.utf8.prefix(length + 20))
      for _ in 0..<20 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[5 + Int(state >> 33) % (bytes.count - 5)] = UInt8(truncatingIfNeeded: state >> 24)
      }
      let document = PDFDocument(data: Data(bytes))
      #expect(document == nil || (document?.pageCount ?? 0) >= 1)
    }
  }
}
