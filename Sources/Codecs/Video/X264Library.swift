internal import CX264

/// The library libx264, opened on first use.
///
/// Every call goes through its table of functions, so that a test can have any one of them fail.
struct X264Library {
  /// libx264's functions, each under its own name but for the prefix.
  let functions: cx264_functions
}

extension X264Library {
  /// The package that has the library.
  static let package = "libx264-dev"

  /// The name of its file, which another version does not have.
  static var file: String { String(cString: cx264_library()) }

  /// Opens the library, or takes it as it is already open.
  ///
  /// - Parameter folder: Where it is, ending in `/`; empty for where the system looks.
  /// - Throws: ``CodecError/missingLibrary(file:package:reason:)``.
  init(folder: String = "") throws(CodecError) {
    var reason = SystemCall.messageBuffer
    guard let table = cx264_load(folder, &reason, reason.count) else {
      throw .missingLibrary(
        file: Self.file, package: Self.package,
        reason: SystemCall.text(reason))
    }
    functions = table.pointee
  }

  /// What it last complained of on this thread; `otherwise` if it said nothing.
  func complaint(otherwise: String) -> String {
    var text = SystemCall.messageBuffer
    cx264_take_log(&text, text.count)
    return text[0] == 0 ? otherwise : SystemCall.text(text)
  }
}
