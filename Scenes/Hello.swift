import SwiftUI

struct Hello: View {
    @State private var isLarge = false
    var body: some View {
        RoundedRectangle(cornerRadius: 24).fill(.blue).frame(width: isLarge ? 240 : 80, height: 80)
            .onAppear { withAnimation(.bouncy.delay(0.3)) { isLarge = true } }
    }
}

#Preview(traits: .fixedLayout(width: 320, height: 160)) { Hello() }
