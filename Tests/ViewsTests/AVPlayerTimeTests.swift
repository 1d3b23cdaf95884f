import Foundation
import Testing

@testable import AVFoundation

/// Where players stand, and the times by which that is said.
@MainActor @Suite("Times of players")
struct AVPlayerTimeTests {
  @Test("a time is a number of parts, and some seconds the nearest of them")
  func times() {
    let time = CMTime(value: 3, timescale: 2)
    #expect(time.seconds == 1.5 && CMTimeGetSeconds(time) == 1.5)
    #expect(CMTime(seconds: 0.26, preferredTimescale: 10) == CMTime(value: 3, timescale: 10))
    #expect(
      CMTimeMake(value: 2, timescale: 4) == CMTimeMakeWithSeconds(0.5, preferredTimescale: 600))
    #expect(time + CMTime(value: 1, timescale: 4) == CMTime(value: 7, timescale: 4))
    #expect(time - time == .zero && time > .zero)
  }

  @Test("times that are none are no numbers, and equal none that is")
  func nothing() {
    #expect(CMTime.invalid.seconds.isNaN && !CMTime.invalid.isValid)
    #expect(CMTime.indefinite.isIndefinite && CMTime.indefinite.isValid)
    #expect(CMTime.indefinite != .invalid && CMTime.invalid == .invalid && CMTime.zero != .invalid)
    #expect(!CMTime(seconds: .nan, preferredTimescale: 600).isValid)
    #expect(!CMTime(seconds: .infinity, preferredTimescale: 600).isNumeric)
  }

  @Test("a player stands where it is put")
  func place() {
    let item = AVPlayerItem(url: URL(fileURLWithPath: "/song.mp3"))
    let player = AVQueuePlayer(items: [item])
    var isThere = false
    player.seek(to: CMTime(value: 8, timescale: 1)) { isThere = $0 }
    #expect(isThere && player.currentTime().seconds == 8)
    #expect(player.timeControlStatus == .paused && player.items() == [item])
    #expect(item.status == .unknown && item.duration == .indefinite)
    #expect(player.currentItem === item)
  }
}
