import Codecs
import Dispatch
import DisplayList
import Foundation
import MediaSupport
import Pixels
import Testing

@testable import Film

@Suite("FrameSlot")
struct FrameSlotTests {
  private struct Fault: Error, Equatable {}

  private func picture(_ pixel: UInt32) -> FrameSlot.Picture {
    var pixmap = Pixmap(width: 1, height: 1)
    pixmap[0, 0] = pixel
    return FrameSlot.Picture(pixmap: pixmap, prepared: [])
  }

  @Test("gives what was told, before or after it is asked")
  func outcomes() throws {
    let slot = FrameSlot(DisplayList(), firstOutputs: [])
    slot.fulfil(.success(picture(7)))
    #expect(try slot.take().get().pixmap?[0, 0] == 7)
    let late = FrameSlot(DisplayList(), firstOutputs: [])
    let thread = Thread { late.fulfil(.failure(Fault())) }
    thread.start()
    #expect(throws: Fault.self) { try late.take().get() }
  }

  @Test("gives its pixels away: they are not held twice")
  func once() throws {
    let slot = FrameSlot(DisplayList(), firstOutputs: [])
    slot.fulfil(.success(picture(7)))
    _ = slot.take()
    slot.fulfil(.failure(Fault()))
    #expect(throws: Fault.self) { try slot.take().get() }
  }
}

@Suite("Handover")
struct HandoverTests {
  @Test("hands on in order, whatever the room", arguments: [1, 2, 7, 1000])
  func order(capacity: Int) {
    let handover = Handover<Int>(capacity: capacity)
    let giver = Thread { for number in 0..<500 { handover.give(number) } }
    giver.start()
    #expect((0..<500).map { _ in handover.take() } == Array(0..<500))
  }

  @Test("hands each element to one taker only", arguments: [1, 3])
  func takers(capacity: Int) {
    let (handover, taken, group) = (
      Handover<Int>(capacity: capacity), Tally<Int>(), DispatchGroup()
    )
    for _ in 0..<4 {
      group.enter()
      Thread {
        for _ in 0..<100 { taken.add(handover.take()) }
        group.leave()
      }.start()
    }
    for number in 0..<400 { handover.give(number) }
    group.wait()
    #expect(taken.all.sorted() == Array(0..<400))
  }

  @Test("lets a giver no further ahead than its room", arguments: [1, 3])
  func room(capacity: Int) {
    let (handover, given) = (Handover<Int>(capacity: capacity), Tally<Int>())
    let giver = Thread {
      for number in 0..<100 {
        handover.give(number)
        given.add(number)
      }
    }
    giver.start()
    for number in 0..<100 {
      #expect(handover.take() == number)
      // The one under way may be given, and not noted yet.
      #expect(given.count <= number + 1 + capacity)
    }
  }
}

@Suite("FilmStageSize")
struct FilmStageSizeTests {
  private let stage = FilmStageSize(width: 5, height: 3, padding: 0xff11_2233)

  @Test("is even where the format needs it, by at most a row and a column")
  func sizes() {
    for (width, height) in [(1, 1), (2, 2), (3, 2), (2, 3), (99, 101)] {
      let stage = FilmStageSize(width: width, height: height, padding: 0)
      let video = stage.size(for: .video(VideoSettings()))
      #expect(video.width == width + width % 2 && video.height == height + height % 2)
      #expect(stage.size(for: .png(PNGEncoder())) == (width, height))
    }
  }

  @Test("what is added is padding, and the picture stays where it is")
  func padding() {
    var pixmap = Pixmap(width: 5, height: 3)
    for y in 0..<3 { for x in 0..<5 { pixmap[x, y] = UInt32(y * 5 + x + 1) } }
    let padded = stage.padded(pixmap, for: .video(VideoSettings()))
    #expect(padded.width == 6 && padded.height == 4)
    for y in 0..<4 {
      for x in 0..<6 {
        #expect(padded[x, y] == (x < 5 && y < 3 ? UInt32(y * 5 + x + 1) : 0xff11_2233))
      }
    }
    #expect(stage.padded(pixmap, for: .gif(GIFSettings())).words == pixmap.words)
  }
}

@Suite("FilmStopwatch")
struct FilmStopwatchTests {
  @Test("adds up what each stage takes, of its own clock only")
  func sums() {
    let readings = Tally<Int>()
    let watch = FilmStopwatch {
      readings.add(0)
      return StageSeconds(wall: Double(readings.count), cpu: Double(readings.count) / 4)
    }
    for stage in [FilmStage.raster, .scene, .raster] { watch.measure(stage) {} }
    #expect(watch.seconds[.raster] == StageSeconds(wall: 2, cpu: 0.5))
    #expect(watch.seconds[.scene] == StageSeconds(wall: 1, cpu: 0.25))
    #expect(watch.seconds[.encode] == nil)
  }

  @Test("measures what fails, and hands the failure on")
  func failures() {
    struct Fault: Error {}
    let readings = Tally<Int>()
    let watch = FilmStopwatch {
      readings.add(0)
      return StageSeconds(wall: Double(readings.count), cpu: 0)
    }
    #expect(throws: Fault.self) { try watch.measure(.encode) { throw Fault() } }
    #expect(watch.seconds[.encode]?.wall == 1)
  }

  @Test("without a clock only does the work")
  func none() {
    let watch = FilmStopwatch(nil)
    #expect(watch.measure(.scene) { 5 } == 5)
    #expect(watch.seconds.isEmpty)
  }
}
