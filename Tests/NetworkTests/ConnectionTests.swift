import Dispatch
import Synchronization
import Testing

@testable import Network

@Suite("Ways through a network that is not there")
struct ConnectionTests {
  private let queue = DispatchQueue(label: "network")

  private func untilDone() async {
    await withCheckedContinuation { done in queue.async { done.resume() } }
  }

  @Test("a connection is prepared, waits because the network is down, and is cancelled")
  func connection() async {
    let connection = NWConnection(host: "example.com", port: .https, using: .tls)
    let states = Mutex<[NWConnection.State]>([])
    connection.stateUpdateHandler = { state in states.withLock { $0.append(state) } }
    #expect(connection.state == .setup && connection.queue == nil)
    for _ in 0..<2 { connection.start(queue: queue) }
    await untilDone()
    #expect(connection.state == .waiting(.posix(.ENETDOWN)) && connection.queue === queue)
    connection.restart()
    connection.cancel()
    connection.forceCancel()
    #expect(connection.state == .cancelled)
    await untilDone()
    #expect(states.withLock { $0 } == [.preparing, .waiting(.posix(.ENETDOWN)), .cancelled])
    #expect(connection.stateUpdateHandler == nil && connection.currentPath == nil)
    #expect(connection.debugDescription == "[example.com:443 tcp, tls]")
  }

  @Test("what is sent and awaited waits until the end, and is told that then")
  func waiting() async {
    let connection = NWConnection(to: .unix(path: "/a"), using: .udp)
    let told = Mutex<[String]>([])
    @Sendable func tell(_ name: String, _ error: NWError?) {
      told.withLock { $0.append(name + (error == .posix(.ECANCELED) ? "" : "?")) }
    }
    connection.start(queue: queue)
    connection.send(content: Data([1]), completion: .contentProcessed { tell("sent", $0) })
    connection.send(content: nil, isComplete: false, completion: .idempotent)
    connection.receive(minimumIncompleteLength: 1, maximumLength: 9) {
      data, context, isEnd, error in
      tell(data == nil && context == nil && !isEnd ? "received" : "", error)
    }
    await untilDone()
    #expect(told.withLock { $0.isEmpty })
    connection.cancel()
    connection.receiveMessage { _, _, _, error in tell("late", error) }
    await untilDone()
    #expect(told.withLock { $0 } == ["sent", "received", "late"])
  }

  @Test("one that is cancelled before it is begun does not begin")
  func early() async {
    let connection = NWConnection(host: "::1", port: 1, using: .tcp)
    connection.cancel()
    connection.start(queue: queue)
    await untilDone()
    #expect(connection.state == .cancelled)
  }

  @Test("a listener waits for a network; nobody comes")
  func listener() async throws {
    let listener = try NWListener(using: .tcp, on: 8080)
    listener.service = NWListener.Service(name: "a", type: "_b._tcp", txtRecord: NWTXTRecord())
    listener.newConnectionHandler = { _ in Issue.record("somebody came") }
    let states = Mutex<[NWListener.State]>([])
    listener.stateUpdateHandler = { state in states.withLock { $0.append(state) } }
    #expect(listener.state == .setup && listener.port == 8080)
    listener.start(queue: queue)
    await untilDone()
    listener.cancel()
    await untilDone()
    #expect(states.withLock { $0 } == [.waiting(.posix(.ENETDOWN)), .cancelled])
    let any = try NWListener(service: NWListener.Service(type: "_b._tcp"), using: .udp)
    #expect(any.port == nil && any.service?.type == "_b._tcp" && any.service?.name == nil)
  }

  @Test("a browser looks, and finds nothing")
  func browser() async {
    let browser = NWBrowser(for: .bonjour(type: "_b._tcp", domain: nil), using: .tcp)
    browser.browseResultsChangedHandler = { _, _ in Issue.record("something was found") }
    let states = Mutex<[NWBrowser.State]>([])
    browser.stateUpdateHandler = { state in states.withLock { $0.append(state) } }
    browser.start(queue: queue)
    await untilDone()
    #expect(browser.state == .ready && browser.browseResults.isEmpty)
    browser.cancel()
    await untilDone()
    #expect(states.withLock { $0 } == [.ready, .cancelled])
  }

  @Test("parameters have the ways that they are made of, and a copy has what is set")
  func parameters() {
    let options = NWProtocolTCP.Options()
    options.noDelay = true
    let one = NWParameters(tls: NWProtocolTLS.Options(), tcp: options)
    #expect(one.defaultProtocolStack.transportProtocol === options)
    #expect(one.debugDescription == "tcp, tls" && NWParameters.udp.debugDescription == "udp")
    #expect(NWParameters.dtls.debugDescription == "udp, tls")
    #expect(NWParameters().debugDescription == "generic")
    one.includePeerToPeer = true
    one.prohibitedInterfaceTypes = [.cellular]
    one.serviceClass = .signaling
    one.requiredLocalEndpoint = .hostPort(host: "1.2.3.4", port: 5)
    one.attribution = .user
    let copy = one.copy()
    one.includePeerToPeer = false
    #expect(copy.includePeerToPeer && copy.prohibitedInterfaceTypes == [.cellular])
    #expect(copy.serviceClass == .signaling && copy.attribution == .user)
    #expect(copy.requiredLocalEndpoint == one.requiredLocalEndpoint)
    #expect(copy.defaultProtocolStack.transportProtocol === options)
    let socket = NWProtocolWebSocket.Options()
    socket.setSubprotocols(["a"])
    socket.setAdditionalHeaders([("b", "c")])
    copy.defaultProtocolStack.applicationProtocols.insert(socket, at: 0)
    #expect(copy.defaultProtocolStack.applicationProtocols.count == 2)
    #expect(one.defaultProtocolStack.applicationProtocols.count == 1)
    #expect(socket.subprotocols == ["a"] && socket.headers.first?.value == "c")
  }

  @Test("a message's context says what it was made of")
  func contexts() {
    let metadata = NWProtocolWebSocket.Metadata(opcode: .text)
    let context = NWConnection.ContentContext(
      identifier: "words", expiration: 7, priority: 1, isFinal: true, metadata: [metadata])
    #expect(context.identifier == "words" && context.expirationMilliseconds == 7)
    #expect(context.relativePriority == 1 && context.isFinal && context.antecedent == nil)
    #expect(context.protocolMetadata(definition: NWProtocolWebSocket.definition) === metadata)
    #expect(metadata.opcode == .text && metadata.closeCode == .protocolCode(.normalClosure))
    #expect(NWConnection.ContentContext.finalMessage.isFinal)
    #expect(!NWConnection.ContentContext.defaultMessage.isFinal)
    #expect(NWProtocolTCP.definition != NWProtocolUDP.definition)
    #expect(Set([NWProtocolTLS.definition, NWProtocolTLS.definition]).count == 1)
  }
}
