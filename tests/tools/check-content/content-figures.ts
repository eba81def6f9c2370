import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FIGURE = /\$[\d,]*\d(?:\.\d+)?(?: million)?|\d+(?:\.\d+)?%|\d+ days/g;

/** Amounts that a content file writes in whole dollars. */
const AMOUNT = /\b(?:value|upTo|superseded|amount|min|max|exampleAmount|instantIssueMax): (\d+)/g;

/** The amounts, percentages and numbers of days in a text: `$25 million`, `2.5%`, `30 days`. */
export function figuresIn(text: string): string[] {
  return text.match(FIGURE) ?? [];
}

/** One spelling for each figure: `$25 million` equals `$25,000,000`, and 5 equals 5.00. */
export function toPlainFigure(figure: string): string {
  const millions = /^\$([\d.]+) million$/.exec(figure)?.[1];
  if (millions !== undefined) return `$${(Number(millions) * 1_000_000).toLocaleString('en-US')}`;

  return figure.replace(/\.00$/, '');
}

/** Every figure in the content outside the guides, in the spelling of `toPlainFigure`. */
export function readContentFigures(root: string): ReadonlySet<string> {
  const texts = globSync('content/**/*.yaml', { cwd: root }).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  );

  return new Set(
    texts.flatMap((text) => [
      ...figuresIn(text.replaceAll(/(\d+)-(\d+%)/g, '$1% $2')).map(toPlainFigure),
      ...[...text.matchAll(AMOUNT)].map(
        ([, amount]) => `$${Number(amount).toLocaleString('en-US')}`,
      ),
    ]),
  );
}
