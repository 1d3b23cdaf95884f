import Rostrum
import Testing

/// The nine places that two edges and a middle make.
private let nineAlignments: [(alignment: Alignment, x: Double, y: Double)] = [
  (.topLeading, 0, 0), (.top, 0.5, 0), (.topTrailing, 1, 0),
  (.leading, 0, 0.5), (.center, 0.5, 0.5), (.trailing, 1, 0.5),
  (.bottomLeading, 0, 1), (.bottom, 0.5, 1), (.bottomTrailing, 1, 1),
]

@MainActor @Suite("Frames")
struct FrameLawTests {
  @Test("a fixed frame is as large as it says, whatever is inside and whatever is offered")
  func fixed() throws {
    for view in [AnyView(Tile(1)), AnyView(Tile.of(1, 90, 4)), AnyView(Text("words in a row"))] {
      let sizes = try answers(to: ProposedViewSize.sundry) { view.frame(width: 44, height: 22) }
      #expect(sizes.allSatisfy { $0 == CGSize(width: 44, height: 22) })
    }
  }

  @Test(
    "a side that is no length is left to the content",
    arguments: [CGFloat.infinity, -.infinity, .nan])
  func noLength(side: CGFloat) throws {
    let stage = try Rehearsal(.small) { Tile(1).frame(width: side, height: side) }
    #expect(stage.tiles[1] == CGRect(x: 0, y: 0, width: 100, height: 100))
    let sizes = try answers(to: ProposedViewSize.sundry) {
      Tile.of(1, 20, 30).frame(width: side, height: 44)
    }
    #expect(sizes.allSatisfy { $0 == CGSize(width: 20, height: 44) })
  }

  @Test("a frame of one side leaves the other to its content, which is offered that side")
  func oneSide() throws {
    let sizes = try answers(to: ProposedViewSize.sundry) { Tile.of(1, 20, 30).frame(width: 44) }
    #expect(sizes.allSatisfy { $0 == CGSize(width: 44, height: 30) })
    let wrapped = try answer(nil, nil) { Text("several words").frame(width: 50) }
    let offered = try answer(50, nil) { Text("several words") }
    #expect(wrapped == CGSize(width: 50, height: offered.height))
  }

  @Test("content goes where the alignment says", arguments: 0..<9)
  func alignment(number: Int) throws {
    let (alignment, x, y) = nineAlignments[number]
    let fixed = try tiles {
      Tile.of(1, 20, 10).frame(width: 60, height: 80, alignment: alignment)
    }
    #expect(
      fixed[1] == CGRect(x: 20 + 40 * x, y: 10 + 70 * y, width: 20, height: 10))
    let flexible = try tiles {
      Tile.of(1, 20, 10).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
    #expect(flexible[1] == CGRect(x: 80 * x, y: 90 * y, width: 20, height: 10))
    let over = try tiles {
      Tile.of(2, 60, 80).overlay(alignment: alignment) { Tile.of(1, 20, 10) }
    }
    #expect(over[1] == fixed[1])
    let under = try tiles {
      Tile.of(2, 60, 80).background(alignment: alignment) { Tile.of(1, 20, 10) }
    }
    #expect(under[1] == fixed[1])
    let stacked = try tiles {
      ZStack(alignment: alignment) {
        Tile.of(2, 60, 80)
        Tile.of(1, 20, 10)
      }
    }
    #expect(stacked[1] == fixed[1])
  }

