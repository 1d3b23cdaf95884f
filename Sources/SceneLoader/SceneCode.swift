internal import Glibc

/// A dynamic library of a compiled scene, loaded in this process; nothing of it has run.
///
/// It stays until the process ends: its types cannot be taken back.
@safe public struct SceneCode {
  /// The scene's file.
  public let source: String
  /// The functions that declare what the file shows, in the order of its lines.
  let declarations: [UnsafeMutableRawPointer]

  /// What the names of the functions begin with that `#Preview` writes; the line follows, of the text that is compiled.
  private static let previewSymbol = "rostrum_preview_"
  /// The same of those that are put behind the text, for preview providers and bare views; their lines are the file's.
  static let viewSymbol = "rostrum_view_"

  /// Opens a library.
  ///
  /// - Parameter product: What was compiled.
  /// - Throws: ``SceneError/doesNotLoad(path:reason:)``.
  public init(_ product: SceneCompiler.Product) throws(SceneError) {
    source = product.source
    guard let handle = unsafe dlopen(product.library, RTLD_NOW | RTLD_LOCAL) else {
      let reason = unsafe dlerror().map { unsafe String(cString: $0) } ?? "no reason given"
      throw .doesNotLoad(path: product.source, reason: reason)
    }
    var found: [UnsafeMutableRawPointer] = unsafe []
    for line in 1...product.lineCount {
      for name in [Self.previewSymbol, Self.viewSymbol] {
        guard let symbol = unsafe dlsym(handle, "\(name)\(line)") else { continue }
        unsafe found.append(symbol)
      }
    }
    unsafe declarations = found
  }
}
