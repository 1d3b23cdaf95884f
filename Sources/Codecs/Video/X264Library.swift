internal import CX264

/// libx264, opened on first use.
struct X264Library {
  /// The functions, for as long as the process lives.
  private let table: UnsafePointer<cx264_functions>

  /// libx264's functions, each under its own name but for the prefix.
  var functions: cx264_functions { table.pointee }

  /// Opens the library, or takes it as it is already open.
  ///
  /// - Throws: ``CodecError/missingLibrary(file:package:reason:)``.
  init() throws(CodecError) {
    var reason = [CChar](repeating: 0, count: 512)
    guard let table = cx264_load(&reason, reason.count) else {
      throw .missingLibrary(
        file: String(cString: cx264_library()), package: "libx264-dev",
        reason: SystemCall.text(reason))
    }
    self.table = table
  }

  /// What it last complained of on this thread; `otherwise` if it said nothing.
  func complaint(otherwise: String) -> String {
    var text = [CChar](repeating: 0, count: 512)
    cx264_take_log(&text, text.count)
    return text[0] == 0 ? otherwise : SystemCall.text(text)
  }
}
