import rehypeSanitize, { type Options } from 'rehype-sanitize';
import type { HastNode } from 'satteri';
import { LINK_FORMS, PICTURE_FORM } from './address-rules.ts';

type Element = Extract<HastNode, { type: 'element' }>;

/** The few HTML tags that Markdown has no sign for, with the attributes that they may have. */
export const GUIDE_TAGS: Record<string, readonly string[]> = {
  abbr: ['title'],
  br: [],
  sub: [],
  sup: [],
};

/** What the signs of Markdown become. Headings begin at the second rank: the title is the first. */
const MARKDOWN_TAGS = [
  ...['a', 'blockquote', 'code', 'del', 'em', 'hr', 'img', 'p', 'pre', 'section', 'strong'],
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'li', 'ol', 'ul'],
  ...['table', 'tbody', 'td', 'th', 'thead', 'tr'],
];

/** Words in an attribute. Signs of tags in them would mislead whoever reads the page as text. */
const HINT = /^[^<>]*$/;

/** Every element and attribute that the text of a guide may become, in the words of rehype-sanitize. */
const SCHEMA: Options = {
  tagNames: [...MARKDOWN_TAGS, ...Object.keys(GUIDE_TAGS)],
  attributes: {
    ...Object.fromEntries(
      Object.entries(GUIDE_TAGS).map(([tag, names]) => [tag, names.map((name) => [name, HINT])]),
    ),
    a: [
      ['href', ...LINK_FORMS],
      ['title', HINT],
      // Footnotes: the sign in the text and the way back to it.
      ...['dataFootnoteRef', 'dataFootnoteBackref', 'ariaDescribedBy', 'ariaLabel'],
      ['className', 'data-footnote-backref'],
      ['id', /^user-content-fnref-[\w-]+$/],
    ],
    code: [['className', /^language-[\w-]+$/]],
    h2: [
      ['className', 'sr-only'],
      ['id', 'footnote-label'],
    ],
    img: [
      ['alt', HINT],
      ['title', HINT],
      ['src', PICTURE_FORM],
    ],
    li: [['id', /^user-content-fn-[\w-]+$/]],
    ol: ['start'],
    section: ['dataFootnotes', ['className', 'footnotes']],
  },
  // Ids come from the processor, which has prefixed those of footnotes already.
  clobber: [],
  // The forms of addresses above are narrower than a list of protocols.
  protocols: {},
  required: {},
  // One element is cleaned at a time, so its ancestors cannot be asked.
  ancestors: {},
};

const sanitizeTree = rehypeSanitize(SCHEMA);

/** Every tag that the text of a guide may become. */
export const TEXT_TAGS: readonly string[] = SCHEMA.tagNames ?? [];

/** What is left of elements without attributes, by tag: nearly all of a guide are such. */
const bareElements = new Map<string, Element | undefined>();

/**
 * The element as it may stand in a page, without its children; undefined when it may not at all.
 * Children are cleaned in their own turn. The alignment of a column goes, being a style attribute.
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
