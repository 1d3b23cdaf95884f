// The names of what queries of the keychain say.

/// The class of an item.
public let kSecClass: CFString = "class"
/// A password.
public let kSecClassGenericPassword: CFString = "genp"
/// A password of a server.
public let kSecClassInternetPassword: CFString = "inet"
/// A key.
public let kSecClassKey: CFString = "keys"
/// A certificate.
public let kSecClassCertificate: CFString = "cert"
/// An identity.
public let kSecClassIdentity: CFString = "idnt"
/// The account of an item.
public let kSecAttrAccount: CFString = "acct"
/// The service of an item.
public let kSecAttrService: CFString = "svce"
/// The server of an item.
public let kSecAttrServer: CFString = "srvr"
/// The label of an item.
public let kSecAttrLabel: CFString = "labl"
/// The description of an item.
public let kSecAttrDescription: CFString = "desc"
/// The comment of an item.
public let kSecAttrComment: CFString = "icmt"
/// What an app adds to an item.
public let kSecAttrGeneric: CFString = "gena"
/// The apps that share an item.
public let kSecAttrAccessGroup: CFString = "agrp"
/// Whether an item goes to other devices.
public let kSecAttrSynchronizable: CFString = "sync"
/// An item that may or may not go to other devices.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// The tag of a key.
public let kSecAttrApplicationTag: CFString = "atag"
/// When an item can be read.
public let kSecAttrAccessible: CFString = "pdmn"
/// Who may read an item.
public let kSecAttrAccessControl: CFString = "accc"
/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// Once the device was unlocked.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// While this device is unlocked.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// Once this device was unlocked.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// While this device is unlocked and has a code.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// The bytes of an item.
public let kSecValueData: CFString = "v_Data"
/// A reference to an item.
public let kSecValueRef: CFString = "v_Ref"
/// Whether a query wants the bytes.
public let kSecReturnData: CFString = "r_Data"
/// Whether a query wants the attributes.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// Whether a query wants a reference.
public let kSecReturnRef: CFString = "r_Ref"
/// Whether a query wants a reference that lasts.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// How many items a query wants.
public let kSecMatchLimit: CFString = "m_Limit"
/// One item.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All items.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Who asks.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// Whether the keychain is that of iOS.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
