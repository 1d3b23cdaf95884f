// A switch with a label that tells its state.
// Added: the import, the preview, and the view that owns the state.

import SwiftUI

struct AnimatedToggle: View {
    @Binding var isOn: Bool

    var body: some View {
        HStack {
            Text(isOn ? "Enabled" : "Disabled")
                .foregroundStyle(isOn ? .primary : .secondary)
                .contentTransition(.numericText())

            Spacer()

            Capsule()
                .fill(isOn ? .green : .gray.opacity(0.3))
                .frame(width: 50, height: 30)
                .overlay(alignment: isOn ? .trailing : .leading) {
                    Circle()
                        .fill(.white)
                        .padding(2)
                        .shadow(radius: 1)
                }
                .animation(.spring(response: 0.25, dampingFraction: 0.7), value: isOn)
                .onTapGesture { isOn.toggle() }
        }
    }
}

struct AnimatedToggleHost: View {
    @State private var isOn = false

    var body: some View {
        AnimatedToggle(isOn: $isOn)
    }
}

#Preview(traits: .fixedLayout(width: 300, height: 60)) {
    AnimatedToggleHost()
        .padding(.horizontal)
}
