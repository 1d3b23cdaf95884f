import Rostrum
import Testing

@MainActor @Suite("Laws of UIView and its animations")
struct UIViewLawTests {
  /// A stage of 400 points with a red square of 20 in the middle of a view that fills it.
  @MainActor private final class Scene {
    let root = UIView()
    let square = UIView(frame: CGRect(x: 190, y: 190, width: 20, height: 20))
    let stage: Rehearsal

    init() throws {
      square.backgroundColor = .systemRed
      root.addSubview(square)
      let root = root
      stage = try Rehearsal(.of(400, 400)) { Hosted(view: root).frame(width: 400, height: 400) }
    }

    var shown: CGRect {
      get throws { try #require(stage.list.fills.last) }
    }
  }

  /// What a block of `animate` may set, evenly from 0 to 1.
  private nonisolated static let properties:
    [(name: String, set: @MainActor @Sendable (UIView, CGFloat) -> Void)] = [
      ("center", { $0.center = CGPoint(x: 200 + 80 * $1, y: 200 - 40 * $1) }),
      ("frame", { $0.frame = CGRect(x: 190, y: 190, width: 20 + 40 * $1, height: 20 + 20 * $1) }),
      ("bounds", { $0.bounds.size = CGSize(width: 20 + 20 * $1, height: 20) }),
      ("alpha", { $0.alpha = 1 - $1 / 2 }),
      ("transform's size", { $0.transform = CGAffineTransform(scaleX: 1 + $1, y: 1 + $1) }),
      ("transform's place", { $0.transform = CGAffineTransform(translationX: 40 * $1, y: 8 * $1) }),
      ("corners", { $0.layer.cornerRadius = 8 * $1 }),
      (
        "border",
        { view, share in
          view.layer.borderColor = UIColor.black.cgColor
          view.layer.borderWidth = 4 * share
        }
      ),
      ("opacity of the layer", { $0.layer.opacity = Float(1 - $1 / 2) }),
    ]

  private func still(_ number: Int, _ share: CGFloat) throws -> String {
    let scene = try Scene()
    try scene.stage.now { Self.properties[number].set(scene.square, share) }
    return scene.stage.frame
  }

  @Test("on a straight way each moment looks as a still of that place", arguments: 0..<9)
  func straight(number: Int) throws {
    let scene = try Scene()
    try scene.stage.now {
      Self.properties[number].set(scene.square, 0)
      UIView.animate(.linear(duration: 1)) { Self.properties[number].set(scene.square, 1) }
    }
    for share in [0.25, 0.5, 0.75, 1] {
      try scene.stage.advance(to: share)
      #expect(scene.stage.frame == (try still(number, CGFloat(share))), "at \(share)")
    }
  }

  @Test("outside of a block all is there at once", arguments: 0..<9)
  func jump(number: Int) throws {
    let scene = try Scene()
    try scene.stage.now { Self.properties[number].set(scene.square, 1) }
    #expect(scene.stage.frame == (try still(number, 1)) && scene.stage.graph.nextEvent == nil)
  }

  @Test("a frame is the same whatever frames came before", arguments: 0..<9)
  func sampling(number: Int) throws {
    func frame(_ stops: [Double]) throws -> DisplayList {
      let scene = try Scene()
      try scene.stage.now {
        UIView.animate(springDuration: 0.6, bounce: 0.3) {
          Self.properties[number].set(scene.square, 1)
        }
      }
      return try #require(try scene.stage.film(stops + [0.35]).last)
    }
    #expect(try frame([]) == frame((1..<21).map { Double($0) / 60 }))
  }

  @Test("the model is at its new value at once, the presentation on its way")
  func modelAndPresentation() throws {
    let scene = try Scene()
    try scene.stage.now { UIView.animate(.linear(duration: 1)) { scene.square.center.x = 300 } }
    try scene.stage.advance(to: 0.5)
    #expect(scene.square.center.x == 300)
    #expect(scene.square.layer.presentation()?.position.x == 250)
    #expect(try scene.shown.midX == 250)
  }

  // MARK: Options

  private func place(
    _ options: UIView.AnimationOptions, delay: Double = 0, at time: Double
  ) throws -> Double {
    let scene = try Scene()
    try scene.stage.now {
      UIView.animate(withDuration: 1, delay: delay, options: options) {
        scene.square.center.x = 300
      }
    }
    try scene.stage.advance(to: time)
    return Double(try scene.shown.midX - 200) / 100
  }

