import { describe, expect, it } from 'vitest';
import { toBondRules } from '~/collections/to-bond-rules';
import { NOT_ASSIGNED } from '~/domain/bonds/case-number';
import { termsFor } from '~/domain/bonds/bond-rules';
import { NO_NUMBER } from '~/domain/bonds/contract-number';
import { matterFields } from '~/domain/bonds/matter';
import { asksForLicense } from '~/domain/quote/license-question';
import { termConventionFor, yearEndOf } from '~/domain/bonds/term-convention';
import { readBonds, readStates } from '../tools/catalogue/read-content.ts';

const states = readStates().map(({ data }) => data.code);
const bonds = readBonds().map(toBondRules);
const FIDUCIARY = bonds.filter(({ matter }) => matter.some(({ key }) => key === 'capacity'));

it('asks for a license number once, and never a notary or a person whom a court appoints', () => {
  const asked = bonds
    .filter((bond) => states.some((state) => asksForLicense(bond, state)))
    .map(({ slug }) => slug);

  expect(asked).toContain('performance-bond');
  for (const slug of ['notary', 'executor-personal-representative', 'auto-dealer'] as const) {
    expect(asked).not.toContain(slug);
  }
});

describe.each(bonds.map((bond) => [bond.slug, bond] as const))('the matter of %s', (_, bond) => {
  it('asks for each fact once in every state', () => {
    const repeated = states.filter((state) => {
      const keys = matterFields(bond, state).map(({ key }) => key);

      return new Set(keys).size < keys.length;
    });

    expect(repeated).toEqual([]);
  });

  it('names a fact that the paper needs in every state', () => {
    const without = states.filter((state) =>
      matterFields(bond, state).every(({ required }) => !required),
    );

    expect(without).toEqual([]);
  });

  it('tells the customer where to find each fact', () => {
    expect(bond.matter.filter(({ hint }) => hint === undefined)).toEqual([]);
  });

  it('names the attorney so that the attorney who types the answers of a client can read it too', () => {
    expect(bond.matter.filter(({ hint = '' }) => /represents you/u.test(hint))).toEqual([]);
  });

  it('prints no fact of the business step', () => {
    const keys = bond.matter.filter(({ section }) => section === 'business').map(({ key }) => key);

    expect(keys.filter((key) => bond.matterCaption.includes(`{${key}}`))).toEqual([]);
  });
});

it('asks for the date on the license only where the law fixes no license year and no term of one year', () => {
  const fixed = bonds.flatMap((bond) =>
    states
      .filter((state) => yearEndOf(termConventionFor(bond, state)) !== undefined)
      .map((state) => [bond, state] as const),
  );
  const asks = (bond: (typeof bonds)[number], state: (typeof states)[number]) =>
    matterFields(bond, state).some(({ key }) => key === 'licenseYearEnd');
  const dealer = bonds.find(({ slug }) => slug === 'auto-dealer');

  expect(fixed.map(([{ slug }, state]) => `${slug} ${state}`)).toContain('auto-dealer IL');
  expect(fixed.filter(([bond, state]) => asks(bond, state))).toEqual([]);
  expect(dealer && asks(dealer, 'GA')).toBe(true);
  expect(dealer && asks(dealer, 'SC')).toBe(false);
});

it('says in the hint that the last day of the license chooses the term', () => {
  for (const slug of ['auto-dealer', 'contractor-license']) {
    const bond = bonds.find((one) => one.slug === slug);
    const field = bond?.matter.find(({ key }) => key === 'licenseYearEnd');

    expect(field?.hint, slug).toContain('we then choose the term that reaches that day');
  }
});

it('asks a dealer for further locations only in Texas, whose rule wants each covered one on the bond', () => {
  const dealer = bonds.find(({ slug }) => slug === 'auto-dealer');
  const asking = states.filter(
    (state) => dealer && matterFields(dealer, state).some(({ key }) => key === 'otherLocations'),
  );

  expect(asking).toEqual(['TX']);
});

it('offers a South Carolina dealer a bond of one year only, because the DMV wants proof every twelve months', () => {
  const dealer = bonds.find(({ slug }) => slug === 'auto-dealer');

  expect(dealer && termsFor(dealer, 'SC')).toEqual([1]);
  expect(dealer && termsFor(dealer, 'GA')).toEqual([1, 2, 3, 4]);
});

it('lets every court bond go without a case number, by the words for which papers print a blank', () => {
  const numbers = bonds.flatMap(({ matter }) => matter.filter(({ key }) => key === 'caseNumber'));

  expect(numbers).toHaveLength(5);
  expect(numbers.map(({ notYet }) => notYet)).toEqual(numbers.map(() => NOT_ASSIGNED));
});

it('lets every contract bond go without a number, by the words that papers replace', () => {
  const numbers = bonds.flatMap(({ matter }) =>
    matter.filter(({ key }) => key === 'contractNumber'),
  );

  expect(numbers.map(({ notYet }) => notYet)).toEqual([NO_NUMBER, NO_NUMBER, NO_NUMBER]);
});

it('asks each fiduciary for the title in every state', () => {
  const without = FIDUCIARY.flatMap((bond) =>
    states.filter((state) => {
      const capacity = matterFields(bond, state).find(({ key }) => key === 'capacity');

      return capacity?.kind !== 'choice' || !capacity.required;
    }),
  );

  expect(FIDUCIARY.length).toBeGreaterThanOrEqual(4);
  expect(without).toEqual([]);
});

it('calls an executor by the title that the court of the state uses', () => {
  const executor = bonds.find(({ slug }) => slug === 'executor-personal-representative');
  if (!executor) throw new Error('No executor bond');
  const titlesIn = (state: 'SC' | 'TX' | 'NY') =>
    matterFields(executor, state)
      .find(({ key }) => key === 'capacity')
      ?.choices?.map(({ value }) => value);

  expect(titlesIn('SC')).toEqual(['personal representative']);
  expect(titlesIn('TX')?.[0]).toBe('independent executor');
  expect(titlesIn('NY')?.[0]).toBe('executor');
});

it('offers a guardian in Texas the titles that its courts give', () => {
  const guardian = bonds.find(({ slug }) => slug === 'guardian-conservator');
  if (!guardian) throw new Error('No guardian bond');
  const titles = matterFields(guardian, 'TX').find(({ key }) => key === 'capacity')?.choices;

  expect(titles?.map(({ value }) => value)).toEqual([
    'guardian of the person and estate',
    'guardian of the estate',
    'guardian of the person',
  ]);
});
