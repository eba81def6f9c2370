/** The requirements as open data: one flat row per fact, as JSON and as CSV. */
import { csvField } from '../formats/csv-field.ts';
import { z } from 'zod';
import { nextReview } from '../sources/review-period.ts';
import { STATE_CODES } from '../us-states.ts';
import {
  REQUIREMENT_FACTS,
  REQUIREMENT_FAMILIES,
  REQUIREMENT_UNITS,
  UNKNOWN,
  unitOf,
  type Requirement,
} from './requirement.ts';

/**
 * The version of the rows' shape. A new column keeps it; a renamed or dropped one, or a value of a
 * new kind, raises it.
 */
export const DATA_SET_VERSION = 3;

const monthSchema = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

/** One row of the published data. */
export const dataRowSchema = z.strictObject({
  id: z.string().describe('Stable name of the fact: bond, place, fact and whom it binds.'),
  bond: z
    .enum(REQUIREMENT_FAMILIES)
    .describe('The bond; court-filing for how courts take the bonds of fiduciaries.'),
  state: z.enum(STATE_CODES).nullable().describe('The state. Null for a federal fact.'),
  office: z.string().nullable().describe('The federal office. Null for a fact of a state.'),
  fact: z
    .enum(REQUIREMENT_FACTS)
    .describe(
      'required: whether the bond is required. amount: its amount. proposed: an amount that is only proposed. formula: the amount as a percentage, of what is in detail. waiver: whether a will can spare the executor the bond. cap: the highest amount. threshold: the contract price from which the bond is required. deadline: days that the law gives, of what is in who. term: how long the bond runs. e-filing: whether a court takes the bond electronically. court: the court that takes the bond. filer: who files it.',
    ),
  who: z.string().nullable().describe('Whom the fact binds. Null: everyone who needs the bond.'),
  value: z
    .union([z.number(), z.boolean(), z.string()])
    .describe(
      'The value; unknown when no text that we read settles it; discretion when the law leaves it to the court or office. A filer is customer (the fiduciary, or an attorney), surety or either.',
    ),
  unit: z.enum(REQUIREMENT_UNITS).describe('The unit of the value.'),
  upTo: z.number().nullable().describe('The upper end, when the law sets a range.'),
  superseded: z.number().nullable().describe('The value before the effective date.'),
  detail: z
    .string()
    .nullable()
    .describe('The rule in a sentence; for an unknown value, why it is unknown.'),
  effective: z
    .union([z.iso.date(), z.literal(UNKNOWN)])
    .describe('The day from which the value holds.'),
  title: z.string().describe('The name of the source.'),
  statute: z.string().nullable().describe('The citation of the statute, rule or notice.'),
  url: z.string().nullable().describe('The page at its publisher.'),
  copy: z.string().nullable().describe('The private copy in which we read an official text.'),
  quote: z.string().describe('The words that say so, or unknown when we did not record them.'),
  checked: monthSchema.describe('The month in which we last read the source.'),
  nextReview: monthSchema.describe('The month by which we read it again.'),
  confidence: z
    .enum(['primary', 'seller', 'dated', 'house'])
    .describe(
      'primary: a statute, rule, court or agency; seller: a surety seller; dated: outdated or contradicted.',
    ),
  added: z.iso.date().describe('The day on which we published the row.'),
  changed: z.iso.date().nullable().describe('The day on which we last changed the row.'),
});

/** A row of the published data. */
export type DataRow = z.output<typeof dataRowSchema>;

/** The columns of the data, in their order. */
export const DATA_COLUMNS = Object.keys(dataRowSchema.shape) as (keyof DataRow)[];

/** The published data with its description. */
export const dataSetSchema = z.strictObject({
  version: z.literal(DATA_SET_VERSION),
  /** The last month in which we checked a source. */
  updated: monthSchema,
  license: z.string(),
  rows: z.array(dataRowSchema),
});

export type DataSet = z.output<typeof dataSetSchema>;

/** A requirement with its source. */
export type SourcedFact = Requirement & {
  source: {
    title: string;
    citation?: string | undefined;
    url?: string | undefined;
    copy?: string | undefined;
    verified: string;
    confidence: DataRow['confidence'];
  };
};

/** A requirement as a row of the published data. */
export function toDataRow({ source, ...fact }: SourcedFact): DataRow {
  const isMarket = source.confidence === 'seller' || source.confidence === 'dated';

  return {
    id: fact.id,
    bond: fact.bond,
    state: fact.state ?? null,
    office: fact.office ?? null,
    fact: fact.fact,
    who: fact.who ?? null,
    value: fact.value,
    unit: unitOf(fact.fact),
    upTo: fact.upTo ?? null,
    superseded: fact.superseded ?? null,
    detail: fact.detail ?? null,
    effective: fact.effective,
    title: source.title,
    statute: source.citation ?? null,
    url: source.url ?? null,
    copy: source.copy ?? null,
    quote: fact.quote,
    checked: source.verified,
    nextReview: nextReview(source.verified, isMarket),
    confidence: source.confidence,
    added: fact.added,
    changed:
      fact.changes
        .map(({ on }) => on)
        .sort()
        .at(-1) ?? null,
  };
}

/** The published data. `license` is the address of its license. */
export function toDataSet(facts: readonly SourcedFact[], license: string): DataSet {
  const rows = facts.map(toDataRow);
  const updated = rows
    .map(({ checked }) => checked)
    .sort()
    .at(-1);
  if (updated === undefined) throw new Error('[requirements] There are no facts to publish');

  return { version: DATA_SET_VERSION, updated, license, rows };
}

/** The JSON Schema of the published data. */
export function dataSetJsonSchema(): object {
  return z.toJSONSchema(dataSetSchema);
}

/** The rows as CSV (RFC 4180): a header, then one line per row. Null is an empty field. */
export function toCsv(rows: readonly DataRow[]): string {
  const lines = [DATA_COLUMNS, ...rows.map((row) => DATA_COLUMNS.map((column) => row[column]))];

  return lines.map((line) => `${line.map(csvField).join(',')}\r\n`).join('');
}
