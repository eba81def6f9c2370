import { describe, expect, it } from 'vitest';
import { toErisaRule, toFederalRule } from '~/collections/federal-figures';
import { toAppealStates } from '~/collections/to-appeal-states';
import { toProbateStates } from '~/collections/to-probate-states';
import type { WorksheetFile } from '~/collections/schemas/worksheets';
import { dollars } from '~/domain/money';
import type { StateCode } from '~/domain/us-states';
import { appealAmount } from '~/domain/worksheets/appeal-amount';
import { bondingCapacity } from '~/domain/worksheets/bonding-capacity';
import { federalContract } from '~/domain/worksheets/contract-amounts';
import { erisaAmount } from '~/domain/worksheets/erisa-amount';
import { probateAmount, type Fiduciary } from '~/domain/worksheets/probate-amount';
import type { WorksheetResult } from '~/domain/worksheets/worksheet-result';
import type { Result } from '~/domain/result';
import { readRequirements, readStates, readWorksheets } from '../tools/catalogue/read-content.ts';
import { lawFiguresIn, toPlainFigure } from '../tools/check-content/content-figures.ts';
import { toLawRows } from '../tools/check-content/law-rows.ts';

const files = readWorksheets();
const served = readStates().map(({ data }) => data.code);

function fileOf<K extends WorksheetFile['kind']>(kind: K) {
  return files.find((file) => file.kind === kind) as Extract<WorksheetFile, { kind: K }>;
}

const probate = toProbateStates(fileOf('probate'), readRequirements(), served);

/** An estate with a different figure in each line, in dollars. */
const ESTATE = {
  personal: dollars(200_000),
  realEstate: dollars(300_000),
  income: dollars(6_000),
  rents: dollars(12_000),
  recoveries: dollars(40_000),
  deposits: dollars(50_000),
};

function answer(result: Result<WorksheetResult, string>): number[] | string {
  return result.ok ? result.value.amounts.map(({ amount }) => amount / 100) : result.code;
}

function amountsIn(state: StateCode, who: Fiduciary = 'executor') {
  const rule = probate.find(({ code }) => code === state)?.computed;
  if (!rule) throw new Error(`There is no rule for ${state}`);

  return answer(probateAmount(rule, who, ESTATE));
}

describe('the federal worksheets', () => {
  const rows = readRequirements();

  it('compute with the figures that the law says', () => {
    expect(toErisaRule(rows)).toEqual({
      percent: 10,
      min: dollars(1_000),
      max: dollars(500_000),
      maxWithSecurities: dollars(1_000_000),
    });
    expect(toFederalRule(rows)).toEqual({
      bidPercent: 20,
      bidCap: dollars(3_000_000),
      noneUpTo: dollars(35_000),
      otherProtectionUpTo: dollars(150_000),
      percent: 100,
    });
  });

  it('take one percentage for performance and payment bonds, which the law sets alike', () => {
    expect(rows.find(({ id }) => id === 'payment-bond-us-formula')?.value).toBe(
      toFederalRule(rows).percent,
    );
  });

  it('name the row that is missing or unknown', () => {
    const unknown = rows.map((row) =>
      row.id === 'bid-bond-us-cap' ? { ...row, value: 'unknown' as const } : row,
    );

    expect(() => toErisaRule([])).toThrow('The row erisa-fidelity-us-formula is missing');
    expect(() => toFederalRule(unknown)).toThrow(
      'The row bid-bond-us-cap is missing or has no figure',
    );
  });

  it('lead to a row from each figure of federal law in their rules', () => {
    const federal = [
      ...fileOf('erisa').rules,
      ...fileOf('contract').rules.filter(({ owner }) => owner === 'federal'),
    ];
    const lawRows = toLawRows(rows);

    expect(federal.flatMap(({ rule }) => lawFiguresIn(rule))).not.toEqual([]);
    for (const { rule, row } of federal) {
      const said = lawRows.find(({ addresses }) => row && addresses.includes(row))?.figures;

      expect(
        lawFiguresIn(rule).filter((figure) => !said?.has(toPlainFigure(figure))),
        rule,
      ).toEqual([]);
    }
  });
});

