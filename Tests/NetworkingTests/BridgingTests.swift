import Networking
import Testing

@Suite("Requests as objects and as values")
struct BridgingTests {
  @Test("an object is a value of the same parts, and a value an object")
  func bridged() throws {
    let page = try #require(URL(string: "https://example.com"))
    let object = NSMutableURLRequest(url: page)
    object.httpMethod = "POST"
    let value = object as URLRequest
    #expect(value.httpMethod == "POST" && value.url == page)
    object.httpMethod = "PUT"
    #expect(value.httpMethod == "POST")
    let again = value as NSURLRequest
    #expect(again.httpMethod == "POST" && again.url == page)
    let anything: Any = object
    #expect((anything as? URLRequest)?.httpMethod == "PUT")
    let mutable = (value as NSURLRequest).mutableCopy() as? NSMutableURLRequest
    #expect(mutable?.httpMethod == "POST")
  }
}
