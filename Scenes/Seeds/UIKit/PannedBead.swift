// A bead that a finger throws: the final spring takes over the velocity of those that followed the finger.
// Added: the imports, the controller with its views and recogniser, the place where the bracelet ends, the preview.

import SwiftUI
import UIKit

class PannedBeadViewController: UIViewController {
    let bead = UIView(frame: CGRect(x: -30, y: -30, width: 60, height: 60))
    let endOfBracelet = CGPoint(x: 300, y: 100)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let goal = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        goal.center = endOfBracelet
        goal.layer.cornerRadius = 30
        goal.layer.borderWidth = 2
        goal.layer.borderColor = UIColor.systemGray3.cgColor
        view.addSubview(goal)
        bead.backgroundColor = .systemTeal
        bead.layer.cornerRadius = 30
        view.addSubview(bead)
        view.addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:))))
    }

    // New way: Automatic velocity preservation
    @objc func handlePan(_ gesture: UIPanGestureRecognizer) {
        switch gesture.state {
        case .changed:
            // Interactive spring during drag
            UIView.animate(.interactiveSpring) {
                bead.center = gesture.location(in: view)
            }
        case .ended:
            // Final spring uses velocity from interactiveSprings
            UIView.animate(.spring) {
                bead.center = endOfBracelet
            }
        default:
            break
        }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    PannedBeadViewController()
}
