import Foundation
import Networking
import OpenCombine
import Testing

@testable import AVFoundation

/// Who is told of the values and the times of players.
@MainActor @Suite("Who watches players")
struct PlayerObserverTests {
  private func item(_ name: String) -> AVPlayerItem {
    AVPlayerItem(url: URL(fileURLWithPath: "/\(name).mp4"))
  }

  /// Puts a player somewhere by the call that does not wait, which an asynchronous test would not choose.
  private func put(_ player: AVPlayer, _ value: Int64, _ timescale: Int32 = 1) {
    player.seek(to: CMTime(value: value, timescale: timescale))
  }

  @Test("all who watch a value are told once of a change, first come first")
  func inOrder() {
    let player = AVPlayer()
    var told: [String] = []
    let watching = ["a", "b", "c"].map { name in
      player.observe(\.volume, options: [.new]) { _, change in
        told.append("\(name) \(change.newValue ?? -1)")
      }
    }
    player.volume = 0.5
    #expect(told == ["a 0.5", "b 0.5", "c 0.5"])
    player.volume = 0.5
    #expect(told.count == 3)
    player.volume = 0.25
    #expect(told.suffix(3) == ["a 0.25", "b 0.25", "c 0.25"])
    #expect(watching.allSatisfy { !$0.isOver })
  }

  @Test("who watches no more is told nothing, and the others are", arguments: 0..<3)
  func removed(index: Int) {
    let player = AVPlayer()
    var told: [Int] = []
    let watching = (0..<3).map { number in
      player.observe(\.isMuted) { _, _ in told.append(number) }
    }
    watching[index].invalidate()
    player.isMuted = true
    #expect(told == (0..<3).filter { $0 != index })
    for one in watching { one.invalidate() }
    player.isMuted = false
    #expect(told.count == 2)
  }

  @Test("the last value and the new one are told if they are asked for", arguments: 0..<8)
  func options(bits: UInt) {
    let options = NSKeyValueObservingOptions(rawValue: bits)
    let player = AVPlayer()
    player.volume = 0.75
    var told: [[Float?]] = []
    let watching = player.observe(\.volume, options: options) { _, change in
      told.append([change.oldValue, change.newValue])
    }
    player.volume = 0.5
    let (old, new) = (options.contains(.old), options.contains(.new))
    let first: [[Float?]] = options.contains(.initial) ? [[nil, new ? 0.75 : nil]] : []
    #expect(told == first + [[old ? 0.75 : nil, new ? 0.5 : nil]])
    watching.invalidate()
  }

  @Test("who is told of one value may set another, of which all who watch that are told")
  func nested() {
    let player = AVPlayer()
    var told: [String] = []
    let volume = player.observe(\.volume) { player, _ in told.append("volume \(player.volume)") }
    let muted = player.observe(\.isMuted) { player, _ in
      told.append("muted \(player.isMuted)")
      player.volume = player.isMuted ? 0 : 1
    }
    player.isMuted = true
    player.isMuted = false
    #expect(told == ["muted true", "volume 0.0", "muted false", "volume 1.0"])
    volume.invalidate()
    muted.invalidate()
  }

  @Test("who is told may watch something else, from then on")
  func added() {
    let player = AVPlayer()
    var told: [String] = []
    var later: [NSKeyValueObservation] = []
    let first = player.observe(\.isMuted) { player, _ in
      told.append("first")
      later.append(player.observe(\.isMuted) { _, _ in told.append("later") })
    }
    player.isMuted = true
    #expect(told == ["first"])
    player.isMuted = false
    #expect(told == ["first", "first", "later"])
    first.invalidate()
    player.isMuted = true
    #expect(told.suffix(2) == ["later", "later"] && later.count == 2)
  }

  @Test("who is told may end the watching of another, who then is told nothing")
  func ended() {
    let player = AVPlayer()
    var told: [String] = []
    var other: NSKeyValueObservation?
    let first = player.observe(\.volume) { _, _ in
      told.append("first")
      other?.invalidate()
    }
    other = player.observe(\.volume) { _, _ in told.append("other") }
    player.volume = 0
    #expect(told == ["first"] && !first.isOver)
  }

  @Test("who is told of an item finds the player at its beginning")
  func beginning() {
    let player = AVPlayer(playerItem: item("one"))
    player.seek(to: CMTime(value: 5, timescale: 1))
    var times: [Double] = []
    let watching = player.observe(\.currentItem) { player, _ in
      times.append(player.currentTime().seconds)
    }
    player.replaceCurrentItem(with: item("two"))
    #expect(times == [0])
    watching.invalidate()
  }

  @Test("a queue tells of each item that it goes on to, and of none when it is through")
  func queue() {
    let items = ["a", "b"].map(item)
    let player = AVQueuePlayer(items: items)
    var told: [AVPlayerItem?] = []
    let watching = player.publisher(for: \.currentItem).sink { told.append($0) }
    player.advanceToNextItem()
    player.advanceToNextItem()
    player.advanceToNextItem()
    #expect(told == [items[0], items[1], nil])
    watching.cancel()
  }

  @Test("what follows the time is told where the player is, and no more once it is removed")
  func times() async {
    let player = AVPlayer(playerItem: item("one"))
    var told: [String] = []
    func follow(_ name: String) -> Any {
      player.addPeriodicTimeObserver(
        forInterval: CMTime(value: 1, timescale: 2), queue: nil
      ) { told.append("\(name) \($0.seconds)") }
    }
    func settle() async {
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }
    let (one, _) = (follow("one"), follow("two"))
    put(player, 3)
    await settle()
    #expect(told == ["one 3.0", "two 3.0"])
    player.removeTimeObserver(one)
    put(player, 4)
    await settle()
    #expect(told.suffix(1) == ["two 4.0"] && told.count == 3)
  }

  @Test("a block that removes the next one is the last that is called")
  func removal() async {
    let player = AVPlayer(playerItem: item("one"))
    var told: [String] = []
    var next: Any?
    let interval = CMTime(value: 1, timescale: 2)
    _ = player.addPeriodicTimeObserver(forInterval: interval, queue: nil) { _ in
      told.append("first")
      if let one = next { player.removeTimeObserver(one) }
    }
    next = player.addPeriodicTimeObserver(forInterval: interval, queue: nil) { _ in
      told.append("next")
    }
    put(player, 3)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(told == ["first"])
  }

  @Test("a player is where it is put, however far it may be from there")
  func tolerance() {
    let player = AVPlayer(playerItem: item("one"))
    let place = CMTime(value: 7, timescale: 3)
    player.seek(to: place, toleranceBefore: .zero, toleranceAfter: .indefinite)
    #expect(player.currentTime() == place)
  }

  @Test("every way to put a player somewhere puts it there")
  func seeks() async {
    let player = AVPlayer(playerItem: item("one"))
    let times = (1...5).map { CMTime(value: $0, timescale: 3) }
    var ends = 0
    put(player, 1, 3)
    #expect(player.currentTime() == times[0])
    player.seek(to: times[1]) { ends += $0 ? 1 : 0 }
    #expect(player.currentTime() == times[1] && ends == 1)
    player.seek(to: times[3], toleranceBefore: .zero, toleranceAfter: .zero) { ends += $0 ? 1 : 0 }
    #expect(player.currentTime() == times[3] && ends == 2)
    #expect(await player.seek(to: times[4], toleranceBefore: .zero, toleranceAfter: .zero))
    #expect(player.currentTime() == times[4])
    let alone = item("alone")
    alone.seek(to: times[0]) { ends += $0 ? 1 : 0 }
    #expect(alone.currentTime() == times[0] && ends == 3)
  }
}
