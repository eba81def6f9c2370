import { describe, expect, it } from 'vitest';
import { principalLine } from '../../../../src/domain/bonds/principals.ts';
import type { IssuedBond } from '../../../../src/domain/papers/issued-bond.ts';
import { makeBondPaper } from '../../../../supabase/functions/_shared/papers/bond-paper.ts';
import { makeContinuationPaper } from '../../../../supabase/functions/_shared/papers/continuation-paper.ts';
import { makePowerOfAttorneyPaper } from '../../../../supabase/functions/_shared/papers/power-of-attorney-paper.ts';
import { makeRiderPaper } from '../../../../supabase/functions/_shared/papers/rider-paper.ts';
import { buildIssuedBond, buildRider } from '../../../support/issued-bond.ts';
import { readPdf } from '../../../support/read-pdf.ts';
import { scanCode } from '../../../support/scan-code.ts';
import { outsideOf, overlapIn, textBoxesOf } from '../../../support/text-boxes.ts';

const CONTINUED = { continuation: { from: '2027-12-01', to: '2028-12-01' } } as const;

const PAPERS = [
  ['the bond', makeBondPaper],
  ['the power of attorney', makePowerOfAttorneyPaper],
  ['a rider', (bond: IssuedBond) => makeRiderPaper(buildRider(bond))],
  ['a certificate', (bond: IssuedBond) => makeContinuationPaper({ ...bond, ...CONTINUED })],
] as const;

/** Names as long as the wizard takes, with the signs that break lines badly. */
const LONGEST = Array.from({ length: 6 }, (_, index) =>
  `O’Brien-Núñez & Sons d/b/a Harbor${index} ${'Construção '.repeat(16)}`.slice(0, 200).trim(),
);

const LONG_BOND = buildIssuedBond({
  bondType: 'performance-bond',
  bondName: 'Performance Bond',
  stateCode: 'TX',
  principals: LONGEST,
  principal: principalLine(LONGEST),
  obligee: `The Board of Commissioners of ${'St. Mary’s '.repeat(16)}`.slice(0, 200).trim(),
  caption: `${'Riverside School Annex '.repeat(9)}, contract ${'2026-114/B '.repeat(18)}`.trim(),
  purpose: 'To secure the work. '.repeat(15).trim(),
  matter: {
    project: 'Riverside School Annex '.repeat(9).slice(0, 200),
    contractNumber: '2026-114/B '.repeat(18).trim(),
    contractDate: 'November 2, 2026',
    contractPrice: '$77,777,777.77',
    ownerAddress: '1 Main St, Austin, TX 78701',
  },
});

describe.each(PAPERS)('%s', (_, make) => {
  it.each([100_000_000_00, 77_777_777_77, 1_777_377_50])(
    'has the words of %i cents on one line, clear of the text below',
    async (amount) => {
      const [first = []] = await textBoxesOf(await make(buildIssuedBond({ amount })));

      expect(overlapIn(first)).toBeUndefined();
      expect(outsideOf(first)).toEqual([]);
      expect(first.filter(({ text }) => / and \d\d\/100 dollars$/.test(text))).not.toEqual([]);
    },
  );

  it('goes on with the longest facts on the next page, each with its label', async () => {
    const paper = await make(LONG_BOND);
    for (const boxes of await textBoxesOf(paper)) {
      expect(overlapIn(boxes)).toBeUndefined();
      expect(outsideOf(boxes)).toEqual([]);
    }

    const pdf = await readPdf(paper);
    const { png } = await pdf.draw(1);
    expect(await scanCode(png)).toBe(LONG_BOND.verifyUrl);
    expect(pdf.pageCount).toBeLessThan(14);
  });
});

describe('the bond', () => {
  it('has the heading of its execution on the page of the first signatures, however long the names are', async () => {
    for (let count = 1; count <= LONGEST.length; count += 1) {
      const principals = LONGEST.slice(0, count);
      const bond = { ...LONG_BOND, principals, principal: principalLine(principals) };
      const pdf = await readPdf(await makeBondPaper(bond));
      const pages = Array.from({ length: pdf.pageCount }, (_, index) => pdf.textOf(index + 1));
      const opening = (await Promise.all(pages)).filter((text) => text.includes('Execution of'));

      expect(opening).toHaveLength(1);
      expect(opening[0]).toContain('Signed, sealed and dated');
      expect(opening[0]).toContain('Signature of principal (seal)');
    }
  });
});