  @Test(
    "the curves of the options are the timing curves of their names", arguments: [0.25, 0.5, 0.75])
  func curves(time: Double) throws {
    let curves: [(UIView.AnimationOptions, UnitCurve)] = [
      (.curveLinear, .linear), (.curveEaseIn, .easeIn), (.curveEaseOut, .easeOut),
      (.curveEaseInOut, .easeInOut), ([], .easeInOut),
    ]
    for (options, curve) in curves {
      #expect(abs(try place(options, at: time) - curve.value(at: time)) < 1e-5)
    }
  }

  @Test("a delay waits and then goes as without it")
  func delay() throws {
    #expect(try place(.curveLinear, delay: 0.5, at: 0.4) == 0)
    #expect(abs(try place(.curveLinear, delay: 0.5, at: 0.75) - 0.25) < 1e-9)
    #expect(try place(.curveLinear, delay: 0.5, at: 1.5) == 1)
  }

  @Test(
    "repeated it begins anew, reversed it comes back",
    arguments: [
      (0.25, 0.25, 0.25), (1.25, 0.25, 0.75), (2.5, 0.5, 0.5), (7.75, 0.75, 0.25),
    ])
  func repeated(time: Double, forward: Double, back: Double) throws {
    #expect(abs(try place([.curveLinear, .repeat], at: time) - forward) < 1e-9)
    #expect(abs(try place([.curveLinear, .repeat, .autoreverse], at: time) - back) < 1e-9)
  }

  @Test("the way back is the way there, backwards in time", arguments: [0.1, 0.25, 0.4])
  func mirrored(time: Double) throws {
    for options in [UIView.AnimationOptions.curveEaseIn, .curveEaseOut, .curveEaseInOut] {
      for repeated in [UIView.AnimationOptions.autoreverse, [.autoreverse, .repeat]] {
        let there = try place(options.union(repeated), at: 1 - time)
        let back = try place(options.union(repeated), at: 1 + time)
        #expect(abs(there - back) < 1e-9, "\(options), \(repeated)")
      }
    }
  }

  @Test(
    "a spring of UIKit is the spring of SwiftUI of the same figures",
    arguments: [
      (0.5, 0.0), (0.5, 0.3), (0.8, -0.2),
    ])
  func springs(duration: Double, bounce: Double) throws {
    let scene = try Scene()
    try scene.stage.now {
      UIView.animate(springDuration: duration, bounce: CGFloat(bounce)) {
        scene.square.center.x = 300
      }
    }
    let spring = Spring(duration: duration, bounce: bounce)
    for time in [0.05, 0.2, 0.4] {
      try scene.stage.advance(to: time)
      #expect(
        abs(Double(try scene.shown.midX) - 200 - spring.value(target: 100, time: time)) < 1e-6)
    }
  }

  @Test("the inner of two blocks says how, in what it sets")
  func nested() throws {
    let scene = try Scene()
    try scene.stage.now {
      UIView.animate(.linear(duration: 2)) {
        scene.square.center.x = 300
        UIView.animate(.linear(duration: 1)) { scene.square.center.y = 300 }
      }
    }
    try scene.stage.advance(to: 1)
    #expect(try scene.shown.midX == 250 || scene.shown.midY == 300)
  }

  // MARK: Geometry

  @Test(
    "frame, bounds and centre tell one place",
    arguments: [
      CGRect(x: 0, y: 0, width: 10, height: 20), CGRect(x: -30, y: 40, width: 100, height: 1),
    ])
  func geometry(frame: CGRect) {
    let view = UIView(frame: frame)
    #expect(view.center == CGPoint(x: frame.midX, y: frame.midY))
    #expect(view.bounds == CGRect(origin: .zero, size: frame.size))
    view.center.x += 7
    #expect(view.frame == frame.offsetBy(dx: 7, dy: 0))
    view.bounds.size.width += 10
    #expect(view.frame.width == frame.width + 10 && view.center.x == frame.midX + 7)
  }

  @Test("from one view to another and back a place is itself; two ways are one way")
  func conversion() {
    let (root, middle, leaf) = (UIView(), UIView(), UIView())
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    middle.frame = CGRect(x: 20, y: 30, width: 100, height: 100)
    leaf.frame = CGRect(x: 5, y: 6, width: 10, height: 10)
    root.addSubview(middle)
    middle.addSubview(leaf)
    middle.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
    for place in [CGPoint.zero, CGPoint(x: 3, y: 8), CGPoint(x: -40, y: 60)] {
      let far = leaf.convert(place, to: root)
      let back = leaf.convert(far, from: root)
      #expect(abs(back.x - place.x) < 1e-9 && abs(back.y - place.y) < 1e-9)
      let inSteps = middle.convert(leaf.convert(place, to: middle), to: root)
      #expect(abs(inSteps.x - far.x) < 1e-9 && abs(inSteps.y - far.y) < 1e-9)
      #expect(root.convert(place, to: root) == place)
    }
  }

