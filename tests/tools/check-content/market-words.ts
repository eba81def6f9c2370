import { isMap, isSeq, type YAMLMap } from 'yaml';
import type { MdastNode } from 'satteri';
import { US_STATES } from '../../../src/domain/us-states.ts';
import { isComponent, nodesOf, textOf, type ComponentNode } from './guide-tree.ts';
import type { Guide } from './read-guide.ts';

/** Words of a price, of those who ask it, or of ourselves. */
const PRICE_WORDS =
  /\b(?:costs?|pric(?:e[sd]?|ing)|premiums?|charges?d?|fees?|rates?|sellers?|insurers?|firms?|compan(?:y|ies)|market|quoted?s?|lists?|pay|paid|credit|we|our)\b|per \$[\d,]+/i;

/** Words of a duty. A sentence with one is no price because the sentence before is. */
const DUTY_WORDS =
  /\b(?:must|shall|requires?|required|needs?|asks? for|at (?:least|most)|(?:no|not) more than|falls? below|expires?|within)\b/i;

/** First words of titles that name no seller: `Ohio` and `The`. */
const NO_SELLER: ReadonlySet<string> = new Set([
  'A',
  'The',
  ...US_STATES.flatMap(({ name }) => name.split(' ')),
]);

/** Tells whether words speak of a price of the market. */
export type MarketSense = {
  /** `before` is the part of the paragraph that comes before the sentence, or the head of the table. */
  speaksOfMarket: (words: string, before: string) => boolean;
};

/** The sense of a guide: besides the words of a price, it knows the sellers that the guide lists. */
export function marketSense(guide: Guide): MarketSense {
  const sellers = sellersOf(guide);
  const isMarket = (words: string) =>
    PRICE_WORDS.test(words) || sellers.some((seller) => words.includes(seller));

  return {
    speaksOfMarket: (words, before) =>
      isMarket(words) || (isMarket(before) && !DUTY_WORDS.test(words)),
  };
}

/** The first word of the title of each source that carries figures: `Jet`. */
function sellersOf({ fields }: Guide): string[] {
  const sources = fields?.document.get('sources');
  if (!isSeq(sources)) return [];

  return sources.items
    .filter((source): source is YAMLMap => isMap(source) && source.has('carries'))
    .flatMap((source) => /^[\w&'’-]+/.exec(String(source.get('title')))?.[0] ?? [])
    .filter((word) => !NO_SELLER.has(word));
}

/** The caption and the first line of each table, for every line of the table. */
export function tableHeads(tree: Guide['tree']): ReadonlyMap<MdastNode, string> {
  const figureTables = nodesOf(tree).filter((node): node is ComponentNode =>
    isComponent(node, 'FigureTable'),
  );
  const captions = new Map(
    figureTables.flatMap((figure) =>
      tablesIn(figure).map((table) => [table, captionOf(figure)] as const),
    ),
  );

  return new Map(
    tablesIn(tree).flatMap((table) => {
      const lines = nodesOf(table).filter(({ type }) => type === 'tableRow');
      const [first] = lines;
      const head = `${captions.get(table) ?? ''} ${first ? wordsOf(first) : ''}`;

      return lines.map((line) => [line, head] as const);
    }),
  );
}

function tablesIn(node: MdastNode | undefined): MdastNode[] {
  return nodesOf(node).filter(({ type }) => type === 'table');
}

function wordsOf(line: MdastNode): string {
  return nodesOf(line)
    .filter(({ type }) => type === 'tableCell')
    .map(textOf)
    .join(' ');
}

function captionOf({ attributes }: ComponentNode): string {
  return attributes
    .flatMap((one) => ('name' in one && one.name === 'caption' ? [String(one.value)] : []))
    .join('');
}
