import Foundation
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine

@MainActor @Suite("The application and its window")
struct UIApplicationTests {
  private struct Inset: View {
    @State private var top: CGFloat = 0
    var body: some View {
      Tile.of(1, 10 + top, 10)
        .onAppear {
          let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
          top = scenes.first?.windows.first { $0.isKeyWindow }?.safeAreaInsets.top ?? -1
        }
    }
  }

  @Test("its window has the stage's safe area", arguments: [0.0, 47])
  func insets(top: Double) throws {
    var stage = Stage.of(100, 200)
    stage.safeAreaInsets.top = CGFloat(top)
    let film = try Rehearsal(stage) { Inset() }
    try film.advance(to: 0.1)
    #expect(try film.tile(1).width == 10 + CGFloat(top))
  }

  private struct Form: View {
    let hook: Hook<Bool>
    @State private var isShown = true
    @FocusState private var isFocused: Bool
    var body: some View {
      hook.binding = $isShown
      return TextField("Name", text: .constant("Ada")).focused($isFocused)
        .onAppear { isFocused = true }
        .onChange(of: isFocused) { isShown = isFocused }
    }
  }

  private static var resign: Selector {
    Selector("resignFirstResponder", UIResponder.resignFirstResponder)
  }

  @Test("what is sent to nobody takes the caret from its field, and the keyboard goes")
  func resigns() throws {
    let hook = Hook<Bool>()
    let stage = try Rehearsal(KeyboardStage.phone) { Form(hook: hook) }
    try stage.advance(to: 2)
    #expect(stage.keyboardRise > 200 && hook.value == true)
    var taken = [Bool]()
    func send() {
      taken.append(
        UIApplication.shared.sendAction(Self.resign, to: nil, from: nil, for: nil))
    }
    try stage.now { send() }
    try stage.now { send() }
    try stage.advance(to: 4)
    // Nobody has the caret to give the second time.
    #expect(taken == [true, false] && stage.keyboardRise == 0 && hook.value == false)
  }

  @Test("a window ends what is edited in it")
  func endsEditing() throws {
    let stage = try Rehearsal(KeyboardStage.phone) { Form(hook: Hook<Bool>()) }
    try stage.advance(to: 2)
    try stage.now { _ = UIApplication.shared.keyWindow?.endEditing(true) }
    try stage.advance(to: 4)
    #expect(stage.keyboardRise == 0)
    #expect(UIApplication.shared.keyWindow?.resignFirstResponder() == false)
  }

  private final class Target {
    var senders: [ObjectIdentifier] = []
    func act(_ sender: AnyObject) { senders.append(ObjectIdentifier(sender)) }
    func count() -> Int { 1 }
  }

