/** An element of a built page. */
export type PageElement = {
  tagName: string;
  attrs: readonly { name: string; value: string }[];
  /** The text of a script, style sheet or title. Empty for other elements. */
  text: string;
  /** The parent element. */
  parent: PageElement | undefined;
};

/** The value of an element's attribute. Undefined when the attribute is missing. */
export function attributeOf(element: PageElement, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}
