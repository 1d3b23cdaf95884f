public import Foundation
@_spi(Engine) import ViewEngine

// Image I/O's names are functions that begin with a capital.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Opens a file's bytes: PNG, JPEG, WebP or GIF.
///
/// - Parameters:
///   - data: The bytes.
///   - options: How they are read.
/// - Returns: The pictures; `nil` of others.
/// - Note: Accepted; no effect. `options`: all pictures are read at once.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{ CGImageSource([UInt8](data)) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Opens a file: PNG, JPEG, WebP or GIF.
///
/// - Parameters:
///   - url: Where it is.
///   - options: How it is read.
/// - Returns: The pictures; `nil` of others, and of files that a film cannot read.
/// - Note: Accepted; no effect. `options`: all pictures are read at once.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  Assets.current.coding?.contents(url.path).flatMap { CGImageSource($0) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Opens a file: PNG, JPEG, WebP or GIF.
///
/// - Parameters:
///   - url: Where it is.
///   - options: How it is read.
/// - Returns: The pictures; `nil` of others, and of files that a film cannot read.
/// - Note: Accepted; no effect. `options`: all pictures are read at once.
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: CFDictionary?) -> CGImageSource? {
  url.path.flatMap { Assets.current.coding?.contents($0) }.flatMap { CGImageSource($0) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Opens a file's bytes: PNG, JPEG, WebP or GIF.
///
/// - Parameters:
///   - data: The bytes.
///   - options: How they are read.
/// - Returns: The pictures; `nil` of others.
/// - Note: Accepted; no effect. `options`: all pictures are read at once.
public func CGImageSourceCreateWithData(_ data: NSData, _ options: CFDictionary?) -> CGImageSource?
{ CGImageSource([UInt8](Data(referencing: data))) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// How many pictures there are.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.pictures.count }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What kind of file it is.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// One of the pictures.
///
/// - Parameters:
///   - isrc: The file.
///   - index: Its number, from 0.
///   - options: How it is read.
/// - Returns: The picture; `nil` if there is none of that number.
/// - Note: Accepted; no effect. `options`: pictures are read already.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { isrc.pictures.indices.contains(index) ? isrc.pictures[index].image : nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// One of the pictures, no larger than `kCGImageSourceThumbnailMaxPixelSize` asks.
///
/// - Parameters:
///   - isrc: The file.
///   - index: Its number, from 0.
///   - options: How large it is at the most.
/// - Returns: The picture; `nil` if there is none of that number.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return nil }
  let greatest: Double? =
    switch options?[kCGImageSourceThumbnailMaxPixelSize] {
    case let pixels as Int: Double(pixels)
    case let pixels as Double: pixels
    case let pixels as CGFloat: Double(pixels)
    default: nil
    }
  guard let greatest, greatest > 0 else { return image }
  return image.fitting(CGFloat(greatest))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What the file says of one of its pictures: its size, and how long it is shown.
///
/// - Parameters:
///   - isrc: The file.
///   - index: Its number, from 0.
///   - options: How it is read.
/// - Returns: The properties; `nil` if there is none of that number.
/// - Note: Accepted; no effect. `options`: pictures are read already.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? { isrc.properties(at: index) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Asks whether a file's bytes are read progressively; they are whole.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Asks for the pixels at once, which are read already.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Says what kind of file to expect; its first bytes tell.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Asks for a small picture of the whole one.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Asks for a small picture where the file has none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Asks for the picture as its camera was held; it always is.
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How many pixels a small picture has at the most, across and down.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Pixels across.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Pixels down.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether pixels may be clear.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// What a GIF says of one of its pictures.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How long a GIF shows a picture, in seconds; a tenth where it says too little.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How long a GIF says that a picture is shown, in seconds.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// What a WebP says of one of its pictures.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How long a WebP shows a picture, in seconds; a tenth where it says too little.
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How long a WebP says that a picture is shown, in seconds.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
