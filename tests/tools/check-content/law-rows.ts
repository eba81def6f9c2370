import type { SourcedRequirement } from '../../../src/collections/schemas/requirements.ts';
import { unitOf, type RequirementUnit } from '../../../src/domain/requirements/requirement.ts';
import { lawFiguresIn, toPlainFigure } from './content-figures.ts';

/** A row of `content/requirements`, as a guide links to it. */
export type LawRow = {
  id: string;
  /** The addresses of the row itself, on the page of each bond. The address of its state shows other rows too. */
  addresses: readonly string[];
  /** The figures that it says, in the spelling of `toPlainFigure`. */
  figures: ReadonlySet<string>;
};

/** The rows as links of guides name them. */
export function toLawRows(requirements: readonly SourcedRequirement[]): LawRow[] {
  const ofOwnPage = new Set(requirements.map(({ bond }) => bond));

  return requirements.map((row) => ({
    id: row.id,
    addresses: row.bonds
      .filter((bond) => ofOwnPage.has(bond))
      .map((bond) => `/requirements/${bond}#${row.id}`),
    figures: new Set(
      [
        ...[row.value, row.upTo, row.superseded].map((value) => WORDS[unitOf(row.fact)](value)),
        ...lawFiguresIn(row.quote),
        ...lawFiguresIn(row.detail ?? ''),
      ].map(toPlainFigure),
    ),
  }));
}

/** A value in the words of a guide. */
const WORDS: Readonly<Record<RequirementUnit, (value: unknown) => string>> = {
  dollars: (value) => `$${Number(value).toLocaleString('en-US')}`,
  percent: (value) => `${String(value)}%`,
  days: (value) => `${String(value)} days`,
  years: (value) => `${String(value)} years`,
  'yes-no': String,
  name: String,
  filer: String,
};
