import Foundation
import MediaSupport
import Testing

@testable import AVFoundation

/// Several items, one after another.
@MainActor @Suite("Queues of players")
struct PlayerQueueTests {
  private let items = (0..<6).map { AVPlayerItem(url: URL(fileURLWithPath: "/\($0).mp4")) }
  private func order(_ player: AVQueuePlayer) -> [Int] {
    player.items().compactMap { item in items.firstIndex { $0 === item } }
  }

  @Test("a queue begins with the first of its items, and has them in their order", arguments: 0...6)
  func order(count: Int) {
    let player = AVQueuePlayer(items: Array(items.prefix(count)))
    #expect(order(player) == Array(0..<count))
    #expect(player.currentItem === items.prefix(count).first)
  }

  @Test("to go on takes one after another, until nothing is left")
  func advance() {
    let player = AVQueuePlayer(items: items)
    for next in 1...6 {
      player.seek(to: CMTime(value: 9, timescale: 1))
      player.advanceToNextItem()
      #expect(order(player) == Array(next..<6) && player.currentTime() == .zero)
    }
    #expect(player.currentItem == nil)
    player.advanceToNextItem()
    #expect(player.currentItem == nil && player.items().isEmpty)
  }

  @Test(
    "an item is put behind that which is named, else at the end",
    arguments: [
      (nil, [0, 1, 2, 5]), (0, [0, 5, 1, 2]), (1, [0, 1, 5, 2]), (2, [0, 1, 2, 5]),
      (4, [0, 1, 2]),
    ] as [(Int?, [Int])])
  func insert(after: Int?, expected: [Int]) {
    let player = AVQueuePlayer(items: Array(items.prefix(3)))
    let place = after.map { items[$0] }
    #expect(player.canInsert(items[5], after: place) == (expected.count == 4))
    player.insert(items[5], after: place)
    #expect(order(player) == expected && player.currentItem === items[0])
  }

  @Test("an item is in a queue once, wherever it stands", arguments: 0..<3)
  func once(index: Int) {
    let player = AVQueuePlayer(items: Array(items.prefix(3)))
    for place in [nil, items[0], items[1], items[2]] {
      #expect(!player.canInsert(items[index], after: place))
      player.insert(items[index], after: place)
    }
    #expect(order(player) == [0, 1, 2])
  }

  @Test("what is put into an empty queue is what it stands at")
  func empty() {
    let player = AVQueuePlayer()
    #expect(player.items().isEmpty && player.canInsert(items[2], after: nil))
    #expect(!player.canInsert(items[2], after: items[1]))
    player.insert(items[2], after: nil)
    player.insert(items[4], after: nil)
    #expect(order(player) == [2, 4] && player.currentItem === items[2])
  }

  @Test("what is taken away leaves the others in their order", arguments: 0..<4)
  func remove(index: Int) {
    let player = AVQueuePlayer(items: Array(items.prefix(4)))
    player.remove(items[index])
    player.remove(items[5])
    #expect(order(player) == (0..<4).filter { $0 != index })
    #expect(player.currentItem === items[index == 0 ? 1 : 0])
    player.removeAllItems()
    #expect(player.items().isEmpty && player.currentItem == nil)
  }

  @Test("what is taken instead of the current item stands where that was", arguments: 1..<4)
  func replace(index: Int) {
    let player = AVQueuePlayer(items: Array(items.prefix(4)))
    player.replaceCurrentItem(with: items[index])
    #expect(order(player) == [index] + (1..<4).filter { $0 != index })
    player.replaceCurrentItem(with: items[5])
    #expect(order(player) == [5] + (1..<4).filter { $0 != index })
  }

  @Test("a queue is what a list would be after the same steps", arguments: 0..<30)
  func model(seed: Int) {
    var dice = SplitMix(seed: UInt64(seed) + 21)
    let player = AVQueuePlayer()
    var list: [Int] = []
    for _ in 0..<40 {
      let index = dice.roll(items.count)
      switch dice.roll(4) {
      case 0:
        player.advanceToNextItem()
        list = Array(list.dropFirst())
      case 1:
        player.remove(items[index])
        list.removeAll { $0 == index }
      case 2:
        player.insert(items[index], after: nil)
        if !list.contains(index) { list.append(index) }
      default:
        let after = dice.roll(items.count)
        player.insert(items[index], after: items[after])
        if let place = list.firstIndex(of: after), !list.contains(index) {
          list.insert(index, at: place + 1)
        }
      }
      #expect(order(player) == list)
      #expect(player.currentItem === list.first.map { items[$0] })
    }
  }

  @Test("a loop puts its item at the end of the queue, as a whole or in part")
  func looper() {
    let player = AVQueuePlayer(items: [items[0]])
    let whole = AVPlayerLooper(player: player, templateItem: items[1])
    let part = AVPlayerLooper(
      player: player, templateItem: items[2],
      timeRange: CMTimeRange(start: .zero, duration: CMTime(value: 1, timescale: 1)))
    #expect(order(player) == [0, 1, 2])
    #expect(whole.loopingPlayerItems == [items[1]] && part.loopingPlayerItems == [items[2]])
    #expect([whole, part].allSatisfy { $0.loopCount == 0 && $0.status == .unknown })
    whole.disableLooping()
    #expect(whole.status == .cancelled && part.status == .unknown)
    #expect(order(player) == [0, 1, 2])
  }

  @Test("numbers of states are those of the C library")
  func numbers() {
    let loops: [AVPlayerLooper.Status] = [.unknown, .ready, .failed, .cancelled]
    #expect(loops.map(\.rawValue) == [0, 1, 2, 3])
    let players: [AVPlayer.Status] = [.unknown, .readyToPlay, .failed]
    #expect(players.map(\.rawValue) == [0, 1, 2])
    let times: [AVPlayer.TimeControlStatus] = [
      .paused, .waitingToPlayAtSpecifiedRate, .playing,
    ]
    #expect(times.map(\.rawValue) == [0, 1, 2])
    let ends: [AVPlayer.ActionAtItemEnd] = [.advance, .pause, .none]
    #expect(ends.map(\.rawValue) == [0, 1, 2])
  }
}
