import Foundation

/// A trace file: where the values of a scene go, and in which form.
struct TraceArgument: Hashable, Sendable {
  enum Format: String, Sendable { case csv, json }
  let path: String
  let format: Format

  init?(argument: String) {
    guard let format = Format(rawValue: (argument as NSString).pathExtension.lowercased()) else {
      return nil
    }
    (path, self.format) = (argument, format)
  }
}