  @Test("what is sent to an object calls its method, with who sends it")
  func targets() {
    let (target, view) = (Target(), UIView())
    let application = UIApplication.shared
    let act = Selector("act(_:)", Target.act(_:))
    #expect(application.sendAction(act, to: target, from: view, for: nil))
    #expect(application.sendAction(act, to: target, from: nil, for: nil))
    #expect(
      application.sendAction(Selector("count", Target.count), to: target, from: nil, for: nil))
    #expect(target.senders == [ObjectIdentifier(view), ObjectIdentifier(application)])
    #expect(!application.sendAction(act, to: nil, from: nil, for: nil))
  }

  @Test("what is chosen at the icon is kept, and nobody chooses it")
  func shortcuts() {
    let item = UIApplicationShortcutItem(
      type: "new", localizedTitle: "New", icon: UIApplicationShortcutIcon(type: .add))
    #expect(item.localizedSubtitle == nil && item.icon == UIApplicationShortcutIcon(type: .add))
    #expect(item.icon != UIApplicationShortcutIcon(systemImageName: "plus"))
    UIApplication.shared.shortcutItems = [item]
    #expect(UIApplication.shared.shortcutItems?.first === item)
    UIApplication.shared.shortcutItems = nil
    var isDone: Bool?
    (Delegate() as any UIApplicationDelegate).application(
      .shared, performActionFor: item, completionHandler: { isDone = $0 })
    #expect(isDone == false)
  }

  private final class Mail: UIApplicationDelegate {
    var opened: [URL] = []
    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
      opened.append(url)
      return options[.sourceApplication] != nil
    }
  }

  @Test("a delegate is told of addresses and messages as it has methods for them")
  func messages() throws {
    let (mail, plain) = (Mail(), Delegate())
    let url = try #require(URL(string: "mail:1"))
    let options: [UIApplication.OpenURLOptionsKey: Any] = [.sourceApplication: "other"]
    for delegate: any UIApplicationDelegate in [mail, plain] {
      let isOpen = delegate.application(.shared, open: url, options: options)
      #expect(isOpen == (delegate === mail))
    }
    #expect(mail.opened == [url])
    var results: [UIBackgroundFetchResult] = []
    (plain as any UIApplicationDelegate).application(
      .shared, didReceiveRemoteNotification: [:], fetchCompletionHandler: { results.append($0) })
    #expect(results == [.noData])
    UIApplication.shared.registerForRemoteNotifications()
    #expect(!UIApplication.shared.isRegisteredForRemoteNotifications)
  }

  private final class Delegate: UIApplicationDelegate {}
  private final class SceneDelegate: UIWindowSceneDelegate {}

  @Test("delegates are there to be asked, and nobody calls them")
  func delegates() throws {
    let adaptor = UIApplicationDelegateAdaptor(Delegate.init)
    let application = UIApplication.shared
    #expect(
      adaptor.wrappedValue.application(application, didFinishLaunchingWithOptions: nil))
    let scene = try #require(application.connectedScenes.first)
    let configuration = UISceneConfiguration(name: "a", sessionRole: scene.session.role)
    configuration.delegateClass = SceneDelegate.self
    #expect(configuration.role == .windowApplication && configuration.name == "a")
    #expect(SceneDelegate().window == nil && scene.delegate == nil)
  }

  @Test("the name of another icon is kept, and looks of tabs are each state's")
  func icons() {
    var told = 0
    UIApplication.shared.setAlternateIconName("other") { if $0 == nil { told += 1 } }
    #expect(UIApplication.shared.alternateIconName == "other" && told == 1)
    UIApplication.shared.setAlternateIconName(nil)
    #expect(UIApplication.shared.alternateIconName == nil)
    let look = UITabBarAppearance()
    look.stackedLayoutAppearance.selected.iconColor = .red
    #expect(look.stackedLayoutAppearance.normal.iconColor == nil)
  }

  @Test("an address has nothing that shows it")
  func addresses() throws {
    let url = try #require(URL(string: UIApplication.openSettingsURLString))
    var told: [Bool] = []
    UIApplication.shared.open(url) { told.append($0) }
    #expect(told == [false] && !UIApplication.shared.canOpenURL(url))
    #expect(IneffectiveSettings.shortcomings.contains("`UIApplication.open` has no effect here"))
  }

  @Test("a person's wishes are those of the stage", arguments: [false, true])
  func wishes(isReduced: Bool) throws {
    let stage = try Rehearsal(reduceMotion: isReduced) { Tile.of(1, 10, 10) }
    #expect(UIAccessibility.isReduceMotionEnabled == isReduced)
    #expect(UIAccessibility.prefersCrossFadeTransitions == isReduced)
    #expect(!UIAccessibility.isVoiceOverRunning && stage.graph.stage.reduceMotion == isReduced)
  }

  @Test("what tables, switches and sliders of an app are asked for is noted")
  func proxies() {
    UITableView.appearance().separatorStyle = .none
    UISwitch.appearance().onTintColor = .red
    UISlider.appearance().setThumbImage(nil, for: .normal)
    UITableView.appearance().backgroundColor = .clear
    UITabBarItem.appearance().setTitleTextAttributes([:], for: .normal)
    let noted = IneffectiveSettings.shortcomings
    for name in [
      "UITableView.appearance().separatorStyle", "UISwitch.appearance().onTintColor",
      "UISlider.appearance().setThumbImage", "UITableView.appearance().backgroundColor",
      "UITabBarItem.setTitleTextAttributes",
    ] { #expect(noted.contains("`\(name)` has no effect here")) }
  }
}
