internal import Foundation
internal import Geometry

extension DocumentBuilder {
  /// A node with all below it; `nil` past the limit of nodes.
  mutating func node(_ value: FormValue) -> SceneNode? {
    nodeCount += 1
    guard nodeCount <= DocumentLimits.nodes, let record = value.record,
      let kind = record.kind.flatMap(SceneNode.Kind.init)
    else { return nil }
    let (name, usual) = (value.text("id"), usualName(kind))
    var node = SceneNode(
      kind, id: name ?? usual, isNamed: name != nil, base: values(value, kind),
      place: value.place)
    payload(value, kind, &node)
    for state in value["states"]?.map ?? [] {
      guard groups.contains(where: { $0.states.contains(state.name) }) else {
        reader.wrong(state.place, state.value.path, noState(state.name))
        continue
      }
      node.states.append(
        StateValues(
          state: state.name, values: values(state.value, kind),
          animation: animation(state.value["animation"])))
    }
    check(value, node)
    node.animation = animation(value["animation"])
    node.delay = value.number("delay") ?? 0
    if let presence = value["transition"] { node.transition = self.presence(presence) }
    node.keyframes = value["keyframes"].flatMap { keyframes($0) }
    node.phases = value["phases"].map { phases($0) }
    node.clip = value["clip"].flatMap { clip($0) }
    node.mask = (value["mask"]?.elements ?? []).compactMap { self.node($0) }
    node.label = value.text("label")
    return node
  }

  /// What states cannot change, as no motion leads there.
  private mutating func check(_ value: FormValue, _ node: SceneNode) {
    for state in value["states"]?.map ?? [] {
      guard let values = node.states.first(where: { $0.state == state.name })?.values else {
        continue
      }
      if let position = state.value["position"], node.base.position == nil {
        reader.wrong(
          position,
          "the node has no 'position' of its own to move from; accepted is one in both, or x and y")
      }
      if let stroke = state.value["stroke"], let line = values.stroke, let own = node.base.stroke,
        line.isInside != own.isInside
      {
        reader.wrong(
          stroke,
          "the node's own stroke lies elsewhere; accepted is the same 'inside' in all states")
      }
    }
  }

  /// `rectangle-2`, for the second rectangle; a name of the document's own is left to its node.
  private mutating func usualName(_ kind: SceneNode.Kind) -> String {
    kindCounts[kind, default: 0] += 1
    var name = "\(kind.rawValue)-\(kindCounts[kind, default: 0])"
    while identifiers[name] != nil { name += "-" }
    return name
  }

  /// What stands behind the key that says what the node is.
  private mutating func payload(
    _ value: FormValue, _ kind: SceneNode.Kind, _ node: inout SceneNode
  ) {
    guard let payload = value[kind.rawValue] else { return }
    switch kind {
    case .rectangle, .capsule, .ellipse, .circle:
      guard let size = payload.number.map({ [$0, $0] }) ?? payload.numbers, size.count == 2
      else { return }
      for (key, length) in [("width", size[0]), ("height", size[1])] {
        if let other = value[key] {
          reader.wrong(
            other, "'\(key)' stands behind '\(kind.rawValue)', too; accepted is one of them")
        }
        if key == "width" {
          node.base.width = .points(length)
        } else {
          node.base.height = .points(length)
        }
      }
    case .group, .hstack, .vstack, .zstack:
      node.children = payload.elements.compactMap { self.node($0) }
    case .spacer: node.base.minLength = payload.number
    case .path, .text, .image, .symbol: break
    }
  }

  // MARK: Values

  /// The values of a node, or of a state.
  private mutating func values(_ value: FormValue, _ kind: SceneNode.Kind) -> NodeValues {
    var values = NodeValues()
    values.isShown = value.boolean("shown")
    values.text = kind == .text ? value.text("text") : nil
    values.image = kind == .image ? value.text("image") : nil
    values.symbol = kind == .symbol ? value.text("symbol") : nil
    values.path = kind == .path ? value["path"]?.svgPath : nil
    values.width = length(value["width"])
    values.height = length(value["height"])
    values.cornerRadius = value.number("cornerRadius")
    values.cornerStyle = value.word("cornerStyle")
    if let trim = value["trim"], let ends = trim.numbers, ends.count == 2 {
      if ends[0] > ends[1] {
        reader.wrong(
          trim, "found an end before the start; accepted is [from, to] with from no greater than to"
        )
      }
      (values.trimFrom, values.trimTo) = (ends[0], ends[1])
    }
    values.fill = value["fill"].flatMap { fill($0) }
    values.stroke = value["stroke"].flatMap { stroke($0) }
    values.font = value["font"].map { font($0) }
    values.textAlignment = value.word("textAlignment")
    values.lineLimit = value.number("lineLimit").map { Int($0) }
    values.lineSpacing = value.number("lineSpacing")
    values.tracking = value.number("tracking")
    values.contentTransition = value.word("contentTransition")
    values.contentMode = value.word("contentMode")
    values.spacing = value.number("spacing")
    values.alignment = value["alignment"].flatMap { unitPoint($0) }
    values.padding = value["padding"].map { insets($0) }
    values.background = value["background"].flatMap { fill($0) }
    looks(value, &values)
    places(value, &values)
    return values
  }

