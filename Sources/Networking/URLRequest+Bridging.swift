import Foundation

// By this the compiler takes `request as URLRequest` and `request as NSURLRequest`, and casts at run time succeed.
extension URLRequest: _ObjectiveCBridgeable {
  /// The class whose objects are requests, too.
  public typealias _ObjectType = NSURLRequest

  /// The request as an object.
  ///
  /// - Returns: An object of the same parts.
  public func _bridgeToObjectiveC() -> NSURLRequest { NSURLRequest(self) }
  /// Takes the parts of an object.
  ///
  /// - Parameters:
  ///   - source: The object.
  ///   - result: The request.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSURLRequest, result: inout URLRequest?
  ) { result = source.value }
  /// Takes the parts of an object, which every object has.
  ///
  /// - Parameters:
  ///   - source: The object.
  ///   - result: The request.
  /// - Returns: Whether it has them: always.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSURLRequest, result: inout URLRequest?
  ) -> Bool {
    result = source.value
    return true
  }
  /// The parts of an object.
  ///
  /// - Parameter source: The object; of none there are no parts.
  /// - Returns: The request.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSURLRequest?) -> URLRequest {
    source?.value ?? URLRequest(url: URL(fileURLWithPath: "/dev/null"))
  }
}
