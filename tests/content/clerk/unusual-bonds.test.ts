import { describe, expect, it } from 'vitest';
import { CASE_NUMBER_BLANK } from '~/domain/bonds/case-number';
import type { BondSlug } from '~/domain/bonds/bond-types';
import type { StateCode } from '~/domain/us-states';
import { bondText, checklistFor, refusalsOf } from './clerk.ts';
import type { SampleChanges } from './sample-bond.ts';

/** Names of sixty characters. */
const LONG_PERSONS = [
  'Maximiliana Bartholomea Featherstonehaugh-Wolverhampton Cole',
  'Christopher Alexandros Papadimitropoulos-Vandenberghe de Luz',
];
const LONG_BUSINESSES = [
  'Palmetto Lowcountry Marine Construction and Engineering, LLC',
  'Reed, Ravenel, Gadsden & Pinckney Bridge Builders Group, LLC',
];
const FIVE_PERSONS = [...LONG_PERSONS, 'Ida Gadsden', 'Amos Ravenel Jr.', "Siobhán O'Malley"];
const FIVE_BUSINESSES = [...LONG_BUSINESSES, 'Wando Steel, Inc.', 'Cooper Paving', 'Reed & Sons'];

/** Two executors' and two companies' bonds, one of each with a page or an oath that others lack. */
const PERSONS_BONDS = [
  ['executor-personal-representative', 'FL'],
  ['executor-personal-representative', 'CA'],
] as const;
const BUSINESSES_BONDS = [
  ['contractor-license', 'SC'],
  ['performance-bond', 'FL'],
] as const;

async function faultsOf(
  slug: BondSlug,
  state: StateCode,
  changes: SampleChanges,
): Promise<{ text: string; faults: string[] }> {
  const text = await bondText(slug, state, changes);

  return { text, faults: refusalsOf(text, checklistFor(slug, state, changes)) };
}

describe('a clerk with an unusual bond', () => {
  it.each([
    ...PERSONS_BONDS.map((bond) => [...bond, LONG_PERSONS] as const),
    ...BUSINESSES_BONDS.map((bond) => [...bond, LONG_BUSINESSES] as const),
    ['notary', 'CA', LONG_PERSONS],
  ] as const)(
    'finds no fault in the bond %s of %s with long names',
    async (...[slug, state, principals]) => {
      expect(principals.map(({ length }) => length)).toEqual([60, 60]);
      const answers = { decedent: LONG_PERSONS[0] ?? '' };
      const { faults } = await faultsOf(slug, state, { principals, answers });

      expect(faults).toEqual([]);
    },
    60_000,
  );

  it.each([
    ...PERSONS_BONDS.map((bond) => [...bond, FIVE_PERSONS] as const),
    ...BUSINESSES_BONDS.map((bond) => [...bond, FIVE_BUSINESSES] as const),
  ])(
    'finds a line and an acknowledgment for each of five principals on the bond %s of %s',
    async (...[slug, state, principals]) => {
      const { text, faults } = await faultsOf(slug, state, { principals });

      expect(faults).toEqual([]);
      for (const [index, name] of principals.entries()) {
        expect(text).toContain(`Acknowledgment of principal ${index + 1} `);
        expect(text.split(name).length - 1, name).toBeGreaterThanOrEqual(4);
      }
      expect(text.split('Signature of principal (seal)')).toHaveLength(principals.length + 1);
    },
    60_000,
  );

  it.each(['SC', 'TX', 'FL', 'CA'] as const)(
    'finds no fault in the executor bond of %s with a blank for the case number that the court has not assigned',
    async (state) => {
      const { text, faults } = await faultsOf('executor-personal-representative', state, {
        answers: { caseNumber: 'Not assigned yet' },
      });

      expect(text).toContain(`Case number: ${CASE_NUMBER_BLANK}`);
      expect(text).not.toContain('Not assigned yet');
      expect(faults).toEqual([]);
    },
    60_000,
  );

  it.each([
    ['bid-bond', 'SC', 'bid or solicitation number: none assigned;'],
    ['performance-bond', 'SC', 'contract number: none assigned;'],
    ['performance-bond', 'FL', 'Contract number: none assigned'],
  ] as const)(
    'finds no fault in the bond %s of %s for a contract without a number',
    async (slug, state, printed) => {
      const { text, faults } = await faultsOf(slug, state, {
        answers: { contractNumber: 'No number' },
      });

      expect(text).toContain(printed);
      expect(text).not.toContain('No number');
      expect(faults).toEqual([]);
    },
    60_000,
  );

  it.each([
    ['executor-personal-representative', 'SC'],
    ['notary', 'CA'],
    ['contractor-license', 'SC'],
  ] as const)(
    'finds no fault in the bond %s of %s from before we asked for the matter',
    async (slug, state) => {
      const { text, faults } = await faultsOf(slug, state, { isFromBefore: true });

      expect(faults).toEqual([]);
      expect(text).not.toContain('undefined');
    },
    60_000,
  );

  it('prints no contract bond from before that names no contract', async () => {
    await expect(faultsOf('performance-bond', 'FL', { isFromBefore: true })).rejects.toThrow(
      'The bond lacks purpose',
    );
  });
});
