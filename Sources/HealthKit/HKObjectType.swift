public import Foundation

/// A kind of what is known about health.
open class HKObjectType: NSObject {
  /// What it is known by.
  public let identifier: String
  init(_ identifier: String) { self.identifier = identifier }

  /// Kinds are equal that are known by the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKObjectType)?.identifier == identifier
  }
  /// A number by what it is known by.
  open override var hash: Int { identifier.hash }

  /// A quantity.
  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier)
    -> HKQuantityType?
  { HKQuantityType(identifier) }
  /// One of several states.
  open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier)
    -> HKCategoryType?
  { HKCategoryType(identifier) }
  /// What does not change.
  open class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier)
    -> HKCharacteristicType?
  { HKCharacteristicType(identifier) }
  /// Training.
  open class func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }
  /// What each day's goals are.
  open class func activitySummaryType() -> HKObjectType {
    HKObjectType("HKActivitySummaryTypeIdentifier")
  }
}

/// What does not change.
open class HKCharacteristicType: HKObjectType {
  /// Creates a kind.
  public init(_ identifier: HKCharacteristicTypeIdentifier) { super.init(identifier.rawValue) }
}

/// A kind of what is measured from time to time.
open class HKSampleType: HKObjectType {}

/// Training.
open class HKWorkoutType: HKSampleType {}

/// One of several states.
open class HKCategoryType: HKSampleType {
  /// Creates a kind.
  public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier.rawValue) }
}

/// A quantity.
open class HKQuantityType: HKSampleType {
  /// Creates a kind.
  public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier.rawValue) }
}

/// What a quantity is known by.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier\(name)" }
  /// Steps.
  public static let stepCount = Self("StepCount")
  /// How far somebody walked or ran.
  public static let distanceWalkingRunning = Self("DistanceWalkingRunning")
  /// How far somebody cycled.
  public static let distanceCycling = Self("DistanceCycling")
  /// How far somebody swam.
  public static let distanceSwimming = Self("DistanceSwimming")
  /// Energy of what somebody did.
  public static let activeEnergyBurned = Self("ActiveEnergyBurned")
  /// Energy of a body at rest.
  public static let basalEnergyBurned = Self("BasalEnergyBurned")
  /// Stairs.
  public static let flightsClimbed = Self("FlightsClimbed")
  /// Minutes of training.
  public static let appleExerciseTime = Self("AppleExerciseTime")
  /// Minutes on one's feet.
  public static let appleStandTime = Self("AppleStandTime")
  /// Beats of the heart.
  public static let heartRate = Self("HeartRate")
  /// Beats of the heart at rest.
  public static let restingHeartRate = Self("RestingHeartRate")
  /// How much beats of the heart differ.
  public static let heartRateVariabilitySDNN = Self("HeartRateVariabilitySDNN")
  /// How much air somebody uses.
  public static let vo2Max = Self("VO2Max")
  /// Oxygen in the blood.
  public static let oxygenSaturation = Self("OxygenSaturation")
  /// Breaths.
  public static let respiratoryRate = Self("RespiratoryRate")
  /// How warm a body is.
  public static let bodyTemperature = Self("BodyTemperature")
  /// The weight of a body.
  public static let bodyMass = Self("BodyMass")
  /// The weight of a body without fat.
  public static let leanBodyMass = Self("LeanBodyMass")
  /// How much of a body is fat.
  public static let bodyFatPercentage = Self("BodyFatPercentage")
  /// Weight by height.
  public static let bodyMassIndex = Self("BodyMassIndex")
  /// How tall somebody is.
  public static let height = Self("Height")
  /// Pressure of blood as the heart beats.
  public static let bloodPressureSystolic = Self("BloodPressureSystolic")
  /// Pressure of blood between beats.
  public static let bloodPressureDiastolic = Self("BloodPressureDiastolic")
  /// Sugar in the blood.
  public static let bloodGlucose = Self("BloodGlucose")
  /// Energy of what was eaten.
  public static let dietaryEnergyConsumed = Self("DietaryEnergyConsumed")
  /// Protein that was eaten.
  public static let dietaryProtein = Self("DietaryProtein")
  /// Carbohydrates that were eaten.
  public static let dietaryCarbohydrates = Self("DietaryCarbohydrates")
  /// Fat that was eaten.
  public static let dietaryFatTotal = Self("DietaryFatTotal")
  /// Water that was drunk.
  public static let dietaryWater = Self("DietaryWater")
  /// Power on a bicycle.
  public static let cyclingPower = Self("CyclingPower")
  /// Power that a cyclist can hold.
  public static let cyclingFunctionalThresholdPower = Self("CyclingFunctionalThresholdPower")
}

/// What a state is known by.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKCategoryTypeIdentifier\(name)" }
  /// Sleep.
  public static let sleepAnalysis = Self("SleepAnalysis")
  /// Minutes of calm.
  public static let mindfulSession = Self("MindfulSession")
  /// Hours in which somebody stood.
  public static let appleStandHour = Self("AppleStandHour")
}

/// What does not change, by what it is known by.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKCharacteristicTypeIdentifier\(name)" }
  /// Which sex somebody has.
  public static let biologicalSex = Self("BiologicalSex")
  /// When somebody was born.
  public static let dateOfBirth = Self("DateOfBirth")
  /// Which blood somebody has.
  public static let bloodType = Self("BloodType")
}
