import DisplayList
import Geometry
@_spi(Engine) import ViewEngine

/// The sign for a view that does not compile here and was left out of one of the project's files.
///
/// The tool writes it in the view's place; the film's result counts a warning.
public struct _LeftOutView: View {
  /// Notes what was left out.
  ///
  /// - Parameter words: Where, and why.
  public nonisolated init(_ words: String) { LeftOutParts.note(words) }

  /// The dashed box with a question mark of images that are missing.
  public var body: some View {
    Image(systemName: LeftOutParts.sign).foregroundStyle(.secondary)
  }
}
