import Foundation
import SceneLoader

/// An input of a scene on the command line, `title=Hello`.
struct InputArgument: Hashable, Sendable {
  /// Its name; not empty.
  let name: String
  /// Its value, which may be empty.
  let text: String

  init(name: String, text: String) { (self.name, self.text) = (name, text) }

  /// Reads `NAME=VALUE`; `nil` without a name or without `=`.
  init?(argument: String) {
    guard let equals = argument.firstIndex(of: "=") else { return nil }
    let name = argument[..<equals].trimmingCharacters(in: .whitespaces)
    if name.isEmpty { return nil }
    self.init(name: name, text: String(argument[argument.index(after: equals)...]))
  }
}

/// A file of inputs: a JSON object of texts, numbers, and true or false.
struct InputFile: Hashable, Sendable {
  let path: String
  /// By name.
  let values: [InputArgument]

  /// Reads a file.
  ///
  /// - Parameter path: The file.
  /// - Throws: ``Failure``, `SceneError`: what is there instead.
  init(_ path: String) throws {
    let file = try TextFile(path)
    // The scene's process reads the command anew.
    if file.isStream {
      throw Failure(
        .usage, Messages.unreadable(path, "it can be read once only; accepted is a file"))
    }
    let text = try file.read()
    do {
      let values = try JSONDecoder().decode([String: Scalar].self, from: Data(text.utf8))
      self.values = values.sorted { $0.key < $1.key }.map {
        InputArgument(name: $0.key, text: $0.value.text)
      }
    } catch let error as DecodingError {
      throw Failure(.usage, "\(path): \(Self.reason(error))")
    }
    if let empty = values.first, empty.name.isEmpty {
      throw Failure(.usage, "\(path): an input has no name")
    }
    self.path = path
  }

  /// What is wrong, in one line.
  private static func reason(_ error: DecodingError) -> String {
    switch error {
    case .dataCorrupted: return "it is not JSON; \(Messages.inputObject)"
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context):
      guard let key = context.codingPath.first?.stringValue else { return Messages.inputObject }
      return "'\(Messages.printable(key))' is no single value; \(Messages.inputObject)"
    @unknown default: return Messages.inputObject
    }
  }

  /// A value of the file, as a user would write it for a flag.
  private struct Scalar: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let truth = try? value.decode(Bool.self) {
        text = "\(truth)"
      } else if let number = try? value.decode(Int.self) {
        text = "\(number)"
      } else if let number = try? value.decode(Double.self) {
        text = "\(number)"
      } else {
        text = try value.decode(String.self)
      }
    }
  }
}
