import CombineShim
import Networking
import Testing

/// Requests, answers, observations and transformers, by their values.
@Suite("Requests and answers")
struct RequestTests {
  private let page: URL

  init() throws { page = try #require(URL(string: "https://example.com/a/b.json?c=d")) }

  @Test("a request begins as Foundation's does")
  func request() {
    let request = URLRequest(url: page)
    #expect(request.url == page && request.httpMethod == "GET" && request.httpBody == nil)
    #expect(request.cachePolicy == .useProtocolCachePolicy && request.timeoutInterval == 60)
    #expect(request.allHTTPHeaderFields?.isEmpty == true)
    #expect(request.httpShouldHandleCookies && request.allowsCellularAccess)
  }

  @Test("a request is equal to another of the same parts, and to no other")
  func equal() {
    let request = URLRequest(url: page)
    var others: [URLRequest] = []
    for change: (inout URLRequest) -> Void in [
      { $0.httpMethod = "POST" }, { $0.httpBody = Data([1]) }, { $0.timeoutInterval = 1 },
      { $0.cachePolicy = .returnCacheDataDontLoad }, { $0.url = nil },
      { $0.setValue("b", forHTTPHeaderField: "a") }, { $0.httpShouldHandleCookies = false },
      { $0.allowsCellularAccess = false }, { $0.allHTTPHeaderFields = nil },
    ] {
      var other = request
      change(&other)
      others.append(other)
    }
    #expect(Set(others + [request, URLRequest(url: page)]).count == 10)
  }

  @Test(
    "a field is set, added to and taken away, whatever the case of its name",
    arguments: [
      "accept", "Accept", "ACCEPT",
    ])
  func fields(name: String) {
    var request = URLRequest(url: page)
    #expect(request.value(forHTTPHeaderField: name) == nil)
    request.addValue("one", forHTTPHeaderField: "Accept")
    #expect(request.value(forHTTPHeaderField: name) == "one")
    request.addValue("two", forHTTPHeaderField: name)
    #expect(request.value(forHTTPHeaderField: "aCCept") == "one,two")
    #expect(request.allHTTPHeaderFields == [name: "one,two"])
    request.setValue("three", forHTTPHeaderField: "Other")
    request.setValue("four", forHTTPHeaderField: name)
    #expect(request.allHTTPHeaderFields == [name: "four", "Other": "three"])
    request.setValue(nil, forHTTPHeaderField: "ACCept")
    #expect(request.allHTTPHeaderFields == ["Other": "three"])
    request.allHTTPHeaderFields = nil
    request.setValue("five", forHTTPHeaderField: name)
    #expect(request.value(forHTTPHeaderField: name) == "five")
  }

  @Test("policies have Foundation's numbers")
  func policies() {
    let policies: [NSURLRequest.CachePolicy] = [
      .useProtocolCachePolicy, .reloadIgnoringLocalCacheData, .returnCacheDataElseLoad,
      .returnCacheDataDontLoad, .reloadIgnoringLocalAndRemoteCacheData,
      .reloadRevalidatingCacheData,
    ]
    #expect(policies.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
  }

  @Test("an answer tells its kind and length from its fields")
  func answer() throws {
    let fields = ["Content-Type": "text/html", "Content-Length": "12", "X-Own": "y"]
    let answer = try #require(
      HTTPURLResponse(url: page, statusCode: 201, httpVersion: "HTTP/2", headerFields: fields))
    #expect(answer.statusCode == 201 && answer.url == page && answer.mimeType == "text/html")
    #expect(answer.expectedContentLength == 12 && answer.suggestedFilename == "b.json")
    #expect(answer.value(forHTTPHeaderField: "x-own") == "y")
    #expect(answer.value(forHTTPHeaderField: "x-other") == nil)
    #expect(answer.allHeaderFields.count == 3)
    for wrong in ["", "many", "1.5"] {
      let other = HTTPURLResponse(
        url: page, statusCode: 200, httpVersion: nil, headerFields: ["Content-Length": wrong])
      #expect(other?.expectedContentLength == -1)
    }
    let plain = URLResponse(
      url: page, mimeType: "a/b", expectedContentLength: 3, textEncodingName: "utf-8")
    #expect(plain.mimeType == "a/b" && plain.expectedContentLength == 3)
    #expect(plain.textEncodingName == "utf-8" && plain.suggestedFilename == "b.json")
  }

  @Test(
    "a status has words",
    arguments: [
      (200, "no error"), (401, "unauthorized"), (403, "forbidden"), (404, "not found"),
      (400, "bad request"), (418, "client error"), (499, "client error"),
      (500, "internal server error"), (503, "service unavailable"), (599, "server error"),
      (302, "found"), (399, "redirected"), (299, "success"), (199, "informational"),
    ])
  func words(status: Int, words: String) {
    #expect(HTTPURLResponse.localizedString(forStatusCode: status) == words)
  }

