import Foundation
import Geometry
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("A button of UIKit's", .serialized)
struct UIButtonTests {
  private func stage(_ button: UIButton) throws -> Rehearsal {
    try Rehearsal(.small) { Hosted(view: button).frame(width: 80, height: 40) }
  }

  @Test("calls methods and actions for a tap, once each, while it can be used")
  func taps() throws {
    let (button, listener, journal) = (UIButton(type: .system), ControlListener(), Journal())
    button.setTitle("Save", for: .normal)
    listener.listen(to: button, for: .touchUpInside)
    button.addAction(UIAction { _ in journal.note("a") }, for: [.touchUpInside, .touchDown])
    button.addAction(UIAction { _ in journal.note("b") }, for: .primaryActionTriggered)
    let stage = try stage(button)
    try stage.tap(50, 50, at: 0.2)
    #expect(listener.count == 1)
    #expect(journal.lines.filter { $0 == "b" }.count == 1)
    #expect(journal.lines.filter { $0 == "a" }.count == 2)
    // All of its bounds take the touch, and nothing beside them.
    try stage.tap(12, 32, at: 1)
    #expect(listener.count == 2)
    try stage.tap(5, 50, at: 2)
    #expect(listener.count == 2)
    try stage.now { button.isEnabled = false }
    try stage.tap(50, 50, at: 3)
    #expect(listener.count == 2)
  }

  @Test("has what was set for its state, else what was set for the normal one")
  func states() throws {
    let button = UIButton(type: .custom)
    button.setTitle("Off", for: .normal)
    button.setTitle("On", for: .selected)
    button.setTitleColor(.red, for: .normal)
    #expect(button.title(for: .highlighted) == "Off")
    #expect(button.title(for: .selected) == "On")
    #expect(button.currentTitle == "Off")
    #expect(button.currentTitleColor == .red)
    let stage = try stage(button)
    #expect(stage.list.words.contains("Off"))
    try stage.now { button.isSelected = true }
    #expect(stage.list.words.contains("On"))
    #expect(!stage.list.words.contains("Off"))
    try stage.now { button.setTitle(nil, for: .selected) }
    #expect(stage.list.words.contains("Off"))
  }

  @Test("words with attributes stand for those without, in the state that has them")
  func attributedTitles() throws {
    let button = UIButton(type: .custom)
    button.setTitle("Off", for: .normal)
    let stage = try stage(button)
    try stage.now {
      button.setAttributedTitle(
        NSAttributedString(string: "Fine", attributes: [.foregroundColor: UIColor.red]),
        for: .normal)
    }
    #expect(stage.list.words.contains("Fine") && !stage.list.words.contains("Off"))
    #expect(button.currentTitle == "Off")
    #expect(button.attributedTitle(for: .selected)?.string == "Fine")
    let red = stage.frame
    try stage.now { button.setAttributedTitle(NSAttributedString(string: "Fine"), for: .normal) }
    #expect(stage.frame != red)
    try stage.now { button.setAttributedTitle(nil, for: .normal) }
    #expect(stage.list.words.contains("Off"))
  }

