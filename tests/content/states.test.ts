import { describe, expect, it } from 'vitest';
import { toBondRules } from '~/collections/to-bond-rules';
import { isRequiredIn, supportsState } from '~/domain/bonds/bond-rules';
import { stateName } from '~/domain/us-states';
import { readBonds, readStates } from '../tools/catalogue/read-content.ts';

const states = readStates();
const rules = new Map(readBonds().map((bond) => [bond.id, toBondRules(bond)]));

describe('the served states', () => {
  it('are in order of their names', () => {
    expect(states.map(({ data }) => data.name)).toEqual(
      [...states.map(({ data }) => data.name)].sort(),
    );
  });

  it.each(states.map((state) => [state.id, state.data] as const))(
    '%s has its own code and name',
    (id, data) => {
      expect(id).toBe(data.code.toLowerCase());
      expect(data.name).toBe(stateName(data.code));
    },
  );

  it('show sample counts of available bonds: 89 in California and 78 in Texas', () => {
    const count = (code: string) =>
      states.find(({ data }) => data.code === code)?.data.availableBonds;

    expect([count('CA'), count('TX')]).toEqual([89, 78]);
    expect(Math.min(...states.map(({ data }) => data.availableBonds))).toBe(33);
    expect(states.every(({ data }) => data.sample.includes('availableBonds'))).toBe(true);
  });
});

describe.each(states.map((state) => [state.data.name, state.data] as const))('%s', (_, state) => {
  it('recommends only bonds that we sell there and that the state requires', () => {
    const unfit = state.popularBonds.filter(({ slug }) => {
      const bond = rules.get(slug);

      return !bond || !supportsState(bond, state.code) || !isRequiredIn(bond, state.code);
    });

    expect(unfit).toEqual([]);
    expect(new Set(state.popularBonds.map(({ slug }) => slug)).size).toBe(
      state.popularBonds.length,
    );
  });

  it('labels popular bonds with their names', () => {
    expect(state.popularBonds.map(({ label }) => label)).toEqual(
      state.popularBonds.map(({ slug }) => rules.get(slug)?.name),
    );
  });

  it('files court bonds by the default method, and tells readers to confirm unless the court requires paper', () => {
    const court = state.filing.find(({ category }) => category === 'court');

    expect(court?.channel).toBe(state.filingDefault);
    if (state.filingDefault !== 'ORIGINAL') {
      expect(`${court?.how} ${state.processingNote}`).toMatch(/[Cc]onfirm|[Cc]heck/);
    }
  });

  it('describes each category of bonds once', () => {
    const families = state.filing.map(({ category }) => category);

    expect(new Set(families).size).toBe(families.length);
  });
});

describe('courts that require a paper bond', () => {
  it.each(['GA', 'CT', 'VA'])('%s rejects an e-filed bond', (code) => {
    const state = states.find(({ data }) => data.code === code)?.data;

    expect(state?.filingDefault).toBe('ORIGINAL');
    expect(state?.filing.find(({ category }) => category === 'court')?.refuses).toMatch(
      /e-?filing/i,
    );
  });
});
