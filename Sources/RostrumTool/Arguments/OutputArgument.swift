import ArgumentParser
import Codecs

/// An output path, and its format.
struct OutputArgument: Hashable, Sendable {
  /// As it was written.
  let path: String
  /// What is written there, at the format's defaults.
  let format: MediaFormat

  /// A place for a format that no user names.
  ///
  /// - Parameters:
  ///   - path: A file, or `-`.
  ///   - format: What is written there.
  init(_ path: String, as format: MediaFormat) { (self.path, self.format) = (path, format) }

  /// Reads a place.
  ///
  /// - Parameters:
  ///   - path: A file, a folder with `/` at its end, a pattern with `%04d`, or `-`.
  ///   - name: What `--format` says, which stands above the extension.
  /// - Throws: ``Failure`` that says what is accepted.
  init(_ path: String, format name: FormatName?) throws {
    self.path = path
    if path.isEmpty { throw Failure(.usage, Messages.emptyOutput) }
    if path == "-" {
      guard let name else { throw Failure(.usage, Messages.formatForPipe) }
      format = name.format
      return
    }
    let ending = Place.ending(of: path)
    let isPattern = Place.name(of: path).replacing("%%", with: "").contains("%")
    if isPattern, SequencePattern(path) == nil { throw Failure(.usage, Messages.pattern(path)) }
    guard path.hasSuffix("/") || isPattern else {
      guard let found = name ?? FormatName(argument: ending) else {
        throw Failure(.usage, Messages.unknownExtension(ending, path))
      }
      format = found.format
      return
    }
    let found = name ?? (isPattern ? FormatName(argument: ending) : nil)
    switch found?.format {
    case .png(let encoder): format = .pngSequence(encoder)
    case nil where !isPattern: format = .pngSequence(PNGEncoder())
    default: throw Failure(.usage, Messages.sequenceFormat(found?.text ?? ending, path))
    }
  }
}

/// A media format by its file extension.
struct FormatName: Hashable, Sendable, ExpressibleByArgument {
  let text: String
  let format: MediaFormat

  init?(argument: String) {
    guard let format = MediaFormat(fileExtension: argument) else { return nil }
    (text, self.format) = (argument, format)
  }

  static var allValueStrings: [String] { MediaFormat.fileExtensions }
}

/// Output options: where films go.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to (default: Output/{name}.{ext}).", valueName: "out"),
    completion: .file())
  var output: [String] = []

  @Option(help: ArgumentHelp("The format, where no extension tells.", valueName: "format"))
  var format: FormatName?

  @Flag(help: "End with the first scene that fails.")
  var failFast = false
}
