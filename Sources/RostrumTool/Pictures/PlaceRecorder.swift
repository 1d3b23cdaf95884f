import FilmPictures
import Foundation

/// A recorder of where views are on the stage, frame by frame.
struct PlaceRecorder {
  private var paths: [MotionPath] = []
  private var indices: [String: Int] = [:]
  private var frameCount = 0

  /// Takes the next frame.
  mutating func take(_ moment: DrawnMoment) {
    for (view, rect) in moment.extents {
      let index = indices[view] ?? paths.count
      if index == paths.count {
        indices[view] = index
        paths.append(MotionPath(view: view, first: frameCount, places: [], area: 0))
      }
      let gap = frameCount - paths[index].first - paths[index].places.count
      paths[index].places += [CGPoint?](repeating: nil, count: gap)
      paths[index].places.append(CGPoint(x: rect.midX, y: rect.midY))
      paths[index].area = max(paths[index].area, Double(rect.width * rect.height))
    }
    frameCount += 1
  }

  /// The paths in the first so many frames, in painting order.
  func paths(frameCount count: Int) -> [MotionPath] {
    paths.filter { $0.first < count }.map { path in
      var path = path
      path.places = Array(path.places.prefix(count - path.first))
      return path
    }
  }
}
