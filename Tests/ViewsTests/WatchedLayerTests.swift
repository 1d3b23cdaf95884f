import Foundation
import Networking
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// Values of layers and views that code watches by their key paths.
@MainActor @Suite("Watched layers") struct WatchedLayerTests {
  @Test("a change of what places a layer is told once, with the values that are asked for")
  func layers() {
    let layer = CALayer()
    var told: [[CGFloat?]] = []
    let watching = layer.observe(\.bounds, options: [.new, .old]) { _, change in
      told.append([change.oldValue?.width, change.newValue?.width])
    }
    layer.bounds = CGRect(x: 0, y: 0, width: 3, height: 1)
    layer.bounds = CGRect(x: 0, y: 0, width: 3, height: 1)
    layer.position = CGPoint(x: 9, y: 9)
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 1)
    #expect(told == [[0, 3], [3, 4]])
    watching.invalidate()
    layer.bounds = .zero
    #expect(told.count == 2)
  }

  @Test("a view's values are told by its layer's changes; at once if that is asked for")
  func views() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    var told: [CGRect?] = []
    let watching = view.observe(\.frame, options: [.initial, .new]) { seen, change in
      #expect(seen === view)
      told.append(change.newValue)
    }
    view.center = CGPoint(x: 10, y: 10)
    view.alpha = 0.5
    #expect(told.map { $0?.midX } == [2.5, 10])
    _ = watching
  }

  @Test("how far a scroll view's content is moved and how large it is are told")
  func scrolled() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var (offsets, sizes): ([CGFloat], [CGFloat]) = ([], [])
    let watching = [
      view.observe(\.contentOffset, options: .new) { _, change in
        offsets.append(change.newValue?.y ?? -1)
      },
      view.observe(\.contentSize) { seen, _ in sizes.append(seen.contentSize.height) },
    ]
    view.contentSize = CGSize(width: 100, height: 500)
    view.contentOffset = CGPoint(x: 0, y: 40)
    view.contentOffset.y = 60
    #expect(offsets == [40, 60] && sizes == [500])
    for one in watching { one.invalidate() }
    view.contentOffset = .zero
    #expect(offsets.count == 2)
  }

  @Test("nobody is told of what nobody holds any more")
  func forgotten() {
    let layer = CALayer()
    var count = 0
    _ = layer.observe(\.opacity) { _, _ in count += 1 }
    layer.opacity = 0.5
    #expect(count == 0)
  }
}
