internal import DisplayList
internal import Foundation
internal import Glibc
package import SceneInputs

/// A dynamic library of a compiled scene, loaded in this process; nothing of it has run.
///
/// It stays until the process ends: its types cannot be taken back.
@safe public struct SceneCode {
  /// The scene's file.
  public let source: String
  /// What its project has besides code.
  public let resources: ProjectResources
  /// The drawings in its catalogues, in pixels.
  public let drawings: VectorPictures
  /// The shader functions of its project that it needs.
  let shaders: [CompiledShader]
  /// The functions that declare what the file shows, in the order of its lines.
  let declarations: [UnsafeMutableRawPointer]
  /// The inputs that the file declares, in the order of its lines.
  package let inputs: [SceneInputDeclaration]

  /// What the names of the functions begin with that `#Preview` writes; the line in the file follows.
  private static let previewSymbol = "rostrum_preview_"
  /// The same of those that are put behind the text, for preview providers and bare views.
  static let viewSymbol = "rostrum_view_"
  /// By how much the lines of a file of several are greater than those of the one before it.
  static let linesOfPart = 1_000_000
  /// The name of the function that declares what views find in their environment, if there is such.
  static let objectSymbol = "rostrum_objects"
  /// The name of the function that tells the file's inputs, if it has any.
  static let inputSymbol = "rostrum_inputs"

  /// Opens a library.
  ///
  /// - Parameter product: What was compiled.
  /// - Throws: ``SceneError/doesNotLoad(path:reason:)``.
  public init(_ product: SceneCompiler.Product) throws(SceneError) {
    (source, resources, drawings) = (product.source, product.resources, product.drawings)
    var functions: [CompiledShader] = []
    for library in product.shaders { functions += try ShaderCode.functions(of: library) }
    shaders = functions
    guard let handle = unsafe dlopen(product.library, RTLD_NOW | RTLD_LOCAL) else {
      let reason = unsafe dlerror().map { unsafe String(cString: $0) } ?? "no reason given"
      throw .doesNotLoad(path: product.source, reason: reason)
    }
    var found: [UnsafeMutableRawPointer] = unsafe []
    for (part, lineCount) in ([product.lineCount] + product.otherLineCounts).enumerated() {
      let first = part * Self.linesOfPart
      // What is compiled behind `#sourceLocation` stands a line further down, also without a line feed at the end.
      for line in first + 1...first + lineCount + 1 {
        for name in [Self.previewSymbol, Self.viewSymbol] {
          guard let symbol = unsafe dlsym(handle, "\(name)\(line)") else { continue }
          unsafe found.append(symbol)
        }
      }
    }
    if let symbol = unsafe dlsym(handle, Self.objectSymbol) { unsafe found.append(symbol) }
    unsafe declarations = found
    inputs = try unsafe Self.inputs(of: handle, product.source)
  }

  /// The inputs that a library tells.
  private static func inputs(
    of handle: UnsafeMutableRawPointer, _ path: String
  ) throws(SceneError) -> [SceneInputDeclaration] {
    guard let symbol = unsafe dlsym(handle, inputSymbol) else { return [] }
    typealias Tell = @convention(c) () -> UnsafePointer<UInt8>
    let text = unsafe String(cString: unsafeBitCast(symbol, to: Tell.self)())
    do {
      return try JSONDecoder().decode([SceneInputDeclaration].self, from: Data(text.utf8))
    } catch {
      throw .doesNotLoad(path: path, reason: "its list of inputs is damaged")
    }
  }
}
