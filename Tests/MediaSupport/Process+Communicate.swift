public import Foundation

/// A program that a test started did not end in time.
public struct Unended: Error, CustomStringConvertible {
  /// Which program, how long it was waited for, and the end of what it said.
  public let description: String
}

extension Process {
  /// Seconds that a program may take before it is ended: far more than any needs, so that a test that waits for ever has a
  /// name.
  public static let patience = 600.0

  /// Starts the program and waits for its end.
  ///
  /// Both pipes are read at once: a program that has filled one waits until somebody reads it, and never ends the
  /// other.
  ///
  /// - Parameters:
  ///   - limit: Seconds that it may take; then it is killed.
  ///   - firstError: Called when standard error has its first words.
  ///   - isEnough: Asked whenever standard error has grown: whether the rest is not waited for.
  /// - Returns: All of its standard output and error.
  /// - Throws: What Foundation says if it cannot be started; ``Unended``.
  public func communicate(
    limit: Double = patience, firstError: () -> Void = {},
    until isEnough: (Data) -> Bool = { _ in false }
  ) throws -> (output: Data, error: Data) {
    let pipes = (output: Pipe(), error: Pipe())
    (standardOutput, standardError) = pipes
    try run()
    defer { waitUntilExit() }
    let end = ProcessInfo.processInfo.systemUptime + limit
    var said = [Data(), Data()]
    var open = [pipes.output, pipes.error].map {
      pollfd(fd: $0.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    }
    while open.contains(where: { $0.fd >= 0 }) {
      let left = end - ProcessInfo.processInfo.systemUptime
      let count = left > 0 ? unsafe poll(&open, nfds_t(open.count), Int32(left * 1000) + 1) : 0
      guard count != 0 else {
        endAll()
        throw Unended(
          description:
            "\(executableURL?.lastPathComponent ?? "") did not end in \(Int(limit)) s: "
            + said.map { String(decoding: $0.suffix(2000), as: UTF8.self) }.joined(separator: "\n"))
      }
      // A signal came between.
      if count < 0 { continue }
      for place in open.indices where open[place].revents != 0 {
        let part = Self.read(open[place].fd)
        if part.isEmpty { open[place].fd = -1 }
        if place == 1, said[1].isEmpty, !part.isEmpty { firstError() }
        said[place].append(part)
        guard place == 1, isEnough(said[1]) else { continue }
        endAll()
        return (said[0], said[1])
      }
    }
    return (said[0], said[1])
  }

  /// Kills the program and those of its own that it has not sent away.
  private func endAll() {
    // Foundation starts each program in a group of its own; threads of tests hold back other signals, and processes inherit
    // that.
    kill(-processIdentifier, SIGKILL)
    kill(processIdentifier, SIGKILL)
  }

  /// What can be read at once; nothing at the end.
  private static func read(_ descriptor: Int32) -> Data {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    var count = -1
    repeat {
      count = unsafe bytes.withUnsafeMutableBytes {
        unsafe Foundation.read(descriptor, $0.baseAddress, $0.count)
      }
    } while count < 0 && errno == EINTR
    return Data(bytes.prefix(max(count, 0)))
  }
}
