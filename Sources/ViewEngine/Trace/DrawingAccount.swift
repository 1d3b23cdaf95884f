public import DisplayList
public import Foundation
import Geometry
import SceneGraph

/// A frame with an account of which view drew what.
public struct DrawnFrame: Sendable {
  /// What the frame looks like, without the views that were left out.
  public var list: DisplayList
  /// The name of the view that drew each command of the list; empty where nobody's view did.
  public var views: [String]
  /// The views that were left out, each with its frame on the stage.
  public var leftOut: [(view: String, frame: CGRect)]
}

/// Keeps account, while a frame is drawn, of which view draws what; leaves views out.
@MainActor final class DrawingAccount {
  private let names: NodeNames
  private let isLeftOut: (String) -> Bool
  /// Who drew each command so far; `nil` for what belongs to something that is still being drawn.
  private var authors: [String?] = []
  private(set) var leftOut: [(view: String, frame: CGRect)] = []
  /// How many lists are being drawn that become part of others only later.
  private var asideCount = 0

  init(_ names: NodeNames, leavingOut isLeftOut: @escaping (String) -> Bool) {
    (self.names, self.isLeftOut) = (names, isLeftOut)
  }

  /// Draws a box, unless it is to be left out.
  func draw(_ box: Box, into list: inout DisplayList, _ context: DrawingContext) {
    let name = names.name(of: box.tracedElement.node)
    guard !isLeftOut(name) else {
      return leftOut.append((view: name, frame: box.frame.applying(context.transform)))
    }
    let start = list.commands.count
    box.draw(into: &list, context)
    if asideCount == 0 { note(start..<list.commands.count, name) }
  }

  /// Draws a list that becomes part of another later, as a mask does: the whole is whose that other is.
  func aside(_ draw: () -> Void) {
    asideCount += 1
    draw()
    asideCount -= 1
  }

  /// Who drew the commands of a finished list.
  func views(of list: DisplayList) -> [String] {
    fit(list.commands.count)
    return authors.map { $0 ?? "" }
  }

  /// Notes that commands of a list have been replaced by others.
  func replaced(_ range: Range<Int>, by count: Int) {
    guard asideCount == 0 else { return }
    fit(max(authors.count, range.upperBound))
    authors.replaceSubrange(range, with: repeatElement(nil, count: count))
  }

  private func note(_ range: Range<Int>, _ name: String) {
    fit(range.upperBound)
    for index in range where authors[index] == nil { authors[index] = name }
  }

  /// Makes the account as long as the list is: a layer around nothing is taken back.
  private func fit(_ count: Int) {
    if authors.count > count { authors.removeLast(authors.count - count) }
    while authors.count < count { authors.append(nil) }
  }
}

extension Box {
  /// Draws the box on behalf of what is around it.
  package final func show(into list: inout DisplayList, _ context: DrawingContext) {
    guard let account = graph.drawingAccount else { return draw(into: &list, context) }
    account.draw(self, into: &list, context)
  }
}

extension ViewGraph {
  /// Draws a list that becomes part of another later: a mask, what is projected.
  package func drawAside(_ draw: () -> Void) {
    guard let drawingAccount else { return draw() }
    drawingAccount.aside(draw)
  }

  /// Replaces commands of a list that is being drawn.
  ///
  /// - Parameters:
  ///   - range: Their indices.
  ///   - others: What comes in their place, with as many beginnings and ends of layers.
  ///   - list: The list.
  package func replace(
    _ range: Range<Int>, with others: [DisplayList.Command], in list: inout DisplayList
  ) {
    list.replace(range, with: others)
    drawingAccount?.replaced(range, by: others.count)
  }

  /// What the frame looks like at the time line's current instant, and who drew what.
  ///
  /// - Parameters:
  ///   - list: What lies beneath.
  ///   - isLeftOut: Whether the view of a name is left out, with all that is inside it.
  /// - Returns: The frame.
  public func drawn(
    over list: DisplayList = DisplayList(),
    leavingOut isLeftOut: @escaping (String) -> Bool = { _ in false }
  ) -> DrawnFrame {
    names.update()
    let account = DrawingAccount(names, leavingOut: isLeftOut)
    drawingAccount = account
    defer { drawingAccount = nil }
    var list = list
    draw(into: &list)
    return DrawnFrame(list: list, views: account.views(of: list), leftOut: account.leftOut)
  }

  /// The names of the views on the stage, in order.
  public var viewNames: [String] {
    names.update()
    return names.all
  }

  /// The name of the innermost view that takes a touch at `point`; `nil` where none does.
  public func touchedName(at point: CGPoint) -> String? {
    guard let reach = hitTest(point)?.reaches.first(where: { $0.responder.environment.isEnabled })
    else { return nil }
    names.nameAll()
    return names.name(of: reach.responder.tracedElement.node)
  }
}
