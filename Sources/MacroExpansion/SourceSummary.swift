import Foundation

/// A summary of a Swift file, which the plug-in hands to the tool.
public protocol SourceSummary: Encodable {
  /// Reads a file's text.
  init(source: String)
}

extension SourceSummary {
  /// The summary of a file as JSON.
  ///
  /// - Throws: What Foundation says about the file.
  public static func json(ofFile path: String) throws -> String {
    try json(of: Self(source: String(contentsOfFile: path, encoding: .utf8)))
  }

  /// A summary as JSON.
  static func json(of summary: Self) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(summary), as: UTF8.self)
  }
}
