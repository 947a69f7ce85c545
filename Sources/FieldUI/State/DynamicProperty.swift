/// A property of a view that stands for something outside of the view's value.
public protocol DynamicProperty {}
