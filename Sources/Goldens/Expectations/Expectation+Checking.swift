public import ImageDiff

extension Expectation {
  /// What is not as expected.
  ///
  /// - Parameters:
  ///   - record: The scene's motion.
  ///   - width: The stage's width in points.
  ///   - height: Its height.
  ///   - flashes: The meter that saw all frames, if ``needsPixels``.
  /// - Returns: A sentence with the measured value for each assertion that is not met; empty if all are.
  public func unmet(
    in record: MotionRecord, width: Double, height: Double, flashes: FlashMeter? = nil
  ) -> [String] {
    let subject: ExpectationSubject
    do {
      subject = try ExpectationSubject(self, record)
    } catch {
      return [error.sentence]
    }
    var sentences: [String] = []
    for assertion in assertions {
      do throws(ExpectationSubject.Missing) {
        sentences += try check(assertion, subject, (width, height), flashes)
      } catch {
        sentences.append(error.sentence)
      }
    }
    return sentences
  }

  private func check(
    _ assertion: Assertion, _ subject: ExpectationSubject, _ stage: (Double, Double),
    _ flashes: FlashMeter?
  ) throws(ExpectationSubject.Missing) -> [String] {
    switch assertion {
    case .overshoot(let bound):
      return try moves(subject, bound, "overshoots", PeopleNumber.percent) { _, _, figures in
        figures.overshoot
      }
    case .settles(let bound):
      return try moves(subject, bound, "settles after", PeopleNumber.milliseconds) {
        curve, move, figures in
        figures.settles.map { $0 - subject.seconds(curve.setOff(move)) } ?? .infinity
      }
    case .peakSpeed(let bound): return try peakSpeed(subject, bound)
    case .jump(let bound):
      return try breaks(subject, bound, "jumps") { Continuity.jump($0.numbers, in: $1) }
    case .velocityJump(let bound):
      return try breaks(subject, bound, "changes its velocity at once", perSecond: true) {
        Continuity.velocityJump($0.numbers, in: $1, rate: subject.record.framesPerSecond)
      }
    case .order(let names): return try order(subject, names)
    case .stagger(let bound): return try stagger(subject, bound)
    case .inside: return StageBounds(width: stage.0, height: stage.1).unmet(subject)
    case .appears(let bound): return appears(subject, bound)
    case .keepsMoving: return try pause(subject, nil)
    case .pause(let bound): return try pause(subject, bound)
    case .still: return try still(subject)
    case .ends(let bound): return try ends(subject, bound)
    case .flashes(let bound):
      guard let flashes else { return ["flashes were not measured: no pixels were drawn"] }
      return flashes.unmet(bound)
    }
  }

  private static func name(_ curve: TrackCurve) -> String {
    "\(curve.track.view) · \(curve.track.property)"
  }

  // MARK: Moves

  /// The move that is farthest beyond a bound, of every value.
  ///
  /// - Parameters:
  ///   - subject: What is looked at.
  ///   - bound: The bound.
  ///   - verb: What it does.
  ///   - text: A measured value for people.
  ///   - measure: A move's value.
  /// - Returns: A sentence for each value that is beyond; if nothing moves, one that says so.
  /// - Throws: A sentence if a view has no such property.
  private func moves(
    _ subject: ExpectationSubject, _ bound: ExpectationBound, _ verb: String,
    _ text: (Double) -> String,
    _ measure: (TrackCurve, Move, Finding.Figures) -> Double
  ) throws(ExpectationSubject.Missing) -> [String] {
    var (sentences, count) = ([String](), 0)
    for view in subject.views {
      for curve in try subject.curves(of: view) {
        let values = subject.moves(of: curve).compactMap { move in
          curve.figures(of: move, subject.record.framesPerSecond).map { measure(curve, move, $0) }
        }
        count += values.count
        guard
          let worst = values.filter({ !bound.holds($0, tolerance: 0.0005) }).max(by: {
            abs($0) < abs($1)
          })
        else { continue }
        let measured = worst.isFinite ? "\(verb) \(text(worst))" : "does not settle"
        sentences.append("\(Self.name(curve)): \(measured), expected \(bound.text)")
      }
    }
    return count == 0 ? [resting(subject, "expected \(bound.text)")] : Self.once(sentences)
  }

