@_exported public import AVFoundation
import Foundation
import Geometry
@_spi(Engine) public import ViewEngine
import Views

/// A video player: a black picture with a button that would begin it.
///
/// No film is opened: the tool says so.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let overlay: VideoOverlay

  /// Creates a player with something over the picture.
  ///
  /// - Parameters:
  ///   - player: What would play.
  ///   - videoOverlay: What is over the picture.
  /// - Note: Accepted; no effect. `player`: no film is opened.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    overlay = videoOverlay()
  }

  public var body: some View {
    UnplayedFilm(told: "the film of VideoPlayer", hasControls: true) { overlay }
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// Creates a player.
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

/// The picture of a player that plays nothing.
struct UnplayedFilm<Overlay: View>: View {
  /// What is not shown, as the tool says it.
  let told: String
  /// Whether there is a button that would begin it.
  let hasControls: Bool
  private let overlay: Overlay
  /// The button's diameter, and the size of its triangle, in points.
  private static var diameter: CGFloat { 64 }
  private static var size: CGFloat { 28 }
  /// How much of the button's ground is seen.
  private static var ground: Double { 0.2 }

  /// Creates the picture.
  ///
  /// - Parameters:
  ///   - told: What is not shown, as the tool says it.
  ///   - hasControls: Whether there is a button that would begin it.
  ///   - overlay: What is over the picture, and under the button.
  init(told: String, hasControls: Bool, @ViewBuilder overlay: () -> Overlay) {
    (self.told, self.hasControls, self.overlay) = (told, hasControls, overlay())
  }

  var body: some View {
    Color.black
      .overlay { overlay }
      .overlay {
        if hasControls {
          Image(systemName: "play.fill").font(.system(size: Self.size)).foregroundStyle(.white)
            .frame(width: Self.diameter, height: Self.diameter)
            .background(.white.opacity(Self.ground), in: Circle())
        }
      }
      .ineffective(told, if: true)
  }
}
