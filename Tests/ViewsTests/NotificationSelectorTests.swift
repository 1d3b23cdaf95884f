import Foundation
import Testing

@testable import UIKitViews

/// Remembers the notifications that it was told.
@MainActor private final class Listener {
  var names: [String] = []
  var calls = 0
  func heard(_ notification: Notification) { names.append(notification.name.rawValue) }
  func heardObject(_ notification: NSNotification) {
    names.append("\(notification.name.rawValue) \(notification.userInfo?.count ?? 0)")
  }
  func heardAny(_ sender: Any?) { calls += sender == nil ? 0 : 1 }
  func called() { calls += 1 }
}

@MainActor @Suite struct NotificationSelectorTests {
  private let center = NotificationCenter()
  private static let first = Notification.Name("first")
  private static let second = Notification.Name("second")

  private func add(
    _ listener: Listener, _ selector: Selector, _ name: Notification.Name?, of object: Any? = nil
  ) {
    center.addObserver(listener, selector: selector, name: name, object: object)
  }

  @Test("a method is called with the notifications of its name, as it takes them")
  func called() {
    let listener = Listener()
    add(listener, Selector("heard(_:)", Listener.heard(_:)), Self.first)
    add(listener, Selector("heardObject(_:)", Listener.heardObject(_:)), Self.first)
    add(listener, Selector("heardAny(_:)", Listener.heardAny(_:)), Self.first)
    add(listener, Selector("called", Listener.called), Self.first)
    center.post(name: Self.second, object: nil)
    #expect(listener.names.isEmpty && listener.calls == 0)
    center.post(name: Self.first, object: nil, userInfo: ["a": 1, "b": 2])
    #expect(listener.names.sorted() == ["first", "first 2"])
    #expect(listener.calls == 2)
  }

  @Test("without a name every notification counts, and with an object those that it posts")
  func filtered() {
    let (listener, poster) = (Listener(), Listener())
    add(listener, Selector("heard(_:)", Listener.heard(_:)), nil)
    add(listener, Selector("called", Listener.called), Self.first, of: poster)
    center.post(name: Self.first, object: nil)
    center.post(name: Self.second, object: poster)
    #expect(listener.names == ["first", "second"] && listener.calls == 0)
    center.post(name: Self.first, object: poster)
    #expect(listener.calls == 1)
  }

  @Test("what was removed is called no more: all of an object, or one name")
  func removed() {
    let (listener, other) = (Listener(), Listener())
    let called = Selector("called", Listener.called)
    for name in [Self.first, Self.second] {
      add(listener, called, name)
      add(other, called, name)
    }
    center.removeObserver(listener, name: Self.first, object: nil)
    center.post(name: Self.first, object: nil)
    center.post(name: Self.second, object: nil)
    #expect(listener.calls == 1 && other.calls == 2)
    center.removeObserver(listener)
    center.post(name: Self.second, object: nil)
    #expect(listener.calls == 1 && other.calls == 3)
    NotificationCenter.default.removeObserver(other)
    center.post(name: Self.second, object: nil)
    #expect(other.calls == 4)
  }

  @Test("a centre keeps no object, and calls none that is gone")
  func gone() {
    weak var weakListener: Listener?
    do {
      let listener = Listener()
      weakListener = listener
      add(listener, Selector("called", Listener.called), Self.first)
      center.post(name: Self.first, object: nil)
      #expect(listener.calls == 1)
    }
    #expect(weakListener == nil)
    center.post(name: Self.first, object: nil)
  }

  @Test("the tokens of blocks are removed as before")
  func tokens() {
    let listener = Listener()
    let token = center.addObserver(forName: Self.first, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { listener.calls += 1 }
    }
    center.post(name: Self.first, object: nil)
    center.removeObserver(token)
    center.post(name: Self.first, object: nil)
    #expect(listener.calls == 1)
  }
}
