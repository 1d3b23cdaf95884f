import ArgumentParser
import Codecs
import Foundation
import Goldens
import Reports

/// What a check's result becomes for other programs.
struct CheckTextOptions: ParsableArguments {
  /// Who reads annotations.
  enum AnnotationReader: String, CaseIterable {
    case github
    case none
  }

  @Option(help: ArgumentHelp("Write a JUnit file: a case for each golden.", valueName: "file"))
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "Print lines that a code host shows beside the sources.", valueName: "github|none"),
    transform: Parse.annotations)
  var annotations = AnnotationReader.none

  /// Writes what was asked for.
  ///
  /// - Parameter document: The whole result.
  /// - Throws: ``Failure`` where something cannot be written.
  func write(_ document: CheckDocument) throws {
    if let junit {
      // It ends with a line's end already.
      try Place.write(String(JUnit.text(of: document).dropLast()), to: junit)
    }
    if annotations == .github { try Annotations.lines(of: document).forEach(Standard.output) }
  }
}

/// What a check leaves for people and for other programs, besides its result document.
struct CheckReportOptions: ParsableArguments {
  @OptionGroup var texts: CheckTextOptions

  @Option(
    help: ArgumentHelp(
      "Write a page with films of before and now, and what makes it again.", valueName: "dir"))
  var report: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The most bytes of the page, as in 500k or 5M.", valueName: "bytes"),
    transform: Parse.bytes)
  var reportLimit: Int = ReportPage.usualLimit

  /// Says before any work is done if something cannot be written.
  ///
  /// - Throws: ``Failure``.
  func check() throws {
    if let junit = texts.junit { try Place.checkDocument(junit) }
    if let report { try Place.check(report.hasSuffix("/") ? report : report + "/") }
  }

  /// The archive that clips are given to; `nil` where no page is asked for, so that no pictures need be gathered.
  ///
  /// - Throws: `CodecError` where the system refuses.
  func archive() throws -> CheckArchive? {
    guard let report else { return nil }
    let archive = CheckArchive(folder: report)
    try archive.begin()
    return archive
  }

  /// Writes all that was asked for.
  ///
  /// - Parameters:
  ///   - document: The whole result.
  ///   - archive: The archive, if there is one.
  /// - Throws: ``Failure`` and `CodecError` where something cannot be written.
  func write(_ document: CheckDocument, _ archive: CheckArchive?) throws {
    try texts.write(document)
    if let archive {
      let result = try archive.finish(document, limit: reportLimit)
      Standard.error(Messages.madePage("\(archive.folder)/index.html", result))
    }
  }
}

extension Parse {
  static func annotations(_ text: String) throws -> CheckTextOptions.AnnotationReader {
    guard let reader = CheckTextOptions.AnnotationReader(rawValue: text) else {
      throw Refusal(description: Messages.annotations)
    }
    return reader
  }
}
