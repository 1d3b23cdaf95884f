// Foundation has names of its own for what is here, which say that it has moved: a module that brings Foundation along
// goes before it.
@_exported public import Foundation
import Synchronization

/// The files that a film has in place of a network: what the option `--asset-url` gives for addresses.
public enum NetworkFiles {
  /// A file's bytes, and how long they take to come.
  public struct File: Sendable {
    let name: String
    let data: Data
    let delay: Double

    /// Creates a file.
    ///
    /// - Parameters:
    ///   - name: Its name, by which an answer tells what kind of thing it is.
    ///   - data: Its bytes.
    ///   - delay: How long they take to come, in seconds of the film.
    public init(name: String, data: Data, delay: Double) {
      (self.name, self.data, self.delay) = (name, data, delay)
    }
  }

  private struct Choice: Sendable {
    var files: [String: File] = [:]
    var misses: [String: Int] = [:]
  }

  private static let choice = Mutex(Choice())

  /// Sets the files by their addresses.
  public static func choose(_ files: [String: File]) {
    choice.withLock { $0 = Choice(files: files) }
  }

  /// The addresses that were asked for in vain, in order, and how often each was.
  public static var misses: [(address: String, count: Int)] {
    choice.withLock { $0.misses }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// What an address holds, after as long as it takes.
  ///
  /// - Parameter url: The address.
  /// - Returns: The file's bytes and an answer to a request.
  /// - Throws: `URLError.notConnectedToInternet` where there is no file; that the task is cancelled.
  static func load(_ url: URL?) async throws -> sending (Data, URLResponse) {
    guard let url else { throw URLError(.badURL) }
    let address = url.absoluteString
    let file = choice.withLock { choice in
      if choice.files[address] == nil { choice.misses[address, default: 0] += 1 }
      return choice.files[address]
    }
    guard let file else {
      throw URLError(
        .notConnectedToInternet,
        userInfo: [
          NSURLErrorFailingURLErrorKey: url,
          NSLocalizedDescriptionKey: "The Internet connection appears to be offline.",
        ])
    }
    if file.delay > 0 { try await Task.sleep(for: .seconds(file.delay)) }
    let answer = HTTPURLResponse(
      url: url, statusCode: 200, httpVersion: "HTTP/1.1",
      headerFields: [
        "Content-Type": mediaType(of: file.name), "Content-Length": "\(file.data.count)",
      ])
    return (file.data, answer ?? URLResponse(url: url))
  }

  /// What kind of thing a file holds, by its name.
  static func mediaType(of name: String) -> String {
    switch URL(fileURLWithPath: name).pathExtension.lowercased() {
    case "json": "application/json"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "gif": "image/gif"
    case "webp": "image/webp"
    case "html", "htm": "text/html"
    case "txt", "csv": "text/plain"
    case "xml": "application/xml"
    default: "application/octet-stream"
    }
  }
}