  @Test("a picture behind is stretched over the button, which is at least as large as it")
  func backgroundImages() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 50)).image {
      UIColor.red.set()
      $0.fill(CGRect(x: 0, y: 0, width: 60, height: 50))
    }
    let button = UIButton(type: .custom)
    let stage = try stage(button)
    let plain = stage.frame
    button.setTitle("Go", for: .selected)
    #expect(button.intrinsicContentSize.width < 60)
    try stage.now { button.setBackgroundImage(picture, for: .normal) }
    #expect(button.intrinsicContentSize == CGSize(width: 60, height: 50))
    #expect(button.backgroundImage(for: .highlighted) === picture)
    #expect(stage.frame != plain)
    try stage.now { button.setBackgroundImage(nil, for: .normal) }
    #expect(stage.frame == plain && button.currentBackgroundImage == nil)
  }

  @Test("is highlighted as long as a finger is on it")
  func highlighted() throws {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    let stage = try stage(button)
    try stage.advance(to: 0.5)
    try stage.finger(.began, 50, 50)
    #expect(button.isHighlighted)
    #expect(button.state == .highlighted)
    try stage.advance(to: 0.6)
    try stage.finger(.ended, 50, 50)
    #expect(!button.isHighlighted)
  }

  @Test("words of one kind are white, of another in the tint, unless they have a colour")
  func colors() {
    #expect(UIButton().currentTitleColor == .white)
    #expect(UIButton().buttonType == .custom)
    let button = UIButton(type: .system)
    #expect(button.currentTitleColor == .systemBlue)
    button.tintColor = .systemPink
    #expect(button.currentTitleColor == .systemPink)
    #expect(UIButton(type: .close).currentImage != nil)
  }

  @Test("grows with its font, its words and what is kept free around them")
  func sizes() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    let size = button.intrinsicContentSize
    button.titleLabel?.font = .systemFont(ofSize: 30)
    #expect(button.intrinsicContentSize.height > size.height)
    button.titleLabel?.font = .systemFont(ofSize: 15)
    #expect(button.intrinsicContentSize == size)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize.width == size.width + 6)
    #expect(button.intrinsicContentSize.height == size.height + 4)
    button.setTitle("Save all of it", for: .normal)
    #expect(button.intrinsicContentSize.width > size.width + 6)
    #expect(button.sizeThatFits(.zero) == button.intrinsicContentSize)
  }

  private func place(_ word: String, _ stage: Rehearsal) throws -> CGPoint {
    for command in stage.list.commands {
      if case .glyphs(let run, _, let transform) = command, run.text == word {
        return CGPoint.zero.applying(transform)
      }
    }
    throw Absent()
  }
  private struct Absent: Error {}

  @Test("words are where their alignment says, and insets move them without another size")
  func alignment() throws {
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: .normal)
    let size = button.intrinsicContentSize
    let stage = try stage(button)
    func x(_ alignment: UIControl.ContentHorizontalAlignment) throws -> CGFloat {
      try stage.now { button.contentHorizontalAlignment = alignment }
      return try place("Go", stage).x
    }
    let (start, middle, end) = (try x(.leading), try x(.center), try x(.trailing))
    // Half of what the button has more than its words, to the pixel.
    #expect(abs(middle - start - (80 - size.width) / 2) <= 1)
    #expect(abs(end - middle - (80 - size.width) / 2) <= 1)
    #expect(try x(.left) == start && x(.right) == end && x(.fill) == middle)
    try stage.now { button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 2) }
    #expect(button.intrinsicContentSize == size)
    #expect(try x(.leading) == start + 10 && x(.trailing) == end - 2 && x(.center) == middle + 4)
    try stage.now { button.titleEdgeInsets = .zero }
    let height = try place("Go", stage).y
    try stage.now { button.contentVerticalAlignment = .bottom }
    #expect(abs(try place("Go", stage).y - height - (40 - size.height) / 2) <= 1)
  }

  @Test("what lies behind a configuration's words has its own colour, corners and line")
  func background() throws {
    var base = UIButton.Configuration.plain()
    base.title = "Go"
    base.baseBackgroundColor = .red
    base.cornerStyle = .large
    var own = UIButton.Configuration.filled()
    own.title = "Go"
    own.baseForegroundColor = base.foreground(.systemBlue)
    own.background.backgroundColor = .red
    own.background.cornerRadius = try #require(base.radius)
    let button = UIButton(configuration: base)
    button.tintColor = .systemBlue
    let stage = try stage(button)
    let frame = stage.frame
    try stage.now { button.configuration = own }
    #expect(stage.frame == frame)
    own.background.strokeColor = .green
    try stage.now { button.configuration = own }
    #expect(stage.frame == frame)
    own.background.strokeWidth = 2
    try stage.now { button.configuration = own }
    #expect(stage.frame != frame)
    own.cornerStyle = .medium
    #expect(own.radius != base.radius)
  }

  @Test("insets of the picture move it alone")
  func picture() throws {
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: .normal)
    button.setImage(UIImage(systemName: "circle.fill"), for: .normal)
    let (size, stage) = (button.intrinsicContentSize, try stage(button))
    let (words, frame) = (try place("Go", stage), stage.frame)
    try stage.now { button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -8, bottom: 0, right: 8) }
    #expect(try place("Go", stage) == words && stage.frame != frame)
    #expect(button.intrinsicContentSize == size)
  }

  @Test("has the words, the picture and the action of what it was made with")
  func made() throws {
    let journal = Journal()
    let action = UIAction(title: "Send", image: UIImage(systemName: "star")) { _ in
      journal.note("sent")
    }
    for button in [
      UIButton(type: .system, primaryAction: action), UIButton(frame: .zero, primaryAction: action),
      UIButton(configuration: .filled(), primaryAction: action),
    ] {
      #expect(button.currentTitle == "Send")
      #expect(button.currentImage != nil)
      button.sendActions(for: .primaryActionTriggered)
    }
    #expect(journal.lines == ["sent", "sent", "sent"])
  }

  @Test("a configuration has a ground by its kind")
  func grounds() throws {
    let kinds: [(UIButton.Configuration, Bool)] = [
      (.plain(), false), (.borderless(), false), (.filled(), true), (.borderedProminent(), true),
      (.tinted(), true), (.borderedTinted(), true), (.gray(), true), (.bordered(), true),
    ]
    for (kind, hasGround) in kinds {
      var configuration = kind
      configuration.title = "Save"
      configuration.subtitle = "all"
      let stage = try stage(UIButton(configuration: configuration))
      #expect(stage.list.words.contains("Save"))
      #expect(stage.list.words.contains("all"))
      // Two lines are higher than the place, and a button is not made lower than its words.
      let wide = stage.list.fills.filter { $0.width == 80 && $0.height >= 40 }
      #expect(wide.isEmpty != hasGround)
    }
  }

  @Test(
    "pressed, it is as faint as SwiftUI's on the same ground, and back a quarter second after")
  func faint() throws {
    let kinds: [(UIButton.Configuration, Double)] = [
      (.plain(), 0.2), (.filled(), 0.75), (.tinted(), 0.75), (.gray(), 0.75),
    ]
    for (kind, opacity) in kinds {
      var configuration = kind
      configuration.title = "Save"
      let stage = try stage(UIButton(configuration: configuration))
      let normal = stage.list
      func least() -> Double { stage.list.groups.map(\.opacity).min() ?? 1 }
      try stage.finger(.began, 50, 50)
      #expect(least() == opacity)
      try stage.advance(to: 1)
      try stage.finger(.ended, 50, 50)
      try stage.advance(to: 1.125)
      #expect(abs(least() - (1 + opacity) / 2) < 1e-9)
      try stage.advance(to: 1.25)
      #expect(stage.list == normal)
    }
  }

  @Test("a configuration's colours, corners and sizes are its own")
  func configured() {
    var configuration = UIButton.Configuration.filled()
    #expect(configuration.foreground(.systemBlue) == .white)
    #expect(configuration.ground(.systemBlue) == .systemBlue)
    configuration.baseForegroundColor = .black
    configuration.baseBackgroundColor = .systemYellow
    #expect(configuration.foreground(.systemBlue) == .black)
    #expect(configuration.ground(.systemBlue) == .systemYellow)
    #expect(UIButton.Configuration.plain().ground(.systemBlue) == nil)
    configuration.cornerStyle = .capsule
    #expect(configuration.radius == nil)
    let sizes: [UIButton.Configuration.Size] = [.small, .medium, .large]
    let heights = sizes.map { size in
      configuration.buttonSize = size
      return configuration.contentInsets.top
    }
    #expect(heights == heights.sorted())
    #expect(Set(heights).count == 3)
  }

  @Test("insets and edges of configurations are those of SwiftUI, by their sides")
  func edges() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(insets.insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(NSDirectionalEdgeInsets.zero.insets == EdgeInsets())
    #expect(NSDirectionalRectEdge.all.contains(.leading))
    #expect(NSDirectionalRectEdge.all.rawValue == 15)
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Save"
    configuration.contentInsets = .zero
    let size = UIButton(configuration: configuration).intrinsicContentSize
    configuration.contentInsets = insets
    let inset = UIButton(configuration: configuration).intrinsicContentSize
    #expect(inset.width == size.width + 6)
    #expect(inset.height == size.height + 4)
    configuration.image = UIImage(systemName: "star")
    let lying = UIButton(configuration: configuration).intrinsicContentSize
    configuration.imagePlacement = .top
    let upright = UIButton(configuration: configuration).intrinsicContentSize
    #expect(lying.width > upright.width)
    #expect(lying.height < upright.height)
    configuration.imagePadding = 5
    let apart = UIButton(configuration: configuration).intrinsicContentSize
    #expect(apart.height == upright.height + 5)
  }

  @Test("a handler makes the configuration fit the state")
  func handler() throws {
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    #expect(button.currentTitle == "Off")
    button.isSelected = true
    #expect(button.currentTitle == "On")
  }
}
