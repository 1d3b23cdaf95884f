// The same by hand: the velocity of the finger, in distances per second, is given to the spring.
// Added: the imports, the controller with its views and recogniser, distance and length, the preview.

import SwiftUI
import UIKit

class PannedBeadViewController: UIViewController {
    let bead = UIView(frame: CGRect(x: 170, y: 70, width: 60, height: 60))
    let endOfBracelet = CGPoint(x: 300, y: 100)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        bead.backgroundColor = .systemOrange
        bead.layer.cornerRadius = 30
        view.addSubview(bead)
        view.addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:))))
    }

    // Old way: Manual velocity computation
    @objc func handlePan(_ gesture: UIPanGestureRecognizer) {
        switch gesture.state {
        case .changed:
            bead.center = gesture.location(in: view)
        case .ended:
            let velocity = gesture.velocity(in: view)
            let distance = endOfBracelet.distance(to: bead.center)
            // 😫 Convert to unit velocity manually
            let unitVelocity = CGVector(
                dx: velocity.x / distance,
                dy: velocity.y / distance
            )
            UIView.animate(withDuration: 0.5,
                           delay: 0,
                           usingSpringWithDamping: 0.7,
                           initialSpringVelocity: unitVelocity.length) {
                self.bead.center = self.endOfBracelet
            }
        default:
            break
        }
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}

extension CGVector {
    var length: CGFloat { hypot(dx, dy) }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    PannedBeadViewController()
}
