import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The layout of a dialog: words above, fields, and buttons; of an alert two that fit stand side by side, the one that cancels
/// first, and else it is the last; of a confirmation from below it stands apart.
struct DialogLayout: Layout {
  let look: DialogLook

  private struct Places {
    var size: CGSize
    var frames: [(subview: LayoutSubview, frame: CGRect)]
  }

  /// Points between fields.
  private static let fieldSpacing: CGFloat = 8

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    places(subviews, width(proposal)).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, frame) in places(subviews, bounds.width).frames {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func width(_ proposal: ProposedViewSize) -> CGFloat {
    look.width ?? max((proposal.width ?? 0) - 2 * DialogLook.margin, 0)
  }

  private func places(_ subviews: Subviews, _ width: CGFloat) -> Places {
    func parts(_ role: DialogPart.Role) -> [LayoutSubview] {
      subviews.filter { $0[DialogPart.self] == role }
    }
    let words = above(parts(.header), parts(.field), width)
    let (others, cancels) = (parts(.button(isCancel: false)), parts(.button(isCancel: true)))
    var (frames, y) = (words.frames, words.size.height)
    func add(_ button: LayoutSubview, x: CGFloat = 0, width: CGFloat) {
      let height = button.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
      frames.append(
        (
          button,
          CGRect(x: x, y: y, width: width, height: max(height, look.rowHeight))
        ))
    }
    let pair = cancels + others
    let (inset, gap) = (look.buttonInset, look.buttonSpacing)
    // Without words the first button is as far from the edge as from the sides.
    if look.isGrown, y == 0 { y = inset }
    let half = (width - 2 * inset - gap) / 2
    if look.kind == .alert, pair.count == 2, pair.allSatisfy({ fits($0, half) }) {
      for (place, button) in pair.enumerated() {
        add(button, x: inset + (half + gap) * CGFloat(place), width: half)
      }
      y += look.rowHeight
    } else {
      for (place, button) in (look.kind == .alert ? others + cancels : others).enumerated() {
        y += place == 0 ? 0 : gap
        add(button, x: inset, width: width - 2 * inset)
        y += frames[frames.count - 1].frame.height
      }
    }
    y += inset
    for ground in parts(.ground) {
      frames.append((ground, CGRect(x: 0, y: 0, width: width, height: y)))
    }
    if look.kind == .confirmation, !look.isGrown {
      y += cancels.isEmpty || y == 0 ? 0 : DialogLook.margin
      let top = y
      for button in cancels {
        add(button, width: width)
        y += frames[frames.count - 1].frame.height
      }
      for ground in parts(.groundApart) {
        frames.append((ground, CGRect(x: 0, y: top, width: width, height: y - top)))
      }
    }
    return Places(size: CGSize(width: width, height: y), frames: frames)
  }

  /// Whether a button's title fits into a width.
  private func fits(_ button: LayoutSubview, _ width: CGFloat) -> Bool {
    button.sizeThatFits(ProposedViewSize(width: nil, height: nil)).width <= width
  }

  /// The words, and the fields below them.
  private func above(
    _ headers: [LayoutSubview], _ fields: [LayoutSubview], _ width: CGFloat
  ) -> Places {
    var (frames, y): ([(LayoutSubview, CGRect)], CGFloat) = ([], 0)
    for header in headers {
      let height = header.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
      frames.append((header, CGRect(x: 0, y: y, width: width, height: height)))
      y += height
    }
    let insets = look.headerInsets(hasMessage: false)
    let inner = width - insets.leading - insets.trailing
    for field in fields {
      let height = field.sizeThatFits(ProposedViewSize(width: inner, height: nil)).height
      frames.append((field, CGRect(x: insets.leading, y: y, width: inner, height: height)))
      y += height + Self.fieldSpacing
    }
    if !fields.isEmpty { y += insets.bottom - Self.fieldSpacing }
    return Places(size: CGSize(width: width, height: y), frames: frames)
  }
}
