import ArgumentParser
import Batches
import BenchSupport
import Codecs
import Foundation
package import SceneDocuments
import SceneLoader
import Typography
package import ViewEngine

/// What the process does: the tool's work, with its own arguments.
package enum Tool {
  /// Runs the tool and leaves the process with its exit status.
  ///
  /// - Parameter documents: Makes the preview that a scene document is; `nil` in a program without views for them.
  package static func main(
    documents: (@MainActor @Sendable (SceneDocument) -> Preview)? = nil
  ) -> Never {
    if let documents { DocumentScenes.use(documents) }
    SceneProcess.settle(CommandLine.arguments)
    let words = Array(CommandLine.arguments.dropFirst())
    SceneStarter.standBy(words, WarmUp.perform)
    if Rostrum.films(words) {
      SceneStarter.prepare(
        libraryPath: ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"])
    }
    Foundation.exit(Rostrum.run(words).rawValue)
  }
}

/// The tool: its name, its commands, and how errors become exit codes.
struct Rostrum: ParsableCommand {
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "rostrum",
    abstract: "Films SwiftUI source: one frame at a time, exactly.",
    discussion: """
      Example: rostrum render Card.swift -o card.mp4

      \(ExitStatus.help)

      'rostrum help script' tells how a script file is written, 'rostrum help check' how a check file is, and \
      'rostrum help batch-manifest' how a batch's manifest is.
      """,
    version: version,
    subcommands: [
      Render.self, Inspect.self, Look.self, Record.self, Verify.self, Approve.self, Prune.self,
      Diff.self,
      Serve.self, Prove.self, Batch.self, Report.self, Merge.self, Job.self, Schema.self,
      Tokens.self,
      Cache.self, Doctor.self, Bench.self, SceneCommand.self, RecordingCommand.self, Manual.self,
    ])

  /// Whether a call is likely to run scenes, so that it pays to have a process ready for them.
  ///
  /// - Parameter arguments: What stands behind the tool's name.
  /// - Returns: Whether it is; nothing depends on it but time.
  static func films(_ arguments: [String]) -> Bool {
    let commands = [
      "render", "inspect", "record", "verify", "batch", "recording", "tokens", "serve",
    ]
    let answers = ["-h", "--help", "--api", "--dry-run", "--list"]
    // The process of a document that is filmed alone is forked from this one, which has read it then.
    let documents = arguments.count { word in
      [".yaml", ".yml", ".json"].contains(where: word.hasSuffix)
    }
    let isDocument = documents == 1 && !arguments.contains { $0.hasSuffix(".swift") }
    return commands.contains(arguments.first ?? "") && !arguments.contains(where: answers.contains)
      && !(isDocument && ["render", "inspect"].contains(arguments.first))
  }

  /// Runs the tool.
  ///
  /// - Parameter arguments: What stands behind the tool's name.
  /// - Returns: The exit status; everything is said then.
  static func run(_ arguments: [String]) -> ExitStatus {
    do {
      if arguments == ["help", "script"] {
        try Standard.output(Script.help)
        return .done
      }
      if arguments == ["help", "check"] {
        try Standard.output(CheckFile.help)
        return .done
      }
      if arguments == ["help", "batch-manifest"] {
        try Standard.output(BatchSource.help)
        return .done
      }
      if arguments == SceneStarter.arguments {
        // A film's process: no options to read.
        try SceneCommand().run()
        return .done
      }
      try checkFolder()
      try checkName(arguments)
      var command = try command(arguments)
      try command.run()
      return .done
    } catch {
      return report(error)
    }
  }

  /// Refuses to work in a folder that was removed: no name of a file would mean anything.
  private static func checkFolder() throws {
    guard let folder = unsafe getcwd(nil, 0) else {
      throw Failure(.usage, "the working folder is not there any more; change into one that is")
    }
    unsafe free(folder)
  }

  /// Refuses a command that is none; the parser would call it an argument.
  private static func checkName(_ arguments: [String]) throws {
    var words = arguments[...]
    if words.first == "help" { words = words.dropFirst() }
    guard let name = words.first, !name.hasPrefix("-") else { return }
    let commands = configuration.subcommands.map { $0.configuration }
    if !commands.contains(where: { $0.commandName == name }) {
      let shown = commands.filter(\.shouldDisplay).compactMap(\.commandName)
      throw Failure(.usage, Messages.noCommand(name, shown))
    }
  }

  /// What the arguments ask for.
  ///
  /// A command that is named is asked alone: the parser would go through the options of all of them, which takes
  /// 8 ms in each of a film's processes. Only errors and questions for help are told by the parser, with whole usage.
  static func command(_ arguments: [String]) throws -> any ParsableCommand {
    let refusal = WaitingRefusal()
    let command = try WaitingRefusal.$current.withValue(refusal) { try parsed(arguments) }
    // Asked again, the parser tells it with the command's usage.
    return refusal.isThere ? try parsed(arguments) : command
  }

  private static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
    let named = configuration.subcommands.first {
      $0.configuration.commandName == arguments.first && $0.configuration.subcommands.isEmpty
    }
    if let named, let command = try? named.parseAsRoot(Array(arguments.dropFirst())),
      type(of: command) == named
    {
      return command
    }
    return try parseAsRoot(arguments)
  }

  /// Says in one line what went wrong.
  private static func report(_ error: any Error) -> ExitStatus {
    let failure = failure(for: error)
    // What may be tried again keeps its place.
    if [.usage, .sceneFailed].contains(failure.status) { Place.removeEmptyFolders() }
    if failure.status == .done {
      do {
        try Standard.output(failure.message)
        return .done
      } catch {
        return report(error)
      }
    }
    say(failure)
    return failure.status
  }

  /// Says a failure on standard error.
  static func say(_ failure: Failure) {
    let details = failure.details.trimmingCharacters(in: .newlines)
    if !details.isEmpty { Standard.error(details) }
    if !failure.message.isEmpty { Standard.error("Error: \(failure.message)") }
  }

  /// What an error means to the user.
  static func failure(for error: any Error) -> Failure {
    switch error {
    case let failure as Failure: failure
    case let error as SceneError: Messages.describe(error)
    case let error as ScriptError: Messages.describe(error)
    case let errors as DocumentErrors: Messages.describe(errors)
    case let error as CodecError: Messages.describe(error)
    case let error as FontError: Messages.describe(error)
    case let error as BenchError: Failure(.usage, error.description)
    case let error as BatchProblems: Messages.describe(error)
    default: parserFailure(error)
    }
  }

  private static func parserFailure(_ error: any Error) -> Failure {
    switch exitCode(for: error) {
    // Help and version are answers, not errors.
    case .success: return Failure(.done, fullMessage(for: error))
    case .validationFailure:
      let line = message(for: error).split(separator: "\n").joined(separator: " ")
      return Failure(.usage, line)
    default: return Failure(.internalError, "\(error); \(Messages.internalError)")
    }
  }
}
