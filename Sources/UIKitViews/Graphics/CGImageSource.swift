public import Foundation
import Pixels
@_spi(Engine) import ViewEngine

/// Bytes, by Core Foundation's name.
public typealias CFData = Data
/// A string, by Core Foundation's name.
public typealias CFString = String
/// A dictionary, by Core Foundation's name.
public typealias CFDictionary = [String: Any]
/// An address, by Core Foundation's name.
public typealias CFURL = URL

/// The pictures of a file: PNG, JPEG, WebP or GIF.
public final class CGImageSource: Sendable {
  /// A picture, with the seconds that it is shown; 0 where the file says nothing.
  struct Picture: Sendable {
    let image: CGImage
    let seconds: Double
  }

  /// The pictures, in order.
  let pictures: [Picture]
  /// What kind of file it is.
  let type: String

  /// Reads the pictures of a file's bytes; `nil` if they are none.
  init?(_ bytes: [UInt8]) {
    guard !bytes.isEmpty, let frames = Assets.current.coding?.frames(bytes), !frames.isEmpty else {
      return nil
    }
    pictures = frames.enumerated().map { index, frame in
      Picture(image: CGImage(frame.pixels, named: "picture \(index)"), seconds: frame.seconds)
    }
    type = Self.type(of: bytes)
  }

  private static func type(of bytes: [UInt8]) -> String {
    if bytes.starts(with: "GIF8".utf8) { return "com.compuserve.gif" }
    if bytes.starts(with: "RIFF".utf8) { return "org.webmproject.webp" }
    return bytes.starts(with: [0xff, 0xd8]) ? "public.jpeg" : "public.png"
  }

  /// What the file says of a picture; `nil` if there is none of that number.
  func properties(at index: Int) -> [String: Any]? {
    guard pictures.indices.contains(index) else { return nil }
    let picture = pictures[index]
    var properties: [String: Any] = [
      kCGImagePropertyPixelWidth: picture.image.width,
      kCGImagePropertyPixelHeight: picture.image.height,
      kCGImagePropertyHasAlpha: true,
    ]
    guard picture.seconds > 0 || pictures.count > 1 else { return properties }
    // Readers of delays show what is too short for a tenth of a second.
    let shortest = 0.02
    let delay = picture.seconds < shortest ? 0.1 : picture.seconds
    if type == "com.compuserve.gif" {
      properties[kCGImagePropertyGIFDictionary] = [
        kCGImagePropertyGIFDelayTime: delay,
        kCGImagePropertyGIFUnclampedDelayTime: picture.seconds,
      ]
    } else {
      properties[kCGImagePropertyWebPDictionary] = [
        kCGImagePropertyWebPDelayTime: delay,
        kCGImagePropertyWebPUnclampedDelayTime: picture.seconds,
      ]
    }
    return properties
  }
}
