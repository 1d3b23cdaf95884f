import ArgumentParser
import Foundation
import ViewEngine

/// `rostrum inspect SCENE`.
struct Inspect: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Say what is in a scene: previews, stage, what can be tapped, when it settles.",
    discussion: """
      Ends with 0; with --api with 2 if the scene uses what Rostrum does not have; with --audit --strict with 3 if there \
      are findings.

      --audit films the scene as it is and with reduced motion, and holds it against success criteria of WCAG 2.2: \
      contrast of text at rest (1.4.3), motion of its own for more than five seconds (2.2.2), flashes (2.3.1), and \
      motion that is not less with reduced motion (2.3.3). What the dark appearance shows, --color-scheme dark tells.

      Example: rostrum inspect Card.swift --preview Dark
      """)

  @Argument(
    help: ArgumentHelp("A scene file.", valueName: "scene"),
    completion: .file(extensions: SceneSource.endings))
  var path: String

  @OptionGroup(title: "Scene") var scene: SceneOptions
  @OptionGroup(title: "Script") var script: ScriptOptions
  @OptionGroup(title: "Pictures") var pictures: PictureOptions
  @OptionGroup(title: "Sheets") var sheets: SheetOptions

  @Option(
    help: ArgumentHelp("Write the result document.", valueName: "file|-"), completion: .file())
  var json: String?

  @Option(
    help: ArgumentHelp(
      "Write every value of every view at every frame.", valueName: "file.csv|file.json"),
    transform: Parse.trace)
  var trace: TraceArgument?

  @Option(
    help: ArgumentHelp(
      "Show at most so many moments, 2 to 60, or so many at even distances (default: 12).",
      valueName: "n|even:n"),
    transform: Parse.moments)
  var moments: MomentsArgument?

  @Flag(help: "Say only what of SwiftUI's the scene uses and Rostrum does not have.")
  var api = false

  @Flag(help: "Say only of which files the scene is made, a path a line.")
  var files = false

  @Flag(help: "Say what some people cannot read, bear or stop: contrast, flashes, motion.")
  var audit = false

  @Flag(help: "End with 3 if --audit finds anything.")
  var strict = false

  func validate() throws {
    try asUsage {
      if moments != nil, pictures.strip == nil {
        throw Failure(.usage, Messages.momentsOfNothing)
      }
      if strict, !audit { throw Failure(.usage, Messages.strictWithoutAudit) }
      // Both have an answer of their own, in place of the usual one.
      let others =
        (audit && api ? ["--api"] : []) + (trace == nil ? [] : ["--trace"])
        + pictures.outputs.map { "--\($0.picture.name)" }
        + (sheets.sheet.isEmpty ? [] : ["--sheet"])
      try sheets.check(path, scene)
      if files, audit || api {
        throw Failure(.usage, Messages.apart(audit ? "--audit" : "--api", "--files"))
      }
      if audit || api, let other = others.first {
        throw Failure(.usage, Messages.apart(audit ? "--audit" : "--api", other))
      }
    }
  }

  /// Whether no sheet is filmed besides, whose films say themselves what they lack.
  var isAlone: Bool { sheets.sheet.isEmpty }

  func run() throws {
    if api { return try NamesReport(path, scene).tell(to: json) }
    try SceneSource(path: path, format: scene.inputFormat).check()
    if let json { try Place.checkDocument(json) }
    if let trace { try Place.check(trace.path) }
    try pictures.check(besides: [json, trace?.path].compactMap(\.self), sheets.sheet.map(\.path))
    _ = try script.script(for: path)
    if audit {
      return try AuditRun(path, scene, script).report().tell(to: json, isStrict: strict)
    }
    let run = SceneRun(
      path: path, index: 0, options: scene, progress: .none, outputs: trace.map { [$0.path] } ?? [])
    let result = try run.perform(.inspection)
    if !sheets.sheet.isEmpty {
      let found = try JSONDecoder().decode(Inspection.self, from: Data(result.utf8))
      try SheetRun(self, found).write()
    }
    if !pictures.outputs.isEmpty {
      let words = moments.map { ["--moments", $0.text] } ?? []
      try GoldenRun(path: path, words: scene.words + script.words + words)
        .draw(pictures.outputs)
    }
    if let json {
      try Place.write(result, to: json)
    } else {
      let document = try JSONDecoder().decode(Inspection.self, from: Data(result.utf8))
      try Standard.output(files ? document.fileText : document.text)
    }
  }
}

