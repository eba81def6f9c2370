/** An element of a built page. */
export type PageElement = {
  tagName: string;
  attrs: readonly { name: string; value: string }[];
  /** What stands in a script, a style sheet or a title; of other elements nothing. */
  text: string;
  /** The element that it stands in. */
  parent: PageElement | undefined;
};

/** The value of an element's attribute; undefined when it has no such attribute. */
export function attributeOf(element: PageElement, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}
