public import Foundation
public import OpenCombine

extension NotificationCenter {
  /// A publisher of the notifications of a name, by `object` alone if it is given.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of a center's notifications.
  public struct Publisher: OpenCombine.Publisher, Equatable {
    public typealias Output = Notification
    public typealias Failure = Never

    /// Where they are posted.
    public let center: NotificationCenter
    /// What they are called.
    public let name: Notification.Name
    /// Whose notifications these are; `nil` for anybody's.
    public let object: AnyObject?

    /// A publisher of the notifications of a name, by `object` alone if it is given.
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
