import Synchronization

extension URLSession {
  /// The bytes of what an address holds, as they come.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    private let kept: Sent<URLSessionTask>
    private let pieces: AsyncThrowingStream<TaskEnding.Piece, any Error>

    /// Creates the bytes of a task.
    ///
    /// - Parameters:
    ///   - task: The task.
    ///   - pieces: What comes.
    init(
      _ task: Sent<URLSessionDataTask>,
      _ pieces: AsyncThrowingStream<TaskEnding.Piece, any Error>
    ) {
      (kept, self.pieces) = (Sent(task.take()), pieces)
    }

    /// The task that loads them.
    public var task: URLSessionDataTask { kept.take() as? URLSessionDataTask ?? .init() }
    /// The lines of the text that they are, without their ends.
    public var lines: AsyncLines { AsyncLines(bytes: self) }
    /// The characters of the text that they are.
    public var characters: AsyncThrowingStream<Character, any Error> {
      AsyncThrowingStream { continuation in
        let work = Task {
          var data: [UInt8] = []
          do {
            for try await byte in self { data.append(byte) }
            for character in String(decoding: data, as: UTF8.self) { continuation.yield(character) }
            continuation.finish()
          } catch {
            continuation.finish(throwing: error)
          }
        }
        continuation.onTermination = { _ in work.cancel() }
      }
    }

    /// What gives them one after another.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var pieces: AsyncThrowingStream<TaskEnding.Piece, any Error>.Iterator
      private var piece = Data()
      private var place = 0

      fileprivate init(_ pieces: AsyncThrowingStream<TaskEnding.Piece, any Error>.Iterator) {
        self.pieces = pieces
      }

      /// The next byte.
      public mutating func next() async throws -> UInt8? {
        while place == piece.count {
          guard let next = try await pieces.next() else { return nil }
          if case .data(let data) = next { (piece, place) = (data, 0) }
        }
        defer { place += 1 }
        return piece[piece.startIndex + place]
      }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(pieces.makeAsyncIterator()) }
  }

  /// The lines of a text that comes byte by byte; empty ones are not among them.
  public struct AsyncLines: AsyncSequence, Sendable {
    public typealias Element = String
    fileprivate let bytes: AsyncBytes

    /// What gives them one after another.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var bytes: AsyncBytes.AsyncIterator

      /// The next line.
      public mutating func next() async throws -> String? {
        var line: [UInt8] = []
        while let byte = try await bytes.next() {
          guard byte == 0x0A || byte == 0x0D else {
            line.append(byte)
            continue
          }
          if !line.isEmpty { return String(decoding: line, as: UTF8.self) }
        }
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
      }
    }
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(bytes: bytes.makeAsyncIterator())
    }
  }
}

/// A task that somebody waits for, who may give up before it has begun.
final class Pending: Sendable {
  private struct Values {
    var task: Sent<URLSessionTask>?
    var isCancelled = false
  }
  private let values = Mutex(Values())

  /// Begins a task, or gives it up at once.
  func begin(_ task: URLSessionTask) {
    let kept = Sent(task)
    let isCancelled = values.withLock { values in
      values.task = kept
      return values.isCancelled
    }
    if isCancelled { task.cancel() } else { task.resume() }
  }
  /// Gives it up.
  func cancel() {
    let task = values.withLock { values in
      values.isCancelled = true
      return values.task
    }
    task?.take().cancel()
  }
}
