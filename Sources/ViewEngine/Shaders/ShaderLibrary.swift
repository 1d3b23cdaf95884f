public import Foundation

/// A shader library: the `[[stitchable]]` functions of the project's `.metal` files.
///
/// All of a project's files are one library here, whichever of its targets or bundles they belong to.
@dynamicMemberLookup public struct ShaderLibrary: Hashable, Sendable {
  /// The library of the app's own functions.
  public static let `default` = ShaderLibrary()

  private init() {}

  /// The library of a bundle's functions.
  ///
  /// - Note: Accepted; no effect. `bundle`: all functions of the project are one library.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }

  /// Creates the library of a compiled file.
  ///
  /// - Note: Accepted; no effect. `url`: functions are those of the project's sources; a compiled library is for other machines.
  public init(url: URL) {}

  /// Creates a library of compiled functions.
  ///
  /// - Note: Accepted; no effect. `data`: functions are those of the project's sources.
  public init(data: Data) {}

  /// The default library's function of a name.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
  /// The library's function of a name.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

/// A shader function: one of a library's `[[stitchable]]` functions.
///
/// Called with its arguments it is a ``Shader``.
@dynamicCallable public struct ShaderFunction: Hashable, Sendable {
  /// The library that has it.
  public var library: ShaderLibrary
  /// Its name in the shading language.
  public var name: String

  /// Creates a reference to a function.
  ///
  /// - Parameters:
  ///   - library: The library that has it.
  ///   - name: Its name in the shading language.
  public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }

  /// The function with arguments.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}
