import rehypeSanitize, { type Options } from 'rehype-sanitize';
import type { HastNode } from 'satteri';
import { TAG_RULES, tagsFrom } from './tag-rules.ts';

type Element = Extract<HastNode, { type: 'element' }>;

/**
 * The elements and attributes that a guide's text may contain, as the schema of rehype-sanitize.
 */
const SCHEMA: Options = {
  tagNames: tagsFrom('markdown', 'writer'),
  attributes: Object.fromEntries(
    Object.entries(TAG_RULES).map(([tag, { attributes = [] }]) => [tag, attributes]),
  ),
  // The processor creates all ids and has already prefixed those of footnotes.
  clobber: [],
  // The address forms in the table are stricter than a list of protocols.
  protocols: {},
  required: {},
  // Elements are cleaned one at a time, so their ancestors are unknown.
  ancestors: {},
};

const sanitizeTree = rehypeSanitize(SCHEMA);

/**
 * The results for elements without attributes, by tag. Nearly all elements of a guide have none.
 */
const bareElements = new Map<string, Element | undefined>();

/**
 * Clean an element without its children. Undefined when the element is not allowed. Children are
 * cleaned separately. The alignment of a table column is removed, because it is a style attribute.
 */
export function sanitizeElement(element: Pick<Element, 'tagName' | 'properties'>) {
  const { tagName, properties } = element;
  if (Object.keys(properties).length > 0) return sanitizeAlone(element);

  if (!bareElements.has(tagName)) bareElements.set(tagName, sanitizeAlone(element));
  return bareElements.get(tagName);
}

function sanitizeAlone({ tagName, properties }: Pick<Element, 'tagName' | 'properties'>) {
  const cleaned = sanitizeTree({
    type: 'root',
    children: [{ type: 'element', tagName, properties, children: [] }],
  });
  const [first] = cleaned.children;

  return first?.type === 'element' ? first : undefined;
}
