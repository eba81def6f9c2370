import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageElement } from '~/integrations/built-pages/page-element';
import { parseElements, readElements } from '~/integrations/built-pages/read-elements';
import { readPlainMarkup } from '~/integrations/built-pages/read-plain-markup';

/** Parts of elements, plain and hostile, to be joined in any order. */
const PIECES = [
  'div',
  'p',
  'a',
  'b',
  'table',
  'tr',
  'td',
  'select',
  'option',
  'button',
  'form',
  'li',
  'h2',
  'svg',
  'g',
  'path',
  'title',
  'desc',
  'style',
  'script',
  'math',
  'mtext',
  'foreignObject',
  'template',
  'noscript',
  'textarea',
  'body',
  'head',
  'img',
  'image',
  'br',
  'link',
  'x-app',
].flatMap((tag) => [`<${tag}>`, `</${tag}>`, `<${tag} onclick="a()">`, `<${tag} class=x />`]);
const SIGNS = [
  'text',
  '<',
  '>',
  '"',
  "'",
  '&',
  '&lt;',
  '&#106;',
  '&#x6a;',
  '&colon;',
  '=',
  '/',
  '\0',
  '\r',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<!doctype html>',
  '</',
  '<!',
  '<?',
  ' onload="b()"',
  '\n',
  '<path d="M0"/>',
  '<a href="java&#115;cript:c()">',
  '<p data-x="&amp;" data-y>',
  '<P ID="i">',
];

const HEAD = '<!doctype html><html><head><title>T</title></head><body>';

/** Elements that a browser adds by itself. */
const IMPLIED_TAGS = ['tbody', 'tr', 'colgroup', 'p'];

/** Elements that close in order, as Astro writes them, with a disturbance here and there. */
const markup = fc.letrec<{ node: string; nodes: string }>((tie) => ({
  node: fc.oneof(
    { withCrossShrink: true },
    fc.constantFrom(...SIGNS, 'words', 'words', 'words'),
    fc.constantFrom(...PIECES),
    fc
      .tuple(
        fc.constantFrom(
          'div',
          'p',
          'a',
          'table',
          'tr',
          'td',
          'svg',
          'g',
          'title',
          'style',
          'script',
        ),
        fc.constantFrom('', ' class="a b"', ' title="&quot;&#62;"', ' hidden href="/a?b=1&#38;c"'),
        tie('nodes'),
      )
      .map(([tag, attributes, inner]) => `<${tag}${attributes}>${inner}</${tag}>`),
  ),
  nodes: fc
    .array(tie('node'), { maxLength: 4, depthIdentifier: 'markup' })
    .map((all) => all.join('')),
})).nodes;

const page = fc
  .tuple(markup, markup, markup)
  .map(([before, inside, after]) => `${HEAD}${before}<main>${inside}</main>${after}</body></html>`);

/** An element as text, from any reader. */
function describeElement({ tagName, attrs, text }: PageElement): string {
  const attributes = attrs.map(({ name, value }) => `${name.toLowerCase()}=${value}`);

  return [tagName.toLowerCase(), ...attributes.sort(), text].join('|');
}

function isIn(element: PageElement | undefined, tagName: string): boolean {
  return element !== undefined && (element.tagName === tagName || isIn(element.parent, tagName));
}

function difference(all: string[], found: string[]): string[] {
  return all.filter((one) => !found.includes(one));
}

describe('readPlainMarkup', () => {
  it('finds every element that a browser finds, including nested ones, in any accepted markup', () => {
    fc.assert(
      fc.property(page, (html) => {
        const plain = readPlainMarkup(html);
        fc.pre(plain !== undefined);

        const parsed = parseElements(html).filter(
          ({ tagName, attrs }) => attrs.length > 0 || !IMPLIED_TAGS.includes(tagName),
        );
        const inMain = ({ parent }: PageElement) => isIn(parent, 'main');
        const missed = (all: PageElement[], found: PageElement[]) =>
          difference(all.map(describeElement), found.map(describeElement));

        expect(missed(parsed, plain)).toEqual([]);
        expect(missed(parsed.filter(inMain), plain.filter(inMain))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('reads attributes, texts and nesting', () => {
    const html =
      '<!doctype html><html><head><title>Fees &amp; &#39;terms&#39;</title></head><body><div hidden><img src="/a.png" alt="&quot;">' +
      '<svg viewBox="0 0 1 1"><path d="M0"/></svg><script>if (a < b) c("&amp;")</script></div></body></html>';
    const elements = readPlainMarkup(html) ?? [];

    expect(elements.map(describeElement)).toEqual([
      'html|',
      'head|',
      "title|Fees & 'terms'",
      'body|',
      'div|hidden=|',
      'img|alt="|src=/a.png|',
      'svg|viewbox=0 0 1 1|',
      'path|d=M0|',
      'script|if (a < b) c("&amp;")',
    ]);
    expect(elements.filter((element) => isIn(element.parent, 'div'))).toHaveLength(4);
  });

  it.each([
    ['an attribute without quotes', '<p class=a></p>'],
    ['an attribute in single quotes', "<p class='a'></p>"],
    ['an element closed before its turn', '<b><i></b></i>'],
    ['an end without a beginning', '</p>'],
    ['a slash outside a drawing', '<div/>'],
    ['HTML in a drawing', '<svg><p></p></svg>'],
    ['a comment', '<!-- a -->'],
    ['a template', '<template></template>'],
    ['mathematics', '<math></math>'],
    ['a text area', '<textarea></textarea>'],
    ['a script that looks like a comment', '<script>"<!--<script>"</script>'],
    ['a title with a tag in a drawing', '<svg><title><b></title></svg>'],
    ['a sign by its number in base 16', '<a href="&#x6a;">a</a>'],
    ['a sign by its name', '<a href="javascript&colon;a()">a</a>'],
    ['a sign that browsers replace', '<p>\r</p>'],
  ])('leaves %s to the parser', (_, html) => {
    expect(readPlainMarkup(html)).toBeUndefined();
  });
});

describe('readElements', () => {
  it('uses the parser for markup that is not plain', () => {
    const [, , , link] = readElements('<a href=javascript:a()>a</a>');

    expect(link).toMatchObject({
      tagName: 'a',
      attrs: [{ name: 'href', value: 'javascript:a()' }],
      parent: { tagName: 'body' },
    });
  });
});
