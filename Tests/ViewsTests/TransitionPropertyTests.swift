import Rostrum
import Testing

@MainActor @Suite("Properties of transitions drawn by lot")
struct TransitionPropertyTests {
  private func scene(
    _ place: TransitionPlace, _ transition: AnyTransition, _ number: Int
  ) throws -> Stagehand<Int> {
    try Stagehand(number) { number in
      TransitionScene(place: place, transition: transition, number: number)
    }
  }

  @Test(
    "10 s after any changes a scene is as if it had begun like that",
    arguments: TransitionPlace.allCases)
  func rest(place: TransitionPlace) throws {
    let animations: [Animation?] = [
      .linear(duration: 1), .easeInOut(duration: 0.3), .spring, .bouncy, nil,
      .interpolatingSpring(stiffness: 100, damping: 10), .linear(duration: 0.2).delay(0.3),
    ]
    for seed in 0..<40 {
      var lots = TransitionLots(seed: UInt64(seed * 100 + place.rawValue))
      let transition = lots.transition()
      let scene = try scene(place, transition, lots.number(below: 4))
      var (time, history) = (0.0, "")
      for _ in 0...lots.number(below: 4) {
        let (number, animation) = (lots.number(below: 4), lots.one(of: animations))
        try scene.change(to: number, animation)
        history += " \(number)@\(time) \(animation?.description ?? "at once")"
        time += Double(1 + lots.number(below: 12)) / 10
        try scene.stage.advance(to: time)
      }
      try scene.stage.advance(to: time + 10)
      let still = try self.scene(place, transition, scene.hook.value ?? 0)
      #expect(
        scene.stage.frame == still.stage.frame, "seed \(seed): \(transition.base),\(history)")
      #expect(scene.stage.isAtRest, "seed \(seed): \(transition.base),\(history)")
    }
  }
}
