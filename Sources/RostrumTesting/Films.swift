internal import Foundation
import Testing

#if canImport(XCTest)
internal import XCTest
#endif

/// Films a scene and gives its motion.
///
/// The tool compiles the scene's file and films it in a process of its own; the test's process links nothing of it.
///
/// - Parameters:
///   - scene: The scene's `.swift` file: a path, or one beside the test's file.
///   - script: What a person does while watching, a step a string, as in `NAME.script.yaml`: `tap: Submit@0.5`. Without any,
///     the script beside the scene, if there is one.
///   - preview: Which of its previews, by name or number; by default the first.
///   - options: Other options of `rostrum inspect`, as words: `["--color-scheme", "dark"]`.
///   - file: The test's file.
/// - Returns: Every value of every view, from frame to frame.
/// - Throws: ``MotionError``.
public func motion(
  of scene: String, script: [String] = [], preview: String? = nil, options: [String] = [],
  file: StaticString = #filePath
) throws(MotionError) -> Motion {
  let folder = try TemporaryFolder()
  let (trace, result) = (folder.path("trace.json"), folder.path("inspection.json"))
  let run = try MotionTool().run(
    ["inspect", path(of: scene, beside: "\(file)"), "--trace", trace, "--json", result]
      + words(script: script, preview: preview, in: folder) + options)
  guard run.status == 0 else { throw .notFilmed(run.complaint, code: run.status) }
  return Motion(
    try decoded(TraceDocument.self, at: trace), try decoded(InspectionDocument.self, at: result))
}

/// Expects a scene to move as its golden says; what moves otherwise is an issue at the caller's line, in a sentence.
///
/// Goldens are files beside the scene, `Goldens/NAME.golden`, which `rostrum record` writes and `rostrum approve` renews;
/// a test never writes any. Under Swift Testing the page of the report is attached to the test.
///
/// - Parameters:
///   - scene: The scene's `.swift` file: a path, or one beside the test's file.
///   - script: What a person does while watching, a step a string; without any, the script beside the scene.
///   - name: The golden's name, with or without the scene's before it: `Card.opened` is `opened`, too. Where script, preview
///     or options are named, it is what their film is called; else it is one that the check file beside the scene asks for.
///     By default all that the scene has.
///   - preview: Which of its previews, by name or number.
///   - options: Other options of `rostrum verify`, as words.
///   - file: The test's file.
///   - fileID: Its name with its module's.
///   - line: The line at which an issue is shown.
///   - column: The column at which it is shown.
/// - Returns: Whether it moves as it did.
/// - Throws: ``MotionError`` if the tool is not there, or wrote what cannot be read.
@discardableResult
public func expectMotion(
  of scene: String, script: [String] = [], matches name: String? = nil, preview: String? = nil,
  options: [String] = [], file: StaticString = #filePath, fileID: String = #fileID,
  line: Int = #line, column: Int = #column
) throws(MotionError) -> Bool {
  let location = SourceLocation(fileID: fileID, filePath: "\(file)", line: line, column: column)
  let folder = try TemporaryFolder()
  let (result, report) = (folder.path("check.json"), folder.path("report"))
  let scenePath = path(of: scene, beside: "\(file)")
  let flags = try words(script: script, preview: preview, in: folder) + options
  let golden = name.map { GoldenName($0, of: scenePath, preview: preview) }
  let run = try MotionTool().run(
    [
      "verify", scenePath, "--mode", "never", "--quiet", "--json", result, "--report", report,
    ] + flags + (golden?.words(hasFlags: !flags.isEmpty) ?? []))
  // What cannot be verified at all leaves no document.
  guard FileManager.default.fileExists(atPath: result) else {
    tell("\(run.complaint) (rostrum ended with \(run.status))", file, location)
    return false
  }
  let entries = try decoded(CheckResult.self, at: result).entries
  let meant = entries.filter { golden == nil || $0.name == golden?.name }
  var failures = meant.filter { $0.code != 0 }.flatMap(\.lines)
  if failures.isEmpty, run.status != 0 || meant.isEmpty {
    let subject = golden.map { "\($0.name): " } ?? ""
    failures.append("\(subject)\(run.complaint) (rostrum ended with \(run.status))")
  }
  if failures.isEmpty { return true }
  attach("\(report)/index.html", as: "\(meant.first?.name ?? "motion").html", location)
  for failure in failures { tell(failure, file, location) }
  return false
}

// MARK: Words and files

/// A golden's name, as the tool makes it of the scene's, the preview's and the variant's.
struct GoldenName {
  /// The whole.
  let name: String
  /// What stands behind the scene's and the preview's; `nil` if nothing does.
  let variant: String?

  /// Reads a name.
  ///
  /// - Parameters:
  ///   - name: The whole, or what stands behind the scene's.
  ///   - scene: The scene's path.
  ///   - preview: The preview that is asked for.
  init(_ name: String, of scene: String, preview: String?) {
    let file = scene.split(separator: "/").last.map(String.init) ?? scene
    let stem = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    var rest = name
    for lead in [stem] + (preview.map { [$0] } ?? []) {
      if rest == lead {
        rest = ""
      } else if rest.hasPrefix("\(lead).") {
        rest.removeFirst(lead.count + 1)
      }
    }
    variant = rest.isEmpty ? nil : rest
    self.name = ([stem, preview, variant].compactMap(\.self)).joined(separator: ".")
  }

  /// The tool's words for it.
  ///
  /// - Parameter hasFlags: Whether flags say how the film is made, which the name is then given to.
  /// - Returns: Options of `verify`.
  func words(hasFlags: Bool) -> [String] {
    if hasFlags { return variant.map { ["--variant", $0] } ?? [] }
    return ["--only", name]
  }
}

/// A scene's path: its own, or one beside the test's file.
private func path(of scene: String, beside file: String) -> String {
  guard !scene.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return scene }
  return "\(file[..<slash])/\(scene)"
}

/// The tool's words for a script's steps and a preview.
private func words(
  script: [String], preview: String?, in folder: TemporaryFolder
) throws(MotionError) -> [String] {
  var words: [String] = []
  if let preview { words += ["--preview", preview] }
  guard !script.isEmpty else { return words }
  let path = folder.path("steps.yaml")
  let text = script.map { "- \($0)\n" }.joined()
  do {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  } catch {
    throw .unreadable("\(path) cannot be written: \(error.localizedDescription)")
  }
  return words + ["--script", path]
}

private func decoded<T: Decodable>(_ type: T.Type, at path: String) throws(MotionError) -> T {
  do {
    return try JSONDecoder().decode(type, from: Data(contentsOf: URL(fileURLWithPath: path)))
  } catch {
    throw .unreadable("what rostrum wrote cannot be read, as of another version of it: \(error)")
  }
}

// MARK: Issues

/// Tells a failure to whichever framework runs the test.
private func tell(_ failure: String, _ file: StaticString, _ location: SourceLocation) {
  #if canImport(XCTest)
  if Test.current == nil {
    XCTFail(failure, file: file, line: UInt(location.line))
    return
  }
  #endif
  Issue.record(Comment(rawValue: failure), sourceLocation: location)
}

/// Attaches a file to the test that runs, where the framework keeps such.
private func attach(_ path: String, as name: String, _ location: SourceLocation) {
  guard Test.current != nil, let bytes = FileManager.default.contents(atPath: path) else { return }
  Attachment.record([UInt8](bytes), named: name, sourceLocation: location)
}
