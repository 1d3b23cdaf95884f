import SwiftUI

/// A card that grows when it is tapped.
struct Card: View {
  @State private var isOpen = false

  var body: some View {
    RoundedRectangle(cornerRadius: 16)
      .fill(.blue)
      .frame(width: 120, height: 80)
      .scaleEffect(isOpen ? 1.5 : 1)
      .animation(.spring(duration: 0.4, bounce: 0.2), value: isOpen)
      .onTapGesture { isOpen.toggle() }
      .accessibilityIdentifier("card")
  }
}

#Preview(traits: .fixedLayout(width: 240, height: 160)) {
  Card()
}
