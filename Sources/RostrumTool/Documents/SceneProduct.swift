import Foundation
import SceneDocuments
import SceneInputs
import SceneLoader
import ViewEngine

/// What a scene's process runs: a compiled library, or a document.
enum SceneProduct: Codable, Hashable, Sendable {
  case library(SceneCompiler.Product)
  case document(DocumentFile)

  /// The scene's name in messages.
  var source: String {
    switch self {
    case .library(let product): product.source
    case .document(let file): file.name
    }
  }

  /// The library, if there is one.
  var library: String? {
    if case .library(let product) = self { product.library } else { nil }
  }

  /// The SHA-256 digest of what it was made of.
  var digest: String {
    switch self {
    case .library(let product): product.digest
    case .document(let file): file.digest
    }
  }

  /// What was compiled with a scene's file.
  var files: [SceneCompiler.TakenFile] {
    if case .library(let product) = self { product.files } else { [] }
  }

  /// Files that its process reads besides the library and what lies beside the scene.
  var readings: [String] {
    switch self {
    case .document(let file): file.pictures.map(\.path)
    case .library(let product):
      product.resources.catalogs.map(\.path) + product.resources.tables + product.resources.fonts
        + product.resources.files + product.shaders.map(\.library)
    }
  }

  /// The document with what it is given; `nil` for a library.
  ///
  /// - Throws: `DocumentErrors`.
  func document(_ inputs: GivenInputs) throws -> SceneDocument? {
    guard case .document(let file) = self else { return nil }
    return try file.document(inputs: inputs.byName)
  }
}

/// A scene in its own process, of which nothing has run.
enum LoadedScene {
  case code(SceneCode)
  case document(SceneDocument, DocumentFile)

  /// Loads a scene, and looks whether what it is given is for it.
  ///
  /// - Parameters:
  ///   - product: The scene.
  ///   - document: The document that it is, with what it is given.
  ///   - inputs: What it is given.
  /// - Throws: `SceneError`, ``Failure``.
  init(_ product: SceneProduct, _ document: SceneDocument?, _ inputs: GivenInputs) throws {
    switch (product, document) {
    case (.document(let file), let document?): self = .document(document, file)
    case (.document(let file), nil):
      self = .document(try file.document(inputs: inputs.byName), file)
    case (.library(let product), _):
      let code = try SceneCode(product)
      let mistakes = SceneInputDeclaration.mistakes(in: inputs, declared: code.inputs)
      if !mistakes.isEmpty { throw Messages.describe(mistakes, in: code.source) }
      InputDesk.shared.give(inputs)
      self = .code(code)
    }
  }

  /// The scene's name in messages.
  var source: String {
    switch self {
    case .code(let code): code.source
    case .document(_, let file): file.name
    }
  }

  /// The inputs that its source declares.
  var inputs: [SceneInputDeclaration] {
    switch self {
    case .code(let code): code.inputs
    case .document(let document, _): document.inputs.map(SceneInputDeclaration.init)
    }
  }

  /// The pictures that it brings.
  var pictures: [DocumentFile.Picture] {
    if case .document(_, let file) = self { file.pictures } else { [] }
  }

  /// What its project has besides code.
  var resources: ProjectResources {
    if case .code(let code) = self { code.resources } else { ProjectResources() }
  }

  /// The drawings in them, in pixels.
  var drawings: VectorPictures {
    if case .code(let code) = self { code.drawings } else { VectorPictures() }
  }

  /// What it shows; from here on a scene's own code runs.
  ///
  /// - Throws: `SceneError`, ``Failure``.
  @MainActor func library() throws -> SceneLibrary {
    switch self {
    case .code(let code): try SceneLibrary(code, reportsFaults: true)
    case .document(let document, let file):
      SceneLibrary(file.name, previews: [try DocumentScenes.preview(of: document)])
    }
  }
}

extension SceneInputDeclaration {
  /// An input of a document.
  init(_ input: DocumentInput) {
    var values: [String]?
    if case .choice(let words) = input.kind { values = words }
    self.init(
      name: input.name, type: input.kind.name, standard: input.standard, values: values,
      line: input.place.line)
  }
}
