import Synchronization
import Testing

@testable import Networking

@Suite("Sessions, and who is told of them", .serialized)
struct SessionTests {
  private let words: URL
  private let waiting: URL

  init() throws {
    words = try #require(URL(string: "https://words.mock/session"))
    waiting = try #require(URL(string: "https://waiting.mock/session"))
  }

  @Test("a delegate is told of a task that loads bytes, step by step")
  func dataTask() async {
    let diary = Diary()
    let task = MockProtocol.session(diary).dataTask(with: words)
    task.resume()
    await diary.untilEnd()
    #expect(
      diary.lines.withLock { $0 } == ["created", "answer 200", "data 3", "data 6", "end well"])
    #expect(task.state == .completed && task.error == nil && task.countOfBytesReceived == 9)
    #expect(task.countOfBytesExpectedToReceive == 9 && task.progress.fractionCompleted == 1)
    #expect((task.response as? HTTPURLResponse)?.statusCode == 200)
    #expect(task.currentRequest?.value(forHTTPHeaderField: "Canonical") == nil)
  }

  @Test("a delegate is told of bytes that are sent, and of a file that comes, which it may read")
  func transfers() async throws {
    let (sender, receiver) = (Diary(), Diary())
    MockProtocol.session(sender).uploadTask(
      with: URLRequest(url: words), from: Data(repeating: 1, count: 20)
    ).resume()
    await sender.untilEnd()
    #expect(
      sender.lines.withLock { $0.prefix(3) } == ["created", "sent 20 20/20", "answer 200"])
    let task = MockProtocol.session(receiver).downloadTask(with: URLRequest(url: words))
    task.resume()
    await receiver.untilEnd()
    #expect(
      receiver.lines.withLock { $0 } == [
        "created", "wrote 3 3/9", "wrote 6 9/9", "file 9", "end well",
      ])
  }

  @Test(
    "a delegate decides what becomes of an answer",
    arguments: [
      (URLSession.ResponseDisposition.cancel, ["end -999"]),
      (.becomeDownload, ["download true", "wrote 3 3/9", "wrote 6 9/9", "file 9", "end well"]),
      (.becomeStream, ["end -2000"]),
    ])
  func dispositions(disposition: URLSession.ResponseDisposition, lines: [String]) async {
    let diary = Diary(disposition)
    MockProtocol.session(diary).dataTask(with: words).resume()
    await diary.untilEnd()
    #expect(diary.lines.withLock { $0 } == ["created", "answer 200"] + lines)
  }

  @Test("what a task's own delegate does not want to know, the session's is told")
  func ownDelegate() async {
    final class Counting: NSObject, URLSessionDataDelegate {
      let count = Mutex(0)
      func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        count.withLock { $0 += data.count }
      }
    }
    let (diary, counting) = (Diary(), Counting())
    let task = MockProtocol.session(diary).dataTask(with: words)
    task.delegate = counting
    task.resume()
    await diary.untilEnd()
    #expect(counting.count.withLock { $0 } == 9)
    #expect(diary.lines.withLock { $0 } == ["created", "answer 200", "end well"])
  }

  @Test("a closure is told once, and the delegate of nothing that comes")
  func closures() async {
    let diary = Diary()
    let count = await withCheckedContinuation { continuation in
      MockProtocol.session(diary).uploadTask(with: URLRequest(url: words), from: Data([1, 2])) {
        data, _, _ in continuation.resume(returning: data?.count)
      }.resume()
    }
    #expect(count == 9 && diary.lines.withLock { $0 } == ["created", "sent 2 2/2"])
  }

  @Test("a task that is suspended tells nothing until it is resumed")
  @MainActor func suspended() async {
    let diary = Diary()
    let task = MockProtocol.session(diary).dataTask(with: words)
    task.resume()
    task.suspend()
    #expect(task.state == .suspended)
    for _ in 0..<50 { await Task.yield() }
    #expect(!diary.lines.withLock { $0.contains { $0.hasPrefix("answer") } })
    task.resume()
    #expect(task.state == .running)
    await diary.untilEnd()
    #expect(diary.lines.withLock { $0.last } == "end well")
  }

  @Test("tasks are numbered, and are its session's until their ends")
  func tasks() async {
    let session = MockProtocol.session()
    session.sessionDescription = "all"
    let data = session.dataTask(with: waiting)
    let upload = session.uploadTask(with: URLRequest(url: waiting), from: Data())
    let download = session.downloadTask(with: waiting)
    #expect([data, upload, download].map(\.taskIdentifier) == [1, 2, 3])
    #expect(await session.allTasks.map(\.taskIdentifier) == [1, 2, 3])
    let kinds = await session.tasks
    #expect(kinds.0 == [data] && kinds.1 == [upload] && kinds.2 == [download])
    let counts = await withCheckedContinuation { continuation in
      session.getTasksWithCompletionHandler {
        continuation.resume(returning: [$0.count, $1.count, $2.count])
      }
    }
    #expect(counts == [1, 1, 1])
    data.cancel()
    while await session.allTasks.count == 3 { await Task.yield() }
    let left = await withCheckedContinuation { continuation in
      session.getAllTasks { continuation.resume(returning: $0.map(\.taskIdentifier)) }
    }
    #expect(left == [2, 3] && session.sessionDescription == "all")
    #expect(data.state == .completed && (data.error as? URLError)?.code == .cancelled)
  }

  @Test("a session that ends gives its tasks up or lets them end, and says so last")
  func endings() async {
    let (cut, patient) = (Diary(), Diary())
    let first = MockProtocol.session(cut)
    first.dataTask(with: waiting).resume()
    first.invalidateAndCancel()
    await cut.untilEnd()
    await cut.untilEnd()
    #expect(cut.lines.withLock { $0.suffix(2) } == ["end -999", "over true true"])
    let second = MockProtocol.session(patient)
    second.dataTask(with: words).resume()
    second.finishTasksAndInvalidate()
    await patient.untilEnd()
    await patient.untilEnd()
    #expect(patient.lines.withLock { $0.suffix(2) } == ["end well", "over true true"])
    URLSession.shared.invalidateAndCancel()
    #expect(URLSession.shared === URLSession.shared)
  }

  @Test("a task keeps what the app says of it")
  func values() async {
    let task = MockProtocol.session().downloadTask(with: words)
    #expect(task.priority == 0.5 && task.taskDescription == nil && task.delegate == nil)
    task.priority = URLSessionTask.highPriority
    task.taskDescription = "picture"
    task.earliestBeginDate = .distantPast
    task.countOfBytesClientExpectsToReceive = 7
    task.prefersIncrementalDelivery = false
    #expect(task.priority == 0.75 && task.taskDescription == "picture")
    #expect(task.earliestBeginDate == .distantPast && !task.prefersIncrementalDelivery)
    #expect(task.countOfBytesClientExpectsToReceive == 7)
    #expect(task.countOfBytesClientExpectsToSend == NSURLSessionTransferSizeUnknown)
    #expect(await task.cancelByProducingResumeData() == nil)
    #expect(task.state != .suspended)
  }

  @Test("what addresses of files and of data hold comes without a network")
  func local() async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("rostrum-\(ProcessInfo.processInfo.processIdentifier).json")
    try Data("[1]".utf8).write(to: file)
    let (data, response) = try await URLSession.shared.data(from: file)
    #expect(data == Data("[1]".utf8) && response.mimeType == "application/json")
    try FileManager.default.removeItem(at: file)
    await #expect(throws: URLError.self) { _ = try await URLSession.shared.data(from: file) }
    for (text, kind, words) in [
      ("data:,a%20b", "text/plain", "a b"), ("data:text/html;base64,PGI+", "text/html", "<b>"),
    ] {
      let url = try #require(URL(string: text))
      let (data, response) = try await URLSession.shared.data(from: url)
      #expect(data == Data(words.utf8) && response.mimeType == kind)
    }
  }

  @Test("a file in memory is read as any other, as often as wanted, and is gone when removed")
  func inMemory() throws {
    for count in [0, 9, 200_000] {
      let data = Data((0..<count).map { UInt8($0 % 251) })
      let file = try #require(DownloadedFile.inMemory(data))
      for _ in 0..<2 { #expect(try Data(contentsOf: file) == data) }
      DownloadedFile.remove(file)
    }
  }

  /// A session of a project's own, for tests without a network.
  private final class OwnSession: URLSession {
    override init() {}
    override func dataTask(
      with url: URL,
      completionHandler: sending @escaping (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
      completionHandler(Data([4]), nil, nil)
      return OwnTask()
    }
  }
  private final class OwnTask: URLSessionDataTask {
    private(set) var isResumed = false
    override func resume() { isResumed = true }
  }

  @Test("a project may have sessions and tasks of its own")
  func mocks() {
    let given = Mutex<Data?>(nil)
    let task = OwnSession().dataTask(with: words) { data, _, _ in given.withLock { $0 = data } }
    task.resume()
    #expect(given.withLock { $0 } == Data([4]) && (task as? OwnTask)?.isResumed == true)
    #expect(task.originalRequest == nil && task.taskIdentifier == 0)
    task.cancel()
  }
}

extension URLSessionTests {
  @Test("sockets and streams fail, as there is no network, and say why they were closed")
  func sockets() async throws {
    try await withFile {
      let url = try #require(URL(string: "wss://example.com/chat"))
      let diary = Diary()
      let session = URLSession(configuration: .ephemeral, delegate: diary, delegateQueue: nil)
      let socket = session.webSocketTask(with: url, protocols: ["a", "b"])
      #expect(
        socket.originalRequest?.value(forHTTPHeaderField: "Sec-WebSocket-Protocol") == "a, b")
      #expect(socket.closeCode == .invalid && socket.closeReason == nil)
      socket.resume()
      await #expect(throws: URLError(.notConnectedToInternet)) { _ = try await socket.receive() }
      await #expect(throws: URLError(.notConnectedToInternet)) {
        try await socket.send(.string("hello"))
      }
      await diary.untilEnd()
      #expect(diary.lines.withLock { $0 } == ["created", "end -1009"])
      #expect(NetworkFiles.misses.map(\.address) == [url.absoluteString])
      socket.cancel(with: .goingAway, reason: Data("bye".utf8))
      #expect(socket.closeCode == .goingAway && socket.closeReason == Data("bye".utf8))
      let ping = await withCheckedContinuation { continuation in
        socket.sendPing { continuation.resume(returning: $0) }
      }
      #expect((ping as? URLError)?.code == .cancelled)
      let stream = session.streamTask(withHostName: "example.com", port: 7)
      #expect(stream.originalRequest?.url?.port == 7)
      await #expect(throws: URLError(.notConnectedToInternet)) {
        try await stream.write(Data(), timeout: 1)
      }
    }
    try await withFile { #expect(NetworkFiles.misses.isEmpty) }
  }
}
