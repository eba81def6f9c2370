import type { MdastNode } from 'satteri';
import { carriedFigures, exampleFigures } from './carried-figures.ts';
import { lawFiguresIn, toPlainFigure } from './content-figures.ts';
import { isComponent, lineOf, nodesOf, textOf } from './guide-tree.ts';
import type { LawRow } from './law-rows.ts';
import { figuresOfBlock, type BlockFigure } from './law-sentences.ts';
import { marketSense, tableHeads } from './market-words.ts';
import type { Problem } from './problem.ts';
import type { Guide } from './read-guide.ts';
import type { Site } from './read-site.ts';

const BLOCKS = ['paragraph', 'tableRow', 'heading'];

/** The rows that a message names at most. */
const NAMED_ROWS = 3;

/**
 * Figures without a home. Each amount, percentage and time in a guide, outside its worked examples, is said by a row of
 * `content/requirements` to which the same paragraph or line of a table links; or it is a figure of the market that the
 * guide lists under its source, a figure of an example that the guide lists as one, or the amount of an `<OurPrice>`.
 * A source of the market covers no figure in a sentence, or a line of a table, that names a law or links to a row, and
 * none where no word speaks of a price or of its seller.
 */
export function checkFigures(guide: Guide, { rows }: Pick<Site, 'rows'>): Problem[] {
  const carried = carriedFigures(guide);
  const examples = exampleFigures(guide);
  const declared = [...carried, ...examples];
  const ofGuide = new Set(lawFiguresIn(guide.body).map(toPlainFigure));
  const unused = declared.filter(({ figure }) => !ofGuide.has(toPlainFigure(figure)));

  return [
    ...homelessFigures(guide, { carried: toPlain(carried), examples: toPlain(examples) }, rows),
    ...misledFigures(guide, rows),
    ...unused.map(({ figure, line, field }) => ({
      file: guide.file,
      line,
      words: `${field}: The guide does not say ${figure}: take it out here, or correct it`,
    })),
    ...carried
      .filter(({ ofLaw }) => ofLaw)
      .map(({ figure, line }) => ({
        file: guide.file,
        line,
        words: `sources, carries: ${figure} comes from a law, a court or an agency, so its home is a row of content/requirements. Write the row, link to it beside the figure, and take the figure out here`,
      })),
  ];
}

/** The figures that a guide declares, in plain spelling. */
type Declared = Record<'carried' | 'examples', ReadonlySet<string>>;

function toPlain(figures: readonly { figure: string }[]): Set<string> {
  return new Set(figures.map(({ figure }) => toPlainFigure(figure)));
}

/** Links below /requirements that name no row, and links whose row does not say the figure in their words. */
function misledFigures({ file, tree }: Guide, rows: readonly LawRow[]): Problem[] {
  return nodesOf(tree).flatMap((link) =>
    link.type === 'link' && link.url.startsWith('/requirements/')
      ? misledWords(link.url, textOf(link), rows).map((words) => ({
          file,
          line: lineOf(link),
          words,
        }))
      : [],
  );
}

function misledWords(address: string, text: string, rows: readonly LawRow[]): string[] {
  const row = rows.find(({ addresses }) => addresses.includes(address));
  const figures = lawFiguresIn(text);
  if (row) {
    return figures
      .filter((figure) => !row.figures.has(toPlainFigure(figure)))
      .map(
        (figure) =>
          `The link "${text}" leads to ${row.id}, which does not say ${figure}. Give each figure a link to its own row`,
      );
  }
  const isOnlyAPage = !address.includes('#') && figures.length === 0;

  return isOnlyAPage
    ? []
    : [
        `${address} is no row of content/requirements. Link to the row: the page of the bond shows its name under the fact`,
      ];
}

/** The figures of a guide that have no home, each once, at its first line. */
function homelessFigures(
  guide: Guide,
  { carried, examples }: Declared,
  rows: readonly LawRow[],
): Problem[] {
  const { file, tree } = guide;
  const sense = marketSense(guide);
  const heads = tableHeads(tree);
  const blocks = nodesOf(tree, (node) => isComponent(node, 'WorkedExample')).filter(({ type }) =>
    BLOCKS.includes(type),
  );
  const found = blocks.flatMap((block) => {
    const linked = linkedRows(block, rows);
    const said = new Set([
      ...examples,
      ...pricedAmounts(block),
      ...linked.flatMap((row) => [...row.figures]),
    ]);
    const hasHome = ({ figure, isOfLaw, isOfMarket }: BlockFigure) =>
      said.has(toPlainFigure(figure)) ||
      (!isOfLaw && isOfMarket && carried.has(toPlainFigure(figure)));

    return figuresOfBlock(block, sense, heads.get(block))
      .filter((figure) => !hasHome(figure))
      .map(({ figure, line, isOfLaw }) => ({
        figure,
        line,
        words: carried.has(toPlainFigure(figure))
          ? (isOfLaw ? lawWords : namelessWords)(figure)
          : homelessWords(figure, linked, rows),
      }));
  });

  return [...new Map(found.toReversed().map((figure) => [figure.figure, figure])).values()]
    .toReversed()
    .map(({ line, words }) => ({ file, line, words }));
}

function lawWords(figure: string): string {
  return `${figure} is listed under a seller, but its sentence names a law or links to a row. Link a figure of law to its row, or give the seller's figure a sentence without the law`;
}

function namelessWords(figure: string): string {
  return `${figure} is listed under a seller, but nothing beside it speaks of a price or names the seller. Say whose figure it is, or link a figure of law to its row`;
}

function homelessWords(figure: string, linked: readonly LawRow[], rows: readonly LawRow[]): string {
  const plain = toPlainFigure(figure);
  const saying = rows.flatMap(({ figures, addresses }) =>
    figures.has(plain) ? addresses.slice(0, 1) : [],
  );
  const start =
    linked.length > 0
      ? `${linked.map(({ id }) => id).join(' and ')} does not say ${figure}`
      : `${figure} leads to no row of content/requirements`;
  const law =
    saying.length > 0
      ? `Link a figure of law to its row (${saying.slice(0, NAMED_ROWS).join(', ')}${saying.length > NAMED_ROWS ? ', ...' : ''})`
      : 'For a figure of law, write a row and link to it';

  return `${start}. ${law}. List a seller's price under the seller, as in carries: ['${figure}'], and a figure of an example under examples: ['${figure}']. Let <OurPrice> write our price`;
}

/** The rows to which a block links. */
function linkedRows(block: MdastNode, rows: readonly LawRow[]): LawRow[] {
  const addresses = nodesOf(block).flatMap((node) => (node.type === 'link' ? [node.url] : []));

  return rows.filter((row) => row.addresses.some((address) => addresses.includes(address)));
}

/** The amounts of the bonds that a block prices. */
function pricedAmounts(block: MdastNode): string[] {
  return nodesOf(block)
    .filter((node) => isComponent(node, 'OurPrice'))
    .flatMap(({ attributes }) => attributes)
    .flatMap((attribute) =>
      'name' in attribute && attribute.name === 'amount'
        ? [`$${Number(attribute.value).toLocaleString('en-US')}`]
        : [],
    );
}
