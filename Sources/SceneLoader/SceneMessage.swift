import Foundation

/// What a scene's process tells the tool, one line each on its descriptor 3.
public enum SceneMessage: Codable, Hashable, Sendable {
  /// How many frames there will be, as far as that is known; `nil` until the scene has settled.
  case begins(frameCount: Int?)
  /// Frame `number`, at `ticks` of the film, is written.
  case frame(number: Int, ticks: Int64)
  /// There is no new frame, but work goes on.
  case working
  /// A remark for the user.
  case note(String)
  /// The run is over without success: the exit status, and one line.
  case failed(status: Int32, message: String)
  /// The run is over: the result document, or what else the command prints.
  case finished(result: String)

  /// The descriptor that messages go to.
  public static let descriptor: Int32 = 3
  /// The descriptor that bytes for the user's standard output go to.
  public static let dataDescriptor: Int32 = 4
}

/// The scene's end of the line to the tool.
public struct SceneChannel: Sendable {
  private let handle = FileHandle(fileDescriptor: SceneMessage.descriptor, closeOnDealloc: false)

  /// Creates the end in a process that the tool started.
  public init() {}

  /// Sends a message; a tool that is gone is no matter.
  public func send(_ message: SceneMessage) {
    guard var line = try? JSONEncoder().encode(message) else { return }
    line.append(UInt8(ascii: "\n"))
    try? handle.write(contentsOf: line)
  }
}
