/// An error in reading or writing a file.
public enum CodecError: Error, Hashable, Sendable {
  /// The operating system refused something: what was being done to what, and its error number.
  case system(path: String, action: String, number: Int32)
  /// A library refused something: its own number and words.
  case library(path: String, action: String, number: Int32, text: String)
  /// An encoder does not take what it was given, in its own words.
  case refused(path: String, encoder: String, text: String)
  /// A library that is opened on first use is not there, or not as expected.
  case missingLibrary(file: String, package: String, reason: String)
  /// None of the encoders for a format is in the installed libavcodec.
  case noEncoder(format: String, tried: [String])
  /// A picture's size does not suit a format.
  case unsupportedSize(path: String, width: Int, height: Int, accepted: String)
  /// A frame differs in size from the first one of its file.
  case unequalFrame(path: String, width: Int, height: Int, expectedWidth: Int, expectedHeight: Int)
  /// A file to be read is not what its format demands.
  case malformed(path: String, reason: String)
  /// A file was finished without a frame in it.
  case noFrames(path: String)
  /// A setting that a format cannot honour.
  case unsupported(path: String, reason: String)

  /// The remedy for an error: what a caller does about it.
  public enum Remedy: Hashable, Sendable {
    /// Room must be made on the disk, in memory or for open files; then it will work.
    case makeRoom
    /// Another folder must be named, or its permissions changed.
    case chooseAnotherPlace
    /// Whoever read from the pipe has gone: nothing to say, nothing to do.
    case stopSilently
    /// A package must be installed.
    case install
    /// What was asked for cannot be; ask for something else.
    case correctTheRequest
    /// None of these.
    case none
  }
}

extension CodecError: CustomStringConvertible {
  /// The message: what happened, in one line without a full stop.
  public var description: String {
    switch self {
    case .system(let path, let action, let number):
      "\(path): \(action): \(SystemCall.text(of: number)) (\(number))\(SystemCall.limit(behind: number))"
    case .library(let path, let action, let number, let text):
      // The system's numbers come from libav with their sign turned.
      "\(path): \(action): \(text) (\(SystemCall.numbers.contains(-number) ? -number : number))\(SystemCall.limit(behind: -number))"
    case .refused(let path, let encoder, let text): "\(path): \(encoder) refuses: \(text)"
    case .missingLibrary(let file, let package, let reason):
      "\(file) cannot be opened (\(reason)); it comes with the package \(package)"
    case .noEncoder(let format, let tried):
      "no encoder for \(format) in the installed libavcodec; tried \(tried.joined(separator: ", "))"
    case .unsupportedSize(let path, let width, let height, let accepted):
      "\(path): a picture of \(width)×\(height) pixels; accepted: \(accepted)"
    case .unequalFrame(let path, let width, let height, let expectedWidth, let expectedHeight):
      "\(path): a frame of \(width)×\(height) pixels in a film of \(expectedWidth)×\(expectedHeight)"
    case .malformed(let path, let reason): "\(path): \(reason)"
    case .noFrames(let path): "\(path): no frame to write"
    case .unsupported(let path, let reason): "\(path): \(reason)"
    }
  }

  /// The remedy: what a caller does about it; the tool's exit codes follow from this.
  public var remedy: Remedy {
    switch self {
    case .system(_, _, let number): SystemCall.remedy(for: number)
    // libav reports the system's numbers with their sign turned.
    case .library(_, _, let number, _): number < 0 ? SystemCall.remedy(for: -number) : .none
    case .missingLibrary, .noEncoder: .install
    case .refused, .unsupportedSize, .unsupported, .noFrames, .malformed: .correctTheRequest
    case .unequalFrame: .none
    }
  }
}
