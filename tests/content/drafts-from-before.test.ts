import { describe, expect, it } from 'vitest';
import { toBondRules } from '~/collections/to-bond-rules';
import { amountLimitsFor, termsFor } from '~/domain/bonds/bond-rules';
import { matterFields, type MatterField } from '~/domain/bonds/matter';
import { sectionSchemas } from '~/domain/quote/sections';
import { firstTerm } from '~/domain/bonds/first-term';
import { readBonds } from '../tools/catalogue/read-content.ts';

const TODAY = '2026-11-20';
const bonds = readBonds().map(toBondRules);

/** Step 1 of a draft from before it asked what the paper names. */
function oldDetails(bond: (typeof bonds)[number], stateCode: 'SC' | 'IL') {
  return {
    amount: String(amountLimitsFor(bond, stateCode).min / 100),
    effectiveDate: '12/01/2026',
    termYears: String(termsFor(bond, stateCode)[0]),
    obligee: 'Charleston County Probate Court',
  };
}

function anAnswer({ kind, choices, notYet }: MatterField): string {
  if (notYet) return notYet;
  if (kind === 'choice') return String(choices?.[0]?.value);
  if (kind === 'date') return '12/31/2026';

  return kind === 'money' ? '10,000' : 'Charleston';
}

describe.each(bonds.map((bond) => [bond.slug, bond] as const))(
  'a draft from before of %s',
  (_, bond) => {
    const schema = sectionSchemas({ bond, stateCode: 'SC', today: TODAY }).bondDetails;
    const required = matterFields(bond, 'SC', 'bondDetails').filter((field) => field.required);

    it('asks for the required facts of the paper, and for nothing else', () => {
      const { error } = schema.safeParse(oldDetails(bond, 'SC'));

      expect(error?.issues.map(({ path }) => path.join('.')) ?? []).toEqual(
        required.map(({ key }) => `matter.${key}`),
      );
    });

    it('is complete with them', () => {
      const matter = Object.fromEntries(required.map((field) => [field.key, anAnswer(field)]));

      expect(schema.safeParse({ ...oldDetails(bond, 'SC'), matter }).error).toBeUndefined();
    });
  },
);

it('of an Illinois dealer drops the date on the license, and ends with the license year', () => {
  const bond = bonds.find(({ slug }) => slug === 'auto-dealer');
  if (!bond) throw new Error('There is no dealer bond');
  const matter = Object.fromEntries(
    matterFields(bond, 'IL', 'bondDetails').map((field) => [field.key, anAnswer(field)]),
  );
  const schema = sectionSchemas({ bond, stateCode: 'IL', today: TODAY }).bondDetails;
  const details = schema.parse({
    ...oldDetails(bond, 'IL'),
    matter: { ...matter, licenseYearEnd: '06/30/2027' },
  });

  expect(details.matter).not.toHaveProperty('licenseYearEnd');
  expect(firstTerm(bond, 'IL', details).endsOn).toBe('2027-01-01');
});
