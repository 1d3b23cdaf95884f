package import SceneDocuments

extension SceneDocument {
  /// The document without places: the same whatever it was written in.
  package var withoutPlaces: SceneDocument {
    let nowhere = SourcePlace(line: 1, column: 1)
    var copy = self
    copy.nodes = nodes.map(\.withoutPlaces)
    for i in copy.events.indices { copy.events[i].place = nowhere }
    for i in copy.script.indices { copy.script[i].place = nowhere }
    for i in copy.inputs.indices { copy.inputs[i].place = nowhere }
    return copy
  }
}

extension SceneNode {
  fileprivate var withoutPlaces: SceneNode {
    var copy = self
    copy.place = SourcePlace(line: 1, column: 1)
    copy.children = children.map(\.withoutPlaces)
    copy.mask = mask.map(\.withoutPlaces)
    return copy
  }
}
