public import Foundation
@_spi(Engine) import ViewEngine

/// The device on which a scene is filmed.
@MainActor @preconcurrency public final class UIDevice {
  /// The device of the scene.
  public static let current = UIDevice()

  private init() {}

  /// Sets the value of a key, by which code turned the device; a film's is not turned, and the tool says so.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The key.
  /// - Note: Accepted; no effect. `value`, `key`: the stage says how the device is held.
  public func setValue(_ value: Any?, forKey key: String) {
    IneffectiveSettings.note("UIDevice.setValue(_:forKey: \"\(key)\")")
  }

  // MARK: What it is

  /// The kind of the device's interface.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.environment.horizontalSizeClass == .regular ? .pad : .phone
  }
  /// The model.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The model, in the reader's language.
  public var localizedModel: String { model }
  /// What its owner calls it: the model.
  public var name: String { model }
  /// The system's name.
  public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The system's version: that which the film looks like.
  public var systemVersion: String { "\(UIScreen.environment.drawing.system.rawValue).0" }
  /// An identifier of the device for one vendor's apps: the same in each film.
  public var identifierForVendor: UUID? {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
  /// Whether the system runs several apps at once.
  public var isMultitaskingSupported: Bool { true }

  // MARK: How it is held

  /// How the device is held: as its screen stands.
  public var orientation: UIDeviceOrientation {
    Screen.current.size.width > Screen.current.size.height ? .landscapeLeft : .portrait
  }
  /// Whether it tells of how it is held; nobody turns a device during a film.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Begins to tell of how the device is held.
  ///
  /// - Note: Accepted; no effect: nobody turns a device during a film.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Ends to tell of how the device is held.
  ///
  /// - Note: Accepted; no effect: nobody turns a device during a film.
  public func endGeneratingDeviceOrientationNotifications() {}
  /// A notification that the device is held otherwise; none is sent during a film.
  nonisolated public static let orientationDidChangeNotification =
    Notification.Name("UIDeviceOrientationDidChangeNotification")

  // MARK: Battery and nearness

  /// What the battery does.
  public enum BatteryState: Int, Sendable {
    /// Nobody asks it.
    case unknown
    /// It gives.
    case unplugged
    /// It takes.
    case charging
    /// It is full.
    case full
  }

  /// Whether the battery is asked.
  public var isBatteryMonitoringEnabled = false
  /// How full the battery is: full, as the status bar shows it; −1 if nobody asks.
  public var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  /// What the battery does.
  public var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
  /// A notification that the battery is as full as before no more; none is sent during a film.
  nonisolated public static let batteryLevelDidChangeNotification =
    Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
  /// A notification that the battery does something else; none is sent during a film.
  nonisolated public static let batteryStateDidChangeNotification =
    Notification.Name("UIDeviceBatteryStateDidChangeNotification")

  /// Whether it is asked if something is near.
  public var isProximityMonitoringEnabled = false
  /// Whether something is near: nothing is.
  public var proximityState: Bool { false }
}

/// The kind of a device's interface.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// None is known.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// A car's screen.
  case carPlay
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Nobody knows.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its side, its top to the left.
  case landscapeLeft
  /// On its side, its top to the right.
  case landscapeRight
  /// On its back.
  case faceUp
  /// On its face.
  case faceDown

  /// Whether its top is up or down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether its top is at a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether it says how an interface stands.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// How an interface stands on its screen.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Nobody knows.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its side, the device's top to the right.
  case landscapeLeft
  /// On its side, the device's top to the left.
  case landscapeRight

  /// Whether it stands upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