  /// Components that do the same are told once.
  private static func once(_ sentences: [String]) -> [String] {
    var (kept, seen) = ([String](), Set<String>())
    for sentence in sentences {
      let key = sentence.replacing(".height:", with: ".width:")
      if seen.insert(key).inserted { kept.append(sentence) }
    }
    return kept
  }

  private func resting(_ subject: ExpectationSubject, _ expected: String) -> String {
    let who =
      nodes.isEmpty ? "nothing moves" : "\(subject.views.joined(separator: ", ")) does not move"
    return who + (property.map { " its \($0)" } ?? "") + ", \(expected)"
  }

  private func peakSpeed(
    _ subject: ExpectationSubject, _ bound: ExpectationBound
  ) throws(ExpectationSubject.Missing) -> [String] {
    var (sentences, count) = ([String](), 0)
    for view in subject.views {
      for curve in try subject.curves(of: view) {
        let unit = TrackUnit.of(curve.track.property)
        let speeds = subject.moves(of: curve).compactMap {
          curve.figures(of: $0, subject.record.framesPerSecond)?.peakSpeed
        }
        guard let peak = speeds.max() else { continue }
        count += 1
        if let wrong = Self.wrongUnit(bound, unit, curve) {
          sentences.append(wrong)
        } else if !bound.holds(peak) {
          let speed = PeopleNumber.text(peak, unit)
          sentences.append(
            "\(Self.name(curve)): is at most \(speed)/s fast, expected \(bound.text)")
        }
      }
    }
    return count == 0 ? [resting(subject, "expected \(bound.text)")] : Self.once(sentences)
  }

  /// A sentence if a bound counts something else.
  private static func wrongUnit(
    _ bound: ExpectationBound, _ unit: TrackUnit, _ curve: TrackCurve
  ) -> String? {
    let own = unit.symbol
    guard !bound.unit.isEmpty, bound.unit != own, !(own.isEmpty && bound.unit == "%") else {
      return nil
    }
    return "\(name(curve)) is in \(own.isEmpty ? "no unit" : own), expected \(bound.text)"
  }

  private func breaks(
    _ subject: ExpectationSubject, _ bound: ExpectationBound?, _ verb: String,
    perSecond: Bool = false,
    _ find: (TrackCurve, ClosedRange<Int>) -> Continuity.Break?
  ) throws(ExpectationSubject.Missing) -> [String] {
    var sentences: [String] = []
    for view in subject.views {
      for curve in try subject.curves(of: view) {
        let unit = TrackUnit.of(curve.track.property)
        if let bound, let wrong = Self.wrongUnit(bound, unit, curve) {
          sentences.append(wrong)
          continue
        }
        let found = find(curve, subject.frames)
        let known = curve.numbers.compactMap { $0 }
        let range = (known.max() ?? 0) - (known.min() ?? 0)
        if let bound {
          if bound.holds(found?.size ?? 0) { continue }
        } else if (found?.size ?? 0) <= (perSecond ? 0 : range / 50) {
          continue
        }
        let size = PeopleNumber.text(found?.size ?? 0, unit) + (perSecond ? "/s" : "")
        sentences.append(
          "\(Self.name(curve)): \(verb) by \(size) at frame \(found?.frame ?? 0), expected \(bound?.text ?? "no jump")"
        )
      }
    }
    return Self.once(sentences)
  }

  // MARK: Several views

  private func order(
    _ subject: ExpectationSubject, _ names: [String]
  ) throws(ExpectationSubject.Missing) -> [String] {
    var starts: [(name: String, frame: Int)] = []
    for name in names {
      var frames: [Int] = []
      for view in try subject.views(named: name) {
        if let frame = try subject.setsOff(view) { frames.append(frame) }
      }
      guard let first = frames.min() else {
        return ["\(name) does not move, expected order \(names.joined(separator: ", "))"]
      }
      starts.append((name, first))
    }
    for (one, next) in zip(starts, starts.dropFirst()) where next.frame < one.frame {
      let times = [next, one].map { PeopleNumber.milliseconds(subject.seconds($0.frame)) }
      return [
        "\(next.name) sets off at \(times[0]), before \(one.name) at \(times[1]), expected order \(names.joined(separator: ", "))"
      ]
    }
    return []
  }

