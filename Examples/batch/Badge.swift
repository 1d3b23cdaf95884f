import SwiftUI

/// A badge that springs in; the batch films it in several sizes and both colour schemes.
struct Badge: View {
  @State private var isShown = false
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    RoundedRectangle(cornerRadius: 24)
      .fill(scheme == .dark ? Color.indigo : Color.orange)
      .frame(width: 120, height: 120)
      .overlay {
        Image(systemName: "star.fill").font(.system(size: 56)).foregroundStyle(.white)
          .rotationEffect(.degrees(isShown ? 0 : -144))
      }
      .scaleEffect(isShown ? 1 : 0.2)
      .opacity(isShown ? 1 : 0)
      .onAppear { withAnimation(.spring(duration: 0.5, bounce: 0.4)) { isShown = true } }
  }
}

#Preview { Badge() }
