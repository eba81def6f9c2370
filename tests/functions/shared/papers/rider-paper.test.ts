import { describe, expect, it } from 'vitest';
import { RIDER_NOTARY } from '../../../../src/domain/bonds/rider.ts';
import type { RiderBond } from '../../../../src/domain/papers/issued-bond.ts';
import { makePowerOfAttorneyPaper } from '../../../../supabase/functions/_shared/papers/power-of-attorney-paper.ts';
import { makeRiderPaper } from '../../../../supabase/functions/_shared/papers/rider-paper.ts';
import { buildRider } from '../../../support/issued-bond.ts';
import { textOfPdf } from '../../../support/read-pdf.ts';

const HOME = { street: '9 Elm St', city: 'Beaufort', state: 'SC', zipCode: '299021234' } as const;

const textOf = async (bond: RiderBond) => textOfPdf(await makeRiderPaper(bond));

const aRider = (rider: Partial<RiderBond['rider']>) => buildRider({ powerRider: undefined }, rider);

describe('a rider', () => {
  it('names its bond and effective date, and says that nothing else changes', async () => {
    const text = await textOf(buildRider());

    expect(text).toContain('Rider No. 1');
    expect(text).toContain('Bond number MSB-27182818');
    expect(text).toContain('Surety: Saltmarsh Fidelity & Surety Company');
    expect(text).toContain('Date of the bond: November 21, 2026');
    expect(text).toContain('Effective date: February 3, 2027');
    expect(text).toContain(
      'to form a part of bond MSB-27182818, signed November 21, 2026, of Marisol',
    );
    expect(text).toContain('Nothing else is changed.');
    expect(text).toContain('The liability of the surety is not cumulative.');
    expect(text).toContain('Signed, sealed and dated February 3, 2027.');
    expect(text).toContain('/s/ Eleanor M. Prioleau');
    expect(text).toContain('CORPORATE SEAL');
    expect(text).toContain('/s/ Josiah R. Wentworth');
    expect(text).toContain('Marisol Okafor Signature of principal (seal)');
    expect(text).not.toMatch(/[{}]|undefined/);
  });

  it('has no notary block, as its owner reads', async () => {
    expect(RIDER_NOTARY).toBe('The rider has no notary block.');
    expect(await textOf(buildRider())).not.toMatch(/notary|acknowledg|sworn/i);
  });

  it('changes a bond that has not started from its first day on, and is dated the day it was signed', async () => {
    const text = await textOf({ ...buildRider(), effectiveDate: '2027-03-01' });

    expect(text).toContain('Effective date: March 1, 2027');
    expect(text).toContain('From March 1, 2027 on, the penal sum of the bond is changed from');
    expect(text).toContain('Signed, sealed and dated February 3, 2027.');
  });

  it('changes the penal sum in words and figures', async () => {
    const text = await textOf(buildRider());

    expect(text).toContain('Penal sum $200,000.00');
    expect(text).toContain(
      'From February 3, 2027 on, the penal sum of the bond is changed from One hundred thousand and 00/100 dollars ($100,000.00) to Two hundred thousand and 00/100 dollars ($200,000.00).',
    );
  });

  it('changes the name and is signed by the principal with the new name', async () => {
    const change = { kind: 'name-change', from: 'Marisol Okafor', to: 'Marisol Ibáñez' } as const;
    const text = await textOf({ ...aRider({ number: 2, change }), principals: ['Marisol Ibáñez'] });

    expect(text).toContain('Rider No. 2');
    expect(text).toContain('Principal: Marisol Okafor');
    expect(text).toContain(
      'the name of the principal in the bond is changed from Marisol Okafor to Marisol Ibáñez.',
    );
    expect(text).toContain('Marisol Ibáñez Signature of principal (seal)');
    expect(text).not.toContain('Penal sum');
  });

  it('changes the address, and names the previous one if it was changed before', async () => {
    const change = { kind: 'address-change', to: HOME } as const;
    const first = await textOf(aRider({ change: { ...change, from: undefined } }));
    const next = await textOf(
      aRider({ change: { ...change, from: { ...HOME, street: '1 Oak St', zipCode: '29902' } } }),
    );

    expect(first).toContain(
      'the address of the principal is changed to 9 Elm St, Beaufort, SC 29902-1234.',
    );
    expect(next).toContain(
      'is changed from 1 Oak St, Beaufort, SC 29902 to 9 Elm St, Beaufort, SC 29902-1234.',
    );
  });

  it("names the bond's power of attorney, the one that it brings or the latest rider's", async () => {
    const [kept, brought] = [await textOf(aRider({})), await textOf(buildRider())];
    const later = await textOf(buildRider({ powerRider: 1 }, { number: 3 }));

    expect(kept).toContain('under the power of attorney that is attached to the bond');
    expect(kept).toContain(
      'certify that the power of attorney attached to bond MSB-27182818 is in',
    );
    expect(brought).toContain('under the power of attorney that comes with this rider');
    expect(brought).toContain(
      'power of attorney that comes with this rider, up to $200,000.00, is',
    );
    expect(later).toContain('under the power of attorney that came with rider No. 1.');
    expect(later).toContain(
      'certify that the power of attorney that came with rider No. 1 to bond MSB-27182818 is in full force, has not been revoked, extends to later riders',
    );
    expect(later).not.toContain('attached to the bond.');
  });

  it("refuses a new name that it can't print", async () => {
    const change = { kind: 'name-change', from: 'Marisol Okafor', to: '王小明' } as const;

    await expect(makeRiderPaper(aRider({ change }))).rejects.toThrow('王');
  });
});

describe('the power of attorney of a rider', () => {
  it('covers that rider from its day, up to its penal sum', async () => {
    const text = await textOfPdf(await makePowerOfAttorneyPaper(buildRider()));

    expect(text).toContain('to be attached to the bond with rider No. 1');
    expect(text).toContain('Date of the bond: November 21, 2026');
    expect(text).toContain('Date of this power: February 3, 2027');
    expect(text).toContain('Limit $200,000.00');
    expect(text).toContain(
      'as surety, rider No. 1 to the bond named above, later riders to it, certificates that continue it, and nothing else.',
    );
    expect(text).toContain('signed rider No. 1 to bond MSB-27182818 on February 3, 2027.');
    expect(text).not.toMatch(/[{}]|undefined/);
  });
});
