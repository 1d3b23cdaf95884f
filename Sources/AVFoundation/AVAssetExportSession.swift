public import Foundation

/// What writes films and sounds in another form, of which none is opened: it says so.
open class AVAssetExportSession: NSObject {
  /// How far it is.
  public enum Status: Int, Sendable {
    /// Nobody knows.
    case unknown
    /// It waits.
    case waiting
    /// It writes.
    case exporting
    /// It has written.
    case completed
    /// It could not.
    case failed
    /// Nobody wants it any more.
    case cancelled
  }
  /// What is written.
  public let asset: AVAsset
  /// How, by its name.
  public let presetName: String
  /// Where.
  open var outputURL: URL?
  /// In which form.
  open var outputFileType: AVFileType?
  /// Which part.
  open var timeRange = CMTimeRange(start: .zero, duration: .indefinite)
  /// Whether it is to be read from a network while it is written.
  open var shouldOptimizeForNetworkUse = false
  /// How far it is: it fails as soon as it begins.
  open private(set) var status = Status.unknown
  /// Why it could not be written; `nil` before it begins.
  open private(set) var error: (any Error)?
  /// How much of it is written, 0...1: nothing.
  open var progress: Float { 0 }

  /// Creates it; it is there, and fails as soon as it begins.
  ///
  /// - Parameters:
  ///   - asset: What is written.
  ///   - presetName: How, by its name.
  public init?(asset: AVAsset, presetName: String) {
    (self.asset, self.presetName) = (asset, presetName)
  }

  private func fail() -> AVError {
    let failure = AVError.unread("AVAssetExportSession")
    (status, error) = (.failed, failure)
    return failure
  }
  /// Writes it, which cannot be.
  ///
  /// - Parameter handler: Called at once, when ``status`` is ``Status/failed``.
  open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
    _ = fail()
    handler()
  }
  /// Writes it, which cannot be; ``status`` and ``error`` say so.
  nonisolated(nonsending) open func export() async { _ = fail() }
  /// Writes it, which cannot be.
  ///
  /// - Parameters:
  ///   - url: Where.
  ///   - fileType: In which form.
  /// - Throws: ``AVError`` of ``AVError/Code/contentIsUnavailable``.
  /// - Note: Accepted; no effect. `to`, `as`: no film or sound is opened.
  nonisolated(nonsending) public func export(to url: URL, as fileType: AVFileType) async throws {
    throw fail()
  }
  /// Writes no more.
  open func cancelExport() {}
}

/// The form of a file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// QuickTime's.
  public static let mov = Self(rawValue: "com.apple.quicktime-movie")
  /// MPEG-4.
  public static let mp4 = Self(rawValue: "public.mpeg-4")
  /// MPEG-4 for films of a shop.
  public static let m4v = Self(rawValue: "com.apple.m4v-video")
  /// MPEG-4 for sounds.
  public static let m4a = Self(rawValue: "com.apple.m4a-audio")
  /// Samples as they are.
  public static let wav = Self(rawValue: "com.microsoft.waveform-audio")
  /// MPEG's third layer.
  public static let mp3 = Self(rawValue: "public.mp3")
  /// Core Audio's.
  public static let caf = Self(rawValue: "com.apple.coreaudio-format")
}

/// A film as good as can be.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// A fair film.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// A small film.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// 1280 × 720 pixels.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// 1920 × 1080 pixels.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
/// A sound.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
/// As it is.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
