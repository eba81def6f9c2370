import type { GuidePrice } from '../../src/domain/guides/guide-price.ts';
import type { ExamplePrices } from '../../src/domain/quote/example-price-words.ts';
import { attributeOf, textOf, type BuiltPage, type HtmlElement } from './built-html.ts';

/** A price of ours on a built page: its text, and what it is computed from. */
export type ShownPrice = { path: string; text: string; mark: GuidePrice };

/** Takes the place of a marked price in the text of a page. */
export const MARKED = '\u2022';

/** Between two blocks of the text of a page. */
const BREAK = '\u2016';

/** Every marked price of a page. */
export function markedPrices({ path, elements }: BuiltPage): ShownPrice[] {
  return elements.flatMap((element) => {
    const mark = attributeOf(element, 'data-our-price');

    return mark === undefined
      ? []
      : [{ path, text: textOf(element).trim(), mark: JSON.parse(mark) as GuidePrice }];
  });
}

/** Words that speak of our own price, up to the figure that follows. */
const OURS =
  /\b(?:our (?:own |flat )?(?:price|premium|fee|rate|total|charge)s?|ours|we charge|marshline(?: surety)? (?:charges|asks|costs|price))\b/gi;

/** What others charge comes after these words. */
const OTHERS = /market|publish|elsewhere|others|state fee/i;

/** How far a figure may be from the words, in characters. */
const REACH = 80;

/**
 * Dollar amounts beside words on our price that are neither marked nor an amount of a marked price of the page, with
 * the text around them; and copies of a marked price without a mark.
 */
export function unmarkedPrices(page: BuiltPage): string[] {
  const text = visibleText(page);
  const marks = markedPrices(page);
  const amounts = new Set(marks.map(({ mark }) => plain(mark.amount / 100)));
  const totals = new Set(
    marks.flatMap(({ text: figure, mark }) =>
      mark.part === 'total' ? [plain(dollarsIn(figure))] : [],
    ),
  );
  const besideOurs = [...text.matchAll(OURS)].flatMap(({ 0: words, index }) => {
    const start = index + words.length;
    const reach =
      text
        .slice(start, start + REACH)
        .split(OTHERS)[0]
        ?.split(/[.!?]\s/)[0] ?? '';

    return figuresIn(untilBlockEndsAfterMark(reach))
      .filter((figure) => !amounts.has(plain(dollarsIn(figure))))
      .map(() => text.slice(index - 20, start + REACH));
  });
  const copies = figuresIn(text)
    .filter((figure) => figure.includes('.') && totals.has(plain(dollarsIn(figure))))
    .map((figure) => `a copy of a marked price: ${figure}`);

  return [...besideOurs, ...copies].map(
    (words) => `${page.path}: ${words.replaceAll(BREAK, ' ').replaceAll(/\s+/g, ' ')}`,
  );
}

/** A marked price answers the words before it, so that the next block speaks of something else. */
function untilBlockEndsAfterMark(text: string): string {
  const marked = text.indexOf(MARKED);
  const end = marked === -1 ? -1 : text.indexOf(BREAK, marked);

  return end === -1 ? text : text.slice(0, end);
}

/** The props of an island that have prices, as the page gives them to the browser. A prop named `…Json` is text. */
export function islandPrices({ elements }: BuiltPage): { slug: string; prices: ExamplePrices }[] {
  return elements
    .filter(({ tagName }) => tagName === 'astro-island')
    .flatMap((island) => {
      const props = revive(JSON.parse(attributeOf(island, 'props') ?? '{}')) as Record<
        string,
        unknown
      >;

      return Object.entries(props)
        .map(([name, value]) => (name.endsWith('Json') ? JSON.parse(String(value)) : value))
        .flatMap((value: unknown) =>
          Array.isArray(value) ? (value as { slug: string; prices: ExamplePrices }[]) : [],
        )
        .filter((bond) => Object(bond).prices !== undefined);
    });
}

/** Astro writes each value of a prop as a pair of its kind and itself. Kind 1 is a list. */
function revive(value: unknown): unknown {
  if (Array.isArray(value)) {
    const [kind, inner] = value as [number, unknown];

    return kind === 1 && Array.isArray(inner) ? inner.map(revive) : revive(inner);
  }
  if (value === null || typeof value !== 'object') return value;

  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, revive(inner)]));
}

const HIDDEN = ['script', 'style', 'template', 'head'];

/** Elements whose text ends before that of the next element begins. */
const INLINE = [
  'a',
  'abbr',
  'b',
  'em',
  'i',
  'output',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
];

function visibleText({ elements }: BuiltPage): string {
  const [root] = elements;

  return root ? textBelow(root) : '';
}

function textBelow(element: HtmlElement): string {
  if (HIDDEN.includes(element.tagName)) return BREAK;
  const isMarked = ['data-our-price', 'data-our-price-rule'].some(
    (name) => attributeOf(element, name) !== undefined,
  );
  if (isMarked) return MARKED;

  const inner = element.childNodes
    .map((child) => {
      if ('tagName' in child) return textBelow(child);

      return 'value' in child ? child.value : '';
    })
    .join('');

  return INLINE.includes(element.tagName) ? inner : `${BREAK}${inner}${BREAK}`;
}

function figuresIn(text: string): string[] {
  return text.match(/\$\d[\d,]*(?:\.\d+)?/g) ?? [];
}

/** The number of dollars in a text's last figure: `$1,695` in `$1,695 a year`. */
export function dollarsIn(text: string): number {
  return Number((figuresIn(text).at(-1) ?? '').replaceAll(/[$,]/g, '') || Number.NaN);
}

function plain(amount: number): string {
  return amount.toFixed(2);
}
