// Looks at the sources themselves, without building them: `Scripts/house` builds and runs this.
import Foundation

let usage = """
  usage: Scripts/house CHECK …
    prohibitions   what no line may hold: Scripts/prohibitions
    shape          how large files and functions are, and how much of the sources is tests
    parameters     public parameters that are never read, and not tagged so
    described      public functions whose parameters are not described
    departures     whether the page of departures is what the sources say
    coverage       whether the page of SwiftUI's names is what the sources say
    selftest       that each of these can fail
  usage: Scripts/house write-departures | write-coverage | write-allowed | targets SET
    writes the page of departures, that of SwiftUI's names, or Scripts/house.allowed as far as it is needed today; or prints
    the targets of a set of Scripts/prohibitions
  """

/// The folders whose sources are ours to judge.
let ours = ["Sources", "Tests", "Scripts", "Package.swift"]

func read(_ path: String) throws -> String {
  do {
    return try String(contentsOfFile: path, encoding: .utf8)
  } catch { throw HouseError("cannot read \(path)") }
}

func allowed() throws -> Allowed { try Allowed(try read(Allowed.path)) }

/// A page that is not what the sources say.
func staleness(of page: String, _ wanted: String, writer: String) throws -> [Finding] {
  if try read(page) == wanted { return [] }
  return [
    Finding(
      title: "a page that is not what the sources say", place: page,
      text: "'Scripts/\(writer)' writes it")
  ]
}

/// Runs one check: what it found, and what it has to say beside.
func run(_ check: String, _ files: [SourceFile]) throws -> (findings: [Finding], notes: [String]) {
  switch check {
  case "prohibitions":
    let table = try ProhibitionTable(try read("Scripts/prohibitions"))
    return (try table.entries.flatMap { try $0.findings(in: files) }, [])
  case "shape":
    let shape = Shape(files: files)
    return (try allowed().judged(shape.findings(), of: check), shape.summary)
  case "parameters": return (try allowed().judged(Parameters(files).neverRead(), of: check), [])
  case "described":
    let parameters = Parameters(files)
    return (parameters.descriptionFindings(allowed: try allowed()), [parameters.summary])
  case "departures":
    let wanted = Departures.text(head: try read(Departures.headPath), files: files)
    return (try staleness(of: Departures.page, wanted, writer: check), [])
  case "coverage":
    return (try staleness(of: Coverage.page, Coverage.text(of: files), writer: check), [])
  case "write-coverage":
    try Coverage.text(of: files).write(toFile: Coverage.page, atomically: true, encoding: .utf8)
    return ([], [])
  case "write-departures":
    let text = Departures.text(head: try read(Departures.headPath), files: files)
    try text.write(toFile: Departures.page, atomically: true, encoding: .utf8)
    return ([], [])
  case "write-allowed":
    let text = try Allowed.text(old: try read(Allowed.path), files: files)
    try text.write(toFile: Allowed.path, atomically: true, encoding: .utf8)
    return ([], [])
  case "selftest":
    var test = Selftest()
    test.run(table: try ProhibitionTable(try read("Scripts/prohibitions")))
    let findings = test.failures.map {
      Finding(title: "selftest", place: "Scripts/House", text: $0)
    }
    return (findings, ["\(test.count) statements about the checks of sources"])
  default: throw HouseError("unknown check '\(check)'\n\(usage)")
  }
}

let checks = CommandLine.arguments.dropFirst()
if checks.isEmpty {
  print(usage)
  exit(64)
}
do {
  if checks.first == "targets" {
    let table = try ProhibitionTable(try read("Scripts/prohibitions"))
    for set in checks.dropFirst() { for target in try table.targets(of: set) { print(target) } }
    exit(0)
  }
  let files = checks == ["selftest"] ? [] : try await readSources(below: ours)
  var failed = false
  for check in checks {
    let (findings, notes) = try run(check, files)
    for line in findings.map(\.description) + notes { print(line) }
    if !findings.isEmpty { failed = true }
  }
  exit(failed ? 1 : 0)
} catch {
  print("house: \(error)")
  exit(1)
}
