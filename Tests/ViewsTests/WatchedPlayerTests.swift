import Foundation
import MediaPlayer
import Networking
import Rostrum
import Testing

@testable import AVFoundation
@testable import ViewEngine

/// What is told of players, and what they are made of.
@MainActor @Suite("Players that are watched")
struct WatchedPlayerTests {
  private static let place = URL(fileURLWithPath: "/a.mp4")

  @Test("who watches a value is told of another one, until it is over")
  func values() throws {
    let player = AVPlayer(url: Self.place)
    var told: [[Bool?]] = []
    let watching = player.observe(\.isMuted, options: [.initial, .new, .old]) { _, change in
      told.append([change.oldValue, change.newValue])
    }
    player.isMuted = true
    player.volume = 0.5
    player.isMuted = true
    player.isMuted = false
    watching.invalidate()
    player.isMuted = true
    #expect(told == [[nil, false], [false, true], [true, false]])
  }

  @Test("nobody is told what was not asked for, nor when nobody holds the watching")
  func options() {
    let player = AVPlayer()
    var count = 0
    _ = player.observe(\.volume) { _, _ in count += 1 }
    player.volume = 0.25
    #expect(count == 0)
    let watching = player.observe(\.volume) { _, change in
      count += 1
      #expect(change.newValue == nil && change.oldValue == nil)
    }
    player.volume = 0.5
    #expect(count == 1 && !watching.isOver)
  }

  @Test("values are published, that of now first")
  func published() {
    let player = AVPlayer()
    var counts: [Int] = []
    let publishing = player.publisher(for: \.currentItem).sink { counts.append($0 == nil ? 0 : 1) }
    player.replaceCurrentItem(with: AVPlayerItem(url: Self.place))
    #expect(counts == [0, 1])
    publishing.cancel()
    player.replaceCurrentItem(with: nil)
    #expect(counts == [0, 1])
    var states: [AVPlayerItem.Status] = []
    let item = AVPlayerItem(url: Self.place)
    _ = item.publisher(for: \.status).sink { states.append($0) }
    #expect(states == [.unknown])
  }

  @Test("who follows the time of a player is told where code puts it")
  func followed() async {
    let player = AVPlayer(url: Self.place)
    let interval = CMTime(value: 1, timescale: 2)
    var times: [Double] = []
    await withCheckedContinuation { continuation in
      _ = player.addPeriodicTimeObserver(forInterval: interval, queue: .main) { time in
        times.append(time.seconds)
        continuation.resume()
      }
      player.seek(to: CMTime(value: 3, timescale: 1))
      #expect(times.isEmpty)
    }
    #expect(times == [3])
  }

  @Test("a player of several items goes on to the next, and takes others in their places")
  func queue() {
    let items = (0..<3).map { AVPlayerItem(url: URL(fileURLWithPath: "/\($0).mp4")) }
    let player = AVQueuePlayer(items: [items[0], items[1]])
    #expect(!player.canInsert(items[0], after: nil))
    player.insert(items[2], after: items[0])
    #expect(player.items() == [items[0], items[2], items[1]])
    player.advanceToNextItem()
    player.remove(items[1])
    #expect(player.currentItem === items[2] && player.items() == [items[2]])
    player.removeAllItems()
    #expect(player.currentItem == nil)
    let looper = AVPlayerLooper(player: player, templateItem: items[0])
    #expect(player.items() == [items[0]] && looper.status == .unknown)
    looper.disableLooping()
    #expect(looper.status == .cancelled)
  }

  @Test("to play at a rate is to play, which is told, and the player stands")
  func rate() {
    let player = AVPlayer()
    player.rate = 2
    #expect(player.rate == 0 && player.status == .unknown)
    #expect(IneffectiveSettings.shortcomings.contains { $0.contains("AVPlayer.play") })
  }

