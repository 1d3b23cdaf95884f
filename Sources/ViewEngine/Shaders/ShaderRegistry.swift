import DisplayList
import Synchronization

/// The shader functions that the scene's libraries have, by their names.
///
/// A library stays until the process ends, and a process films one scene: so they are the process's.
package enum ShaderRegistry {
  private struct Contents {
    var functions: [String: CompiledShader] = [:]
    var troubles: Set<String> = []
  }

  private static let contents = Mutex(Contents())

  /// Adds functions; one whose name is there already stays away, as the nearer library comes first.
  package static func add(_ functions: [CompiledShader]) {
    contents.withLock { contents in
      for function in functions where contents.functions[function.name] == nil {
        contents.functions[function.name] = function
      }
    }
  }

  /// A function with its arguments; `nil`, and a note for people, if there is none that can be used so with them.
  ///
  /// - Parameters:
  ///   - name: The function's name.
  ///   - arguments: Its arguments.
  ///   - use: What it is used as.
  /// - Returns: The function with its arguments.
  package static func bound(
    _ name: String, _ arguments: [ShaderArgument], as use: CompiledShader.Use
  ) -> BoundShader? {
    contents.withLock { contents in
      guard let function = contents.functions[name] else {
        contents.troubles.insert("there is no shader function `\(name)`: its effect is left out")
        return nil
      }
      let shader = BoundShader(function, arguments)
      if shader.fits(use) { return shader }
      contents.troubles.insert(trouble(shader, use))
      return nil
    }
  }

  /// What keeps a function from being used, in words.
  private static func trouble(_ shader: BoundShader, _ use: CompiledShader.Use) -> String {
    let name = shader.function.name
    guard let wanted = shader.function.arguments(for: use) else {
      return "the shader function `\(name)` cannot be \(use.words): its effect is left out"
    }
    let given = words(shader.arguments.map(\.letter))
    return
      "the shader function `\(name)` takes (\(words(Array(wanted)))) and is given (\(given)): its effect is left out"
  }

  private static func words(_ letters: [Character]) -> String {
    letters.map { names[$0] ?? "a type that SwiftUI has no argument for" }.joined(separator: ", ")
  }

  private static let names: [Character: String] = [
    "1": "float", "2": "float2", "3": "float3", "4": "float4 or half4", "F": "floats and a count",
    "C": "colours and a count", "D": "data and a size", "T": "texture2d", "L": "SwiftUI::Layer",
  ]

  /// What could not be shown, a line each, sorted.
  package static var shortcomings: [String] { contents.withLock { $0.troubles.sorted() } }
}

extension CompiledShader.Use {
  fileprivate var words: String {
    switch self {
    case .fill: "a fill"
    case .color: "a colour effect"
    case .distortion: "a distortion"
    case .layer: "a layer effect"
    }
  }
}
