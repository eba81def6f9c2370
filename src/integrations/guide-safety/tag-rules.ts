import type { Options } from 'rehype-sanitize';
import { LINK_FORMS, PICTURE_FORM } from './address-rules.ts';

type AttributeRule = NonNullable<Options['attributes']>[string][number];

type TagRule = {
  /**
   * The origin of the tag. `markdown`: Markdown creates it. `writer`: a writer may type it, because
   * Markdown has no syntax for it. `component`: one of our components renders it. `nowhere`: guides
   * never contain it.
   */
  from: 'markdown' | 'writer' | 'component' | 'nowhere';
  /** The allowed attributes, in the format of rehype-sanitize. */
  attributes?: AttributeRule[];
  /** The Markdown to write instead of the tag. */
  markdown?: string;
};

/** Text in an attribute. The characters < and > would mislead readers of the page's source. */
const HINT = /^[^<>]*$/;

const FROM_MARKDOWN: TagRule = { from: 'markdown' };
const FROM_WRITER: TagRule = { from: 'writer' };
const FROM_COMPONENT: TagRule = { from: 'component' };

/**
 * Every HTML tag that a guide may contain or that a writer is likely to type. All others are
 * refused.
 */
export const TAG_RULES: Readonly<Record<string, TagRule>> = {
  a: {
    from: 'markdown',
    attributes: [
      ['href', ...LINK_FORMS],
      ['title', HINT],
      // For footnotes: the reference in the text and the link back to it.
      'dataFootnoteRef',
      'dataFootnoteBackref',
      'ariaDescribedBy',
      'ariaLabel',
      ['className', 'data-footnote-backref'],
      ['id', /^user-content-fnref-[\w-]+$/],
    ],
    markdown: '[words](https://...)',
  },
  abbr: { from: 'writer', attributes: [['title', HINT]] },
  b: { from: 'nowhere', markdown: '**words**' },
  blockquote: { from: 'markdown', markdown: '> words' },
  br: FROM_WRITER,
  caption: FROM_COMPONENT,
  circle: FROM_COMPONENT,
  code: { from: 'markdown', attributes: [['className', /^language-[\w-]+$/]], markdown: '`words`' },
  del: { from: 'markdown', markdown: '~~words~~' },
  div: FROM_COMPONENT,
  em: { from: 'markdown', markdown: '*words*' },
  figcaption: FROM_COMPONENT,
  figure: FROM_COMPONENT,
  g: FROM_COMPONENT,
  // Headings start at level 2, because the guide's title is level 1.
  h1: { from: 'nowhere', markdown: '## Heading' },
  h2: {
    from: 'markdown',
    attributes: [
      ['className', 'sr-only'],
      ['id', 'footnote-label'],
    ],
    markdown: '## Heading',
  },
  h3: { from: 'markdown', markdown: '### Heading' },
  h4: FROM_MARKDOWN,
  h5: FROM_MARKDOWN,
  h6: FROM_MARKDOWN,
  hr: { from: 'markdown', markdown: '---' },
  i: { from: 'nowhere', markdown: '*words*' },
  img: {
    from: 'markdown',
    attributes: [
      ['alt', HINT],
      ['title', HINT],
      ['src', PICTURE_FORM],
    ],
    markdown: '![what it shows](/images/name.png)',
  },
  li: { from: 'markdown', attributes: [['id', /^user-content-fn-[\w-]+$/]], markdown: '- words' },
  line: FROM_COMPONENT,
  ol: { from: 'markdown', attributes: ['start'] },
  p: FROM_MARKDOWN,
  path: FROM_COMPONENT,
  polyline: FROM_COMPONENT,
  pre: FROM_MARKDOWN,
  rect: FROM_COMPONENT,
  section: { from: 'markdown', attributes: ['dataFootnotes', ['className', 'footnotes']] },
  span: FROM_COMPONENT,
  strong: { from: 'markdown', markdown: '**words**' },
  sub: FROM_WRITER,
  sup: FROM_WRITER,
  svg: FROM_COMPONENT,
  table: FROM_MARKDOWN,
  tbody: FROM_MARKDOWN,
  td: FROM_MARKDOWN,
  th: FROM_MARKDOWN,
  thead: FROM_MARKDOWN,
  tr: FROM_MARKDOWN,
  ul: FROM_MARKDOWN,
};

/** The rule for a tag. Undefined when the table has none. */
export function tagRule(name: string): TagRule | undefined {
  return Object.hasOwn(TAG_RULES, name) ? TAG_RULES[name] : undefined;
}

/** The tags with one of these origins. */
export function tagsFrom(...places: readonly TagRule['from'][]): string[] {
  return Object.entries(TAG_RULES)
    .filter(([, { from }]) => places.includes(from))
    .map(([name]) => name);
}

/** The attributes that a writer may give to a tag. */
export function attributesOf(name: string): string[] {
  const rules = tagRule(name)?.attributes ?? [];

  return rules.map((rule) => (typeof rule === 'string' ? rule : rule[0]));
}
