internal import Dispatch
import Foundation

/// A message of a scene's process to the tool, one line each on its descriptor 3.
public enum SceneMessage: Codable, Hashable, Sendable {
  /// How many frames there will be, as far as that is known; `nil` until the scene has settled.
  case begins(frameCount: Int?)
  /// Frame `number`, at `ticks` of the film, is written.
  case frame(number: Int, ticks: Int64)
  /// There is no new frame, but work goes on.
  case working
  /// A remark for the user.
  case note(String)
  /// What a process that is asked while it runs answers, in one line.
  case answer(String)
  /// The scene asked for something that it is kept from.
  case refused(String)
  /// The run is over without success: the exit status, and one line.
  case failed(status: Int32, message: String)
  /// The run is over: the result document, or what else the command prints.
  case finished(result: String)

  /// The message as a line: JSON, but for what is said of every frame, as a film's time goes into films.
  var line: Data {
    get throws {
      if case .frame(let number, let ticks) = self {
        return Data("\(Self.frameWord) \(number) \(ticks)".utf8)
      }
      // It may hold a picture, which is quoted once.
      if case .answer(let text) = self { return Data("\(Self.answerWord) \(text)".utf8) }
      return try JSONEncoder().encode(self)
    }
  }

  /// The message that a line is; `nil` if it is none.
  init?(line: String) {
    let words = line.split(separator: " ", maxSplits: 2)
    if words.count == 3, words[0] == Self.frameWord {
      guard let number = Int(words[1]), let ticks = Int64(words[2]) else { return nil }
      self = .frame(number: number, ticks: ticks)
    } else if words.count > 1, words[0] == Self.answerWord {
      self = .answer(String(line.dropFirst(Self.answerWord.count + 1)))
    } else if words.count > 1, words[0] == Self.refusedWord {
      self = .refused(words.dropFirst().joined(separator: " "))
    } else if let message = try? JSONDecoder().decode(Self.self, from: Data(line.utf8)) {
      self = message
    } else {
      return nil
    }
  }

  private static let frameWord = "frame"
  private static let refusedWord = "refused"
  private static let answerWord = "answer"

  /// The descriptor that messages go to.
  public static let descriptor: Int32 = 3
  /// The descriptor that bytes for the user's standard output go to.
  public static let dataDescriptor: Int32 = 4
}

/// The channel from a scene's process to the tool.
public struct SceneChannel: Sendable {
  private let handle: FileHandle
  private let token: Data

  /// Creates the end in a process that the tool started.
  ///
  /// - Parameter token: What each line begins with.
  public init(token: String) {
    self.init(
      FileHandle(fileDescriptor: SceneMessage.descriptor, closeOnDealloc: false), token: token)
  }

  /// Creates an end that writes to `handle`.
  init(_ handle: FileHandle, token: String = "") {
    (self.handle, self.token) = (handle, Data(token.utf8))
  }

  /// How often work that takes long says that it goes on, in seconds.
  private static let beat = 1.0

  /// Does work that gives no frames, and says now and then that it goes on.
  ///
  /// - Parameter work: Ours, not the scene's: nobody watches whether it comes to an end.
  /// - Returns: What the work gave.
  public func working<Result>(_ work: () throws -> Result) rethrows -> Result {
    let (isDone, hasEnded) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    // Nothing is said behind the result, nor on a channel that is closed.
    defer {
      isDone.signal()
      hasEnded.wait()
    }
    Thread.detachNewThread {
      repeat { send(.working) } while isDone.wait(timeout: .now() + Self.beat) == .timedOut
      hasEnded.signal()
    }
    return try work()
  }

  /// Sends a message; a tool that is gone is no matter.
  public func send(_ message: SceneMessage) {
    guard let text = try? message.line else { return }
    var line = token + text
    line.append(UInt8(ascii: "\n"))
    try? handle.write(contentsOf: line)
  }
}
