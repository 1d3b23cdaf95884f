import ArgumentParser

/// Where a film goes, and in which format.
struct OutputArgument: Hashable, Sendable {
  /// The formats, by the extension of a file.
  enum Format: String, CaseIterable, Sendable, ExpressibleByArgument {
    case mp4, gif, png, apng, webp, mov, webm, y4m, rgba

    /// Whether this version writes it.
    var isHere: Bool { [.mp4, .gif, .png].contains(self) }
  }

  /// What stands at the place.
  enum Kind: Hashable, Sendable {
    /// One film.
    case film
    /// One frame.
    case still
    /// A file for each frame: a folder, or a pattern with `%d`.
    case sequence
  }

  /// As it was written.
  let path: String
  let format: Format
  let kind: Kind

  /// Reads a place.
  ///
  /// - Parameters:
  ///   - path: A file, a folder with `/` at its end, a pattern with `%04d`, or `-`.
  ///   - format: What `--format` says, which stands above the extension.
  /// - Throws: ``Failure`` that says what is accepted.
  init(_ path: String, format: Format?) throws {
    self.path = path
    if path.isEmpty { throw Failure(.usage, Messages.emptyOutput) }
    if path == "-" {
      guard let format else { throw Failure(.usage, Messages.formatForPipe) }
      self.format = format
      kind = format == .png ? .still : .film
    } else if path.hasSuffix("/") {
      self.format = format ?? .png
      kind = .sequence
    } else {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let dot = name.lastIndex(of: ".")
      let ending = dot.map { name[name.index(after: $0)...].lowercased() } ?? ""
      guard let found = format ?? Format(rawValue: ending) else {
        throw Failure(.usage, Messages.unknownExtension(ending, path))
      }
      self.format = found
      let isPattern = name.contains("%") && name.replacing("%%", with: "").contains("%")
      kind = isPattern ? .sequence : found == .png ? .still : .film
    }
    if kind == .sequence, self.format != .png {
      throw Failure(.usage, Messages.sequenceFormat(self.format.rawValue, path))
    }
    guard self.format.isHere else {
      throw Failure(.usage, Messages.formatLater(self.format.rawValue))
    }
  }
}
