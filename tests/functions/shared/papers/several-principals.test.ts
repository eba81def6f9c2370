import { describe, expect, it } from 'vitest';
import { makeBondPaper } from '../../../../supabase/functions/_shared/papers/bond-paper.ts';
import { makeContinuationPaper } from '../../../../supabase/functions/_shared/papers/continuation-paper.ts';
import { makePowerOfAttorneyPaper } from '../../../../supabase/functions/_shared/papers/power-of-attorney-paper.ts';
import { makeRiderPaper } from '../../../../supabase/functions/_shared/papers/rider-paper.ts';
import { buildIssuedBond, buildRider } from '../../../support/issued-bond.ts';
import { textOfPdf } from '../../../support/read-pdf.ts';

const TWO = {
  principal: 'Marisol Okafor and Thaddeus Whitfield',
  principals: ['Marisol Okafor', 'Thaddeus Whitfield'],
};
const CONTINUED = { continuation: { from: '2027-12-01', to: '2028-12-01' } } as const;

/** All papers of a bond with these principals. */
function papersOf(principals: Partial<typeof TWO>): Promise<string[]> {
  const change = { kind: 'address-change', from: undefined, to: HOME } as const;

  return Promise.all(
    [
      makeBondPaper(buildIssuedBond(principals)),
      makePowerOfAttorneyPaper(buildIssuedBond(principals)),
      makeContinuationPaper({ ...buildIssuedBond(principals), ...CONTINUED }),
      makeContinuationPaper({
        ...buildIssuedBond({ ...principals, expiryDate: undefined }),
        ...CONTINUED,
      }),
      makeRiderPaper(buildRider(principals, { change })),
    ].map(async (paper) => textOfPdf(await paper)),
  );
}

const HOME = { street: '9 Elm St', city: 'Beaufort', state: 'SC', zipCode: '29902' } as const;

describe('the papers of several principals', () => {
  it('call them principals, and define what the bond calls the principal', async () => {
    const texts = await papersOf(TWO);

    expect(texts[0]).toContain('Whitfield, as principals, together called the principal, and');
    expect(texts[4]).toContain('the address of the principal named first is changed');
    for (const text of texts) {
      expect(text).not.toMatch(/as principal\b/);
      expect(text).toContain('Principals: Marisol Okafor and Thaddeus Whitfield');
    }
  });

  it('change the names of all in a rider', async () => {
    const to = 'Marisol Ibáñez and Thaddeus Whitfield';
    const change = { kind: 'name-change', from: TWO.principal, to } as const;
    const text = await textOfPdf(await makeRiderPaper(buildRider(TWO, { change })));

    expect(text).toContain(
      `the names of the principals in the bond are changed from ${TWO.principal} to ${to}.`,
    );
  });

  it('stay in the singular for one principal', async () => {
    const texts = await papersOf({});

    for (const text of texts) expect(text).not.toMatch(/as principals|together called/);
    expect(texts[0]).toContain('Marisol Okafor, as principal, and');
    expect(texts[4]).toContain('the address of the principal is changed');
  });
});
