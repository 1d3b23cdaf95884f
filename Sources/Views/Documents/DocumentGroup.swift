@_spi(Engine) public import ViewEngine

/// A group of windows, each of which shows a document: here one with a new document.
public struct DocumentGroup<Document, Content: View>: PrimitiveScene {
  public typealias Body = Never
  /// What the window shows.
  let content: AnyView
}

extension DocumentGroup where Document: FileDocument {
  /// Creates a group of windows for documents that are values.
  ///
  /// - Parameters:
  ///   - newDocument: A new document.
  ///   - editor: What the window of a document shows.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    content = AnyView(NewDocumentWindow(document: newDocument(), editor: editor))
  }
  /// Creates a group of windows for documents that are only looked at, of which a film opens none.
  ///
  /// - Parameters:
  ///   - documentType: The type of the documents.
  ///   - viewer: What the window of a document shows.
  /// - Note: Accepted; no effect. `viewing`, `viewer`: a film opens no document.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    content = AnyView(EmptyView())
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates a group of windows for documents that are objects.
  ///
  /// - Parameters:
  ///   - newDocument: Makes a new document.
  ///   - editor: What the window of a document shows.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    content = AnyView(NewObjectWindow(make: newDocument, editor: editor))
  }
  /// Creates a group of windows for documents that are only looked at, of which a film opens none.
  ///
  /// - Parameters:
  ///   - documentType: The type of the documents.
  ///   - viewer: What the window of a document shows.
  /// - Note: Accepted; no effect. `viewing`, `viewer`: a film opens no document.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    content = AnyView(EmptyView())
  }
}

/// The window of a new document that is a value.
private struct NewDocumentWindow<Document: FileDocument, Content: View>: View {
  @State private var document: Document
  private let editor: (FileDocumentConfiguration<Document>) -> Content

  init(document: Document, editor: @escaping (FileDocumentConfiguration<Document>) -> Content) {
    _document = State(wrappedValue: document)
    self.editor = editor
  }

  var body: some View { editor(FileDocumentConfiguration(document: $document)) }
}

/// The window of a new document that is an object.
private struct NewObjectWindow<Document: ReferenceFileDocument, Content: View>: View {
  @StateObject private var document: Document
  private let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content

  init(
    make: @escaping () -> Document,
    editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    _document = StateObject(wrappedValue: make())
    self.editor = editor
  }

  var body: some View { editor(ReferenceFileDocumentConfiguration(document: document)) }
}
