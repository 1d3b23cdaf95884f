// What a device says of itself.

/// The key of a device's name.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// The key of how strongly a device sends.
public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"
/// The key of what a device can do.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// The key of data of what a device can do.
public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
/// The key of data of a device's maker.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
/// The key of what a device can do for which there was no room.
public let CBAdvertisementDataOverflowServiceUUIDsKey = "kCBAdvDataOverflowServiceUUIDs"
/// The key of whether a device can be connected.
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
/// The key of what a device wants others to do.
public let CBAdvertisementDataSolicitedServiceUUIDsKey = "kCBAdvDataSolicitedServiceUUIDs"

// How devices are looked for and connected.

/// The key of whether people are told that Bluetooth is off.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The key of what a manager is known by when the app begins anew.
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// The key of whether a device is told of each time that it is heard.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// The key of what devices want others to do.
public let CBCentralManagerScanOptionSolicitedServiceUUIDsKey =
  "kCBScanOptionSolicitedServiceUUIDs"
/// The key of the devices that a manager had.
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
/// The key of what a manager looked for.
public let CBCentralManagerRestoredStateScanServicesKey = "kCBRestoredScanServices"
/// The key of how a manager looked for devices.
public let CBCentralManagerRestoredStateScanOptionsKey = "kCBRestoredScanOptions"
/// The key of whether people are told that a device is connected.
public let CBConnectPeripheralOptionNotifyOnConnectionKey = "kCBConnectOptionNotifyOnConnection"
/// The key of whether people are told that a device is connected no more.
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey =
  "kCBConnectOptionNotifyOnDisconnection"
/// The key of whether people are told what a device tells.
public let CBConnectPeripheralOptionNotifyOnNotificationKey =
  "kCBConnectOptionNotifyOnNotification"
/// The key of after how many seconds a device is connected.
public let CBConnectPeripheralOptionStartDelayKey = "kCBConnectOptionDelay"
/// The key of whether a device is connected again by itself.
public let CBConnectPeripheralOptionEnableAutoReconnect = "kCBConnectOptionEnableAutoReconnect"

// How values are offered.

/// The key of whether people are told that Bluetooth is off.
public let CBPeripheralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The key of what a manager is known by when the app begins anew.
public let CBPeripheralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// The key of the services that a manager offered.
public let CBPeripheralManagerRestoredStateServicesKey = "kCBRestoredServices"
/// The key of what a manager told others.
public let CBPeripheralManagerRestoredStateAdvertisementDataKey = "kCBRestoredAdvertisement"
