import FieldKit
import Foundation
import Testing

/// Ways to use a view that are added to it, and menus that a terminal doesn't draw.
@MainActor @Suite struct InteractionTests {
  private final class Way: NSObject, UIInteraction {
    weak var view: UIView?
    var heard: [String] = []
    func willMove(to view: UIView?) { heard.append(view == nil ? "will leave" : "will come") }
    func didMove(to view: UIView?) {
      self.view = view
      heard.append(view == nil ? "left" : "came")
    }
  }

  @Test func aWayBelongsToOneViewAtATime() {
    let (first, second, way) = (UIView(), UITextField(), Way())
    first.addInteraction(way)
    #expect(first.interactions.count == 1 && way.view === first)
    second.addInteraction(way)
    #expect(first.interactions.isEmpty && second.interactions.count == 1)
    #expect(way.heard == ["will come", "came", "will leave", "left", "will come", "came"])
    second.interactions = []
    #expect(way.view == nil)
    first.removeInteraction(way)
    #expect(way.heard.count == 8)
  }

  private final class Refusing: UIView {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  @Test func aViewMayRefuseAGesture() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 32))
    let counter = Counter()
    for view in [UIView(frame: window.bounds), Refusing(frame: window.bounds)] {
      let tap = UITapGestureRecognizer()
      tap.addTarget(counter, action: Selector(Counter.count))
      view.addGestureRecognizer(tap)
      window.addSubview(view)
      view.click(at: CGPoint(x: 4, y: 4), count: 1)
    }
    #expect(counter.taps == 1)
  }

  @MainActor private final class Counter: NSObject {
    var taps = 0
    func count() { taps += 1 }
  }

  @Test func aMenuIsShownUntilItIsHidden() {
    let (menu, view) = (UIMenuController.shared, UIView(frame: CGRect(x: 8, y: 16, width: 8, height: 16)))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 32))
    window.addSubview(view)
    var told: [Notification.Name] = []
    let names = [
      UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
      UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
    ]
    let watches = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) { _ in
        MainActor.assumeIsolated { told.append(name) }
      }
    }
    menu.menuItems = [UIMenuItem(title: "Paste", action: Selector(UIResponder.paste(_:)))]
    menu.showMenu(from: view, rect: view.bounds)
    #expect(menu.isMenuVisible && menu.menuFrame == CGRect(x: 8, y: 16, width: 8, height: 16))
    menu.setMenuVisible(true, animated: false)
    menu.hideMenu()
    #expect(!menu.isMenuVisible && told == names)
    watches.forEach(NotificationCenter.default.removeObserver)
    menu.menuItems = nil
  }

  private final class Delegate: NSObject, UITextFieldDelegate, UITextPasteDelegate, UITextDropDelegate {
    func textField(
      _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { UIMenu(title: "mine", children: suggestedActions) }
  }

  @Test func aFieldsDelegateIsPassedQuestionsAboutMenus() {
    let (field, delegate) = (UITextField(), Delegate())
    field.delegate = delegate
    let menu = field.delegate?.textField?(
      field, editMenuForCharactersIn: NSRange(location: 0, length: 0), suggestedActions: [])
    #expect(menu?.title == "mine")
    #expect(
      field.delegate?.textField?(
        field, shouldChangeCharactersIn: NSRange(location: 0, length: 0), replacementString: "a") == true)
    field.pasteDelegate = delegate
    field.textDropDelegate = delegate
    #expect(field.pasteDelegate === delegate && field.textDropDelegate === delegate)
    #expect(field.textDragInteraction == nil && UITextView().pasteDelegate == nil)
  }

  @Test func editMenusOfViewsAreKept() {
    final class Asked: NSObject, UIEditMenuInteractionDelegate {}
    let (view, asked) = (UIView(), Asked())
    let interaction = UIEditMenuInteraction(delegate: asked)
    view.addInteraction(interaction)
    let place = UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 1, y: 2))
    interaction.presentEditMenu(with: place)
    #expect(interaction.view === view && interaction.delegate === asked)
    #expect(asked.editMenuInteraction(interaction, targetRectFor: place).origin == CGPoint(x: 1, y: 2))
    let drop = UIWindow.Level.alert + 1
    #expect(drop > .alert && drop - 1 == .alert)
  }
}
