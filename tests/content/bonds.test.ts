import { describe, expect, it } from 'vitest';
import { toBondRules } from '~/collections/to-bond-rules';
import { bondRulesSchema } from '~/domain/bonds/bond-rules-schema';
import {
  amountLimitsFor,
  isRequiredIn,
  statutoryAmountFor,
  termsFor,
} from '~/domain/bonds/bond-rules';
import { BOND_SLUGS, parseBondSlug, type BondSlug } from '~/domain/bonds/bond-types';
import { isContinuous, termConventionFor } from '~/domain/bonds/term-convention';
import { dollars } from '~/domain/money';
import { UNKNOWN, generalFact } from '~/domain/requirements/requirement';
import type { StateCode } from '~/domain/us-states';
import {
  listContentIds,
  readBonds,
  readRequirements,
  readStates,
} from '../tools/catalogue/read-content.ts';

const bonds = readBonds();
const servedStates = readStates().map(({ data }) => data.code);

const NO_NOTARY_BOND = 'CO CT GA MA MD MN NC NJ NY OH OR SC VA'.split(' ');
const NOTARY_BOND = 'AL AZ CA FL IL MI NM PA TN TX WA WI'.split(' ');

function bond(slug: BondSlug) {
  const found = bonds.find(({ id }) => id === slug);
  if (!found) throw new Error(`No bond ${slug}`);

  return { ...found, rules: toBondRules(found) };
}

