internal import Foundation
internal import Geometry
internal import SceneDocuments
@_spi(Engine) internal import ViewEngine
internal import Views

/// A document as a view: its states are the view's own state, its nodes are what SwiftUI source would say.
struct DocumentView: View {
  private let stage: DocumentStage
  private let plans: [NodePlan]
  private let conductor: DocumentConductor
  @State private var moment: DocumentMoment
  @Environment(\.drawing) private var drawing

  init(_ document: SceneDocument, _ conductor: DocumentConductor) {
    stage = document.stage
    let touches = NodeTouches.all(of: document)
    plans = document.nodes.map { NodePlan($0, touches, inMotion: false) }
    self.conductor = conductor
    _moment = State(initialValue: DocumentMoment(of: document))
  }

  var body: some View {
    let nodes = plans.lowered(NodeSurroundings(moment: moment, conductor: conductor))
    AnyView(erased: onStage(ZStack { TupleView((), children: nodes) }))
      .onAppear { conductor.start($moment, in: drawing.graph) }
  }

  /// The scene with what the document says of its stage.
  private func onStage<Scene: View>(_ scene: Scene) -> any View {
    var view: any View = scene
    if case .fill(let fill) = stage.background {
      view = view.grounded(fill, reachesBeyond: stage.size == .fit)
    }
    if let direction = stage.layoutDirection {
      view = view.running(direction == .leftToRight ? .leftToRight : .rightToLeft)
    }
    if let scheme = stage.colorScheme { view = view.preferring(scheme == .dark ? .dark : .light) }
    return view
  }
}

extension View {
  /// Puts a fill behind the whole stage.
  ///
  /// A stage that is as large as the scene has a margin, which the fill reaches into.
  fileprivate func grounded(_ fill: Fill, reachesBeyond: Bool) -> any View {
    let style = fill.style() ?? AnyShapeStyle(Color.clear)
    if reachesBeyond {
      return background { Rectangle().fill(style).padding(-DocumentView.margin) }
    }
    return frame(maxWidth: .infinity, maxHeight: .infinity).background(style)
  }

  fileprivate func running(_ direction: LayoutDirection) -> any View {
    environment(\.layoutDirection, direction)
  }

  fileprivate func preferring(_ scheme: ColorScheme) -> any View { preferredColorScheme(scheme) }
}

extension DocumentView {
  /// The margin of a stage that is as large as its scene, in points.
  fileprivate static let margin: CGFloat = 24
}
