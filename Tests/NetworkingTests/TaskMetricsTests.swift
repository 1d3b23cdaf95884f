import Synchronization
import Testing

@testable import Networking

@Suite("What is measured of tasks")
struct TaskMetricsTests {
  private func transaction() throws -> URLSessionTaskTransactionMetrics {
    let url = try #require(URL(string: "https://example.com/a.json"))
    return URLSessionTaskTransactionMetrics(URLRequest(url: url), URLResponse(url: url))
  }

  @Test("a task took no time, went one way, and has no transactions")
  func task() throws {
    let metrics = URLSessionTaskMetrics()
    #expect(metrics.transactionMetrics.isEmpty && metrics.redirectCount == 0)
    #expect(metrics.taskInterval.duration == 0)
    let other = URLSessionTaskMetrics([try transaction()])
    #expect(other.transactionMetrics.count == 1 && other.taskInterval == metrics.taskInterval)
  }

  @Test("a transaction has its request and its answer, and nothing that would be measured")
  func transactions() throws {
    let transaction = try transaction()
    #expect(transaction.request.url == transaction.response?.url)
    let dates = [
      transaction.fetchStartDate, transaction.domainLookupStartDate,
      transaction.domainLookupEndDate, transaction.connectStartDate,
      transaction.secureConnectionStartDate, transaction.secureConnectionEndDate,
      transaction.connectEndDate, transaction.requestStartDate, transaction.requestEndDate,
      transaction.responseStartDate, transaction.responseEndDate,
    ]
    #expect(dates.allSatisfy { $0 == nil })
    let counts = [
      transaction.countOfRequestHeaderBytesSent, transaction.countOfRequestBodyBytesSent,
      transaction.countOfRequestBodyBytesBeforeEncoding,
      transaction.countOfResponseHeaderBytesReceived, transaction.countOfResponseBodyBytesReceived,
      transaction.countOfResponseBodyBytesAfterDecoding,
    ]
    #expect(counts.allSatisfy { $0 == 0 })
    #expect(transaction.networkProtocolName == nil && transaction.localAddress == nil)
    #expect(transaction.remotePort == nil && transaction.negotiatedTLSProtocolVersion == nil)
    #expect(transaction.resourceFetchType == .unknown)
    #expect(transaction.domainResolutionProtocol == .unknown)
    #expect(!transaction.isCellular && !transaction.isReusedConnection)
  }

  @Test("protocols and ciphers have the standards' numbers")
  func numbers() {
    #expect(tls_protocol_version_t(rawValue: 0x0304) == .TLSv13)
    #expect(tls_protocol_version_t(rawValue: 0x0305) == nil)
    #expect(tls_ciphersuite_t(rawValue: 0x1301) == .AES_128_GCM_SHA256)
    #expect(tls_ciphersuite_t.ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256.rawValue == 0xCCA8)
    #expect(URLSessionTaskMetrics.ResourceFetchType(rawValue: 3) == .localCache)
  }

  private final class Listener: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate {
    let measured = Mutex(0)
    func urlSession(
      _ session: URLSession, task: URLSessionTask,
      didFinishCollecting metrics: URLSessionTaskMetrics
    ) { measured.withLock { $0 += 1 } }
    func urlSession(
      _ session: URLSession, downloadTask: URLSessionDownloadTask,
      didFinishDownloadingTo location: URL
    ) {}
  }

  @Test("a delegate need not take all that it could be told, and may be told by others")
  func delegate() throws {
    let listener = Listener()
    let session = URLSession(configuration: .default, delegate: listener)
    let url = try #require(URL(string: "https://example.com"))
    let task = session.dataTask(with: url) { _, _, _ in }
    let delegate = try #require(session.delegate as? any URLSessionTaskDelegate)
    delegate.urlSession(session, didCreateTask: task)
    delegate.urlSession(session, task: task, didFinishCollecting: URLSessionTaskMetrics())
    delegate.urlSession(session, task: task, didCompleteWithError: nil)
    #expect(listener.measured.withLock { $0 } == 1)
  }
}
