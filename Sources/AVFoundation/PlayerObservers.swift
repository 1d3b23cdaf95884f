public import Networking
public import OpenCombine
import UIKitViews

/// What has values that are watched by key path.
@MainActor @preconcurrency public protocol _PlayerValues: AnyObject {}

extension AVPlayer: _PlayerValues {}
extension AVPlayerItem: _PlayerValues {}

extension _PlayerValues where Self: AVPlayer {
  /// Watches a value: those that code sets, as nothing plays in a film.
  ///
  /// - Parameters:
  ///   - keyPath: The value.
  ///   - options: What is to be told.
  ///   - changeHandler: Called when it is another one.
  /// - Returns: What ends it.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observers.add({ [weak self] in self?[keyPath: keyPath] }, options) { [weak self] change in
      if let self { changeHandler(self, change) }
    }
  }

  /// The values that something has, the one of now among them: those that code sets, as nothing plays in a film.
  ///
  /// - Parameter keyPath: The value.
  /// - Returns: What publishes them.
  public func publisher<Value>(for keyPath: KeyPath<Self, Value>) -> AnyPublisher<Value, Never> {
    let values = CurrentValueSubject<Value, Never>(self[keyPath: keyPath])
    let observation = observers.add({ [weak self] in self?[keyPath: keyPath] }, .new) { change in
      if let value = change.newValue { values.send(value) }
    }
    return values.map { value in withExtendedLifetime(observation) { value } }.eraseToAnyPublisher()
  }
}

extension _PlayerValues where Self: AVPlayerItem {
  /// Watches a value, none of which changes, as nothing is opened.
  ///
  /// - Parameters:
  ///   - keyPath: The value.
  ///   - options: Whether the value of now is to be told.
  ///   - changeHandler: Called with that.
  /// - Returns: What ends it.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      changeHandler(self, NSKeyValueObservedChange(to: self[keyPath: keyPath], from: nil, options))
    }
    return NSKeyValueObservation()
  }

  /// The value of now; none changes, as nothing is opened.
  ///
  /// - Parameter keyPath: The value.
  /// - Returns: What publishes it.
  public func publisher<Value>(for keyPath: KeyPath<Self, Value>) -> AnyPublisher<Value, Never> {
    CurrentValueSubject<Value, Never>(self[keyPath: keyPath]).eraseToAnyPublisher()
  }
}
