import { describe, expect, it } from 'vitest';
import { makeBondPaper } from '../../../../supabase/functions/_shared/papers/bond-paper.ts';
import { makeContinuationPaper } from '../../../../supabase/functions/_shared/papers/continuation-paper.ts';
import { makePowerOfAttorneyPaper } from '../../../../supabase/functions/_shared/papers/power-of-attorney-paper.ts';
import { makeRiderPaper } from '../../../../supabase/functions/_shared/papers/rider-paper.ts';
import { buildIssuedBond, buildRider } from '../../../support/issued-bond.ts';
import { textOfPdf } from '../../../support/read-pdf.ts';

describe('the papers of a bond that comes with a companion', () => {
  const CONTRACT = {
    project: 'Pier 4',
    contractNumber: 'PW-12',
    contractDate: 'November 2, 2026',
    contractPrice: '$200,000.00',
  };
  const both = buildIssuedBond({
    bondType: 'performance-bond',
    bondName: 'Performance Bond',
    matter: { ...CONTRACT, companion: 'payment-bond' },
  });

  it('are one file with both forms, each signed, and one power of attorney for each of them', async () => {
    const bond = await textOfPdf(await makeBondPaper(both));
    const power = await textOfPdf(await makePowerOfAttorneyPaper(both));

    expect(bond).toContain('Execution of performance bond MSB-27182818');
    expect(bond).toContain('Execution of payment bond MSB-27182818');
    expect(bond.split('/s/ Eleanor M. Prioleau')).toHaveLength(3);
    expect(power).toContain('This power extends to both, and its limit applies to each of them.');
  });

  it('say that a rider changes both, and that a certificate continues both', async () => {
    const rider = await textOfPdf(await makeRiderPaper(buildRider(both)));
    const certificate = await textOfPdf(
      await makeContinuationPaper({
        ...both,
        continuation: { from: '2027-12-01', to: '2028-12-01' },
      }),
    );

    expect(rider).toContain('This rider changes both alike');
    expect(certificate).toContain('This certificate continues both');
    for (const text of [rider, certificate]) {
      expect(text).toContain('Payment bond of the same number and penal sum');
    }
  });

  it('say nothing of a companion for a bond alone', async () => {
    const alone = { ...both, matter: { ...CONTRACT, companion: 'none' } };
    const papers = [
      await makeBondPaper(alone),
      await makePowerOfAttorneyPaper(alone),
      await makeRiderPaper(buildRider(alone)),
    ];

    for (const paper of papers) {
      expect(await textOfPdf(paper)).not.toMatch(/payment bond|Given with/i);
    }
  });
});
