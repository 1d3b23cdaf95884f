import AVFoundation
import Foundation
import Testing

/// Films that nobody opens, and where they would be written.
@MainActor @Suite("Films that nobody opens")
struct AssetTests {
  nonisolated private static let place = URL(fileURLWithPath: "/film.mov")
  nonisolated private static let kinds: [AVMediaType] = [
    .video, .audio, .text, .subtitle, .metadata, .muxed,
  ]

  @Test("a film is where it was said to be, and nothing is known of it")
  func asset() {
    let plain = AVAsset(url: Self.place)
    let keys = [AVURLAssetPreferPreciseDurationAndTimingKey: true]
    let film = AVURLAsset(url: Self.place, options: keys)
    #expect(film.url == Self.place)
    for asset in [plain, film] {
      #expect(asset.duration == .zero && asset.preferredRate == 1 && !asset.isPlayable)
      #expect(asset.tracks.isEmpty && asset.metadata.isEmpty && asset.commonMetadata.isEmpty)
      #expect(Self.kinds.allSatisfy { asset.tracks(withMediaType: $0).isEmpty })
    }
  }

  @Test(
    "who reads values by their names is told at once", arguments: [[], ["duration", "tracks"]])
  func keys(names: [String]) {
    let asset = AVURLAsset(url: Self.place)
    var calls = 0
    asset.loadValuesAsynchronously(forKeys: names) { calls += 1 }
    #expect(calls == 1 && asset.duration == .zero)
    asset.loadValuesAsynchronously(forKeys: names, completionHandler: nil)
    #expect(calls == 1)
  }

  @Test("kinds of media and forms of files are told apart, by the names of the files' own headers")
  func identifiers() {
    #expect(Self.kinds.map(\.rawValue) == ["vide", "soun", "text", "sbtl", "meta", "muxx"])
    let forms: [AVFileType] = [.mov, .mp4, .m4v, .m4a, .wav, .mp3, .caf]
    #expect(Set(forms).count == 7 && forms.allSatisfy { $0.rawValue.contains(".") })
    #expect(AVFileType(rawValue: "public.mpeg-4") == .mp4)
    let codecs: [AVVideoCodecType] = [.h264, .hevc, .jpeg]
    #expect(codecs.map(\.rawValue) == ["avc1", "hvc1", "jpeg"])
    let told: [AVMetadataKey] = [
      .commonKeyTitle, .commonKeyArtist, .commonKeyAlbumName, .commonKeyArtwork,
    ]
    #expect(told.map(\.rawValue) == ["title", "artist", "albumName", "artwork"])
  }

  // MARK: Items

  @Test("an item is what it is made of, and nobody knows whether it can be played")
  func item() {
    let asset = AVURLAsset(url: Self.place)
    let items = [
      AVPlayerItem(asset: asset),
      AVPlayerItem(asset: asset, automaticallyLoadedAssetKeys: ["duration"]),
    ]
    #expect(items.allSatisfy { $0.asset === asset && $0.url == Self.place })
    for item in items + [AVPlayerItem(url: Self.place)] {
      #expect(item.url == Self.place && item.status == .unknown && item.error == nil)
      #expect(item.duration == .indefinite && item.presentationSize == .zero)
      #expect(!item.isPlaybackLikelyToKeepUp && item.isPlaybackBufferEmpty)
      #expect(!item.isPlaybackBufferFull && item.forwardPlaybackEndTime == .invalid)
      #expect(item.currentTime() == .zero && item.preferredForwardBufferDuration == 0)
    }
  }

  @Test("a player stands, has no error, and waits for nothing", arguments: [0, 0.5, 2] as [Float])
  func player(rate: Float) {
    let player = AVPlayer(url: Self.place)
    #expect(player.currentItem?.url == Self.place)
    player.playImmediately(atRate: rate)
    player.rate = rate
    player.play()
    #expect(player.rate == 0 && player.timeControlStatus == .paused && player.status == .unknown)
    #expect(player.error == nil && player.reasonForWaitingToPlay == nil)
    #expect(player.defaultRate == 1 && player.actionAtItemEnd == .pause)
    player.pause()
    #expect(player.rate == 0)
  }