  @Test("a configuration begins as Foundation's, and each is another")
  func configurations() {
    for configuration in [
      URLSessionConfiguration.default, .ephemeral, .background(withIdentifier: "b"),
    ] {
      #expect(configuration.timeoutIntervalForRequest == 60)
      // A week.
      #expect(configuration.timeoutIntervalForResource == 7 * 24 * 3600)
      #expect(configuration.httpAdditionalHeaders == nil && !configuration.waitsForConnectivity)
    }
    let one = URLSessionConfiguration.default
    one.timeoutIntervalForRequest = 5
    #expect(URLSessionConfiguration.default.timeoutIntervalForRequest == 60)
    let session = URLSession(configuration: one)
    #expect(session.configuration.timeoutIntervalForRequest == 5 && session.delegate == nil)
    one.timeoutIntervalForRequest = 7
    #expect(session.configuration.timeoutIntervalForRequest == 5)
    let cache = URLCache(memoryCapacity: 1, diskCapacity: 2)
    #expect(cache.memoryCapacity == 1 && cache.diskCapacity == 2)
  }

  @Test("a task that has not begun can be given up, and does not begin then")
  func task() async {
    let error = await withCheckedContinuation { continuation in
      let task = URLSession.shared.dataTask(with: page) { data, response, error in
        #expect(data == nil && response == nil)
        continuation.resume(returning: error)
      }
      #expect(task.state == .suspended && task.currentRequest == URLRequest(url: page))
      task.cancel()
      #expect(task.state == .canceling || task.state == .completed)
      task.resume()
      #expect(task.state != .running)
    }
    #expect((error as? URLError)?.code == .cancelled)
    #expect(URLSessionTask.State.running.rawValue == 0)
    #expect(URLSessionTask.State.completed.rawValue == 3)
  }

  // MARK: Values

  @Test("options of an observation are bits, which can be put together")
  func options() {
    let all: NSKeyValueObservingOptions = [.new, .old, .initial, .prior]
    #expect(all.rawValue == 15 && all.contains(.prior) && !all.subtracting(.old).contains(.old))
    #expect(
      [NSKeyValueChange.setting, .insertion, .removal, .replacement].map(\.rawValue) == [
        1, 2, 3, 4,
      ])
  }

  /// Doubles numbers, one way.
  private final class Doubler: ValueTransformer {
    override class func allowsReverseTransformation() -> Bool { false }
    override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
  }

  @Test("a transformer without a change of its own gives the value back")
  func transformers() {
    let plain = ValueTransformer()
    #expect(plain.transformedValue(3) as? Int == 3 && plain.transformedValue(nil) == nil)
    #expect(plain.reverseTransformedValue("a") as? String == "a")
    #expect(
      ValueTransformer.allowsReverseTransformation() && !Doubler.allowsReverseTransformation())
    #expect(Doubler().transformedValue(4) as? Int == 8 && Doubler().transformedValue("4") == nil)
  }

  @Test("names of transformers are sorted, and one name has one transformer of its own class")
  func names() {
    let names = ["rostrum.b", "rostrum.a"].map { NSValueTransformerName($0) }
    let (one, other) = (Doubler(), Doubler())
    for name in names { ValueTransformer.setValueTransformer(one, forName: name) }
    defer { for name in names { ValueTransformer.setValueTransformer(nil, forName: name) } }
    let known = ValueTransformer.valueTransformerNames().filter { names.contains($0) }
    #expect(known == names.reversed())
    ValueTransformer.setValueTransformer(other, forName: names[0])
    #expect(ValueTransformer(forName: names[0]) === other)
    #expect(ValueTransformer(forName: names[1]) === one)
    #expect(NSSecureUnarchiveFromDataTransformer(forName: names[0]) == nil)
    #expect(NSValueTransformerName(rawValue: "x") == NSValueTransformerName("x"))
  }

  @Test("values kept under keys are of the kinds that were kept")
  func defaults() throws {
    let name = "rostrum-test-values"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    store.setValue("text", forKey: "a")
    store.setValue([1, 2], forKey: "b")
    store.setValue(true, forKey: "c")
    #expect(store.value(forKey: "a") as? String == store.string(forKey: "a"))
    #expect(store.value(forKey: "b") as? [Int] == [1, 2] && store.bool(forKey: "c"))
    #expect(store.value(forKey: "none") == nil)
    store.setValue(7.5, forKey: "a")
    #expect(store.double(forKey: "a") == 7.5)
  }

  @Test("words are compared by their letters, the same way by either comparator")
  func comparators() {
    let words = ["b", "a", "c", "aa"]
    let sorted = ["a", "aa", "b", "c"]
    #expect(
      words.sorted { String.StandardComparator.localized.compare($0, $1) == .orderedAscending }
        == sorted)
    #expect(
      words.sorted {
        String.StandardComparator.localizedStandard.compare($0, $1) == .orderedAscending
      }
        == sorted)
  }
}
