/// An error of a scene file: why it cannot be filmed.
public enum SceneError: Error, Equatable {
  /// There is no such file.
  case missing(path: String)
  /// The file cannot be read.
  case unreadable(path: String, reason: String)
  /// There is no compiler on PATH.
  case noCompiler
  /// The tool's modules or its macro plug-in are not where they belong.
  case noModules(searched: [String])
  /// The compiler found mistakes; `diagnostics` is what it said.
  case doesNotCompile(path: String, diagnostics: String)
  /// The compiled scene cannot be opened.
  case doesNotLoad(path: String, reason: String)
  /// The file declares nothing to show; `needs` is what its views want, as in `Card needs title: String`, and `lacks` has the
  /// protocols of which no type is known that could be made.
  case noPreview(path: String, needs: [String] = [], lacks: [String] = [])
  /// No preview has this name or number.
  case unknownPreview(wanted: String, path: String, available: [String])
  /// Without a preview, several views could be meant.
  case severalViews(path: String, names: [String])
  /// A child process cannot be started.
  case cannotStart(path: String, errno: Int32)
  /// The operating system refused something: what was being done to what, and its error number.
  case system(path: String, action: String, number: Int32)
  /// The compiler had no room on the disk, or no memory; `diagnostics` is what it said.
  case compilerStarved(path: String, reason: String, diagnostics: String)
  /// The tool was asked to stop by this signal.
  case stopped(signal: Int32)
}
