extension SwiftUINames {
  /// Modules of Apple's systems that a scene may import.
  static let moduleText = """
    ARKit AVFAudio AVFoundation AVKit Accelerate Accessibility AccessoryNotifications
    AccessorySetupKit Accounts ActivityKit AdAttributionKit AdServices AdSupport AlarmKit AppIntents
    AppKit AppTrackingTransparency AssetsLibrary AudioToolbox AuthenticationServices
    AutomaticAssessmentConfiguration BackgroundAssets BackgroundTasks BrowserEngineKit BusinessChat
    CallKit CarKey CarPlay Charts Cinematic ClassKit ClockKit CloudKit CommonCrypto
    CompositorServices Contacts ContactsUI CoreAudio CoreAudioKit CoreAudioTypes
    CoreBluetooth CoreData CoreHaptics CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML
    CoreMedia CoreMotion CoreNFC CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo
    CryptoKit DataDetection DeveloperToolsSupport DeviceActivity DeviceCheck DeviceDiscoveryUI DockKit
    EventKit EventKitUI ExposureNotification
    ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls FileProvider FinanceKit
    FinanceKitUI FoundationModels GLKit GameController GameKit GameplayKit GroupActivities HealthKit
    HealthKitUI HomeKit IOSurface IdentityLookup ImageIO ImagePlayground Intents IntentsUI
    JavaScriptCore JournalingSuggestions LinkPresentation LocalAuthentication LockedCameraCapture
    MLCompute ManagedSettings ManagedSettingsUI MapKit Matter MatterSupport MediaAccessibility
    MediaPlayer MessageUI Messages Metal MetalFX MetalKit MetalPerformanceShaders MetricKit
    MobileCoreServices ModelIO
    MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction Network NetworkExtension
    NotificationCenter OSLog PDFKit PassKit PencilKit PermissionKit Photos PhotosUI ProximityReader
    PushKit PushToTalk QuickLook QuickLookThumbnailing RealityKit RelevanceKit ReplayKit RoomPlan
    SafariServices SafetyKit SceneKit ScreenTime Security SensitiveContentAnalysis SensorKit
    ShazamKit Social SoundAnalysis Spatial Speech SpriteKit StickerKit StoreKit SwiftData
    SwiftUICore Symbols SystemConfiguration TVUIKit TabletopKit TipKit Translation
    UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoToolbox Vision VisionKit
    WatchConnectivity WatchKit WeatherKit WebKit WidgetKit WorkoutKit os simd
    """
}
