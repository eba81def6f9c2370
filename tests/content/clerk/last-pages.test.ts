import { expect, it } from 'vitest';
import { makeBondPaper } from '../../../supabase/functions/_shared/papers/bond-paper.ts';
import { readPdf } from '../../support/read-pdf.ts';
import { sampleBond } from './sample-bond.ts';

const NAMES = ['Ida Gadsden', 'Amos Ravenel Jr.', 'Odessa Pinckney', 'Ann Reed', 'Ben Reed'];

// The signatures of these leave just less room than the box needs.
it.each([
  ['executor-personal-representative', 'CA', 1],
  ['executor-personal-representative', 'CA', 4],
  ['executor-personal-representative', 'CA', 5],
  ['notary', 'CA', 1],
  ['contractor-license', 'SC', 1],
  ['payment-bond', 'SC', 1],
] as const)(
  'the box for the approval of the bond %s of %s stays with an acknowledgment, for %i principals',
  async (slug, state, count) => {
    const { bond } = sampleBond(slug, state, { principals: NAMES.slice(0, count) });
    const pdf = await readPdf(await makeBondPaper(bond));
    const last = await pdf.textOf(pdf.pageCount);

    expect(last).toContain('Room for the stamp');
    expect(last).toContain('Acknowledgment of surety');
  },
);
