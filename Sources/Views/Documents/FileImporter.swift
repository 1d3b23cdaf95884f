public import Foundation
public import UniformTypeIdentifiers
@_spi(Engine) public import ViewEngine

// Pages on which files are chosen, which a film does not have: while one would be open, the film's result says so.
extension View {
  /// Lets a file be chosen.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the page is open.
  ///   - allowedContentTypes: The types of files that may be chosen.
  ///   - onCompletion: Called with the file; nobody chooses one.
  /// - Returns: The view as it is.
  /// - Note: Accepted; no effect. `allowedContentTypes`, `onCompletion`: a film shows no files.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { ineffective("fileImporter", if: isPresented.wrappedValue) }
  /// Lets files be chosen.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the page is open.
  ///   - allowedContentTypes: The types of files that may be chosen.
  ///   - allowsMultipleSelection: Whether several may be.
  ///   - onCompletion: Called with the files; nobody chooses any.
  /// - Returns: The view as it is.
  /// - Note: Accepted; no effect. `allowedContentTypes`, `allowsMultipleSelection`, `onCompletion`: a film shows no
  ///   files.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { ineffective("fileImporter", if: isPresented.wrappedValue) }
  /// Lets files be chosen, or none.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the page is open.
  ///   - allowedContentTypes: The types of files that may be chosen.
  ///   - allowsMultipleSelection: Whether several may be.
  ///   - onCompletion: Called with the files; nobody chooses any.
  ///   - onCancellation: Called when the page is closed.
  /// - Returns: The view as it is.
  /// - Note: Accepted; no effect. `allowedContentTypes`, `allowsMultipleSelection`, `onCompletion`,
  ///   `onCancellation`: a film shows no files.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View { ineffective("fileImporter", if: isPresented.wrappedValue) }

  /// Lets a file be moved.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the page is open.
  ///   - file: The file; `nil` for none, without which there is no page.
  ///   - onCompletion: Called with where it is then; nobody moves it.
  /// - Returns: The view as it is.
  /// - Note: Accepted; no effect. `onCompletion`: a film shows no files.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { ineffective("fileMover", if: isPresented.wrappedValue && file != nil) }
  /// Lets a file be moved, or not.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the page is open.
  ///   - file: The file; `nil` for none, without which there is no page.
  ///   - onCompletion: Called with where it is then; nobody moves it.
  ///   - onCancellation: Called when the page is closed.
  /// - Returns: The view as it is.
  /// - Note: Accepted; no effect. `onCompletion`, `onCancellation`: a film shows no files.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View { ineffective("fileMover", if: isPresented.wrappedValue && file != nil) }
  /// Lets files be moved.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the page is open.
  ///   - files: The files; without any there is no page.
  ///   - onCompletion: Called with where they are then; nobody moves them.
  /// - Returns: The view as it is.
  /// - Note: Accepted; no effect. `onCompletion`: a film shows no files.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    ineffective("fileMover", if: isPresented.wrappedValue && !files.isEmpty)
  }
  /// Lets files be moved, or not.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the page is open.
  ///   - files: The files; without any there is no page.
  ///   - onCompletion: Called with where they are then; nobody moves them.
  ///   - onCancellation: Called when the page is closed.
  /// - Returns: The view as it is.
  /// - Note: Accepted; no effect. `onCompletion`, `onCancellation`: a film shows no files.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    ineffective("fileMover", if: isPresented.wrappedValue && !files.isEmpty)
  }
}
