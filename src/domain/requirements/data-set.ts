/** The requirements as open data: one flat row per fact, as JSON and as CSV. */
import { csvField } from '../formats/csv-field.ts';
import { z } from 'zod';
import { nextReview } from '../sources/review-period.ts';
import { STATE_CODES } from '../us-states.ts';
import {
  EVIDENCE,
  REQUIREMENT_FACTS,
  REQUIREMENT_FAMILIES,
  REQUIREMENT_UNITS,
  UNKNOWN,
  evidenceOf,
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
      'What the row is about. required: whether you need the bond. amount: the amount of the bond. proposed: an amount that is not law yet. formula: the bond as a percentage; detail says of what. waiver: whether a will can excuse the executor from the bond. cap: the highest amount. threshold: the contract price above which you need the bond. deadline: a number of days; who says for what. term: how long the bond runs. e-filing: whether the court accepts the bond electronically. court: the court that receives the bond. filer: who files the bond.',
    ),
  who: z
    .string()
    .nullable()
    .describe('Who the rule applies to. Null: everyone who needs the bond.'),
  value: z
    .union([z.number(), z.boolean(), z.string()])
    .describe(
      'The value. unknown: we found no text that answers the question. discretion: the court or office decides. A filer is customer (the fiduciary or an attorney), surety, or either.',
    ),
  unit: z.enum(REQUIREMENT_UNITS).describe('The unit of the value.'),
  upTo: z.number().nullable().describe('The upper end, when the law sets a range.'),
  superseded: z.number().nullable().describe('The value before the effective date.'),
  detail: z
    .string()
    .nullable()
    .describe('The rule in one sentence. For an unknown value: why we do not know it.'),
  effective: z
    .union([z.iso.date(), z.literal(UNKNOWN)])
    .describe('The first day on which the value applies, or unknown.'),
  title: z.string().describe('The name of the source.'),
  statute: z.string().nullable().describe('The citation of the statute, rule or notice.'),
  url: z.string().nullable().describe('The page on the site of its official publisher or seller.'),
  copy: z.string().nullable().describe('The private copy in which we read the official text.'),
  quote: z
    .string()
    .describe('The sentence of the source that says so, or unknown when we could not read it.'),
  evidence: z
    .enum(EVIDENCE)
    .describe(
      'quoted: the row has the sentence. unread: we could not read the sentence, so check the source before you rely on the value. unknown: we found no text that answers the question.',
    ),
  checked: monthSchema.describe('The month in which we last read the source.'),
  nextReview: monthSchema.describe('The month by which we read it again.'),
  confidence: z
    .enum(['primary', 'seller', 'dated', 'house'])
    .describe(
      'primary: a statute, rule, court or agency. seller: a surety seller or another private site. dated: outdated or contradicted.',
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
    evidence: evidenceOf(fact),
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
