import Foundation
import SceneLoader

/// The report of `inspect --api`: what of SwiftUI's a scene uses that Rostrum does not have.
struct NamesReport: Encodable {
  let scene: String
  let lacks: [Lack]

  /// Looks at every name of a scene, and asks the compiler once.
  ///
  /// The names tell what the compiler does not get to: of an expression it names the first mistake. The compiler tells
  /// members that only some of Rostrum's types have.
  init(_ path: String, _ options: SceneOptions) throws {
    let environment = ProcessInfo.processInfo.environment
    let installation = try Installation()
    let source = SceneSource(path: path, format: options.inputFormat)
    guard try source.checkFile() == .swift else {
      throw Failure(.usage, Messages.namesOfDocument(path))
    }
    let names = try SceneNames(ofFile: path, installation, environment: environment)
    let lacks = Lacks(present: installation.names)
    var found = lacks.found(in: names)
    var compiler = SceneCompiler(installation: installation, environment: environment)
    compiler.defines = options.define
    compiler.project = try options.projectWish
    do {
      _ = try source.compile(with: compiler, warn: { _ in }, note: { _ in })
    } catch SceneError.doesNotCompile(let path, let diagnostics) {
      found = lacks.sorted(found + lacks.found(in: diagnostics))
      // Mistakes of another kind are the user's.
      if found.isEmpty { throw SceneError.doesNotCompile(path: path, diagnostics: diagnostics) }
    } catch SceneError.noPreview {
      // A file need show nothing to be looked through.
    }
    (scene, self.lacks) = (path, found)
  }

  /// Says what was found: to people, or as a document.
  ///
  /// - Throws: ``Failure`` if anything is lacking.
  func tell(to json: String?) throws {
    if let json {
      try Place.write(try jsonText(self), to: json)
    } else if lacks.isEmpty {
      try Standard.output("\(scene) uses nothing of SwiftUI's that Rostrum does not have")
    } else {
      for lack in lacks { try Standard.output(lack.text(in: scene)) }
    }
    if !lacks.isEmpty { throw Failure(.usage, Messages.lacks(lacks.count, of: scene)) }
  }
}
