import type { MdastNode } from 'satteri';
import { isMap, isScalar, isSeq, type YAMLMap } from 'yaml';
import { figuresIn, toPlainFigure } from './content-figures.ts';
import { isComponent, lineOf, nodesOf, textOf } from './guide-tree.ts';
import { priceFigures, priceRuleFigures } from './own-prices.ts';
import type { Problem } from './problem.ts';
import type { Guide } from './read-guide.ts';
import type { Site } from './read-site.ts';

type Figure = { figure: string; line: number };

/** Parts of a text that are read as one: an amount and our price of it stand in the same. */
const BLOCKS = ['paragraph', 'table', 'heading'];

/**
 * Figures without a source. Each amount, percentage and count of days that a guide states (outside
 * its worked examples, which invent theirs) is said by another part of the content, follows from
 * our price rule, or is carried by one of the guide's own sources.
 */
export function checkFigures(guide: Guide, { figures }: Site): Problem[] {
  const carried = carriedFigures(guide);
  const known = new Set([
    ...carried.map(({ figure }) => toPlainFigure(figure)),
    ...priceRuleFigures(),
    ...figures,
  ]);
  const loose = new Map<string, number>();
  for (const { figure, line } of statedFigures(guide, known)) {
    if (!loose.has(figure)) loose.set(figure, line);
  }
  const ofGuide = new Set(figuresIn(guide.body).map(toPlainFigure));
  const unused = carried.filter(({ figure }) => !ofGuide.has(toPlainFigure(figure)));

  return [
    ...[...loose].map(([figure, line]) => ({
      file: guide.file,
      line,
      words: `No source carries ${figure}. Write it under the source that says so, as in carries: ['${figure}'], or take it out`,
    })),
    ...unused.map(({ figure, line }) => ({
      file: guide.file,
      line,
      words: `sources, carries: The guide does not say ${figure}: take it out here, or correct it`,
    })),
  ];
}

/** The figures of a guide that nothing known explains. */
function statedFigures({ tree }: Guide, known: ReadonlySet<string>): Figure[] {
  return nodesOf(tree, (node) => isComponent(node, 'WorkedExample'))
    .filter(({ type }) => BLOCKS.includes(type))
    .flatMap((block) => {
      const inBlock = nodesOf(block).flatMap(figuresOfNode);
      const prices = new Set(priceFigures(inBlock.map(({ figure }) => figure)));

      return inBlock.filter(({ figure }) => {
        const plain = toPlainFigure(figure);
        return !known.has(plain) && !prices.has(plain);
      });
    });
}

function figuresOfNode(node: MdastNode): Figure[] {
  if (node.type !== 'text') return [];

  return figuresIn(node.value).map((figure) => ({
    figure,
    line: lineOf(node) + linesBefore(textOf(node), figure),
  }));
}

function linesBefore(text: string, part: string): number {
  return text.slice(0, text.indexOf(part)).split('\n').length - 1;
}

function carriedFigures({ fields }: Guide): Figure[] {
  const sources = fields?.document.get('sources');
  if (!fields || !isSeq(sources)) return [];

  return sources.items
    .filter((source): source is YAMLMap => isMap(source))
    .map((source) => source.get('carries'))
    .flatMap((list) => (isSeq(list) ? list.items : []))
    .flatMap((item) =>
      isScalar(item) && item.range
        ? [{ figure: String(item.value), line: fields.lineAt(item.range[0]) }]
        : [],
    );
}