  @Test("what would have to be read of a film says that it is not")
  func unread() async {
    let asset = AVURLAsset(url: Self.place)
    #expect(asset.url == Self.place && asset.duration == .zero && asset.tracks.isEmpty)
    await #expect(throws: AVError.self) { _ = try await asset.load(.duration) }
    await #expect(throws: AVError.self) { _ = try await asset.loadTracks(withMediaType: .video) }
    let generator = AVAssetImageGenerator(asset: asset)
    #expect(throws: AVError.unread("AVAssetImageGenerator")) {
      try generator.copyCGImage(at: .zero, actualTime: nil)
    }
    var failures = 0
    for await result in generator.images(for: [.zero, .zero]) {
      if case .failure = result { failures += 1 }
    }
    #expect(failures == 2)
    let error = AVError.unread("AVAsset") as NSError
    #expect(error.domain == "AVFoundationErrorDomain" && error.code == -11863)
    #expect(AVError.unread("AVAsset").localizedDescription.hasPrefix("AVAsset: no film"))
    #expect(throws: AVError.unread("AVAudioFile")) { try AVAudioFile(forReading: Self.place) }
  }

  @Test("what would be written in another form is not, and why is told")
  func exported() async throws {
    let session = try #require(
      AVAssetExportSession(
        asset: AVURLAsset(url: Self.place), presetName: AVAssetExportPresetHighestQuality))
    #expect(session.status == .unknown && session.error == nil)
    await #expect(throws: AVError.unread("AVAssetExportSession")) {
      try await session.export(to: Self.place, as: .mp4)
    }
    #expect(session.status == .failed && session.error != nil && session.progress == 0)
  }

  @Test("what the device would tell of what is played is kept")
  func nowPlaying() {
    let center = MPNowPlayingInfoCenter.default()
    center.nowPlayingInfo = [MPMediaItemPropertyTitle: "Song"]
    #expect(center === MPNowPlayingInfoCenter.default())
    #expect(center.nowPlayingInfo?[MPMediaItemPropertyTitle] as? String == "Song")
    center.nowPlayingInfo = nil
    let commands = MPRemoteCommandCenter.shared()
    var count = 0
    let target = commands.playCommand.addTarget { _ in
      count += 1
      return .success
    }
    commands.playCommand.removeTarget(target)
    commands.skipForwardCommand.preferredIntervals = [15]
    #expect(
      count == 0 && MPRemoteCommandCenter.shared().skipForwardCommand.preferredIntervals == [15])
    let artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 3, height: 2)) { _ in UIImage() }
    #expect(artwork.bounds == CGRect(x: 0, y: 0, width: 3, height: 2))
    #expect(artwork.image(at: .zero) != nil)
  }
}

/// Parts of films, by Core Media's names.
@Suite("Parts of films")
struct CMTimeRangeTests {
  private func seconds(_ value: Int64) -> CMTime { CMTime(value: value, timescale: 1) }

  @Test("a part holds its beginning and not its end", arguments: [1, 4, 9] as [Int64])
  func holds(length: Int64) {
    let range = CMTimeRange(start: seconds(2), duration: seconds(length))
    #expect(range.containsTime(range.start) && !range.containsTime(range.end))
    #expect(range == CMTimeRange(start: seconds(2), end: seconds(2 + length)))
    #expect(range.containsTimeRange(range) && !range.isEmpty && range.isValid)
  }

  @Test("the C functions agree with the operators")
  func functions() {
    let (one, two) = (seconds(1), seconds(2))
    #expect(CMTimeAdd(one, two) == one + two && CMTimeSubtract(two, one) == two - one)
    #expect(CMTimeMinimum(one, two) == one && CMTimeMaximum(one, two) == two)
    #expect(CMTimeCompare(one, two) == -1 && CMTimeCompare(two, one) == 1)
    #expect(CMTimeCompare(one, CMTime(value: 600, timescale: 600)) == 0)
    #expect(CMTimeMultiplyByFloat64(two, multiplier: 1.5) == seconds(3))
  }

  @Test(
    "other parts of a second are rounded as is said",
    arguments: [
      (.default, 3), (.roundTowardZero, 2), (.roundAwayFromZero, 3),
      (.roundTowardNegativeInfinity, 2), (.roundTowardPositiveInfinity, 3),
    ] as [(CMTimeRoundingMethod, Int64)])
  func rounded(method: CMTimeRoundingMethod, value: Int64) {
    let time = CMTime(value: 25, timescale: 10).convertScale(1, method: method)
    #expect(time.value == value && time.timescale == 1)
  }
}