/// The result document of `inspect`.
struct Inspection: Codable, Equatable {
  struct Size: Codable, Equatable {
    var width: Double
    var height: Double
  }
  struct Stage: Codable, Equatable {
    /// Points.
    var size: Size
    var scale: Double
    var fps: String
    /// Seconds.
    var duration: Double
    /// The version of the system whose looks are shown.
    var system = SystemVersion.usual.rawValue
    /// For whom it is shown: the reader's text size, locale, and where lines begin, `ltr` or `rtl`.
    var typeSize = "large"
    var locale = "en_US"
    var layoutDirection = "ltr"
    /// The device whose screen it is; `nil` for any other stage.
    var device: String?
    /// Whether the device's chrome is drawn.
    var chrome = false

    /// The reader in words, where that is not the usual one.
    fileprivate var reader: String {
      var words: [String] = []
      if system != SystemVersion.usual.rawValue { words.append("the looks of system \(system)") }
      if locale != "en_US" { words.append("locale \(locale)") }
      if layoutDirection != "ltr" { words.append("right to left") }
      if typeSize != "large" { words.append("type size \(typeSize)") }
      if let device, chrome || device != Device.usual.name {
        words.append(chrome ? "\(device) with its chrome" : device)
      }
      return words.map { ", \($0)" }.joined()
    }
  }
  struct Tappable: Codable, Equatable {
    var number: Int
    var label: String
    var identifier: String?
    var kind: String
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    /// Why touching it does nothing, in words; `nil` if it takes touches.
    var obstacle: String?
  }

  /// What the scene can be given.
  struct Input: Codable, Equatable {
    var name: String
    /// `nil` where neither the source nor a view that was made tells.
    var type: String?
    /// What it is if nothing is given, as a user would write it, or as the source has it.
    var standard: String?
    /// All that it can be, where that is a list.
    var values: [String]?
    var line: Int

    private enum CodingKeys: String, CodingKey {
      case name, type, values, line
      case standard = "default"
    }

    /// The same for people.
    var text: String {
      let kind = values?.joined(separator: " | ") ?? type
      let declared = name + (kind.map { ": \($0)" } ?? "")
      return "  \(declared)\(standard.map { " = \(Messages.printable($0))" } ?? "") (line \(line))"
    }
  }

  var scene: String
  var preview: String
  var previews: [String]
  var stage: Stage
  /// At the film's start.
  var tappable: [Tappable]
  /// When everything has come to rest, in seconds; `nil` if it never does.
  var settles: Double?
  /// What never comes to rest.
  var restless: String?
  /// When something happens by itself or by the script, in seconds.
  var events: [Double]
  /// In the order of their lines.
  var inputs: [Input]
  /// What was compiled with the scene's file.
  var files: [String] = []

  /// Of which files it is made, for people.
  var fileText: String { ([scene] + files).joined(separator: "\n") }

  /// The same for people.
  var text: String {
    var lines = ["\(scene), preview \(preview)"]
    if previews.count > 1 { lines.append("previews: \(previews.joined(separator: ", "))") }
    let size = SizeArgument(width: stage.size.width, height: stage.size.height)
    lines.append(
      "stage: \(size) points, scale \(SizeArgument.short(stage.scale)), \(stage.fps) fps, "
        + Messages.time(stage.duration) + stage.reader)
    lines.append(
      settles.map { "settles at \(Messages.time($0))" }
        ?? "never settles: \(restless ?? "something goes on")")
    if !files.isEmpty { lines.append("with \(files.joined(separator: ", "))") }
    if !events.isEmpty {
      let shown = events.prefix(20).map { Messages.time($0) }.joined(separator: ", ")
      lines.append("events at \(shown)\(events.count > 20 ? " … (\(events.count))" : "")")
    }
    if !inputs.isEmpty { lines += ["can be given by --input:"] + inputs.map(\.text) }
    lines.append(tappable.isEmpty ? "nothing can be tapped at 0 s" : "can be tapped at 0 s:")
    for item in tappable {
      let name = item.label.isEmpty ? item.kind : "'\(item.label)' \(item.kind)"
      let identifier = item.identifier.map { " (\($0))" } ?? ""
      func short(_ number: Double) -> String { SizeArgument.short(number, digits: 2) }
      let place = "\(short(item.x)),\(short(item.y))"
      let size = "\(short(item.width))x\(short(item.height))"
      let obstacle = item.obstacle.map { ": \($0)" } ?? ""
      lines.append("  #\(item.number) \(name)\(identifier) at \(place), \(size)\(obstacle)")
    }
    return lines.joined(separator: "\n")
  }
}