  @Test("content that is larger than its frame overflows on the sides that the alignment leaves")
  func overflow() throws {
    #expect(
      try tiles { Tile.of(1, 40, 40).frame(width: 20, height: 20) }[1]
        == CGRect(x: 30, y: 30, width: 40, height: 40))
    #expect(
      try tiles { Tile.of(1, 40, 40).frame(width: 20, height: 20, alignment: .topLeading) }[1]
        == CGRect(x: 40, y: 40, width: 40, height: 40))
  }

  /// A flexible frame's side by the rule of Apple's documentation: what is offered, within the bounds;
  /// a bound that is missing is the content's own size.
  private func side(
    _ offer: CGFloat?, _ content: CGFloat, _ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?
  ) -> CGFloat {
    guard let offer else { return min(max(ideal ?? content, low ?? 0), high ?? .infinity) }
    let least = low ?? min(content, high ?? .infinity)
    let most = high ?? max(content, least)
    return min(max(offer, least), most)
  }

  @Test(
    "a flexible frame takes what is offered within its bounds",
    arguments: [
      (nil, nil, nil), (10, nil, nil), (nil, nil, 50), (30, nil, 70), (nil, 35, nil), (20, 35, 90),
      (60, nil, 60), (nil, nil, .infinity), (0, nil, .infinity),
    ] as [(CGFloat?, CGFloat?, CGFloat?)])
  func bounds(low: CGFloat?, ideal: CGFloat?, high: CGFloat?) throws {
    for offer in [nil, 0, 15, 40, 65, 95] as [CGFloat?] {
      // What is inside is offered what is offered, within the bounds.
      let inner = (offer ?? ideal).map { min(max($0, low ?? 0), high ?? .infinity) }
      let fixed = try answer(offer, 10) {
        Tile.of(1, 40, 10).frame(minWidth: low, idealWidth: ideal, maxWidth: high)
      }
      #expect(fixed.width == side(offer, 40, low, ideal, high), "offered \(offer ?? -1)")
      let greedy = try answer(offer, 10) {
        Tile(1).frame(minWidth: low, idealWidth: ideal, maxWidth: high)
      }
      #expect(greedy.width == side(offer, inner ?? 10, low, ideal, high))
      let tall = try answer(10, offer) {
        Tile.of(1, 10, 40).frame(minHeight: low, idealHeight: ideal, maxHeight: high)
      }
      #expect(tall.height == side(offer, 40, low, ideal, high))
    }
  }

  @Test("the ideal size is what a frame takes when it is not offered anything")
  func ideal() throws {
    let view = { Tile(1).frame(idealWidth: 33, idealHeight: 44) }
    #expect(try answer(nil, nil) { view() } == CGSize(width: 33, height: 44))
    #expect(try answer(nil, nil) { view().fixedSize() } == CGSize(width: 33, height: 44))
    #expect(try answer(70, 80) { view() } == CGSize(width: 70, height: 80))
  }

  @Test("without bounds a flexible frame is no frame")
  func none() throws {
    for view in [AnyView(Tile(1)), AnyView(Tile.of(1, 20, 30)), AnyView(Text("two words"))] {
      #expect(
        try answers(to: ProposedViewSize.sundry) { view.frame(minWidth: nil) }
          == answers(to: ProposedViewSize.sundry) { view })
    }
  }

  @Test(
    "what fits is the largest of its shape inside, what fills the smallest around",
    arguments: [
      (0.5, 80.0, 80.0), (2, 80, 80), (1, 80, 40), (1, 40, 80), (3, 90, 10), (0.25, 20, 60),
    ])
  func aspectRatio(ratio: Double, width: Double, height: Double) throws {
    let fit = try answer(width, height) { Tile(1).aspectRatio(ratio, contentMode: .fit) }
    let fill = try answer(width, height) { Tile(1).aspectRatio(ratio, contentMode: .fill) }
    for size in [fit, fill] { #expect(abs(size.width - size.height * ratio) < 1e-9) }
    #expect(fit.width <= width && fit.height <= height)
    #expect(fit.width == width || fit.height == height)
    #expect(fill.width >= width && fill.height >= height)
    #expect(fill.width == width || fill.height == height)
  }

  @Test("offered one side, a view of fixed shape follows by its shape")
  func oneSideOfShape() throws {
    for mode in ContentMode.allCases {
      #expect(
        try answer(60, nil) { Tile(1).aspectRatio(3, contentMode: mode) }
          == CGSize(width: 60, height: 20))
      #expect(
        try answer(nil, 20) { Tile(1).aspectRatio(3, contentMode: mode) }
          == CGSize(width: 60, height: 20))
    }
  }

  @Test("a shape without a number is the shape of the ideal size; scaledToFit is its short name")
  func idealShape() throws {
    let view = { Tile(1).frame(idealWidth: 30, idealHeight: 10) }
    #expect(
      try answer(60, 60) { view().aspectRatio(contentMode: .fit) } == CGSize(width: 60, height: 20))
    #expect(try answer(60, 60) { view().scaledToFit() } == CGSize(width: 60, height: 20))
    #expect(try answer(60, 60) { view().scaledToFill() } == CGSize(width: 180, height: 60))
    #expect(
      try answer(60, 60) { view().aspectRatio(CGSize(width: 2, height: 1), contentMode: .fit) }
        == CGSize(width: 60, height: 30))
  }

  @Test("what fills beyond its frame is centred and cut off only when asked")
  func fillAndClip() throws {
    let scene = { Tile(1).aspectRatio(2, contentMode: .fill).frame(width: 40, height: 40) }
    #expect(try tiles { scene() }[1] == CGRect(x: 10, y: 30, width: 80, height: 40))
    let clipped = try list { scene().clipped() }
    #expect(
      clipped.groups.compactMap(\.clip?.path.boundingRect) == [
        CGRect(x: 30, y: 30, width: 40, height: 40)
      ])
  }

  @Test("overlay and background are offered the view's own size")
  func offered() throws {
    let over = try tiles {
      Tile.of(1, 30, 20).overlay { Tile(2) }.background { Tile(3).padding(-5) }
    }
    #expect(over[2] == CGRect(x: 35, y: 40, width: 30, height: 20))
    #expect(over[3] == CGRect(x: 30, y: 35, width: 40, height: 30))
  }

  @Test("a mask lies where its alignment says, also when that changes")
  func mask() throws {
    let scene = try Stagehand(Alignment.topLeading) { alignment in
      Tile.of(1, 40, 40).mask(alignment: alignment) { Tile.of(2, 10, 10) }
    }
    func place() -> CGRect? { scene.stage.list.groups.compactMap { $0.mask?.fills.first }.first }
    #expect(place() == CGRect(x: 30, y: 30, width: 10, height: 10))
    try scene.change(to: .bottomTrailing)
    #expect(place() == CGRect(x: 60, y: 60, width: 10, height: 10))
  }

  @Test("a border lies within the frame of its view", arguments: [1, 6] as [CGFloat])
  func border(width: CGFloat) throws {
    let view = Tile.of(1, 40, 20).border(.red, width: width)
    #expect(try answer(nil, nil) { view } == CGSize(width: 40, height: 20))
    let list = try list { view }
    guard case .stroke(let path, let style, _, let transform)? = list.commands.last else {
      throw CancellationError()
    }
    #expect(style.lineWidth == width)
    #expect(
      path.boundingRect.applying(transform)
        == CGRect(x: 30, y: 40, width: 40, height: 20).insetBy(dx: width / 2, dy: width / 2))
  }

  @Test("the background is painted first, then the view, then the overlay")
  func order() throws {
    let stage = try Rehearsal(.small) {
      Tile.of(1, 30, 20).overlay { Tile(2) }.background { Tile(3) }.overlay { Tile(4) }
    }
    #expect(stage.paintedTiles == [3, 1, 2, 4])
  }

  @Test("several views of an overlay lie over one another")
  func severalOver() throws {
    let stage = try Rehearsal(.small) {
      Tile.of(1, 30, 20).overlay(alignment: .topLeading) {
        Tile.of(2, 10, 10)
        Tile.of(3, 4, 4)
      }
    }
    #expect(stage.paintedTiles == [1, 2, 3])
    #expect(stage.tiles[3] == CGRect(x: 35, y: 40, width: 4, height: 4))
  }
}
