import Glibc
import ServeGateway
import ServeWire
import Synchronization

/// The gateway's process: the tool's words come by standard input, its own go by descriptor 3.
enum GatewayProcess {
  /// Runs until the tool is gone, and leaves the process.
  static func run() -> Never {
    guard fcntl(ToolLine.descriptor, F_GETFD) >= 0, CommandLine.arguments.count == 1 else {
      fail("rostrum-serve is a part of 'rostrum serve', which starts it")
    }
    // A tool that is gone is told by the end of what it says.
    _ = signal(SIGPIPE, SIG_IGN)
    // An interrupt is for the tool, which ends this process by its own end.
    _ = signal(SIGINT, SIG_IGN)
    let lines = ToolLine()
    let gateway = Gateway { lines.say($0) }
    var reader = WireReader()
    var setting: (address: String, port: UInt16, token: String)?
    var files: [(name: String, type: String, bytes: [UInt8])] = []
    while let part = read() {
      guard let messages = try? reader.read(part) else { fail("what the tool says is damaged") }
      for message in messages {
        switch message {
        case .listen(let address, let port, let token): setting = (address, port, token)
        case .file(let name, let type, let bytes): files.append((name, type, bytes))
        case .open:
          guard let setting else { fail("the tool has not said where to listen") }
          do {
            let port = try gateway.listen(
              address: setting.address, port: setting.port, token: setting.token, files: files)
            lines.say(.listening(port: port))
          } catch {
            lines.say(.refused(reason: error.reason))
          }
        default: gateway.deliver(message)
        }
      }
    }
    exit(0)
  }

  /// Bytes that are read at a time.
  private static let portion = 1 << 18

  /// Waits for bytes from the tool; `nil` when it is gone.
  private static func read() -> [UInt8]? {
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: portion) { buffer, count in
      repeat {
        count = unsafe Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      } while count < 0
        && errno == EINTR
      count = max(count, 0)
    }
    return bytes.isEmpty ? nil : bytes
  }

  private static func fail(_ reason: String) -> Never {
    let line = Array("Error: \(reason)\n".utf8)
    _ = unsafe line.withUnsafeBytes { unsafe write(STDERR_FILENO, $0.baseAddress, $0.count) }
    exit(2)
  }
}

/// The way to the tool: one message after the other, from any thread.
private final class ToolLine: Sendable {
  static let descriptor: Int32 = 3

  private let turn = Mutex<Void>(())

  /// Says something; a tool that is gone is no matter.
  func say(_ message: WireMessage) {
    turn.withLock { _ in
      let bytes = message.bytes
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = unsafe rest.withUnsafeBytes {
          unsafe write(Self.descriptor, $0.baseAddress, $0.count)
        }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }
}
