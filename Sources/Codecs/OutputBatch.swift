internal import Glibc

/// A batch of files that appear under their names together: when the last of them is whole, or none of them.
///
/// Not for use by two threads at once.
public final class OutputBatch {
  private var held: [(temporary: String, path: String)] = []

  /// Creates a batch without files.
  public init() {}

  deinit { abandon() }

  /// Takes a file that is whole and on the disk.
  ///
  /// - Parameters:
  ///   - temporary: Where it is.
  ///   - path: Its final name, on the same disk.
  func hold(_ temporary: String, as path: String) { held.append((temporary, path)) }

  /// Where the file that will be called `path` is until then; `path` itself if it is none of these.
  public func place(of path: String) -> String {
    held.last { $0.path == path }?.temporary ?? path
  }

  /// Gives every file its name.
  ///
  /// - Throws: ``CodecError/system(path:action:number:)``; those that have no name yet are gone then.
  public func publish() throws(CodecError) {
    while let (temporary, path) = held.first {
      do {
        try OutputFile.rename(temporary, to: path)
      } catch {
        abandon()
        throw error
      }
      held.removeFirst()
    }
  }

  /// Removes every file that has no name yet.
  public func abandon() {
    for (temporary, _) in held { unlink(temporary) }
    held = []
  }
}
