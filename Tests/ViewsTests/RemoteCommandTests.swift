import AVFoundation
import Foundation
import Geometry
import MediaPlayer
import Rostrum
import Testing

@testable import AVKit
@testable import UIKitViews
@testable import ViewEngine

/// What stands beside players: commands of the lock screen, loudness, routes, pictures in pictures.
@MainActor @Suite("What stands beside players")
struct RemoteCommandTests {
  private struct Shown<Content: UIView>: UIViewRepresentable {
    let view: Content
    func makeUIView(context: Context) -> Content { view }
    func updateUIView(_ view: Content, context: Context) {}
  }

  @Test("there is one centre, all of whose commands are other ones")
  func center() {
    let center = MPRemoteCommandCenter.shared()
    let all = [
      center.playCommand, center.pauseCommand, center.stopCommand, center.togglePlayPauseCommand,
      center.nextTrackCommand, center.previousTrackCommand, center.skipForwardCommand,
      center.skipBackwardCommand, center.seekForwardCommand, center.seekBackwardCommand,
      center.changePlaybackPositionCommand, center.changePlaybackRateCommand,
      center.changeRepeatModeCommand, center.changeShuffleModeCommand, center.likeCommand,
      center.dislikeCommand, center.bookmarkCommand,
    ]
    #expect(Set(all.map(ObjectIdentifier.init)).count == 17)
    #expect(center === MPRemoteCommandCenter.shared())
    #expect(center.changeRepeatModeCommand.currentRepeatType == .off)
    #expect(center.changeShuffleModeCommand.currentShuffleType == .off)
  }

  @Test("nobody presses a command, so that no handler is called, and each has its own token")
  func handlers() {
    let command = MPRemoteCommandCenter.shared().stopCommand
    var count = 0
    let tokens = (0..<3).map { _ in
      command.addTarget { _ in
        count += 1
        return .success
      } as AnyObject
    }
    #expect(Set(tokens.map { ObjectIdentifier($0) }).count == 3 && count == 0)
    command.removeTarget(tokens[1])
    command.removeTarget(nil)
  }

  @Test("answers and kinds have the numbers of MediaPlayer")
  func numbers() {
    let answers: [MPRemoteCommandHandlerStatus] = [
      .success, .noSuchContent, .noActionableNowPlayingItem, .deviceNotFound, .commandFailed,
    ]
    #expect(answers.map(\.rawValue) == [0, 100, 110, 120, 200])
    let states: [MPNowPlayingPlaybackState] = [.unknown, .playing, .paused, .stopped, .interrupted]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4])
    let repeats: [MPRepeatType] = [.off, .one, .all]
    #expect(repeats.map(\.rawValue) == [0, 1, 2])
    let orders: [MPShuffleType] = [.off, .items, .collections]
    #expect(orders.map(\.rawValue) == [0, 1, 2])
    let kinds: [MPNowPlayingInfoMediaType] = [.none, .audio, .video]
    #expect(kinds.map(\.rawValue) == [0, 1, 2])
  }

  @Test("no two keys of what is played are one")
  func keys() {
    let keys = [
      MPMediaItemPropertyTitle, MPMediaItemPropertyArtist, MPMediaItemPropertyAlbumTitle,
      MPMediaItemPropertyAlbumArtist, MPMediaItemPropertyComposer, MPMediaItemPropertyGenre,
      MPMediaItemPropertyPlaybackDuration, MPMediaItemPropertyArtwork,
      MPMediaItemPropertyPersistentID, MPMediaItemPropertyAlbumTrackNumber,
      MPMediaItemPropertyAlbumTrackCount, MPMediaItemPropertyMediaType,
      MPNowPlayingInfoPropertyElapsedPlaybackTime, MPNowPlayingInfoPropertyPlaybackRate,
      MPNowPlayingInfoPropertyDefaultPlaybackRate, MPNowPlayingInfoPropertyPlaybackQueueIndex,
      MPNowPlayingInfoPropertyPlaybackQueueCount, MPNowPlayingInfoPropertyIsLiveStream,
      MPNowPlayingInfoPropertyMediaType, MPNowPlayingInfoPropertyAssetURL,
    ]
    #expect(Set(keys).count == keys.count)
  }

  @Test("a record's picture is asked for in the size that is wanted, and has its own")
  func artwork() {
    var asked: [CGSize] = []
    let made = MPMediaItemArtwork(boundsSize: CGSize(width: 30, height: 20)) { size in
      asked.append(size)
      return UIImage()
    }
    #expect(asked.isEmpty && made.bounds.size == CGSize(width: 30, height: 20))
    for side in [1, 2, 40] { _ = made.image(at: CGSize(width: side, height: side)) }
    #expect(asked == [1, 2, 40].map { CGSize(width: $0, height: $0) })
    let image = UIImage()
    let given = MPMediaItemArtwork(image: image)
    #expect(given.image(at: .zero) === image && given.bounds.size == image.size)
  }

  @Test("a slider of loudness is a slider as wide as its view, and hidden where it is not wanted")
  func volume() throws {
    let bare = UISlider(frame: .zero)
    let view = MPVolumeView(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
    view.layoutIfNeeded()
    let slider = try #require(view.subviews.first as? UISlider)
    #expect(slider.frame == view.bounds && !slider.isHidden)
    let room = CGSize(width: 200, height: 200)
    #expect(view.sizeThatFits(room) == bare.sizeThatFits(room))
    view.showsVolumeSlider = false
    #expect(slider.isHidden)
    view.showsVolumeSlider = true
    #expect(!slider.isHidden)
  }

  @Test("a sign of other places to play fills its view")
  func route() throws {
    let view = AVRoutePickerView(frame: CGRect(x: 0, y: 0, width: 44, height: 30))
    view.layoutIfNeeded()
    let sign = try #require(view.subviews.first as? UIImageView)
    #expect(sign.frame == view.bounds && sign.contentMode == .center && sign.image != nil)
  }

  @Test("there are no pictures in pictures")
  func inset() {
    #expect(!AVPictureInPictureController.isPictureInPictureSupported())
    #expect(AVPictureInPictureController(playerLayer: AVPlayerLayer()) == nil)
  }

  @Test("a player's view is black with what stands over it, and a button above that")
  func overlay() throws {
    let whole = CGRect(x: 0, y: 0, width: 100, height: 80)
    let plain = try Rehearsal(.of(100, 80)) { VideoPlayer(player: nil) }
    let over = try Rehearsal(.of(100, 80)) {
      VideoPlayer(player: AVPlayer()) { Color.red.frame(width: 10, height: 6) }
    }
    #expect(plain.list.fills.first == whole && over.list.fills.first == whole)
    #expect(over.list.fills.contains(CGRect(x: 45, y: 37, width: 10, height: 6)))
    #expect(over.list.fills.count == plain.list.fills.count + 1)
    #expect(plain.graph.shortcomings.contains { $0.contains("the film of VideoPlayer") })
  }

  @Test("a button of the camera knows the view that it is in")
  func event() {
    let interaction = AVCaptureEventInteraction { _ in
    } secondary: { _ in
    }
    let (one, other) = (UIView(), UIView())
    one.addInteraction(interaction)
    #expect(interaction.view === one)
    one.removeInteraction(interaction)
    #expect(interaction.view == nil)
    other.addInteraction(interaction)
    #expect(interaction.view === other)
    let phases: [AVCaptureEventPhase] = [.began, .ended, .cancelled]
    #expect(phases.map(\.rawValue) == [0, 1, 2])
  }
}
