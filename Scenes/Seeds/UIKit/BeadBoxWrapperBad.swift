// What goes wrong: an animation of SwiftUI's does not reach what the UIKit view sets by itself.
// Added: the imports, makeUIView, the box, the preview and the state behind the binding.

import SwiftUI
import UIKit

struct BeadBoxWrapper: UIViewRepresentable {
    @Binding var isOpen: Bool

    func makeUIView(context: Context) -> BeadBox { BeadBox() }

    func updateUIView(_ box: BeadBox, context: Context) {
        // ❌ Animation on binding doesn't affect UIKit
        box.lid.center.y = isOpen ? -100 : 100
    }
}

class BeadBox: UIView {
    let lid = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGray5
        lid.frame = CGRect(x: 10, y: 85, width: 80, height: 30)
        lid.backgroundColor = .systemIndigo
        addSubview(lid)
    }

    required init?(coder: NSCoder) { fatalError("there are no archives") }
}

struct BeadBoxScene: View {
    @State private var isOpen = false

    var body: some View {
        VStack(spacing: 40) {
            // Usage
            BeadBoxWrapper(isOpen: $isOpen)
                .animation(.spring, value: isOpen) // No effect on UIKit view
                .frame(width: 100, height: 100)
            Button("Open") { isOpen.toggle() }
        }
        .padding(.top, 120)
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    BeadBoxScene()
}
