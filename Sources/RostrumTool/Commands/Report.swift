import ArgumentParser
import Foundation
import Reports

/// `rostrum report RESULT`.
struct Report: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Make the page of a check again, from what it left.",
    usage: "rostrum report <result> [options]",
    discussion: """
      'verify --report DIR' leaves check.json, with films and curves beside it; of a result document alone, the page is \
      one of words. It needs no network and no other file.

      Example: rostrum report Output/report/check.json -o Output/page
      """)

  @Argument(
    help: ArgumentHelp(
      "A check's result document, or the folder that holds it.", valueName: "result"),
    completion: .file(extensions: ["json"]))
  var result: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder that takes index.html; by default the result's.", valueName: "dir"))
  var output: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The most bytes of the page, as in 500k or 5M.", valueName: "bytes"),
    transform: Parse.bytes)
  var limit: Int = ReportPage.usualLimit

  @OptionGroup var texts: CheckTextOptions

  func run() throws {
    let path =
      Place.kind(of: result) == .folder
      ? (result.hasSuffix("/") ? result : result + "/") + "check.json" : result
    let document = try CheckArchive.document(at: path)
    let archive = CheckArchive(of: path)
    let place = output.map { CheckArchive(folder: $0).folder } ?? archive.folder
    try Place.check(place + "/")
    if let junit = texts.junit { try Place.checkDocument(junit) }
    try texts.write(document)
    let page = try archive.makePage(document, in: place, limit: limit)
    Standard.error(Messages.madePage("\(place)/index.html", page))
  }
}
