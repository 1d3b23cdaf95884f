import Foundation
import Geometry
import ViewEngine
import Views

/// A mark in its frame.
struct MarkView: View {
  let mark: PlotMark

  var body: some View {
    let look = mark.look
    if look.effects.isEmpty {
      drawn
    } else {
      look.effects.reduce(AnyView(drawn)) { $1($0) }
    }
  }

  @ViewBuilder private var drawn: some View {
    form.opacity(mark.look.opacity).offset(mark.look.offset)
  }

  @ViewBuilder private var form: some View {
    switch mark.form {
    case .bar(let radii):
      UnevenRoundedRectangle(cornerRadii: radii, style: .circular).fill(mark.style)
    case .line(let shape, let pen): shape.stroke(mark.style, style: pen)
    case .area(let shape): shape.fill(mark.style)
    case .sector(let shape): shape.fill(mark.style)
    case .rule(let isVertical, let pen):
      StraightLine(isVertical: isVertical).stroke(mark.style, style: pen)
    case .symbol(let symbol):
      if symbol.isView {
        symbol.view(mark.style).fixedSize()
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      } else {
        symbol.view(mark.style)
      }
    }
  }
}
