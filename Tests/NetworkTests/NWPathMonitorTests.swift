import Dispatch
import Network
import Testing

@Suite("A device that is connected")
struct NWPathMonitorTests {
  @Test("says so once somebody looks, and not after the end")
  func handler() async {
    let monitor = NWPathMonitor()
    #expect(monitor.currentPath.status == .unsatisfied)
    let path = await withCheckedContinuation { continuation in
      monitor.pathUpdateHandler = { continuation.resume(returning: $0) }
      monitor.start(queue: DispatchQueue(label: "paths"))
    }
    #expect(path.status == .satisfied && path.usesInterfaceType(.wifi) && path.supportsDNS)
    #expect(!path.usesInterfaceType(.cellular) && !path.isExpensive && !path.isConstrained)
    #expect(monitor.currentPath == path)
    monitor.cancel()
    #expect(monitor.currentPath.status == .unsatisfied)
    monitor.start(queue: .main)
    #expect(monitor.currentPath.status == .unsatisfied)
  }

  @Test("is not connected by what is not there")
  func required() {
    for monitor in [
      NWPathMonitor(requiredInterfaceType: .cellular),
      NWPathMonitor(prohibitedInterfaceTypes: [.wifi]),
    ] {
      monitor.start(queue: .main)
      #expect(monitor.currentPath.status == .unsatisfied)
      #expect(monitor.currentPath.availableInterfaces.isEmpty)
    }
    let wireless = NWPathMonitor(requiredInterfaceType: .wifi)
    wireless.start(queue: .main)
    #expect(wireless.currentPath.status == .satisfied)
  }

  @Test("as a sequence, has one path until it is ended")
  func sequence() async {
    let monitor = NWPathMonitor()
    var count = 0
    for await path in monitor {
      count += path.status == .satisfied ? 1 : 0
      monitor.cancel()
    }
    #expect(count == 1)
  }
}
