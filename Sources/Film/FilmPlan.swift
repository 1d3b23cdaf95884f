/// The schedule of a film, the moments that it is drawn at: the union of its outputs' times, in order, each once.
struct FilmPlan {
  /// A frame to be handed to an output.
  struct Delivery: Hashable, Sendable {
    let output: Int
    let number: Int
  }

  /// A moment, and who wants it.
  struct Moment: Hashable, Sendable {
    let time: FrameTime
    var deliveries: [Delivery]
  }

  /// The moments, earliest first.
  let moments: [Moment]

  init(_ outputs: [FilmOutput], _ clock: FrameClock) {
    var queues = outputs.map { $0.schedule(clock)[...] }
    var moments: [Moment] = []
    while let time = queues.compactMap(\.first?.time).min() {
      var moment = Moment(time: time, deliveries: [])
      for output in queues.indices {
        // Two frames of one output may be of one time, when a user asks for it twice.
        while let next = queues[output].first, next.time == time {
          moment.deliveries.append(Delivery(output: output, number: next.number))
          queues[output].removeFirst()
        }
      }
      moments.append(moment)
    }
    self.moments = moments
  }
}
