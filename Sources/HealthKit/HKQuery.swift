public import Foundation

/// What is known about health.
open class HKObject: NSObject {
  /// What it is known by: nothing is kept, and all are known by the same.
  public let uuid = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  /// What else is known.
  public let metadata: [String: Any]?
  init(metadata: [String: Any]?) { self.metadata = metadata }
}

/// What was measured.
open class HKSample: HKObject {
  /// What kind of thing.
  public let sampleType: HKSampleType
  /// When it began.
  public let startDate: Date
  /// When it ended.
  public let endDate: Date

  init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?) {
    (sampleType, startDate, endDate) = (type, start, end)
    super.init(metadata: metadata)
  }
}

/// How much there was of something.
open class HKQuantitySample: HKSample {
  /// What kind of thing.
  public let quantityType: HKQuantityType
  /// How much.
  public let quantity: HKQuantity

  /// Creates a sample.
  ///
  /// - Parameters:
  ///   - quantityType: What kind of thing.
  ///   - quantity: How much.
  ///   - startDate: When it began.
  ///   - endDate: When it ended.
  ///   - metadata: What else is known.
  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date,
    end endDate: Date, metadata: [String: Any]? = nil
  ) {
    (self.quantityType, self.quantity) = (quantityType, quantity)
    super.init(quantityType, startDate, endDate, metadata)
  }
}

/// A state that somebody was in.
open class HKCategorySample: HKSample {
  /// What kind of state.
  public let categoryType: HKCategoryType
  /// Which.
  public let value: Int

  /// Creates a sample.
  ///
  /// - Parameters:
  ///   - categoryType: What kind of state.
  ///   - value: Which.
  ///   - startDate: When it began.
  ///   - endDate: When it ended.
  ///   - metadata: What else is known.
  public init(
    type categoryType: HKCategoryType, value: Int, start startDate: Date, end endDate: Date,
    metadata: [String: Any]? = nil
  ) {
    (self.categoryType, self.value) = (categoryType, value)
    super.init(categoryType, startDate, endDate, metadata)
  }
}

/// What somebody did.
public enum HKWorkoutActivityType: UInt, Sendable {
  /// Cycled.
  case cycling = 13
  /// Used a machine for legs and arms.
  case elliptical = 16
  /// Lifted weights as in daily life.
  case functionalStrengthTraining = 20
  /// Went up a mountain.
  case hiking = 24
  /// Rowed.
  case rowing = 35
  /// Ran.
  case running = 37
  /// Swam.
  case swimming = 46
  /// Lifted weights.
  case traditionalStrengthTraining = 50
  /// Walked.
  case walking = 52
  /// Stretched and breathed.
  case yoga = 57
  /// Used muscles of the middle.
  case coreTraining = 59
  /// Stretched.
  case flexibility = 62
  /// Changed between effort and rest.
  case highIntensityIntervalTraining = 63
  /// Something else.
  case other = 3000
}

/// A training.
open class HKWorkout: HKSample {
  /// What somebody did.
  public let workoutActivityType: HKWorkoutActivityType
  /// How long, in seconds.
  public let duration: TimeInterval
  /// How much energy it took.
  public let totalEnergyBurned: HKQuantity?
  /// How far it went.
  public let totalDistance: HKQuantity?

  /// Creates a training.
  ///
  /// - Parameters:
  ///   - workoutActivityType: What somebody did.
  ///   - startDate: When it began.
  ///   - endDate: When it ended.
  ///   - duration: How long; 0 for from beginning to end.
  ///   - totalEnergyBurned: How much energy it took.
  ///   - totalDistance: How far it went.
  ///   - metadata: What else is known.
  public init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date,
    end endDate: Date, duration: TimeInterval = 0, totalEnergyBurned: HKQuantity? = nil,
    totalDistance: HKQuantity? = nil, metadata: [String: Any]? = nil
  ) {
    self.workoutActivityType = workoutActivityType
    self.duration = duration > 0 ? duration : endDate.timeIntervalSince(startDate)
    (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
    super.init(HKObjectType.workoutType(), startDate, endDate, metadata)
  }
}

/// No bound to what a search finds.
public let HKObjectQueryNoLimit = 0
/// By when samples began.
public let HKSampleSortIdentifierStartDate = "startDate"
/// By when samples ended.
public let HKSampleSortIdentifierEndDate = "endDate"

/// How days count that are only partly in a time.
public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// What begins in it.
  public static let strictStartDate = Self(rawValue: 1)
  /// What ends in it.
  public static let strictEndDate = Self(rawValue: 2)
}

/// A search, which finds nothing.
open class HKQuery: NSObject {
  /// What is looked for; `nil` for all.
  public let predicate: NSPredicate?
  /// Whether somebody ended it.
  var isStopped = false
  private let tell: (HKQuery, HKError) -> Void

  init(_ predicate: NSPredicate?, _ tell: @escaping (HKQuery, HKError) -> Void) {
    (self.predicate, self.tell) = (predicate, tell)
  }
  /// Tells who asked that there is nothing.
  func end(_ error: HKError) { if !isStopped { tell(self, error) } }

