import type { MdastNode } from 'satteri';
import { lawFiguresIn } from './content-figures.ts';
import { lineOf, nodesOf, textOf } from './guide-tree.ts';
import type { MarketSense } from './market-words.ts';

/** A figure of a block, with its line. */
export type BlockFigure = {
  figure: string;
  line: number;
  /** Whether its sentence, or its line of a table, names a law or links to a row. */
  isOfLaw: boolean;
  /** Whether the same words, or those before them in the paragraph, speak of a price of the market. */
  isOfMarket: boolean;
};

type Span = { text: string; start: number; line: number; isRow: boolean };

/** Names of laws, and initials or capitals before a number: `Cal. Gov. Code`, `29 U.S.C. 1112`, `SCPA 801`. */
const LAW_NAMES = /\b(?:Code|Act|Rule|Stat\.)|(?:[A-Z]\.){2,} ?\d|\b[A-Z]{3,5} \d|§|\bsection \d/;

const LAW_WORDS = /(?<!-)\b(?:laws?|statutes?|regulations?)\b(?! firm)/i;

/** The end of a sentence. An abbreviation such as `Stat.` ends none. */
const SENTENCE_END = /(?<!\b[A-Z][a-z]{0,4})[.!?][")”’]*\s+(?=["(“‘$]?[A-Z\d])/g;

/** Every figure in a paragraph, a heading or a line of a table. `head` is the caption and the first line of its table. */
export function figuresOfBlock(
  block: MdastNode,
  { speaksOfMarket }: MarketSense,
  head = '',
): BlockFigure[] {
  const spans = spansOf(block);
  const text = spans.map((span) => span.text).join('');
  const sentences = block.type === 'tableRow' ? [[0, text.length] as const] : sentencesIn(text);

  return sentences.flatMap(([start, end]) => {
    const parts = spans.flatMap((span) => partOf(span, start, end));
    const words = parts.map((part) => part.text).join(block.type === 'tableRow' ? ' ' : '');
    const isOfLaw =
      LAW_NAMES.test(words) || LAW_WORDS.test(words) || parts.some(({ isRow }) => isRow);
    const isOfMarket = speaksOfMarket(words, `${head} ${text.slice(0, start)}`);

    return parts.flatMap((part) =>
      lawFiguresIn(part.text).map((figure) => ({
        figure,
        line: part.line + linesIn(part.text.slice(0, part.text.indexOf(figure))),
        isOfLaw,
        isOfMarket,
      })),
    );
  });
}

/** The texts of a block, each with its place in the whole. */
function spansOf(block: MdastNode): Span[] {
  const linked = new Set(
    nodesOf(block)
      .filter((node) => node.type === 'link' && node.url.startsWith('/requirements/'))
      .flatMap((link) => nodesOf(link)),
  );
  const spans: Span[] = [];
  let start = 0;
  for (const node of nodesOf(block)) {
    if (node.type !== 'text' && node.type !== 'inlineCode') continue;
    const text = textOf(node);
    spans.push({ text, start, line: lineOf(node), isRow: linked.has(node) });
    start += text.length;
  }

  return spans;
}

function sentencesIn(text: string): (readonly [start: number, end: number])[] {
  const ends = [...text.matchAll(SENTENCE_END)].map((end) => end.index + end[0].length);
  const starts = [0, ...ends];

  return starts.map((start, index) => [start, starts[index + 1] ?? text.length] as const);
}

/** The part of a text that lies in a sentence. */
function partOf(span: Span, start: number, end: number): Span[] {
  const from = Math.max(start - span.start, 0);
  const text = span.text.slice(from, Math.max(end - span.start, 0));
  if (text === '') return [];

  return [{ ...span, text, line: span.line + linesIn(span.text.slice(0, from)) }];
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}
