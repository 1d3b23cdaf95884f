import Foundation
@_spi(Engine) import ViewEngine

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds a picture to the album of what was saved, which a film does not have: the tool says so.
///
/// - Parameters:
///   - image: The picture.
///   - completionTarget: What is told when it is there; nothing is.
///   - completionSelector: By which of its methods.
///   - contextInfo: What else it is told.
/// - Note: Accepted; no effect. `image`, `completionTarget`, `completionSelector`, `contextInfo`: a film has no library.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) { IneffectiveSettings.note("UIImageWriteToSavedPhotosAlbum") }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds a film to the album of what was saved, which a film of a scene does not have: the tool says so.
///
/// - Parameters:
///   - videoPath: Where it is.
///   - completionTarget: What is told when it is there; nothing is.
///   - completionSelector: By which of its methods.
///   - contextInfo: What else it is told.
/// - Note: Accepted; no effect. `videoPath`, `completionTarget`, `completionSelector`, `contextInfo`: a film has no library.
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) { IneffectiveSettings.note("UISaveVideoAtPathToSavedPhotosAlbum") }
