import { describe, expect, it } from 'vitest';
import type { ContinuedBond } from '../../../../src/domain/papers/issued-bond.ts';
import { makeContinuationPaper } from '../../../../supabase/functions/_shared/papers/continuation-paper.ts';
import { buildIssuedBond } from '../../../support/issued-bond.ts';
import { readPdf } from '../../../support/read-pdf.ts';

/** A dealer's bond that continues for a second year. */
function aContinuation(changes: Partial<ContinuedBond> = {}): ContinuedBond {
  return {
    ...buildIssuedBond({
      bondType: 'auto-dealer',
      bondName: 'Auto Dealer Bond',
      principal: 'Okafor Motors LLC',
      obligee: 'South Carolina Department of Motor Vehicles',
      amount: 5_000_000,
      issuedOn: '2027-11-08',
      effectiveDate: '2026-12-01',
      expiryDate: '2028-12-01',
    }),
    continuation: { from: '2027-12-01', to: '2028-12-01' },
    ...changes,
  };
}

describe('the continuation certificate', () => {
  it('names the continued bond, its parties, the sum and the term on one page', async () => {
    const pdf = await readPdf(await makeContinuationPaper(aContinuation()));
    const text = await pdf.textOf(1);

    expect(pdf).toMatchObject({
      title: 'Continuation Certificate for bond MSB-27182818',
      language: 'en-US',
      isTagged: true,
      pageCount: 1,
    });
    expect(text).toContain('Bond number MSB-27182818');
    expect(text).toContain('In force since: December 1, 2026');
    expect(text).toContain('New expiry date: December 1, 2028');
    expect(text).toContain(
      'continues that bond in force from December 1, 2027. It ends at 12:01 a.m. on December 1, 2028.',
    );
    expect(text).toContain('Fifty thousand and 00/100 dollars ($50,000.00)');
    expect(text).toContain('The liability of the surety is not cumulative.');
    expect(text).toContain('Signed, sealed and dated November 8, 2027.');
    expect(text).toContain('Sample wording. It has not been approved by counsel');
    expect(text).not.toMatch(/[{}]|undefined/);
    expect(await pdf.edgesOf(1)).toEqual({ isInside: true });
  });

  it('keeps the signatures with their sentence and the certificate if one page is too short', async () => {
    const obligee = `${'South Carolina Department of Motor Vehicles, Dealer Licensing and Audit '.repeat(4)}Unit`;
    const pdf = await readPdf(await makeContinuationPaper(aContinuation({ obligee })));
    const last = await pdf.textOf(2);

    expect(pdf.pageCount).toBe(2);
    expect(last).toContain('Signed, sealed and dated November 8, 2027.');
    expect(last).toContain('/s/ Eleanor M. Prioleau');
    expect(last).toContain('Certificate of the secretary');
    expect(last).toContain('Continuation certificate for bond MSB-27182818 · page 2 of 2');
  });

  it('sets no end date for a continuous bond', async () => {
    const bond = aContinuation({
      bondType: 'executor-personal-representative',
      expiryDate: undefined,
    });
    const pdf = await readPdf(await makeContinuationPaper(bond));
    const text = await pdf.textOf(1);

    expect(text).toContain('Premium paid to: December 1, 2028');
    expect(text).toContain('The bond has no last day, and this certificate sets none.');
    expect(text).not.toContain('expiry date');
    expect((await pdf.draw(1)).ink).toBeGreaterThan(0.08);
  });

  it('names its power of attorney', async () => {
    const [attached, brought] = await Promise.all(
      [{}, { powerRider: 2 }].map(async (power) =>
        (await readPdf(await makeContinuationPaper(aContinuation(power)))).textOf(1),
      ),
    );

    expect(attached).toContain('under the power of attorney that is attached to the bond.');
    expect(attached).toContain('the power of attorney attached to bond MSB-27182818 is in');
    expect(brought).toContain('under the power of attorney that came with rider No. 2.');
    expect(brought).toContain('came with rider No. 2 to bond MSB-27182818 is in full force');
    expect(brought).not.toContain('attached');
  });

  it('is the same every time, and different for another term', async () => {
    const [one, again, other] = await Promise.all([
      makeContinuationPaper(aContinuation()),
      makeContinuationPaper(aContinuation()),
      makeContinuationPaper(
        aContinuation({ continuation: { from: '2027-12-01', to: '2029-12-01' } }),
      ),
    ]);

    expect(Buffer.from(again).equals(one)).toBe(true);
    expect(Buffer.from(other).equals(one)).toBe(false);
  });

  it('keeps the longest names on its pages', async () => {
    const principal = 'Worthington Beaufort '.repeat(12).trim();
    const pdf = await readPdf(
      await makeContinuationPaper(
        aContinuation({ principal, obligee: 'X'.repeat(255), powerRider: 12 }),
      ),
    );

    for (let page = 1; page <= pdf.pageCount; page += 1) {
      expect(await pdf.edgesOf(page)).toEqual({ isInside: true });
    }
  });
});
