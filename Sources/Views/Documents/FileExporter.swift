public import Foundation
public import UniformTypeIdentifiers
@_spi(Engine) public import ViewEngine

// Pages on which files are written, which a film does not have: while one would be open, the film's result says so.
extension View {
  /// Lets a document be written to a file.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the page is open.
  ///   - document: The document; `nil` for none, without which there is no page.
  ///   - contentType: The type of the file.
  ///   - defaultFilename: The name that is proposed.
  ///   - onCompletion: Called with the file; nobody writes one.
  /// - Returns: The view as it is.
  /// - Note: Accepted; no effect. `contentType`, `defaultFilename`, `onCompletion`: a film shows no files.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType,
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { exporting(isPresented, document != nil) }
  /// Lets a document that is an object be written to a file.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the page is open.
  ///   - document: The document; `nil` for none, without which there is no page.
  ///   - contentType: The type of the file.
  ///   - defaultFilename: The name that is proposed.
  ///   - onCompletion: Called with the file; nobody writes one.
  /// - Returns: The view as it is.
  /// - Note: Accepted; no effect. `contentType`, `defaultFilename`, `onCompletion`: a film shows no files.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType,
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { exporting(isPresented, document != nil) }
  /// Lets documents be written to files.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the page is open.
  ///   - documents: The documents; without any there is no page.
  ///   - contentType: The type of the files.
  ///   - onCompletion: Called with the files; nobody writes any.
  /// - Returns: The view as it is.
  /// - Note: Accepted; no effect. `contentType`, `onCompletion`: a film shows no files.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument { exporting(isPresented, !documents.isEmpty) }
  /// Lets documents that are objects be written to files.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the page is open.
  ///   - documents: The documents; without any there is no page.
  ///   - contentType: The type of the files.
  ///   - onCompletion: Called with the files; nobody writes any.
  /// - Returns: The view as it is.
  /// - Note: Accepted; no effect. `contentType`, `onCompletion`: a film shows no files.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    exporting(isPresented, !documents.isEmpty)
  }
  /// Lets a document be written to a file of one of several types, or not.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the page is open.
  ///   - document: The document; `nil` for none, without which there is no page.
  ///   - contentTypes: The types; those of the document for none.
  ///   - defaultFilename: The name that is proposed.
  ///   - onCompletion: Called with the file; nobody writes one.
  ///   - onCancellation: Called when the page is closed.
  /// - Returns: The view as it is.
  /// - Note: Accepted; no effect. `contentTypes`, `defaultFilename`, `onCompletion`, `onCancellation`: a film shows no
  ///   files.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { exporting(isPresented, document != nil) }
  /// Lets a document that is an object be written to a file of one of several types, or not.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the page is open.
  ///   - document: The document; `nil` for none, without which there is no page.
  ///   - contentTypes: The types; those of the document for none.
  ///   - defaultFilename: The name that is proposed.
  ///   - onCompletion: Called with the file; nobody writes one.
  ///   - onCancellation: Called when the page is closed.
  /// - Returns: The view as it is.
  /// - Note: Accepted; no effect. `contentTypes`, `defaultFilename`, `onCompletion`, `onCancellation`: a film shows no
  ///   files.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { exporting(isPresented, document != nil) }
  /// Lets documents be written to files of one of several types, or not.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the page is open.
  ///   - documents: The documents; without any there is no page.
  ///   - contentTypes: The types; those of the documents for none.
  ///   - onCompletion: Called with the files; nobody writes any.
  ///   - onCancellation: Called when the page is closed.
  /// - Returns: The view as it is.
  /// - Note: Accepted; no effect. `contentTypes`, `onCompletion`, `onCancellation`: a film shows no files.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument { exporting(isPresented, !documents.isEmpty) }
  /// Lets documents that are objects be written to files of one of several types, or not.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the page is open.
  ///   - documents: The documents; without any there is no page.
  ///   - contentTypes: The types; those of the documents for none.
  ///   - onCompletion: Called with the files; nobody writes any.
  ///   - onCancellation: Called when the page is closed.
  /// - Returns: The view as it is.
  /// - Note: Accepted; no effect. `contentTypes`, `onCompletion`, `onCancellation`: a film shows no files.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: ReferenceFileDocument {
    exporting(isPresented, !documents.isEmpty)
  }
  /// Lets a value that can be dragged be written to a file, or not.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the page is open.
  ///   - item: The value; `nil` for none, without which there is no page.
  ///   - contentTypes: The types of the file; those of the value for none.
  ///   - defaultFilename: The name that is proposed.
  ///   - onCompletion: Called with the file; nobody writes one.
  ///   - onCancellation: Called when the page is closed.
  /// - Returns: The view as it is.
  /// - Note: Accepted; no effect. `contentTypes`, `defaultFilename`, `onCompletion`, `onCancellation`: a film shows no
  ///   files.
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { exporting(isPresented, item != nil) }
  /// Lets values that can be dragged be written to files, or not.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the page is open.
  ///   - items: The values; without any there is no page.
  ///   - contentTypes: The types of the files; those of the values for none.
  ///   - onCompletion: Called with the files; nobody writes any.
  ///   - onCancellation: Called when the page is closed.
  /// - Returns: The view as it is.
  /// - Note: Accepted; no effect. `contentTypes`, `onCompletion`, `onCancellation`: a film shows no files.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: Transferable { exporting(isPresented, !items.isEmpty) }

  private func exporting(_ isPresented: Binding<Bool>, _ isAny: Bool) -> some View {
    ineffective("fileExporter", if: isPresented.wrappedValue && isAny)
  }
}
