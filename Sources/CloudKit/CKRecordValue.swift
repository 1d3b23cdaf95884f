public import CoreLocation
public import Foundation

/// What a record may have as a value.
public protocol CKRecordValueProtocol {}
/// What a record may have as a value, by its older name.
public typealias CKRecordValue = any CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int8: CKRecordValueProtocol {}
extension Int16: CKRecordValueProtocol {}
extension Int32: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension UInt: CKRecordValueProtocol {}
extension UInt8: CKRecordValueProtocol {}
extension UInt16: CKRecordValueProtocol {}
extension UInt32: CKRecordValueProtocol {}
extension UInt64: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}
extension CKAsset: CKRecordValueProtocol {}
extension CKRecord.Reference: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}

/// A file that would be kept in the cloud.
public final class CKAsset: NSObject, Sendable {
  /// Where it lies.
  public let fileURL: URL?
  /// Creates one of a file.
  public init(fileURL: URL) { self.fileURL = fileURL }
  /// Whether another object is the same.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CKAsset).map { $0.fileURL == fileURL } ?? false
  }
  /// A number that is the same for the same objects.
  public override var hash: Int { fileURL.hashValue }
}

/// A value of a record as it is written.
indirect enum CodedValue: Codable {
  case text(String)
  case integer(Int64)
  case number(Double)
  case truth(Bool)
  case date(Date)
  case data(Data)
  case place(latitude: Double, longitude: Double)
  case asset(URL?)
  case reference(name: String, zone: String, owner: String, action: CKRecord.ReferenceAction)
  case list([CodedValue])

  init?(_ value: any CKRecordValueProtocol) {
    switch value {
    case let value as Bool: self = .truth(value)
    case let value as String: self = .text(value)
    case let value as NSString: self = .text("\(value)")
    case let value as any BinaryInteger: self = .integer(Int64(truncatingIfNeeded: value))
    case let value as Double: self = .number(value)
    case let value as Float: self = .number(Double(value))
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as Date: self = .date(value)
    case let value as NSDate: self = .date(value as Date)
    case let value as Data: self = .data(value)
    case let value as NSData: self = .data(value as Data)
    case let value as CLLocation:
      let place = value.coordinate
      self = .place(latitude: place.latitude, longitude: place.longitude)
    case let value as CKAsset: self = .asset(value.fileURL)
    case let value as CKRecord.Reference:
      let zone = value.recordID.zoneID
      self = .reference(
        name: value.recordID.recordName, zone: zone.zoneName, owner: zone.ownerName,
        action: value.action)
    case let value as [any CKRecordValueProtocol]: self = .list(value.compactMap(CodedValue.init))
    default: return nil
    }
  }

  /// The value.
  var value: any CKRecordValueProtocol {
    switch self {
    case .text(let value): value
    case .integer(let value): Int(value)
    case .number(let value): value
    case .truth(let value): value
    case .date(let value): value
    case .data(let value): value
    case .place(let latitude, let longitude):
      CLLocation(latitude: latitude, longitude: longitude)
    case .asset(let url): url.map(CKAsset.init) ?? CKAsset(fileURL: URL(fileURLWithPath: "/"))
    case .reference(let name, let zone, let owner, let action):
      CKRecord.Reference(
        recordID: CKRecord.ID(
          recordName: name, zoneID: CKRecordZone.ID(zoneName: zone, ownerName: owner)),
        action: action)
    case .list(let elements): Self.list(elements.map(\.value))
    }
  }

  /// A list of the type that all its values have.
  private static func list(_ values: [any CKRecordValueProtocol]) -> any CKRecordValueProtocol {
    if let values = values as? [String] { return values }
    if let values = values as? [Int] { return values }
    if let values = values as? [Double] { return values }
    if let values = values as? [Bool] { return values }
    if let values = values as? [Date] { return values }
    if let values = values as? [Data] { return values }
    if let values = values as? [CKAsset] { return values }
    if let values = values as? [CLLocation] { return values }
    if let values = values as? [CKRecord.Reference] { return values }
    return [String]()
  }
}
