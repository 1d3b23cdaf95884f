import ArgumentParser
import Foundation

/// `rostrum manual`: the manual page, for `make install`.
struct Manual: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Write the manual page.", shouldDisplay: false)

  func run() throws {
    let help = try JSONDecoder().decode(ManualPage.Help.self, from: Data(Rostrum._dumpHelp().utf8))
    try Standard.output(ManualPage(help).text)
  }
}

/// A manual page in the language of `man`, of what the argument parser knows.
struct ManualPage {
  /// The argument parser's description of a tool, as far as a page shows it.
  struct Help: Decodable {
    let command: Command
  }

  struct Command: Decodable {
    let commandName: String
    let abstract: String?
    let discussion: String?
    let shouldDisplay: Bool?
    let subcommands: [Command]?
    let arguments: [Argument]?
  }

  struct Argument: Decodable {
    struct Name: Decodable {
      let kind: String
      let name: String
    }
    let kind: String
    let shouldDisplay: Bool
    let isRepeating: Bool?
    let sectionTitle: String?
    let names: [Name]?
    let valueName: String?
    let defaultValue: String?
    let allValues: [String]?
    let abstract: String?
  }

  private let command: Command

  init(_ help: Help) { command = help.command }

  /// The page.
  var text: String {
    var lines = [
      ".TH ROSTRUM 1 \"\" \"rostrum \(Rostrum.version)\" \"User Commands\"", ".SH NAME",
      "rostrum \\- \(Self.escaped(command.abstract ?? ""))", ".SH SYNOPSIS",
      ".B rostrum", ".I command", "[options]", ".SH COMMANDS",
    ]
    for command in command.subcommands ?? [] where command.shouldDisplay ?? true {
      lines += section(command)
    }
    lines += [".SH SCRIPT FILES", ".nf"] + Self.lines(Script.help) + [".fi"]
    lines += [".SH CHECK FILES", ".nf"] + Self.lines(CheckFile.help) + [".fi", ".SH EXIT STATUS"]
    for (codes, meaning) in ExitStatus.meanings {
      lines += [".TP", ".B \(codes)", Self.escaped(meaning)]
    }
    return lines.joined(separator: "\n")
  }

  private func section(_ command: Command) -> [String] {
    let arguments = (command.arguments ?? []).filter(\.shouldDisplay)
    let places = arguments.filter { $0.kind == "positional" }
      .map { "<\($0.valueName ?? "")>\($0.isRepeating ?? false ? " ..." : "")" }
    var lines = [
      ".SS \"rostrum \(([command.commandName] + places).joined(separator: " "))\"",
      Self.escaped(command.abstract ?? ""),
    ]
    if let discussion = command.discussion { lines += [".PP"] + Self.lines(discussion) }
    var title: String?
    for argument in arguments {
      if argument.sectionTitle != title, let new = argument.sectionTitle {
        lines += [".PP", ".I \(Self.escaped(new)):"]
      }
      title = argument.sectionTitle
      lines += [".TP", ".B \(Self.escaped(argument.term))", Self.escaped(argument.words)]
    }
    return lines
  }

  /// Text as lines of the page; a line that is empty parts paragraphs.
  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.isEmpty ? ".PP" : escaped(String($0))
    }
  }

  /// Text in which nothing is taken for a request.
  static func escaped(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .replacing("\n", with: " ")
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }
}

extension ManualPage.Argument {
  /// What is written: `-o, --output <out>`.
  fileprivate var term: String {
    let value = valueName.map { "<\($0)>" } ?? ""
    if kind == "positional" { return value }
    let words = (names ?? []).sorted { $0.name.count < $1.name.count }
      .map { ($0.kind == "long" ? "--" : "-") + $0.name }
    return words.joined(separator: ", ") + (kind == "option" ? " \(value)" : "")
  }

  /// What it means.
  fileprivate var words: String {
    var words = abstract ?? ""
    if let allValues, !allValues.isEmpty {
      words += " (values: \(allValues.joined(separator: ", ")))"
    }
    if kind == "option", let defaultValue { words += " (default: \(defaultValue))" }
    return words
  }
}