  /// What asks for samples of a time.
  ///
  /// - Parameters:
  ///   - startDate: From when on.
  ///   - endDate: Until when.
  ///   - options: How days count that are only partly in it.
  /// - Returns: What fits nothing.
  /// - Note: Accepted; no effect. `withStart`, `end`, `options`: there are no samples.
  open class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: false) }
  /// What asks for trainings of a kind.
  ///
  /// - Note: Accepted; no effect. `with`: there are no trainings.
  open class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType)
    -> NSPredicate
  { NSPredicate(value: false) }
}

/// A search for samples.
open class HKSampleQuery: HKQuery {
  /// Creates a search.
  ///
  /// - Parameters:
  ///   - sampleType: Of what kind.
  ///   - predicate: Which; `nil` for all.
  ///   - limit: How many at most.
  ///   - sortDescriptors: In which order.
  ///   - resultsHandler: Told that there is nothing.
  /// - Note: Accepted; no effect. `sampleType`, `limit`, `sortDescriptors`: there are no samples.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int,
    sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    super.init(predicate) { query, error in
      if let query = query as? HKSampleQuery { resultsHandler(query, nil, error) }
    }
  }
}

/// Which sums are made of samples.
public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// For each source by itself.
  public static let separateBySource = Self(rawValue: 1)
  /// The mean.
  public static let discreteAverage = Self(rawValue: 2)
  /// The least.
  public static let discreteMin = Self(rawValue: 4)
  /// The most.
  public static let discreteMax = Self(rawValue: 8)
  /// All of them together.
  public static let cumulativeSum = Self(rawValue: 16)
  /// The last.
  public static let mostRecent = Self(rawValue: 32)
}

/// Sums of samples, of which there are none.
open class HKStatistics: NSObject {
  /// All of them together.
  open func sumQuantity() -> HKQuantity? { nil }
  /// The mean.
  open func averageQuantity() -> HKQuantity? { nil }
  /// The least.
  open func minimumQuantity() -> HKQuantity? { nil }
  /// The most.
  open func maximumQuantity() -> HKQuantity? { nil }
  /// The last.
  open func mostRecentQuantity() -> HKQuantity? { nil }
  /// From when on.
  open var startDate: Date { .distantPast }
  /// Until when.
  open var endDate: Date { .distantFuture }
}

/// A search for a sum.
open class HKStatisticsQuery: HKQuery {
  /// Creates a search.
  ///
  /// - Parameters:
  ///   - quantityType: Of what kind.
  ///   - quantitySamplePredicate: Which samples; `nil` for all.
  ///   - options: Which sums.
  ///   - handler: Told that there is nothing.
  /// - Note: Accepted; no effect. `quantityType`, `options`: there are no samples.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    super.init(quantitySamplePredicate) { query, error in
      if let query = query as? HKStatisticsQuery { handler(query, nil, error) }
    }
  }
}

/// Sums of samples over times, of which there are none.
open class HKStatisticsCollection: NSObject {
  /// Goes along the sums: there are none.
  ///
  /// - Parameters:
  ///   - startDate: From when on.
  ///   - endDate: Until when.
  ///   - block: Would be told of each.
  /// - Note: Accepted; no effect. `from`, `to`, `with`: there are no samples.
  open func enumerateStatistics(
    from startDate: Date, to endDate: Date,
    with block: @escaping (HKStatistics, UnsafeMutablePointer<Bool>) -> Void
  ) {}
  /// The sums.
  open func statistics() -> [HKStatistics] { [] }
  /// The sum of a time.
  ///
  /// - Note: Accepted; no effect. `for`: there are no samples.
  open func statistics(for date: Date) -> HKStatistics? { nil }
}

/// A search for sums over times.
open class HKStatisticsCollectionQuery: HKQuery {
  /// Told that there is nothing.
  open var initialResultsHandler:
    ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// Would be told of what is new.
  open var statisticsUpdateHandler:
    ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - quantityType: Of what kind.
  ///   - quantitySamplePredicate: Which samples; `nil` for all.
  ///   - options: Which sums.
  ///   - anchorDate: When a time begins.
  ///   - intervalComponents: How long it is.
  /// - Note: Accepted; no effect. `quantityType`, `options`, `anchorDate`, `intervalComponents`: there are no samples.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents
  ) {
    super.init(quantitySamplePredicate) { query, error in
      guard let query = query as? HKStatisticsCollectionQuery else { return }
      query.initialResultsHandler?(query, nil, error)
    }
  }
}

/// A search that goes on, and tells whenever something is new: nothing is.
open class HKObserverQuery: HKQuery {
  /// Creates a search.
  ///
  /// - Parameters:
  ///   - sampleType: Of what kind.
  ///   - predicate: Which samples; `nil` for all.
  ///   - updateHandler: Told that there is nothing.
  /// - Note: Accepted; no effect. `sampleType`: there are no samples.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  ) {
    super.init(predicate) { query, error in
      if let query = query as? HKObserverQuery { updateHandler(query, {}, error) }
    }
  }
}
