public import Foundation
public import OpenCombine

extension NotificationCenter {
  /// A publisher of the notifications of a name.
  ///
  /// - Parameters:
  ///   - name: The notifications' name.
  ///   - object: Who posts them; `nil` for anybody.
  /// - Returns: The publisher, which never fails.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of a notification centre's notifications.
  public struct Publisher: OpenCombine.Publisher, Equatable {
    public typealias Output = Notification
    public typealias Failure = Never

    /// The notification centre.
    public let center: NotificationCenter
    /// The notifications' name.
    public let name: Notification.Name
    /// The object that posts the notifications; `nil` for anybody.
    public let object: AnyObject?

    /// Creates a publisher of the notifications of a name.
    ///
    /// - Parameters:
    ///   - center: The notification centre.
    ///   - name: The notifications' name.
    ///   - object: Who posts them; `nil` for anybody.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Failure == Never, Downstream.Input == Notification {
      let subscription = DemandedSubscription<Notification, Downstream>(subscriber)
      // A notification is delivered on the thread that posts it.
      let observer = center.addObserver(
        forName: name, object: object, queue: nil, using: elsewhere(subscription.send))
      let center = center
      subscription.onCancel { center.removeObserver(observer) }
      subscriber.receive(subscription: subscription)
    }

    public static func == (one: Publisher, other: Publisher) -> Bool {
      one.center == other.center && one.name == other.name && one.object === other.object
    }
  }
}
