public import Foundation
internal import Synchronization

extension Process {
  /// Starts the program and waits for its end.
  ///
  /// Both pipes are read at once: a program that has filled one waits until somebody reads it, and never ends the
  /// other.
  ///
  /// - Parameter firstError: Called when standard error has its first words.
  /// - Returns: All of its standard output and error.
  /// - Throws: What Foundation says if it cannot be started.
  public func communicate(firstError: () -> Void = {}) throws -> (output: Data, error: Data) {
    let (output, error) = (Pipe(), Pipe())
    (standardOutput, standardError) = (output, error)
    try run()
    let reader = Reader(output.fileHandleForReading)
    var said = error.fileHandleForReading.availableData
    if !said.isEmpty { firstError() }
    said.append(error.fileHandleForReading.readDataToEndOfFile())
    let written = reader.wait()
    waitUntilExit()
    return (written, said)
  }

  /// Reads a pipe to its end on a thread of its own.
  private final class Reader: Sendable {
    private let data = Mutex(Data())
    private let isDone = DispatchSemaphore(value: 0)

    init(_ handle: FileHandle) {
      let thread = Thread { [self] in
        let all = handle.readDataToEndOfFile()
        data.withLock { $0 = all }
        isDone.signal()
      }
      thread.start()
    }

    /// What was read, at its end; once.
    func wait() -> Data {
      isDone.wait()
      return data.withLock { $0 }
    }
  }
}
