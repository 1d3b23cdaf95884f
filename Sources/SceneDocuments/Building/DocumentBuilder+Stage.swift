extension DocumentBuilder {
  /// The stage.
  mutating func stage(_ value: FormValue) -> DocumentStage {
    var stage = DocumentStage()
    if let size = value["size"] {
      if let numbers = size.numbers, numbers.count == 2 {
        stage.size = .points(width: numbers[0], height: numbers[1])
        let scale = value.number("scale") ?? 2
        if let side = numbers.max(), side * scale > Double(DocumentLimits.points) {
          reader.wrong(
            size,
            "at \(Wording.number(scale)) pixels to the point the stage has \(Wording.number(side * scale)) pixels a side; accepted are up to \(DocumentLimits.points)"
          )
        }
      } else {
        stage.size = .fit
      }
    }
    stage.device = value.text("device")
    stage.scale = value.number("scale")
    if case .rate(let rate)? = value["fps"]?.content { stage.rate = rate }
    if let duration = value["duration"] {
      stage.length = duration.time.map { .time($0) } ?? .settled
    }
    if let background = value["background"] {
      stage.background =
        background.text == "clear" ? .clear : fill(background).map { .fill($0) }
    }
    stage.colorScheme = value.word("colorScheme")
    stage.system = value.text("system")
    stage.layoutDirection = value.word("layoutDirection")
    stage.typeSize = value.text("typeSize")
    stage.locale = value.text("locale")
    return stage
  }

  /// A transition between states.
  mutating func transition(_ value: FormValue) -> StateTransition {
    StateTransition(
      from: state(value["from"]), to: state(value["to"]),
      animation: animation(value["animation"]) ?? .none)
  }
}
