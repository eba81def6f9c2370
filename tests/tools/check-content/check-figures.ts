import type { MdastNode } from 'satteri';
import { carriedFigures, type Figure } from './carried-figures.ts';
import { figuresIn, toPlainFigure } from './content-figures.ts';
import { isComponent, lineOf, nodesOf, textOf } from './guide-tree.ts';
import type { Problem } from './problem.ts';
import type { Guide } from './read-guide.ts';
import type { Site } from './read-site.ts';

const BLOCKS = ['paragraph', 'table', 'heading'];

/**
 * Figures without a source. Each amount, percentage and number of days in a guide, outside its worked examples, must
 * occur elsewhere in the content or come with one of the guide's own sources. `<OurPrice>` writes our own prices.
 */
export function checkFigures(guide: Guide, { figures }: Site): Problem[] {
  const carried = carriedFigures(guide);
  const known = new Set([...carried.map(({ figure }) => toPlainFigure(figure)), ...figures]);
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
      words: `No source carries ${figure}. Write it under the source that says so, as in carries: ['${figure}'], or take it out. If it is our price, let <OurPrice> write it`,
    })),
    ...unused.map(({ figure, line }) => ({
      file: guide.file,
      line,
      words: `sources, carries: The guide does not say ${figure}: take it out here, or correct it`,
    })),
  ];
}

/** The figures of a guide without a known source. */
function statedFigures({ tree }: Guide, known: ReadonlySet<string>): Figure[] {
  return nodesOf(tree, (node) => isComponent(node, 'WorkedExample'))
    .filter(({ type }) => BLOCKS.includes(type))
    .flatMap((block) => nodesOf(block).flatMap(figuresOfNode))
    .filter(({ figure }) => !known.has(toPlainFigure(figure)));
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