  // MARK: Hierarchy

  @Test("a view is in one place of one parent, and order is painting order")
  func hierarchy() {
    let (root, other) = (UIView(), UIView())
    let views = (0..<4).map { number in
      let view = UIView()
      view.tag = number + 1
      return view
    }
    views.forEach(root.addSubview)
    func order() -> [Int] { root.subviews.map(\.tag) }
    #expect(order() == [1, 2, 3, 4])
    root.bringSubviewToFront(views[0])
    #expect(order() == [2, 3, 4, 1])
    root.sendSubviewToBack(views[3])
    #expect(order() == [4, 2, 3, 1])
    root.insertSubview(views[0], belowSubview: views[1])
    #expect(order() == [4, 1, 2, 3])
    root.insertSubview(views[3], aboveSubview: views[2])
    #expect(order() == [1, 2, 3, 4])
    other.addSubview(views[1])
    #expect(order() == [1, 3, 4] && views[1].superview === other)
    views[1].removeFromSuperview()
    #expect(other.subviews.isEmpty && views[1].superview == nil)
    #expect(root.viewWithTag(3) === views[2] && root.viewWithTag(9) == nil)
    #expect(views[2].isDescendant(of: root) && !root.isDescendant(of: views[2]))
    #expect(root.isDescendant(of: root))
  }

  @Test("hidden, clear or cut off, a view is not painted", arguments: 0..<3)
  func invisible(number: Int) throws {
    let scene = try Scene()
    let before = scene.stage.list.fills.count
    try scene.stage.now {
      switch number {
      case 0: scene.square.isHidden = true
      case 1: scene.square.alpha = 0
      default: scene.square.removeFromSuperview()
      }
    }
    #expect(scene.stage.list.fills.count == before - 1)
  }

  @Test("a clip cuts subviews off at the bounds, or lets them out")
  func clips() throws {
    let scene = try Scene()
    let large = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    large.backgroundColor = .systemBlue
    try scene.stage.now { scene.square.addSubview(large) }
    #expect(scene.stage.list.groups.compactMap(\.clip).isEmpty)
    try scene.stage.now { scene.square.clipsToBounds = true }
    let clip = try #require(scene.stage.list.groups.compactMap(\.clip).first)
    #expect(clip.path.boundingRect.applying(clip.transform).size == CGSize(width: 20, height: 20))
  }

  @Test("system colours follow light and dark, others do not")
  func colors() throws {
    func code(_ color: UIColor, _ stage: Stage) throws -> [Int] {
      let view = UIView()
      view.backgroundColor = color
      return try #require(try list(on: stage) { Hosted(view: view) }.colors.first).code
    }
    #expect(try code(.systemRed, .small) == [255, 59, 48, 100])
    #expect(try code(.systemRed, .small.dark) == [255, 69, 58, 100])
    #expect(try code(.label, .small.dark) == [255, 255, 255, 100])
    #expect(try code(.red, .small) == [255, 0, 0, 100])
    #expect(try code(.red, .small.dark) == [255, 0, 0, 100])
    #expect(try code(UIColor(Color.green), .small) == [52, 199, 89, 100])
    #expect(try code(.black.withAlphaComponent(0.5), .small) == [0, 0, 0, 50])
  }

  @Test("a label is its words in its font and colour, on its lines")
  func label() throws {
    let label = UILabel()
    label.text = "Hello"
    label.font = .boldSystemFont(ofSize: 20)
    label.textColor = .systemBlue
    let list = try list(on: .of(200, 100)) { Hosted(view: label) }
    #expect(list.words == ["Hello"] && list.colors.map(\.code) == [[0, 122, 255, 100]])
    let text = try answer(nil, nil) { Text("Hello").font(.system(size: 20, weight: .bold)) }
    #expect(abs(label.intrinsicContentSize.width - text.width) <= 1)
    label.text = nil
    #expect(label.intrinsicContentSize.width == 0)
  }

  @Test("fonts of UIKit have the sizes that they say")
  func fonts() {
    #expect(UIFont.systemFont(ofSize: 13).pointSize == 13)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.systemFont(ofSize: 13) == .systemFont(ofSize: 13))
    #expect(UIFont.systemFont(ofSize: 13) == .systemFont(ofSize: 13, weight: .regular))
    #expect(UIFont.boldSystemFont(ofSize: 13) != .systemFont(ofSize: 13))
  }
}
