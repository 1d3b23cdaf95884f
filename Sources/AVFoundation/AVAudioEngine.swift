public import Foundation
@_spi(Engine) import ViewEngine

/// How many samples there are.
public typealias AVAudioFrameCount = UInt32
/// How many channels there are.
public typealias AVAudioChannelCount = UInt32
/// The number of a plug.
public typealias AVAudioNodeBus = Int

/// What sounds go through: it keeps what is put together, and a film is silent, which the tool says.
open class AVAudioEngine: NSObject {
  /// The nodes that belong to it.
  open private(set) var attachedNodes: Set<AVAudioNode> = []
  /// Where sounds come together.
  public let mainMixerNode = AVAudioMixerNode()
  /// Where sounds go.
  public let outputNode = AVAudioOutputNode()
  /// Where sounds come from: nobody is heard.
  public let inputNode = AVAudioInputNode()
  /// Whether it was told to run, and not to stop since.
  open private(set) var isRunning = false

  /// Creates it, with nothing in it.
  public override init() {}

  /// Takes a node.
  open func attach(_ node: AVAudioNode) {
    attachedNodes.insert(node)
    node.engine = self
  }
  /// Gives a node up.
  open func detach(_ node: AVAudioNode) {
    attachedNodes.remove(node)
    node.engine = nil
  }
  /// Leads the sounds of a node to another one.
  ///
  /// - Parameters:
  ///   - node1: The node.
  ///   - node2: The other one.
  ///   - format: In which form; `nil` for that of the node.
  /// - Note: Accepted; no effect. `node1`, `to`, `format`: a film is silent.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  /// Leads the sounds of a node nowhere.
  ///
  /// - Note: Accepted; no effect. `node`: a film is silent.
  open func disconnectNodeOutput(_ node: AVAudioNode) {}
  /// Gets ready.
  open func prepare() {}
  /// Runs, though nothing is heard.
  ///
  /// - Throws: Nothing.
  open func start() throws {
    IneffectiveSettings.note("AVAudioEngine.start")
    isRunning = true
  }
  /// Stands still.
  open func pause() { isRunning = false }
  /// Stands still, ready no more.
  open func stop() { isRunning = false }
  /// Forgets what is on its way.
  open func reset() {}
}

/// Something that sounds go through.
open class AVAudioNode: NSObject {
  /// What it belongs to; `nil` for nothing.
  public internal(set) weak var engine: AVAudioEngine?

  /// Creates it.
  public override init() {}

  /// The form of what comes out.
  ///
  /// - Note: Accepted; no effect. `forBus`: all have the usual form.
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .usual }
  /// The form of what goes in.
  ///
  /// - Note: Accepted; no effect. `forBus`: all have the usual form.
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .usual }
  /// Listens to what goes through, which is nothing: the block is never called, and the tool says so.
  ///
  /// - Parameters:
  ///   - bus: The plug.
  ///   - bufferSize: How many samples are given at a time.
  ///   - format: In which form.
  ///   - tapBlock: What is called.
  /// - Note: Accepted; no effect. `onBus`, `bufferSize`, `format`, `block`: a film is silent.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
  ) { IneffectiveSettings.note("AVAudioNode.installTap") }
  /// Listens no more.
  ///
  /// - Note: Accepted; no effect. `onBus`: nobody listens.
  open func removeTap(onBus bus: AVAudioNodeBus) {}
}

/// Where sounds come together.
open class AVAudioMixerNode: AVAudioNode {
  /// How loud all is, 0...1.
  open var outputVolume: Float = 1
  /// How loud it is in what comes after, 0...1.
  open var volume: Float = 1
  /// Where between left and right it is heard, −1...1.
  open var pan: Float = 0
}

/// Where sounds go.
open class AVAudioOutputNode: AVAudioNode {}

/// Where sounds come from: nobody is heard.
open class AVAudioInputNode: AVAudioNode {}

/// What plays sounds: it keeps what is asked of it, and a film is silent.
open class AVAudioPlayerNode: AVAudioNode {
  /// How loud it is, 0...1.
  open var volume: Float = 1
  /// Where between left and right it is heard, −1...1.
  open var pan: Float = 0
  /// Whether it was told to play, and not to stop since.
  open private(set) var isPlaying = false

