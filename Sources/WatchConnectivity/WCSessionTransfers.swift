public import Foundation

/// Values on their way to a watch, which wait for ever.
public final class WCSessionUserInfoTransfer: NSObject {
  /// The values.
  public let userInfo: [String: Any]
  /// Whether they are for the watch's face.
  public let isCurrentComplicationInfo: Bool
  /// Whether they are on their way; nothing is without a watch.
  public var isTransferring: Bool { false }

  init(_ userInfo: [String: Any], isForComplication: Bool) {
    (self.userInfo, isCurrentComplicationInfo) = (userInfo, isForComplication)
  }

  /// Gives it up; it is not on its way.
  public func cancel() {}
}

/// A file on its way to a watch, which waits for ever.
public final class WCSessionFileTransfer: NSObject {
  /// The file.
  public let file: WCSessionFile
  /// Whether it is on its way; nothing is without a watch.
  public var isTransferring: Bool { false }
  /// How much of it has arrived.
  public let progress = Progress(totalUnitCount: 1)

  init(_ file: WCSessionFile) { self.file = file }

  /// Gives it up; it is not on its way.
  public func cancel() { progress.cancel() }
}

/// A file that is sent to a watch.
public final class WCSessionFile: NSObject {
  /// The file.
  public let fileURL: URL
  /// What is said of it.
  public let metadata: [String: Any]?

  init(fileURL: URL, metadata: [String: Any]?) {
    (self.fileURL, self.metadata) = (fileURL, metadata)
  }
}
