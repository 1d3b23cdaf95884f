import Foundation
import HealthKit
import Testing
@_spi(Engine) import ViewEngine

/// What is known of a person's health: nothing.
@Suite struct HKHealthStoreTests {
  private let store = HKHealthStore()
  private let steps = HKQuantityType(.stepCount)
  private let day = Date(timeIntervalSince1970: 0)

  @Test("the device keeps nothing, and the film's result says so")
  func unavailable() async {
    #expect(!HKHealthStore.isHealthDataAvailable())
    #expect(IneffectiveSettings.shortcomings.contains { $0.contains("HealthKit") })
    #expect(store.authorizationStatus(for: steps) == .notDetermined)
    let refusal = HKError(.errorHealthDataUnavailable)
    await #expect(throws: refusal) {
      try await store.requestAuthorization(toShare: [], read: [steps])
    }
    let sample = HKQuantitySample(
      type: steps, quantity: HKQuantity(unit: .count(), doubleValue: 7), start: day, end: day)
    await #expect(throws: refusal) { try await store.save(sample) }
    await #expect(throws: refusal) { try await store.delete(sample) }
    let isSaved = await withCheckedContinuation { continuation in
      store.save(sample) { isSaved, _ in continuation.resume(returning: isSaved) }
    }
    #expect(!isSaved)
  }

  // On the main actor, as handlers are called there: so a search can be ended before its own is.
  @Test("searches tell soon that there is nothing, unless they are ended before")
  @MainActor func queries() async {
    let predicate = HKQuery.predicateForSamples(withStart: day, end: nil, options: .strictStartDate)
    let count = await withCheckedContinuation { continuation in
      store.execute(
        HKSampleQuery(
          sampleType: steps, predicate: predicate, limit: HKObjectQueryNoLimit,
          sortDescriptors: nil
        ) { _, samples, error in
          continuation.resume(returning: samples == nil && error is HKError)
        })
    }
    #expect(count)
    let sum = await withCheckedContinuation { continuation in
      let query = HKStatisticsQuery(
        quantityType: steps, quantitySamplePredicate: predicate, options: .cumulativeSum
      ) { _, statistics, _ in continuation.resume(returning: statistics == nil) }
      store.execute(query)
    }
    #expect(sum)
    let ended = HKObserverQuery(sampleType: steps, predicate: nil) { _, _, _ in
      Issue.record("the search was ended")
    }
    store.execute(ended)
    store.stop(ended)
    let collection = await withCheckedContinuation { continuation in
      let query = HKStatisticsCollectionQuery(
        quantityType: steps, quantitySamplePredicate: nil, anchorDate: day,
        intervalComponents: DateComponents(day: 1))
      query.initialResultsHandler = { _, found, _ in continuation.resume(returning: found == nil) }
      store.execute(query)
    }
    #expect(collection)
  }

  @Test("kinds are equal by what they are known by")
  func kinds() {
    #expect(HKObjectType.quantityType(forIdentifier: .stepCount) == steps)
    #expect(Set([steps, HKQuantityType(.stepCount), HKQuantityType(.heartRate)]).count == 2)
    #expect(HKQuantityTypeIdentifier.stepCount.rawValue == "HKQuantityTypeIdentifierStepCount")
    #expect(
      HKCategoryType(.sleepAnalysis) == HKObjectType.categoryType(forIdentifier: .sleepAnalysis))
  }

  @Test(
    "quantities are told in every unit of their kind",
    arguments: [
      (HKUnit.kilocalorie(), HKUnit.joule(), 1.0, 4184.0),
      (.meterUnit(with: .kilo), .meter(), 2, 2000), (.hour(), .minute(), 1.5, 90),
      (.count().unitDivided(by: .minute()), .count().unitDivided(by: .second()), 60, 1),
      (.gramUnit(with: .kilo), .gram(), 0.5, 500), (.literUnit(with: .milli), .liter(), 250, 0.25),
    ])
  func units(unit: HKUnit, other: HKUnit, value: Double, told: Double) {
    let quantity = HKQuantity(unit: unit, doubleValue: value)
    #expect(abs(quantity.doubleValue(for: other) - told) < 1e-9)
    #expect(quantity.doubleValue(for: unit) == value)
    #expect(quantity.compare(HKQuantity(unit: unit, doubleValue: value)) == .orderedSame)
    #expect(quantity.compare(HKQuantity(unit: unit, doubleValue: value + 1)) == .orderedAscending)
    #expect(!quantity.is(compatibleWith: .watt()))
  }

  @Test("a training lasts from beginning to end unless it is told")
  func workouts() {
    let end = day.addingTimeInterval(90)
    let workout = HKWorkout(activityType: .cycling, start: day, end: end)
    #expect(workout.duration == 90 && workout.sampleType == HKObjectType.workoutType())
    let paused = HKWorkout(activityType: .yoga, start: day, end: end, duration: 60)
    #expect(paused.duration == 60 && paused.workoutActivityType == .yoga)
    let sample = HKCategorySample(
      type: HKCategoryType(.sleepAnalysis), value: 1, start: day, end: end)
    #expect(sample.value == 1 && sample.endDate == end)
  }
}
