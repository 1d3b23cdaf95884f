internal import CAV

/// The library libav, opened on first use: linking it would cost every start of the tool 27 ms.
///
/// Every call goes through its table of functions, so that a test can have any one of them fail.
struct AVLibrary {
  /// libav's functions, each under its own name.
  let functions: cav_functions
}

extension AVLibrary {
  /// The package that has the libraries.
  static let package = "libavformat-dev"

  /// The name of its file, which another version does not have.
  static var file: String { String(cString: cav_format_library()) }

  /// Opens the libraries, or takes them as they are already open.
  ///
  /// - Parameter folder: Where they are, ending in `/`; empty for where the system looks.
  /// - Throws: ``CodecError/missingLibrary(file:package:reason:)``.
  init(folder: String = "") throws(CodecError) {
    var reason = SystemCall.messageBuffer
    guard let table = cav_load(folder, &reason, reason.count) else {
      throw .missingLibrary(
        file: Self.file, package: Self.package,
        reason: SystemCall.text(reason))
    }
    functions = table.pointee
  }

  /// Throws unless `status` is a success.
  ///
  /// - Parameters:
  ///   - status: What a function of libav returned; negative is an error.
  ///   - path: The file at hand.
  ///   - action: What was being done, such as `opening the encoder`.
  /// - Returns: `status`.
  /// - Throws: ``CodecError/library(path:action:number:text:)``.
  @discardableResult
  func check(_ status: Int32, path: String, _ action: String) throws(CodecError) -> Int32 {
    guard status < 0 else { return status }
    var text = SystemCall.messageBuffer
    _ = functions.av_strerror(status, &text, text.count)
    var words = SystemCall.text(text)
    // What an encoder minds ("width not divisible by 2") stands in the log only.
    cav_take_log(&text, text.count)
    let logged = SystemCall.text(text)
    if !logged.isEmpty { words += ": \(logged)" }
    throw .library(path: path, action: action, number: status, text: words)
  }
}
