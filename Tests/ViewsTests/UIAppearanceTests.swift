import Foundation
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine

/// What all views of a class are asked for, and what an app asks of its device.
@MainActor @Suite("Appearances of UIKit's classes, and the device")
struct UIAppearanceTests {
  @Test("what stands for a class is always the same, and is told of")
  func appearances() {
    #expect(UIWindow.appearance() === UIWindow.appearance())
    #expect(UILabel.appearance() === UILabel.appearance())
    #expect(UIButton.appearance() === UIButton.appearance())
    #expect(UIProgressView.appearance() === UIProgressView.appearance())
    let item = UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIView.self])
    #expect(UIBarButtonItem.appearance() === item)
    let bar = UINavigationBar.appearance(whenContainedInInstancesOf: [UIViewController.self])
    #expect(UINavigationBar.appearance() === bar)
    UIWindow.appearance().tintColor = .red
    UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = .red
    let told = IneffectiveSettings.shortcomings.joined(separator: "\n")
    for word in [
      "UILabel", "UIButton", "UIProgressView", "UIBarButtonItem", "UIWindow",
    ] {
      #expect(told.contains("\(word).appearance()"), "\(word)")
    }
    #expect(told.contains("UIView in UIAlertController.appearance().tintColor"))
  }

  @Test("a screen has as many pixels as its scale says, and is as bright as it is")
  func screen() throws {
    let film = try Rehearsal { Tile.of(1, 10, 10) }
    try film.now {
      let screen = UIScreen.main
      #expect(screen.nativeScale == screen.scale)
      #expect(screen.nativeBounds.width == screen.bounds.width * screen.scale)
      #expect(screen.nativeBounds.height == screen.bounds.height * screen.scale)
      #expect(screen.maximumFramesPerSecond == 60 && screen.brightness == 0.5)
      screen.brightness = 1
      screen.brightness = 0.5
    }
    #expect(IneffectiveSettings.shortcomings.joined().contains("UIScreen.brightness"))
    #expect(!UIScreen.brightnessDidChangeNotification.rawValue.isEmpty)
  }

  @Test("an application that is always seen has all the time that it wants")
  func background() {
    let app = UIApplication.shared
    let task = app.beginBackgroundTask(withName: "a") {}
    #expect(task != .invalid && app.backgroundTimeRemaining > 1e9)
    app.endBackgroundTask(task)
    #expect(app.backgroundRefreshStatus == .available)
    #expect(
      UIApplication.didReceiveMemoryWarningNotification
        != UIApplication.didEnterBackgroundNotification)
  }

  @Test("nobody uses a responder without a finger unless a subclass says what comes of it")
  func accessibility() {
    let responder = UIResponder()
    responder.accessibilityIncrement()
    responder.accessibilityDecrement()
    responder.reloadInputViews()
    let done = [
      responder.accessibilityPerformEscape(), responder.accessibilityPerformMagicTap(),
      responder.accessibilityActivate(),
    ]
    #expect(done == [false, false, false])
  }

  @Test("a pasteboard takes values by their types, and gives them by theirs")
  func values() throws {
    let board = UIPasteboard.withUniqueName()
    board.setValue("a", forPasteboardType: "public.utf8-plain-text")
    #expect(board.string == "a")
    #expect(board.value(forPasteboardType: "public.plain-text") as? String == "a")
    #expect(board.data(forPasteboardType: "public.plain-text") == Data("a".utf8))
    #expect(board.value(forPasteboardType: "public.image") == nil)
    let url = try #require(URL(string: "https://example.org"))
    board.setValue(url, forPasteboardType: "public.url")
    #expect(board.value(forPasteboardType: "public.url") as? URL == url && board.url == url)
    board.setData(Data("b".utf8), forPasteboardType: "public.plain-text")
    #expect(board.string == "b" && board.value(forPasteboardType: "no type") == nil)
    board.setValue(UIColor.red, forPasteboardType: "com.apple.uikit.color")
    #expect(board.color == .red)
    board.setValue(1, forPasteboardType: "public.data")
    #expect(IneffectiveSettings.shortcomings.joined().contains("UIPasteboard.setValue of Int"))
  }

  @Test("an app that asks for other apps, and for other pictures of a slider, is told of it")
  func refusals() throws {
    let file = UIDocumentInteractionController(url: URL(fileURLWithPath: "/a/b.pdf"))
    #expect(file.name == "b.pdf" && !file.presentPreview(animated: true))
    #expect(!file.presentOptionsMenu(from: .zero, in: UIView(frame: .zero), animated: true))
    #expect(!file.presentOpenInMenu(from: .zero, in: UIView(frame: .zero), animated: true))
    let slider = UISlider(frame: .zero)
    slider.setMinimumTrackImage(UIImage(), for: .normal)
    slider.setMaximumTrackImage(UIImage(), for: .normal)
    let bounds = CGRect(x: 0, y: 0, width: 104, height: 30)
    let track = slider.trackRect(forBounds: bounds)
    #expect(track == CGRect(x: 2, y: 13, width: 100, height: 4))
    for (value, x) in [(Float(0), CGFloat(2)), (0.5, 38), (1, 74), (2, 74)] {
      let thumb = slider.thumbRect(forBounds: bounds, trackRect: track, value: value)
      #expect(thumb == CGRect(x: x, y: 1, width: 28, height: 28), "\(value)")
    }
    _ = UIImageView(image: nil, highlightedImage: UIImage())
    UIDevice.current.setValue(1, forKey: "orientation")
    let told = IneffectiveSettings.shortcomings.joined(separator: "\n")
    for word in [
      "UIDocumentInteractionController.presentPreview", "presentOptionsMenu", "presentOpenInMenu",
      "UISlider.setMinimumTrackImage", "UISlider.setMaximumTrackImage",
      "UIImageView.highlightedImage", "UIDevice.setValue",
    ] {
      #expect(told.contains(word), "\(word)")
    }
  }

  @Test("what an app asks of its screen is the stage's, and nobody records it")
  func stage() throws {
    let film = try Rehearsal { Tile.of(1, 10, 10) }
    try film.now {
      let screen = UIScreen.main
      #expect(screen.traitCollection.displayScale == screen.scale && !screen.isCaptured)
      #expect(UIScreen.screens.count == 1 && UIScreen.screens.first === screen)
      #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
      #expect(UIApplication.shared.isProtectedDataAvailable)
      #expect(UIColor(named: "none", in: nil, compatibleWith: nil) == nil)
      let controller = UIHostingController(rootView: Tile.of(1, 10, 10))
      controller.sizingOptions = [.preferredContentSize, .intrinsicContentSize]
      controller.safeAreaRegions = []
      #expect(controller.sizeThatFits(in: CGSize(width: 99, height: 99)).width == 10)
    }
    let names: Set<Notification.Name> = [
      UIApplication.userDidTakeScreenshotNotification,
      UIApplication.significantTimeChangeNotification, UIScreen.capturedDidChangeNotification,
    ]
    #expect(names.count == 3)
  }
}