  /// Plays, which is not heard.
  open func play() {
    IneffectiveSettings.note("AVAudioPlayerNode.play")
    isPlaying = true
  }
  /// Stands still.
  open func pause() { isPlaying = false }
  /// Stands still, and forgets what it was to play.
  open func stop() { isPlaying = false }
  /// Plays samples, which are not heard.
  ///
  /// - Parameters:
  ///   - buffer: The samples.
  ///   - completionHandler: Called when they were played, which they never are.
  /// - Note: Accepted; no effect. `buffer`, `completionHandler`: a film is silent.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil
  ) {}
  /// Plays samples, which are not heard.
  ///
  /// - Parameters:
  ///   - buffer: The samples.
  ///   - when: When; `nil` for as soon as can be.
  ///   - options: How.
  ///   - completionHandler: Called when they were played, which they never are.
  /// - Note: Accepted; no effect. `buffer`, `at`, `options`, `completionHandler`: a film is silent.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?,
    options: AVAudioPlayerNodeBufferOptions = [], completionHandler: (() -> Void)? = nil
  ) {}
  /// Plays a sound of a file, which is not heard.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - when: When; `nil` for as soon as can be.
  ///   - completionHandler: Called when it was played, which it never is.
  /// - Note: Accepted; no effect. `file`, `at`, `completionHandler`: a film is silent.
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil
  ) {}
}

/// How samples are played.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Again and again.
  public static let loops = Self(rawValue: 1)
  /// Instead of what is played.
  public static let interrupts = Self(rawValue: 2)
  /// After what is played again and again.
  public static let interruptsAtLoop = Self(rawValue: 4)
}

/// When something is heard.
public final class AVAudioTime: NSObject, Sendable {
  /// The number of the sample.
  public let sampleTime: Int64
  /// How many samples there are in a second.
  public let sampleRate: Double
  /// Creates a time.
  ///
  /// - Parameters:
  ///   - sampleTime: The number of the sample.
  ///   - sampleRate: How many there are in a second.
  public init(sampleTime: Int64, atRate sampleRate: Double) {
    (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate)
  }
}

/// The form of samples.
public final class AVAudioFormat: NSObject, Sendable {
  /// How many there are in a second.
  public let sampleRate: Double
  /// How many channels there are.
  public let channelCount: AVAudioChannelCount

  /// The form that a device has by itself: two channels at 44.1 kHz.
  static let usual = AVAudioFormat(of: 44_100, 2)

  private init(of sampleRate: Double, _ channels: AVAudioChannelCount) {
    (self.sampleRate, channelCount) = (sampleRate, channels)
  }
  /// Creates the usual form: numbers with fractions, each channel for itself; `nil` for none and for
  /// more than two channels, as their places are not known.
  ///
  /// - Parameters:
  ///   - sampleRate: How many samples there are in a second.
  ///   - channels: How many channels there are.
  public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    guard sampleRate > 0, (1...2).contains(channels) else { return nil }
    (self.sampleRate, channelCount) = (sampleRate, channels)
  }
}

/// Samples, of which nobody hears anything.
open class AVAudioPCMBuffer: NSObject {
  /// Their form.
  public let format: AVAudioFormat
  /// How many there can be.
  public let frameCapacity: AVAudioFrameCount
  /// How many there are.
  open var frameLength: AVAudioFrameCount = 0
  /// Creates room for samples.
  ///
  /// - Parameters:
  ///   - format: Their form.
  ///   - frameCapacity: How many there can be.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    (self.format, self.frameCapacity) = (format, frameCapacity)
  }
}

/// A sound of a file, which nobody opens: it says so.
public final class AVAudioFile: NSObject {
  private var absent: Never { fatalError("AVAudioFile: no film or sound is opened") }
  /// Opens a file, which nobody does.
  ///
  /// - Parameter fileURL: Where it is.
  /// - Throws: ``AVError`` of ``AVError/Code/contentIsUnavailable``.
  /// - Note: Accepted; no effect. `forReading`: there is no film or device to ask.
  public init(forReading fileURL: URL) throws { throw AVError.unread("AVAudioFile") }

  /// Where it is.
  public var url: URL { switch absent {} }
  /// How many samples it has.
  public var length: Int64 { switch absent {} }
  /// The form in which its samples are read.
  public var processingFormat: AVAudioFormat { switch absent {} }
  /// The form in which they are written.
  public var fileFormat: AVAudioFormat { switch absent {} }
  /// Reads samples.
  ///
  /// - Parameter buffer: Where they go.
  /// - Throws: Nothing.
  /// - Note: Accepted; no effect. `into`: there is no film or device to ask.
  public func read(into buffer: AVAudioPCMBuffer) throws { switch absent {} }
}
