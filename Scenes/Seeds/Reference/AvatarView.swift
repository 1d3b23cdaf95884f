// The animation reaches everything below it.
// Added: the import, the preview and a view that uses it. Changed: a symbol stands for the picture, and fades.

import SwiftUI

struct AvatarView: View {
    var selected: Bool
    var body: some View {
        Image(systemName: "person.crop.circle").font(.system(size: 80))
            .opacity(selected ? 1 : 0.5)
            .scaleEffect(selected ? 1.5 : 1.0)
            .animation(.spring, value: selected)
            // ⚠️ If image also changes when selected changes,
            // image transition gets animated too (accidental)
    }
}

struct AvatarHost: View {
    @State private var selected = false

    var body: some View {
        AvatarView(selected: selected)
            .task {
                try? await Task.sleep(for: .seconds(0.5))
                selected = true
            }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    AvatarHost()
}
