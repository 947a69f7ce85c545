#if os(Linux)
  import Foundation
  import Testing

  @testable import FieldKit

  /// The program, its windows, and gestures.
  @MainActor struct ApplicationTests {
    @MainActor final class Heard: NSObject {
      var count = 0
      func tapped(_ recognizer: UIGestureRecognizer) { count += 1 }
    }

    @Test func aKeyWindowIsKnownAndNotKeptAlive() {
      var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 32))
      window?.makeKeyAndVisible()
      #expect(window?.isKeyWindow == true && UIApplication.shared.keyWindow === window)
      #expect(UIApplication.shared.windows.contains { $0 === window })
      weak let known = window
      window = nil
      #expect(known == nil)
    }

    @Test func resigningThroughTheApplicationEndsEditing() {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 32))
      let field = UITextField(frame: window.bounds)
      window.addSubview(field)
      window.makeKeyAndVisible()
      #expect(field.becomeFirstResponder())
      #expect(
        UIApplication.shared.sendAction(
          Selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil))
      #expect(!field.isEditing)
    }

    @Test func aTapIsFoundByItsNumberOfClicks() {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 32))
      let view = UIView(frame: window.bounds)
      window.addSubview(view)
      let heard = Heard()
      let tap = UITapGestureRecognizer(target: heard, action: Selector(Heard.tapped(_:)))
      tap.numberOfTapsRequired = 2
      view.addGestureRecognizer(tap)
      view.click(at: CGPoint(x: 4, y: 8), count: 1)
      #expect(heard.count == 0)
      view.click(at: CGPoint(x: 4, y: 8), count: 2)
      #expect(heard.count == 1 && tap.location(in: view) == CGPoint(x: 4, y: 8))
      view.removeGestureRecognizer(tap)
      view.click(at: CGPoint(x: 4, y: 8), count: 2)
      #expect(heard.count == 1)
    }

    @Test func anObjectAnswersToTheMethodsOfItsClass() {
      let heard: any NSObjectProtocol = Heard()
      #expect(heard.responds(to: Selector(Heard.tapped(_:))))
      #expect(!heard.responds(to: Selector(UITextField.becomeFirstResponder)))
      #expect(UIView(frame: .zero).responds(to: "becomeFirstResponder"))
      #expect(!UIView(frame: .zero).responds(to: "somethingElse"))
    }
  }
#endif
