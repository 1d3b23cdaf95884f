public import Foundation
public import UIKitViews

/// What takes pictures out of films, of which none is opened: it says so.
open class AVAssetImageGenerator: NSObject {
  /// What came of a picture.
  public enum Result: Int, Sendable {
    /// It is there.
    case succeeded
    /// It could not be taken.
    case failed
    /// Nobody wants it any more.
    case cancelled
  }

  /// The film.
  public let asset: AVAsset
  /// Whether pictures are turned as the film says.
  ///
  /// - Note: Accepted; no effect. `appliesPreferredTrackTransform`: no film is opened.
  open var appliesPreferredTrackTransform = false
  /// How large pictures are at most, in pixels; zero for as large as the film.
  ///
  /// - Note: Accepted; no effect. `maximumSize`: no film is opened.
  open var maximumSize = CGSize.zero
  /// How far before a time its picture may be.
  ///
  /// - Note: Accepted; no effect. `requestedTimeToleranceBefore`: no film is opened.
  open var requestedTimeToleranceBefore = CMTime.invalid
  /// How far behind a time its picture may be.
  ///
  /// - Note: Accepted; no effect. `requestedTimeToleranceAfter`: no film is opened.
  open var requestedTimeToleranceAfter = CMTime.invalid

  /// Creates it for a film.
  public init(asset: AVAsset) { self.asset = asset }

  private static var refusal: AVError { AVError.unread("AVAssetImageGenerator") }

  /// Takes a picture, which nobody can.
  ///
  /// - Parameters:
  ///   - requestedTime: The time.
  ///   - actualTime: Where the time that the picture has is written: nothing is.
  /// - Returns: Nothing.
  /// - Throws: ``AVError`` of ``AVError/Code/contentIsUnavailable``.
  /// - Note: Accepted; no effect. `at`, `actualTime`: there is no film or device to ask.
  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage { throw Self.refusal }

  /// Takes a picture, which nobody can.
  ///
  /// - Parameter time: The time.
  /// - Returns: Nothing.
  /// - Throws: ``AVError`` of ``AVError/Code/contentIsUnavailable``.
  /// - Note: Accepted; no effect. `at`: there is no film or device to ask.
  nonisolated(nonsending) public func image(at time: CMTime) async throws -> (
    image: CGImage, actualTime: CMTime
  ) {
    throw Self.refusal
  }

  /// Takes a picture, which nobody can.
  ///
  /// - Parameters:
  ///   - requestedTime: The time.
  ///   - handler: Called at once, with an ``AVError`` of ``AVError/Code/contentIsUnavailable``.
  /// - Note: Accepted; no effect. `for`: no film is opened.
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime,
    completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
  ) { handler(nil, .invalid, Self.refusal) }

  /// Takes pictures, which nobody can.
  ///
  /// - Parameter times: Their times.
  /// - Returns: An ``AVError`` of ``AVError/Code/contentIsUnavailable`` for each.
  public func images(for times: [CMTime]) -> Images {
    Images(results: times.map { .failure(requestedTime: $0, error: Self.refusal) })
  }

  /// Takes no more pictures.
  open func cancelAllCGImageGeneration() {}

  /// The pictures of several times, one after another.
  public struct Images: AsyncSequence, Sendable {
    /// A picture, or why there is none.
    public enum Element: Sendable {
      /// A picture.
      case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime)
      /// Why there is none.
      case failure(requestedTime: CMTime, error: any Error)

      /// The picture.
      ///
      /// - Throws: Why there is none.
      public var image: CGImage {
        get throws {
          switch self {
          case .success(_, let image, _): return image
          case .failure(_, let error): throw error
          }
        }
      }
    }
    /// What gives one after another.
    public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
      fileprivate var rest: ArraySlice<Element>
      /// The next one; `nil` after the last.
      public mutating func next() async -> Element? { rest.popFirst() }
    }

    fileprivate let results: [Element]
    /// Begins with the first one.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: results[...]) }
  }
}