  @Test("another item begins at its beginning; none is none")
  func replaced() {
    let player = AVPlayer(playerItem: nil)
    #expect(player.currentItem == nil && player.currentTime() == .zero)
    let items = [AVPlayerItem(url: Self.place), AVPlayerItem(url: Self.place)]
    for item in items {
      player.replaceCurrentItem(with: item)
      #expect(player.currentItem === item && player.currentTime() == .zero)
      player.seek(to: CMTime(value: 5, timescale: 2))
      #expect(player.currentTime().seconds == 2.5)
    }
    player.replaceCurrentItem(with: nil)
    #expect(player.currentItem == nil && player.currentTime() == .zero)
  }

  @Test("an item's notifications have one name by either of its two")
  func notifications() {
    #expect(AVPlayerItem.didPlayToEndTimeNotification == .AVPlayerItemDidPlayToEndTime)
    #expect(AVPlayerItem.failedToPlayToEndTimeNotification == .AVPlayerItemFailedToPlayToEndTime)
    let names: [Notification.Name] = [
      .AVPlayerItemDidPlayToEndTime, .AVPlayerItemFailedToPlayToEndTime,
      .AVPlayerItemPlaybackStalled,
    ]
    #expect(Set(names).count == 3 && names.allSatisfy { $0.rawValue.hasSuffix("Notification") })
  }

  // MARK: Exports

  @Test(
    "an export fails as soon as it begins, and says why",
    arguments: [
      AVAssetExportPresetHighestQuality, AVAssetExportPresetPassthrough,
      AVAssetExportPresetAppleM4A,
    ])
  func export(preset: String) async throws {
    let asset = AVURLAsset(url: Self.place)
    let session = try #require(AVAssetExportSession(asset: asset, presetName: preset))
    #expect(session.asset === asset && session.presetName == preset)
    #expect(session.outputURL == nil && session.outputFileType == nil)
    #expect(session.timeRange == CMTimeRange(start: .zero, duration: .indefinite))
    session.cancelExport()
    #expect(session.status == .unknown && session.error == nil)
    var states: [AVAssetExportSession.Status] = []
    session.exportAsynchronously { states.append(session.status) }
    #expect(states == [.failed] && session.progress == 0)
    #expect((session.error as? AVError)?.code == .contentIsUnavailable)
    let other = try #require(AVAssetExportSession(asset: asset, presetName: preset))
    await other.export()
    #expect(other.status == .failed && other.error is AVError)
  }

  @Test("states of exports and of pictures are numbered in their order")
  func states() {
    let exports: [AVAssetExportSession.Status] = [
      .unknown, .waiting, .exporting, .completed, .failed, .cancelled,
    ]
    #expect(exports.map(\.rawValue) == Array(0...5))
    let pictures: [AVAssetImageGenerator.Result] = [.succeeded, .failed, .cancelled]
    #expect(pictures.map(\.rawValue) == Array(0...2))
  }

  // MARK: Layers

  @Test("a layer of a player shows no picture, with or without a player")
  func layers() {
    let player = AVPlayer(url: Self.place)
    for (layer, expected) in [(AVPlayerLayer(), nil), (AVPlayerLayer(player: player), player)] {
      #expect(layer.player === expected && layer.videoGravity == .resizeAspect)
      #expect(!layer.isReadyForDisplay && layer.videoRect == .zero)
    }
    let gravities: [AVLayerVideoGravity] = [.resizeAspect, .resizeAspectFill, .resize]
    #expect(Set(gravities).count == 3)
  }

  @Test(
    "a shape lies in the middle of a rectangle, touches it, and keeps its shape",
    arguments: [(1, 1), (16, 9), (9, 16), (100, 1), (1, 3)] as [(Double, Double)])
  func inside(width: Double, height: Double) {
    let outer = CGRect(x: -20, y: 30, width: 80, height: 48)
    let rect = AVMakeRect(
      aspectRatio: CGSize(width: width, height: height), insideRect: outer)
    #expect(abs(rect.width * height - rect.height * width) < 1e-9 * width * height * 100)
    #expect(abs(rect.midX - outer.midX) < 1e-9 && abs(rect.midY - outer.midY) < 1e-9)
    let (isWide, isHigh) = (
      abs(rect.width - outer.width) < 1e-9, abs(rect.height - outer.height) < 1e-9
    )
    #expect(isWide || isHigh)
    #expect(rect.width < outer.width + 1e-9 && rect.height < outer.height + 1e-9)
  }

  @Test("a shape without a size is the rectangle", arguments: [(0, 1), (1, 0), (-1, 1)])
  func shapeless(width: Int, height: Int) {
    let outer = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: width, height: height), insideRect: outer) == outer)
  }
}
