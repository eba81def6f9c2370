import type { PageElement } from './page-element.ts';

/** An attribute name, alone or with a value in double quotes. */
const ATTRIBUTE = /[\t\n\f ]+([^\t\n\f "'<>/=]+)(?:="([^"]*)")?/y;

/** The pieces of plain markup: text, opening tags, closing tags and the doctype. */
const PIECE =
  /[^<]+|<([a-z][a-z0-9-]*)((?:[\t\n\f ]+[^\t\n\f "'<>/=]+(?:="[^"]*")?)*)[\t\n\f ]*(\/?)>|<\/([a-z][a-z0-9-]*)>|<!doctype html>/iy;

/**
 * The rest of an element that contains only text, up to its closing tag. Text with `</` or `<!`
 * does not match, because it may end the element early.
 */
const TEXT = /([^<]*(?:<(?![/!])[^<]*)*)<\/(script|style|title)>/iy;
const TEXT_TAGS = new Set(['script', 'style', 'title']);

const VOID_TAGS = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** Elements of SVG drawings. In SVG, a slash ends an element; in HTML, it has no meaning. */
const DRAWING_TAGS = new Set([
  ...'circle clippath defs ellipse g line lineargradient mask path pattern polygon polyline'.split(
    ' ',
  ),
  ...'radialgradient rect stop svg symbol text title tspan use'.split(' '),
]);

/** Elements that HTML parses by special rules. */
const STRANGE_TAGS = new Set(
  'frameset iframe image math noembed noframes noscript plaintext template textarea xmp'.split(' '),
);

/**
 * A character reference for an ASCII character, by number or by one of the names that XML also has.
 */
const REFERENCE = /&(?:#(3[2-9]|[4-9]\d|1[01]\d|12[0-6])|(amp|apos|gt|lt|quot));/g;
const SIGNS = new Map([
  ['amp', '&'],
  ['apos', "'"],
  ['gt', '>'],
  ['lt', '<'],
  ['quot', '"'],
]);

/**
 * The elements of unambiguous markup: attributes in double quotes, every element closed in order,
 * and no elements with special rules. Undefined for any other page.
 */
export function readPlainMarkup(html: string): PageElement[] | undefined {
  // Browsers replace these characters before they parse.
  if (/[\r\0]/.test(html)) return undefined;

  const elements: PageElement[] = [];
  let parent: PageElement | undefined;
  let position = 0;

  while (position < html.length) {
    PIECE.lastIndex = position;
    const [piece, opened, attributes = '', slash, closed] = PIECE.exec(html) ?? [];
    if (piece === undefined) return undefined;
    position += piece.length;

    if (closed !== undefined) {
      if (closed.toLowerCase() !== parent?.tagName) return undefined;
      parent = parent.parent;
    }
    if (opened === undefined) continue;

    const element = openElement(opened.toLowerCase(), attributes, parent);
    if (!element) return undefined;
    elements.push(element);

    if (TEXT_TAGS.has(element.tagName)) {
      const end = slash ? undefined : readText(element, html, position);
      if (end === undefined) return undefined;
      position = end;
    } else if (slash && !VOID_TAGS.has(element.tagName)) {
      if (!isInDrawing(element)) return undefined;
    } else if (!VOID_TAGS.has(element.tagName)) {
      parent = element;
    }
  }

  return elements;
}

function openElement(
  tagName: string,
  attributes: string,
  parent: PageElement | undefined,
): PageElement | undefined {
  const attrs = readAttributes(attributes);
  const element = attrs && { tagName, attrs, text: '', parent };
  if (!element || STRANGE_TAGS.has(tagName)) return undefined;

  return isInDrawing(element) && !DRAWING_TAGS.has(tagName) ? undefined : element;
}

function readAttributes(text: string): PageElement['attrs'] | undefined {
  const attrs: PageElement['attrs'][number][] = [];
  ATTRIBUTE.lastIndex = 0;

  while (ATTRIBUTE.lastIndex < text.length) {
    const [, name, written = ''] = ATTRIBUTE.exec(text) ?? [];
    const value = decode(written);
    if (name === undefined || value === undefined) return undefined;

    attrs.push({ name: name.toLowerCase(), value });
  }

  return attrs;
}

/**
 * Read the text of an element from `position`. Returns the position after the element, or undefined
 * when the markup is not plain.
 */
function readText(element: PageElement, html: string, position: number): number | undefined {
  TEXT.lastIndex = position;
  const [rest, text = '', closed = ''] = TEXT.exec(html) ?? [];
  if (rest === undefined || closed.toLowerCase() !== element.tagName) return undefined;
  if (isInDrawing(element) && text.includes('<')) return undefined;

  const content = element.tagName === 'title' ? decode(text) : text;
  if (content === undefined) return undefined;
  element.text = content;

  return position + rest.length;
}

/** Text with its character references decoded. Undefined when a reference is not plain. */
function decode(text: string): string | undefined {
  if (!text.includes('&')) return text;
  if (/&[#a-z0-9]/i.test(text.replaceAll(REFERENCE, ''))) return undefined;

  return text.replaceAll(REFERENCE, (_, code?: string, name = '') =>
    code === undefined ? (SIGNS.get(name) ?? '') : String.fromCharCode(Number(code)),
  );
}

function isInDrawing({ tagName, parent }: PageElement): boolean {
  return tagName === 'svg' || (parent !== undefined && isInDrawing(parent));
}
