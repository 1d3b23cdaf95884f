// The animation reaches the one effect only.
// Added: the import, the preview and a view that uses it. Changed: a symbol stands for the picture, and fades.

import SwiftUI

struct AvatarView: View {
    var selected: Bool
    var body: some View {
        Image(systemName: "person.crop.circle").font(.system(size: 80))
            .opacity(selected ? 1 : 0.5)
            .animation(.spring, value: selected) {
                $0.scaleEffect(selected ? 1.5 : 1.0)
            }
            // ✅ Only scaleEffect animates, image transition doesn't
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
