// Every way of UIView.animate that the seed names: one bead on a thread of 100 points for each.
// Added: the imports, the controller with its threads, the start after half a second, the custom animation, the preview.

import QuartzCore
import SwiftUI
import UIKit

class AnimatedBeadsViewController: UIViewController {
    private var beads: [String: UIView] = [:]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let names = [
            "old", "new", "linear", "easeIn", "easeOut", "easeInOut", "spring", "springBounce", "smooth", "snappy",
            "bouncy", "repeating", "custom", "springDuration", "duration",
        ]
        for (index, name) in names.enumerated() { addThread(name, at: 12 + CGFloat(index) * 25) }
    }

    private func addThread(_ name: String, at y: CGFloat) {
        let label = UILabel(frame: CGRect(x: 16, y: y, width: 130, height: 24))
        label.text = name
        label.font = .systemFont(ofSize: 14)
        label.textColor = .secondaryLabel
        view.addSubview(label)
        let thread = UIView(frame: CGRect(x: 200, y: y + 11, width: 100, height: 2))
        thread.backgroundColor = .systemGray4
        view.addSubview(thread)
        let bead = UIView(frame: CGRect(x: 0, y: 0, width: 18, height: 18))
        bead.center = CGPoint(x: 0, y: 1)
        bead.layer.cornerRadius = 9
        bead.backgroundColor = .systemPurple
        bead.accessibilityIdentifier = name
        thread.addSubview(bead)
        beads[name] = bead
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.startAnimating() }
    }

    private func move(_ name: String) { beads[name]?.center.x = 100 }

    private func startAnimating() {
        // Old way: Describe spring in parameters
        UIView.animate(withDuration: 0.5,
                       delay: 0,
                       usingSpringWithDamping: 0.7,
                       initialSpringVelocity: 0.5) {
            self.move("old")
        }

        // New way: Use SwiftUI Animation type
        UIView.animate(.spring(duration: 0.5)) {
            move("new")
        }

        // Timing curves
        UIView.animate(.linear(duration: 0.3)) { move("linear") }
        UIView.animate(.easeIn(duration: 0.3)) { move("easeIn") }
        UIView.animate(.easeOut(duration: 0.3)) { move("easeOut") }
        UIView.animate(.easeInOut(duration: 0.3)) { move("easeInOut") }

        // Springs
        UIView.animate(.spring) { move("spring") }
        UIView.animate(.spring(duration: 0.6, bounce: 0.3)) { move("springBounce") }
        UIView.animate(.smooth) { move("smooth") }
        UIView.animate(.snappy) { move("snappy") }
        UIView.animate(.bouncy) { move("bouncy") }

        // Repeating
        UIView.animate(.linear(duration: 1.3).repeatForever()) { move("repeating") }

        // Custom animations
        let myCustomAnimation = Animation(LinearAnimation(duration: 1))
        UIView.animate(myCustomAnimation) { move("custom") }

        // UIKit
        UIView.animate(springDuration: 0.6, bounce: 0.2) { move("springDuration") }
        UIView.animate(duration: 0.6, bounce: 0.2) { move("duration") }
    }
}

struct LinearAnimation: CustomAnimation {
    let duration: TimeInterval

    func animate<V: VectorArithmetic>(
        value: V, // Delta vector: target - current
        time: TimeInterval, // Elapsed time since animation started
        context: inout AnimationContext<V>
    ) -> V? {
        // Animation is done when time exceeds duration
        if time >= duration {
            return nil
        }
        // Calculate linear progress (0.0 to 1.0)
        let progress = time / duration
        // Scale the delta vector by progress
        return value.scaled(by: progress)
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    AnimatedBeadsViewController()
}