describe('the catalogue', () => {
  it('has exactly one file for each bond', () => {
    expect(listContentIds('bonds').sort()).toEqual([...BOND_SLUGS].sort());
    expect(bonds.map(({ id }) => id)).toEqual([...BOND_SLUGS]);
  });

  it('uses the agreed names of the bonds', () => {
    expect(bond('executor-personal-representative').data.name).toBe('Executor Bond');
    expect(bond('guardian-conservator').data.name).toBe('Guardian Bond');
    expect(bond('appeal-supersedeas').data.name).toBe('Appeal Bond');
    expect(bond('freight-broker-bmc-84').data.name).toContain('BMC-84');
  });

  it('says of no bond with an end date that it runs until it is cancelled', () => {
    const ended = bonds.filter((entry) =>
      entry.data.supportedStates.some(
        (state) => !isContinuous(termConventionFor(toBondRules(entry), state)),
      ),
    );
    const wrong = ended.filter(({ data }) =>
      /runs until it is cancel/.test(data.release.join(' ')),
    );

    expect(ended.map(({ id }) => id)).toContain('auto-dealer');
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('parses every alias that links may use', () => {
    const aliases = bonds.flatMap(({ id, data }) => data.aliases.map((alias) => [alias, id]));

    expect(aliases).toEqual([['notary-public', 'notary']]);
    expect(aliases.map(([alias]) => parseBondSlug(alias ?? ''))).toEqual(
      aliases.map(([, id]) => id),
    );
  });

  it.each([
    ['notary', '$10,000', '$50-100'],
    ['executor-personal-representative', undefined, '$100-500'],
    ['performance-bond', '100% of contract value', '$500-2,500'],
    ['freight-broker-bmc-84', '$75,000', undefined],
    ['bid-bond', '5-10% of bid', undefined],
    ['erisa-fidelity', '10% of plan assets', undefined],
    ['appeal-supersedeas', '110-150% of judgment', undefined],
  ] as const)('labels %s as the specification does', (slug, amount, cost) => {
    const { data } = bond(slug);

    expect(data.defaultAmountLabel).toBe(amount ?? data.defaultAmountLabel);
    expect(data.averageCost).toBe(cost ?? data.averageCost);
  });

  it.each([
    ['executor-personal-representative', 500, 100_000_000],
    ['bid-bond', 1_000, 100_000_000],
    ['performance-bond', 1_000, 100_000_000],
    ['auto-dealer', 100, 1_000_000],
    ['contractor-license', 100, 1_000_000],
    ['notary', 500, 25_000],
    ['freight-broker-bmc-84', 100, 100_000_000],
    ['trustee', 100, 100_000_000],
  ] as const)('limits %s to %d to %d dollars', (slug, min, max) => {
    expect(bond(slug).data.limits).toEqual({ min: dollars(min), max: dollars(max) });
  });
});

describe.each(bonds.map((entry) => [entry.id, entry] as const))('%s', (_, entry) => {
  const rules = toBondRules(entry);
  const { data } = entry;

  it('produces rules that pass the rules schema unchanged', () => {
    expect(bondRulesSchema.parse(rules)).toEqual(rules);
  });

  it('is described in one sentence', () => {
    expect(data.description.match(/[.!?](\s|$)/g)).toHaveLength(1);
  });

  it('explains the word "surety" at its first mention', () => {
    const story = [...data.whoNeedsIt, ...data.howMuch, ...data.underwriting, ...data.claims];
    const first = story.find((paragraph) => /\bsurety\b(?! company)/.test(paragraph));

    expect(first ?? 'surety, the company behind the bond').toMatch(
      /surety, the company behind the bond/,
    );
  });

  it('uses an example amount that a customer can apply for', () => {
    expect(data.exampleAmount).toBeGreaterThanOrEqual(data.typicalAmount.min);
    expect(data.exampleAmount).toBeLessThanOrEqual(data.typicalAmount.max);
  });

  it('names only states where we sell the bond', () => {
    expect(data.supportedStates.filter((code) => !servedStates.includes(code))).toEqual([]);
    expect(
      Object.keys(data.states).filter((code) => !data.supportedStates.includes(code as StateCode)),
    ).toEqual([]);
  });

  it('keeps typical and statutory amounts within the limits of an application', () => {
    expect(data.typicalAmount.min).toBeGreaterThanOrEqual(data.limits.min);
    expect(data.typicalAmount.max).toBeLessThanOrEqual(data.limits.max);

    for (const state of data.supportedStates) {
      const { min, max } = amountLimitsFor(rules, state);
      const amount = statutoryAmountFor(rules, state) ?? min;

      expect(amount, state).toBeGreaterThanOrEqual(min);
      expect(amount, state).toBeLessThanOrEqual(max);
    }
  });

  it('explains why a state needs no bond, and requires no amount there', () => {
    const unneeded = data.supportedStates.filter((state) => !isRequiredIn(rules, state));

    expect(unneeded.filter((state) => !rules.stateRules[state]?.note)).toEqual([]);
    expect(unneeded.filter((state) => statutoryAmountFor(rules, state) !== undefined)).toEqual([]);
  });
});

describe('notary bonds', () => {
  const { rules } = bond('notary');

  it('are required in 12 of the first 25 states, and not in the other 13', () => {
    const first = servedStates.filter((state) =>
      [...NOTARY_BOND, ...NO_NOTARY_BOND].includes(state),
    );

    expect(first).toHaveLength(25);
    expect(first.filter((state) => isRequiredIn(rules, state)).sort()).toEqual(NOTARY_BOND);
  });

  it.each([
    ['AL', 50_000, [4]],
    ['AZ', 5_000, [4]],
    ['CA', 15_000, [4]],
    ['FL', 7_500, [4]],
    ['IL', 5_000, [4]],
    ['MI', 10_000, [6, 7]],
    ['NM', 10_000, [4]],
    ['PA', 10_000, [4]],
    ['TN', 10_000, [4]],
    ['TX', 10_000, [4]],
    ['WA', 10_000, [4]],
    ['WI', 500, [4]],
  ] as const)('have the amount and the term of the commission in %s', (state, amount, terms) => {
    expect(statutoryAmountFor(rules, state)).toBe(dollars(amount));
    expect(termsFor(rules, state)).toEqual(terms);
  });

  it('can reach $50,000 in Alabama and $25,000 elsewhere', () => {
    expect(amountLimitsFor(rules, 'AL').max).toBe(dollars(50_000));
    expect(amountLimitsFor(rules, 'TX').max).toBe(dollars(25_000));
  });

  it('can be issued instantly for every amount that a state requires', () => {
    const amounts = servedStates.map((state) => statutoryAmountFor(rules, state) ?? 0);

    expect(Math.max(...amounts)).toBeLessThanOrEqual(rules.instantIssueMax);
  });
});

describe('other fixed amounts', () => {
  it('are $75,000 for a freight broker in every served state', () => {
    const { rules } = bond('freight-broker-bmc-84');

    expect(new Set(servedStates.map((state) => statutoryAmountFor(rules, state)))).toEqual(
      new Set([dollars(75_000)]),
    );
  });

  it("are the floor and the ceiling of an ERISA bond's amounts", () => {
    const { data } = bond('erisa-fidelity');
    const rows = readRequirements().filter((row) => row.bond === 'erisa-fidelity');
    const least = rows.find(({ fact }) => fact === 'amount')?.value;
    const most = rows.find(({ fact, who }) => fact === 'cap' && who === undefined)?.value;

    expect(typeof least === 'number' && typeof most === 'number').toBe(true);
    expect(data.limits.min).toBe(dollars(Number(least)));
    expect(data.typicalAmount).toEqual({ min: dollars(Number(least)), max: dollars(Number(most)) });
    expect(data.instantIssueMax).toBe(dollars(Number(most)));
  });

  it('of a dealer bond are those of the rows, and open where nobody knows or yearly sales decide', () => {
    const { rules, data } = bond('auto-dealer');
    const rows = readRequirements().filter((row) => row.bond === 'auto-dealer');

    for (const state of servedStates) {
      const value = generalFact(rows, 'amount', state)?.value;
      const amount = typeof value === 'number' ? dollars(value) : undefined;

      expect(statutoryAmountFor(rules, state), state).toBe(amount);
      expect(data.states[state]?.isAmountUnknown, state).toBe(value === UNKNOWN || undefined);
    }
    expect(statutoryAmountFor(rules, 'SC')).toBe(dollars(50_000));
    expect(statutoryAmountFor(rules, 'MD')).toBeUndefined();
    expect(data.states.GA?.isAmountUnknown).toBe(true);
  });
});

describe('required documents and instant issue', () => {
  it('ask notaries and ERISA plans for no documents, and executors for some', () => {
    expect(bond('notary').rules.requiredDocuments).toEqual([]);
    expect(bond('erisa-fidelity').rules.requiredDocuments).toEqual([]);
    expect(bond('executor-personal-representative').rules.requiredDocuments).not.toEqual([]);
  });

  it('send every court and contract bond to an underwriter with documents', () => {
    const read = bonds.filter(({ data }) => ['court', 'contract'].includes(data.category));

    expect(read.filter(({ data }) => data.instantIssueMax > 0)).toEqual([]);
    expect(read.filter(({ data }) => data.requiredDocuments.length === 0)).toEqual([]);
  });
});