describe('the probate worksheet', () => {
  it("cites Virginia's limit for a bond without a surety, and its row", () => {
    const cited = probate.find(({ code }) => code === 'VA')?.cited ?? [];

    expect(cited.map(({ rule }) => rule)).toContainEqual(expect.stringContaining('$25,000'));
    expect(cited.every(({ row }) => row?.startsWith('/requirements/executor-'))).toBe(true);
  });

  it.each([
    ['AL', [468_000]], // 200,000 + 300,000 + 18,000 of income - 50,000 deposited
    ['AZ', [518_000]],
    ['CA', [518_000]],
    ['CO', [218_000]],
    ['GA', [200_000]],
    ['MA', [200_000]],
    ['MD', [150_000]],
    ['NC', [250_000, 220_000]], // 125%, or 110% if the clerk accepts it
    ['NM', [218_000]],
    ['NY', [258_000]], // 200,000 + 18 months of rents + 40,000
    ['OH', [424_000]], // twice 212,000
    ['TX', [168_000]],
    ['VA', [500_000]],
  ] as const)('follows the published rule of %s', (state, amounts) => {
    expect(amountsIn(state)).toEqual(amounts);
    expect(amountsIn(state, 'administrator')).toEqual(amounts);
  });

  it.each(['CT', 'OR', 'WA', 'WI', 'FL', 'NJ', 'PA', 'MN'] as const)(
    'says that the court decides in %s',
    (state) => {
      expect(amountsIn(state)).toBe('court-decides');
    },
  );

  it.each(['IL', 'MI', 'SC', 'TN'] as const)('has no settled formula for %s', (state) => {
    expect(amountsIn(state)).toBe('confirm');
  });

  it.each([
    ['NY', [254_000], 'minors-only'], // three years of income and rents
    ['GA', [200_000], [200_000]], // without the real estate
  ] as const)('computes for guardians in %s', (state, ofMinor, ofAdult) => {
    expect(amountsIn(state, 'guardian')).toEqual(ofMinor);
    expect(amountsIn(state, 'adultGuardian')).toEqual(ofAdult);
  });

  it('cites the rule for guardians and conservators of each state where we read it', () => {
    const cited = probate.filter(({ guardian }) => guardian.length > 0).map(({ code }) => code);

    expect(cited).toEqual(['AL', 'AZ', 'CA', 'GA', 'MI', 'NY', 'NC', 'OH', 'SC', 'TX']);
    for (const code of served) {
      const amount = amountsIn(code, 'guardian');
      if (cited.includes(code)) expect(amount, code).not.toBe('no-guardian-rule');
      else expect(amount, code).toBe('no-guardian-rule');
    }
    expect(probate.find(({ code }) => code === 'SC')?.guardian).toEqual([
      expect.objectContaining({
        rule: expect.stringContaining('the personal property and its income'),
        row: '/requirements/guardian-conservator#guardian-conservator-sc-formula',
      }),
    ]);
  });

  it('has the text and the source of every served state', () => {
    expect(probate.map(({ code }) => code)).toEqual(served);
    for (const { code, cited, computed } of probate) {
      expect(cited[0]?.rule, code).toMatch(/\.$/);
      if (typeof computed.estate === 'object') expect(cited[0]?.quote, code).toBeDefined();
    }
  });

  it('names the state of a formula without a percentage, and of one without a row', () => {
    const row = readRequirements().filter(({ state }) => state === 'WI');

    expect(() => toProbateStates(fileOf('probate'), row, ['OH'])).toThrow('OH has no formula row');
    const states = [
      { state: 'WI' as const, bound: 'least' as const, counts: ['personal' as const] },
    ];
    expect(() => toProbateStates({ kind: 'probate', states }, row, ['WI'])).toThrow(
      'WI has a formula but no percentage',
    );
  });
});

describe('the appeal worksheet', () => {
  const appeal = toAppealStates(fileOf('appeal'), readRequirements(), served);
  const bondIn = (state: StateCode, changes = {}) =>
    answer(
      appealAmount(appeal.find(({ code }) => code === state)?.computed, {
        compensatory: dollars(1_000_000),
        punitive: dollars(500_000),
        costs: dollars(20_000),
        rate: 10,
        months: 12,
        ...changes,
      }),
    );

  it('computes the bond where the text of the law gives its amount', () => {
    expect(bondIn('TX')).toEqual([1_122_000]);
    expect(bondIn('TX', { netWorth: dollars(900_000) })).toEqual([450_000]);
    expect(bondIn('TX', { prejudgment: dollars(100_000) })).toEqual([1_232_000]);
    expect(bondIn('MN')).toEqual([1_520_000]);
    expect(bondIn('MN', { prejudgment: dollars(100_000) })).toEqual([1_620_000]);
    expect(bondIn('AZ', { prejudgment: dollars(100_000) })).toEqual([1_120_000]);
    expect(bondIn('MN', { punitive: dollars(900_000_000) })).toEqual([150_000_000]);
    expect(bondIn('AZ')).toEqual([1_020_000]);
    expect(bondIn('AZ', { compensatory: dollars(90_000_000) })).toEqual([25_000_000]);
  });

  it('asks for the percentage of the court everywhere else', () => {
    const open = served.filter((state) => bondIn(state) === 'confirm');

    expect(open).toHaveLength(served.length - 3);
    expect(bondIn('FL', { percent: 120, rate: 0 })).toEqual([1_824_000]);
  });

  it('cites the rows of every served state', () => {
    for (const { code, computed, cited } of appeal) {
      expect(cited.length, code).toBeGreaterThan(0);
      if (computed) expect(cited[0]?.quote, code).toBeDefined();
    }
    expect(() => toAppealStates(fileOf('appeal'), [], ['OH'])).toThrow('OH has no row');
  });
});

describe('the other worksheets', () => {
  it('compute ERISA, federal contract bonds and capacity', () => {
    const erisa = toErisaRule(readRequirements());
    expect(
      answer(erisaAmount(erisa, { funds: dollars(9_000_000), hasEmployerSecurities: true })),
    ).toEqual([900_000]);
    expect(answer(federalContract(toFederalRule(readRequirements()), dollars(20_000_000)))).toEqual(
      [3_000_000, 20_000_000, 20_000_000],
    );
    expect(
      answer(
        bondingCapacity(fileOf('capacity').parameters, {
          currentAssets: dollars(300_000),
          currentLiabilities: dollars(200_000),
          netWorth: dollars(300_000),
          largestJob: dollars(500_000),
        }),
      ),
    ).toEqual([750_000, 1_500_000]);
  });
});