  private mutating func looks(_ value: FormValue, _ values: inout NodeValues) {
    values.opacity = value.number("opacity")
    values.blur = value.number("blur")
    values.brightness = value.number("brightness")
    values.contrast = value.number("contrast")
    values.saturation = value.number("saturation")
    values.grayscale = value.number("grayscale")
    values.hueRotation = value["hueRotation"]?.angle
    values.shadow = value["shadow"].flatMap { shadow($0) }
    values.blendMode = value.word("blendMode")
  }

  private mutating func places(_ value: FormValue, _ values: inout NodeValues) {
    (values.x, values.y) = (value.number("x"), value.number("y"))
    if let offset = value["offset"], let numbers = offset.numbers, numbers.count == 2 {
      if values.x != nil || values.y != nil {
        reader.wrong(offset, "'offset' is x and y in one; accepted is it or these")
      }
      (values.x, values.y) = (numbers[0], numbers[1])
    }
    if let numbers = value["position"]?.numbers, numbers.count == 2 {
      values.position = CGPoint(x: numbers[0], y: numbers[1])
    }
    if let scale = value["scale"] {
      let factors = scale.number.map { [$0, $0] } ?? scale.numbers ?? []
      if factors.count == 2 { (values.scaleX, values.scaleY) = (factors[0], factors[1]) }
    }
    values.rotation = value["rotation"]?.angle
    if let turn = value["rotation3D"], let angle = turn["angle"]?.angle,
      let axis = turn["axis"]?.numbers, axis.count == 3
    {
      if axis == [0, 0, 0] {
        reader.wrong(turn, "found an axis of 0, 0, 0; accepted is any direction")
      }
      values.rotation3D = Rotation3D(
        angle: angle, x: axis[0], y: axis[1], z: axis[2],
        perspective: turn.number("perspective") ?? 1)
    }
    values.anchor = value["anchor"].flatMap { unitPoint($0) }
    values.zIndex = value.number("zIndex")
  }

  private func length(_ value: FormValue?) -> NodeValues.Length? {
    guard let value else { return nil }
    return value.number.map { .points($0) } ?? .fill
  }

  private func insets(_ value: FormValue) -> EdgeInsets {
    if let all = value.number {
      return EdgeInsets(top: all, leading: all, bottom: all, trailing: all)
    }
    let (across, along) = (value.number("horizontal") ?? 0, value.number("vertical") ?? 0)
    return EdgeInsets(
      top: value.number("top") ?? along, leading: value.number("leading") ?? across,
      bottom: value.number("bottom") ?? along, trailing: value.number("trailing") ?? across)
  }

  /// A point of the unit square, by its name or its shares.
  func unitPoint(_ value: FormValue) -> UnitPoint? {
    if let numbers = value.numbers, numbers.count == 2 {
      return UnitPoint(x: numbers[0], y: numbers[1])
    }
    switch value.text {
    case "center": return .center
    case "top": return .top
    case "bottom": return .bottom
    case "leading": return .leading
    case "trailing": return .trailing
    case "topLeading": return .topLeading
    case "topTrailing": return .topTrailing
    case "bottomLeading": return .bottomLeading
    case "bottomTrailing": return .bottomTrailing
    default: return nil
    }
  }

  private mutating func clip(_ value: FormValue) -> ClipShape? {
    switch value.text {
    case "rectangle": return .rectangle(cornerRadius: 0, style: .continuous)
    case "circle": return .circle
    case "capsule": return .capsule
    case "ellipse": return .ellipse
    default: break
    }
    let (radius, path) = (value.number("cornerRadius"), value["path"]?.svgPath)
    if let path, radius == nil { return .path(path) }
    if let radius, path == nil {
      return .rectangle(cornerRadius: radius, style: value.word("cornerStyle") ?? .continuous)
    }
    reader.wrong(value, "accepted is one of 'cornerRadius' and 'path'")
    return nil
  }
}
