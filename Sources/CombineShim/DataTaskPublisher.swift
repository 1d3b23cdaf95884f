public import Networking
public import OpenCombine

extension URLSession {
  /// A publisher of what an address holds.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest
    /// The session that loads.
    public let session: URLSession

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - session: The session that loads.
    public init(request: URLRequest, session: URLSession) {
      (self.request, self.session) = (request, session)
    }

    /// The task of one subscriber.
    private final class Loading {
      var task: URLSessionDataTask?
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Deferred {
        let loading = Loading()
        return Future<Output, Failure> { promise in
          let promise = elsewhere(promise)
          let task = session.dataTask(with: request) { data, response, error in
            if let data, let response {
              promise(.success((data, response)))
            } else {
              promise(.failure(error as? URLError ?? URLError(.unknown)))
            }
          }
          loading.task = task
          task.resume()
        }
        .handleEvents(receiveCancel: { loading.task?.cancel() })
      }
      .receive(subscriber: subscriber)
    }
  }

  /// Publishes what an address holds.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Publishes what a request asks for.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}
