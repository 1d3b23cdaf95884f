import Dispatch
import Synchronization
import Testing

@testable import Network

@Suite("Paths of the network")
struct PathTests {
  @Test("a film's device is on a wireless network, and before anybody looks on none")
  func paths() {
    let (film, unknown) = (NWPath.ofFilm, NWPath.unknown)
    #expect(film.status == .satisfied && unknown.status == .unsatisfied && film != unknown)
    #expect(film.supportsDNS && film.supportsIPv4 && film.supportsIPv6)
    #expect(!unknown.supportsDNS && !unknown.supportsIPv4 && !unknown.supportsIPv6)
    #expect(film.unsatisfiedReason == .notAvailable && Set([film, .ofFilm]).count == 1)
    for type: NWInterface.InterfaceType in [.other, .wifi, .cellular, .wiredEthernet, .loopback] {
      #expect(film.usesInterfaceType(type) == (type == .wifi))
      #expect(!unknown.usesInterfaceType(type))
    }
    #expect(film.availableInterfaces.map(\.debugDescription) == ["en0"])
    #expect(film.availableInterfaces.map(\.index) == [1])
  }

  @Test(
    "what is required must be there, and what is prohibited must not be all that is there",
    arguments: [
      (NWInterface.InterfaceType?.none, [NWInterface.InterfaceType](), true), (.wifi, [], true),
      (.cellular, [], false), (.loopback, [], false), (nil, [.cellular], true),
      (nil, [.wifi], false), (nil, [.cellular, .wifi], false), (.wifi, [.wifi], false),
    ])
  func requirements(
    required: NWInterface.InterfaceType?, prohibited: [NWInterface.InterfaceType], isThere: Bool
  ) {
    let state = MonitorState(required: required, prohibited: prohibited)
    #expect(state.current == .unknown)
    state.begin(on: nil)
    #expect(state.current == (isThere ? .ofFilm : .unknown))
    state.end()
    #expect(state.current == .unknown)
  }

  @Test("who looks twice looks on the later queue; who looks as a sequence keeps it")
  func queues() {
    let state = MonitorState(required: nil, prohibited: [])
    #expect(state.queue == nil && !state.isLooking)
    let (first, second) = (DispatchQueue(label: "first"), DispatchQueue(label: "second"))
    state.begin(on: first)
    #expect(state.queue === first)
    state.begin(on: nil)
    #expect(state.queue === first && state.isLooking)
    state.begin(on: second)
    #expect(state.queue === second)
  }

  @Test("after the end there is no beginning, and nobody is told any more")
  func over() {
    let state = MonitorState(required: nil, prohibited: [])
    state.handler = { _ in Issue.record("somebody was told") }
    #expect(state.handler != nil)
    state.end()
    #expect(state.handler == nil)
    state.begin(on: .main)
    #expect(!state.isLooking && state.queue == nil)
    state.end()
    #expect(!state.isLooking)
  }

  @Test("whoever waits for further paths is let go at the end, and at once after it")
  func waiting() async {
    let state = MonitorState(required: nil, prohibited: [])
    let streams = (0..<3).map { number in
      AsyncStream<NWPath> { continuation in
        if number < 2 { state.keep(continuation) }
        if number == 1 { state.end() }
        if number == 2 { state.keep(continuation) }
      }
    }
    for stream in streams {
      var iterator = stream.makeAsyncIterator()
      #expect(await iterator.next() == nil)
    }
  }

  @Test("a monitor tells its handler on its queue, each time it is begun")
  func monitor() async {
    let monitor = NWPathMonitor(requiredInterfaceType: .wifi)
    let queue = DispatchQueue(label: "told")
    let told = Mutex<[NWPath.Status]>([])
    monitor.pathUpdateHandler = { path in
      dispatchPrecondition(condition: .onQueue(queue))
      told.withLock { $0.append(path.status) }
    }
    for _ in 0..<2 { monitor.start(queue: queue) }
    await withCheckedContinuation { done in queue.async { done.resume() } }
    #expect(told.withLock { $0 } == [.satisfied, .satisfied])
    #expect(monitor.queue === queue && monitor.pathUpdateHandler != nil)
    monitor.pathUpdateHandler = nil
    monitor.start(queue: queue)
    await withCheckedContinuation { done in queue.async { done.resume() } }
    #expect(told.withLock { $0.count } == 2)
  }

  @Test("a sequence's first path is that of now; a second sequence has it, too")
  func sequences() async {
    let monitor = NWPathMonitor(prohibitedInterfaceTypes: [.cellular])
    var (one, other) = (monitor.makeAsyncIterator(), monitor.makeAsyncIterator())
    #expect(await one.next() == .ofFilm)
    #expect(await other.next() == .ofFilm)
    monitor.cancel()
    #expect(await one.next() == nil)
    #expect(await other.next() == nil)
    var late = monitor.makeAsyncIterator()
    #expect(await late.next() == .unknown)
    #expect(await late.next() == nil)
  }
}
