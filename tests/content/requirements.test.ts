import { describe, expect, it } from 'vitest';
import { toBondRules } from '~/collections/to-bond-rules';
import { dollars, formatWholeMoney } from '~/domain/money';
import { amountsOf } from '~/domain/requirements/requirement';
import { readBonds, readRequirements, readStates } from '../tools/catalogue/read-content.ts';

const requirements = readRequirements();
const bonds = readBonds().filter((bond) => bond.requirements.length > 0);

/** The amounts in a note: `$25,000`. */
function amountsIn(text: string): string[] {
  return text.match(/\$[\d,]*\d/g) ?? [];
}

describe('requirements', () => {
  it('have an id of their own each', () => {
    const ids = requirements.map(({ id }) => id);

    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    ['notary', undefined],
    ['auto-dealer', undefined],
    ['executor-personal-representative', 'formula'],
    ['executor-personal-representative', 'waiver'],
    ['appeal-supersedeas', 'formula'],
    ['appeal-supersedeas', 'cap'],
    ['contractor-license', undefined],
    ['performance-bond', undefined],
    ['court-filing', 'court'],
    ['court-filing', 'filer'],
    ['court-filing', 'e-filing'],
  ] as const)('cover every served state for %s, %s', (bond, fact) => {
    const covered = new Set(
      requirements
        .filter((row) => row.bond === bond && (fact === undefined || row.fact === fact))
        .map(({ state }) => state),
    );

    const missing = readStates().filter(({ data }) => !covered.has(data.code));
    const kind = `row about ${bond}${fact === undefined ? '' : ` with the fact ${fact}`}`;

    expect(missing.map(({ id }) => `content/requirements/${id}.yaml has no ${kind}`)).toEqual([]);
  });

  it('quote the text of an official source, or say that the quote is unknown', () => {
    for (const { id, quote, source } of requirements) {
      if (quote === 'unknown') continue;

      expect(source.citation ?? source.url, id).toBeDefined();
      expect(quote.length, id).toBeGreaterThan(20);
    }
  });
});

it('says what to do where the text of the law was not available, and not what we could not read', () => {
  const details = requirements.flatMap(({ detail }) => detail ?? []);
  const advice =
    /Ask the office before you file; the text of the law was not available to us when we checked in [A-Z][a-z]+ 20\d\d\.$/;

  expect(details.filter((detail) => /could not read/i.test(detail))).toEqual([]);
  expect(details.filter((detail) => advice.test(detail)).length).toBeGreaterThan(20);
});

describe('the filing of court bonds', () => {
  const filing = requirements.filter(({ bond }) => bond === 'court-filing');

  it('rests on no page of a seller, and on no practice of ours', () => {
    expect(filing.filter(({ source }) => source.confidence !== 'primary')).toEqual([]);
  });

  it('says in a sentence who files it how, and whether electronically', () => {
    const silent = filing.filter(({ fact, detail }) => fact !== 'court' && detail === undefined);

    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  it('is quoted wherever the court takes or refuses a bond that comes electronically', () => {
    const unquoted = filing.filter(
      ({ fact, value, quote }) =>
        fact === 'e-filing' && typeof value === 'boolean' && quote === 'unknown',
    );

    expect(unquoted).toEqual([]);
  });
});

describe.each(bonds.map((bond) => [bond.id, bond] as const))('%s', (_, { data, requirements }) => {
  it("names in a state's note only amounts that have a row", () => {
    for (const [state, { note }] of Object.entries(data.states)) {
      const rows = requirements.filter((row) => row.state === state).flatMap(amountsOf);
      const known = rows.map((amount) => formatWholeMoney(dollars(amount)));

      expect(
        amountsIn(note ?? '').filter((amount) => !known.includes(amount)),
        state,
      ).toEqual([]);
    }
  });
});

describe('the rules for applications', () => {
  const ruleOf = (slug: string, state: 'AZ' | 'NY' | 'MI') => {
    const bond = readBonds().find(({ id }) => id === slug);

    return bond && toBondRules(bond).stateRules[state];
  };

  it('say what the law says about the amount, from its rows', () => {
    expect(ruleOf('appeal-supersedeas', 'AZ')?.note).toContain(
      'No bond is higher than $25 million',
    );
    expect(ruleOf('administrator', 'NY')?.note).toContain('18 months of gross rents');
  });

  it('say nothing where no text settles it', () => {
    expect(ruleOf('administrator', 'MI')).not.toHaveProperty('note');
  });
});
