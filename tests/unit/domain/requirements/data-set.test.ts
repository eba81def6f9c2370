import { describe, expect, it } from 'vitest';
import {
  DATA_COLUMNS,
  dataRowSchema,
  dataSetJsonSchema,
  dataSetSchema,
  toCsv,
  toDataRow,
  toDataSet,
  type DataRow,
} from '~/domain/requirements/data-set';
import { readRequirements } from '../../../tools/catalogue/read-content.ts';

const LICENSE = 'https://creativecommons.org/licenses/by/4.0/';
const facts = readRequirements();

/** The fields of a CSV text, as RFC 4180 reads them. */
function parseCsv(text: string): string[][] {
  const fields = [...text.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g)];
  const lines: string[][] = [[]];
  for (const [, field = '', end] of fields) {
    lines.at(-1)?.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);
    if (end === '\r\n') lines.push([]);
  }

  return lines.slice(0, -1);
}

/** A row from its CSV fields. */
function fromCsv(fields: readonly string[]): DataRow {
  const texts = Object.fromEntries(
    DATA_COLUMNS.map((column, index) => [column, fields[index] === '' ? null : fields[index]]),
  );
  const numbers = ['value', 'upTo', 'superseded'].filter((column) =>
    /^\d+$/.test(texts[column] ?? ''),
  );
  const isYesNo = texts['unit'] === 'yes-no' && /^(true|false)$/.test(texts['value'] ?? '');

  return dataRowSchema.parse({
    ...texts,
    ...Object.fromEntries(numbers.map((column) => [column, Number(texts[column])])),
    ...(isYesNo && { value: texts['value'] === 'true' }),
  });
}

describe('the published data', () => {
  const data = toDataSet(facts, LICENSE);

  it('survives JSON', () => {
    expect(dataSetSchema.parse(JSON.parse(JSON.stringify(data)))).toEqual(data);
  });

  it('survives CSV', () => {
    const [header, ...lines] = parseCsv(toCsv(data.rows));

    expect(header).toEqual(DATA_COLUMNS);
    expect(lines.map(fromCsv)).toEqual(data.rows);
  });

  it('has every fact once', () => {
    expect(data.rows.map(({ id }) => id)).toEqual(facts.map(({ id }) => id));
  });

  it('has the last month of a check', () => {
    expect(data.updated).toBe(
      facts.map(({ source }) => source.verified).reduce((a, b) => (a > b ? a : b)),
    );
  });

  it('is never empty', () => {
    expect(() => toDataSet([], LICENSE)).toThrow('no facts');
  });

  it('has a JSON Schema that describes every column', () => {
    const text = JSON.stringify(dataSetJsonSchema());

    for (const column of DATA_COLUMNS) expect(text).toContain(`"${column}":`);
    expect(text).toContain('json-schema.org');
  });
});

describe('a row', () => {
  const [fact] = facts;
  if (!fact) throw new Error('content/requirements is empty');

  it('names the month of the next review', () => {
    const seller = {
      ...fact,
      source: { ...fact.source, verified: '2026-11', confidence: 'seller' as const },
    };
    const law = { ...seller, source: { ...seller.source, confidence: 'primary' as const } };
    const old = { ...seller, source: { ...seller.source, confidence: 'dated' as const } };

    expect([seller, law, old].map((row) => toDataRow(row).nextReview)).toEqual([
      '2027-05',
      '2027-11',
      '2027-05',
    ]);
  });

  it('has null for what a fact does not have', () => {
    const bare = {
      ...fact,
      state: undefined,
      who: undefined,
      upTo: undefined,
      superseded: undefined,
      detail: undefined,
      changes: [],
      office: 'FMCSA',
      source: { title: 'A notice', verified: '2026-11', confidence: 'house' as const },
    };

    expect(toDataRow(bare)).toMatchObject({
      state: null,
      office: 'FMCSA',
      who: null,
      upTo: null,
      superseded: null,
      detail: null,
      changed: null,
      statute: null,
      url: null,
      copy: null,
    });
  });

  it('names the day of its last change', () => {
    const changes = [
      { on: '2027-03-01', what: 'The amount rose.' },
      { on: '2026-12-01', what: 'A statute replaces a page of a seller.' },
    ];

    expect(toDataRow({ ...fact, changes }).changed).toBe('2027-03-01');
  });

  it.each(['=1+1', '+1', '-1', '@x'])('is no formula in a spreadsheet: %s', (quote) => {
    expect(toCsv([{ ...toDataRow(fact), quote }])).toContain(`'${quote}`);
  });

  it('keeps quotes, commas and line breaks', () => {
    const quote = 'He said "yes",\r\nand signed';

    expect(parseCsv(toCsv([{ ...toDataRow(fact), quote }]))[1]).toContain(quote);
  });
});