  private func stagger(
    _ subject: ExpectationSubject, _ bound: ExpectationBound
  ) throws(ExpectationSubject.Missing) -> [String] {
    var starts: [(name: String, frame: Int)] = []
    for view in subject.views {
      if let frame = try subject.setsOff(view) { starts.append((view, frame)) }
    }
    guard starts.count > 1 else {
      return [
        "\(starts.count) of \(subject.views.count) views move\(starts.count == 1 ? "s" : ""): no stagger, expected \(bound.text)"
      ]
    }
    // A frame shows what happened since the one before it.
    let tolerance = 0.51 / subject.record.framesPerSecond
    return zip(starts, starts.dropFirst()).compactMap { one, next in
      let gap = subject.seconds(next.frame - one.frame)
      if bound.holds(gap, tolerance: tolerance) { return nil }
      return
        "\(next.name) sets off \(PeopleNumber.milliseconds(gap)) after \(one.name), expected \(bound.text)"
    }
  }

  // MARK: At rest

  private func appears(_ subject: ExpectationSubject, _ bound: ExpectationBound) -> [String] {
    subject.views.compactMap { view in
      let frame = subject.frames.first {
        Visibility.opacity(of: view, in: subject.record, at: $0) >= 0.5
      }
      guard let frame else { return "\(view): does not appear, expected \(bound.text)" }
      let time = subject.seconds(frame) - (from ?? 0)
      if bound.holds(time) { return nil }
      return "\(view): appears after \(PeopleNumber.milliseconds(time)), expected \(bound.text)"
    }
  }

  /// The longest rest that is no pause, in seconds: two values may be rounded to one.
  private static let longestRest = 0.05

  private func pause(
    _ subject: ExpectationSubject, _ bound: ExpectationBound?
  ) throws(ExpectationSubject.Missing) -> [String] {
    var isMoving = [Bool](repeating: false, count: subject.record.frameCount)
    for view in subject.views {
      for curve in try subject.curves(of: view) {
        for frame in subject.frames.dropFirst() where curve.values[frame] != curve.values[frame - 1]
        {
          isMoving[frame] = true
        }
      }
    }
    var (longest, at, run) = (0, subject.frames.lowerBound, 0)
    for frame in subject.frames.dropFirst() {
      run = isMoving[frame] ? 0 : run + 1
      if run > longest { (longest, at) = (run, frame - run) }
    }
    let rest = subject.seconds(longest)
    if bound?.holds(rest) ?? (rest <= Self.longestRest + 1e-9) { return [] }
    let who = nodes.isEmpty ? "everything" : subject.views.joined(separator: ", ")
    return [
      "\(who): rests for \(PeopleNumber.milliseconds(rest)) from frame \(at) on, expected \(bound?.text ?? "to keep moving")"
    ]
  }

  private func still(_ subject: ExpectationSubject) throws(ExpectationSubject.Missing) -> [String] {
    var sentences: [String] = []
    for view in subject.views {
      for curve in try subject.curves(of: view) {
        let shown = subject.frames.map { curve.numbers[$0] }
        guard let place = shown.indices.dropFirst().first(where: { shown[$0] != shown[$0 - 1] })
        else { continue }
        let known = shown.compactMap { $0 }
        let range = PeopleNumber.text(
          (known.max() ?? 0) - (known.min() ?? 0), TrackUnit.of(curve.track.property))
        let frame = subject.frames.lowerBound + place
        sentences.append(
          "\(Self.name(curve)): moves by \(range) from frame \(frame) on, expected still")
      }
    }
    return Self.once(sentences)
  }

  private func ends(
    _ subject: ExpectationSubject, _ bound: ExpectationBound
  ) throws(ExpectationSubject.Missing) -> [String] {
    var sentences: [String] = []
    for view in subject.views {
      for curve in try subject.curves(of: view) {
        let unit = TrackUnit.of(curve.track.property)
        if let wrong = Self.wrongUnit(bound, unit, curve) {
          sentences.append(wrong)
          continue
        }
        guard let end = curve.numbers[subject.frames.upperBound] else {
          sentences.append("\(Self.name(curve)): is not there at the end, expected \(bound.text)")
          continue
        }
        if bound.holds(end, tolerance: unit.step) { continue }
        sentences.append(
          "\(Self.name(curve)): ends at \(PeopleNumber.text(end, unit)), expected \(bound.text)")
      }
    }
    return Self.once(sentences)
  }
}
