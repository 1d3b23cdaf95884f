internal import CShaders
internal import DisplayList
internal import Glibc

/// The functions of compiled shader files, loaded in this process.
enum ShaderCode {
  /// Opens a library and reads its list of functions.
  ///
  /// - Parameter product: What was compiled.
  /// - Returns: Its functions.
  /// - Throws: ``SceneError/doesNotLoad(path:reason:)``.
  static func functions(
    of product: SceneCompiler.ShaderProduct
  ) throws(SceneError) -> [CompiledShader] {
    guard let handle = unsafe dlopen(product.library, RTLD_NOW | RTLD_LOCAL),
      let list = unsafe dlsym(handle, "rostrum_shaders")
    else {
      let reason = unsafe dlerror().map { unsafe String(cString: $0) } ?? "no reason given"
      throw .doesNotLoad(path: product.source, reason: reason)
    }
    var found: [CompiledShader] = []
    var entry = unsafe list.assumingMemoryBound(to: ShaderEntry.self)
    while let name = unsafe entry.pointee.name, let letters = unsafe entry.pointee.parameters {
      var kernels: [CompiledShader.Use: UInt] = [:]
      func note(_ use: CompiledShader.Use, _ kernel: ShaderKernel?) {
        if let kernel = unsafe kernel { kernels[use] = unsafe unsafeBitCast(kernel, to: UInt.self) }
      }
      unsafe note(.fill, entry.pointee.fill)
      unsafe note(.color, entry.pointee.color)
      unsafe note(.distortion, entry.pointee.distortion)
      unsafe note(.layer, entry.pointee.layer)
      found.append(
        CompiledShader(
          name: unsafe String(cString: name), digest: product.ingredients,
          parameters: unsafe String(cString: letters),
          kernels: kernels))
      unsafe entry += 1
    }
    return found
  }
}
