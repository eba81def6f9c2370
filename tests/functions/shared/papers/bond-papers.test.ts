import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { BOND_SLUGS, type BondSlug } from '../../../../src/domain/bonds/bond-types.ts';
import type { IssuedBond } from '../../../../src/domain/papers/issued-bond.ts';
import { makeBondPaper } from '../../../../supabase/functions/_shared/papers/bond-paper.ts';
import { makePowerOfAttorneyPaper } from '../../../../supabase/functions/_shared/papers/power-of-attorney-paper.ts';
import { makeRiderPaper } from '../../../../supabase/functions/_shared/papers/rider-paper.ts';
import { buildIssuedBond, buildRider } from '../../../support/issued-bond.ts';
import { readPdf } from '../../../support/read-pdf.ts';
import { scanCode } from '../../../support/scan-code.ts';

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const PAPERS = [
  ['the bond', makeBondPaper, 'Fiduciary Bond MSB-27182818', 2],
  ['the power of attorney', makePowerOfAttorneyPaper, 'Power of Attorney for bond MSB-27182818', 2],
  [
    'a rider',
    (bond: IssuedBond) => makeRiderPaper(buildRider(bond)),
    'Rider No. 1 to bond MSB-27182818',
    1,
  ],
  [
    'a rider after a raise',
    (bond: IssuedBond) => makeRiderPaper(buildRider({ ...bond, powerRider: 12 }, { number: 13 })),
    'Rider No. 13 to bond MSB-27182818',
    1,
  ],
  [
    'the power of attorney of a rider',
    (bond: IssuedBond) => makePowerOfAttorneyPaper(buildRider(bond)),
    'Power of Attorney for rider No. 1 to bond MSB-27182818',
    2,
  ],
] as const;

describe.each(PAPERS)('%s', (_, make, title, pageCount) => {
  it('has the same bytes every time, and different ones for another bond', async () => {
    const bond = buildIssuedBond();
    const hash = hashOf(await make(bond));

    expect(hashOf(await make(buildIssuedBond()))).toBe(hash);
    expect(hashOf(await make({ ...bond, amount: bond.amount + 1 }))).not.toBe(hash);
  });

  it('has a title, a language and a reading order', async () => {
    const pdf = await readPdf(await make(buildIssuedBond()));
    const tags = await pdf.tagsOf(1);

    expect(pdf).toMatchObject({ title, language: 'en-US', isTagged: true, pageCount });
    expect(tags.filter((tag) => tag === 'H1')).toHaveLength(1);
    expect(tags).toContain('Figure');
  });

  it('has a QR code that a phone can read, and the code in groups of four at its foot', async () => {
    const bond = buildIssuedBond();
    const pdf = await readPdf(await make(bond));
    const { png, ink } = await pdf.draw(1);

    expect(await scanCode(png)).toBe(bond.verifyUrl);
    expect(await pdf.textOf(1)).toContain(
      'Verify at marshlinesurety.example/verify · code Kp3v Xq0a Z9b- LmT_ 7yWc 2RdE fGh5 NjUs',
    );
    expect(ink).toBeGreaterThan(0.08);
    expect(ink).toBeLessThan(0.4);
  });

  it('says on every page that its wording is a sample', async () => {
    const pdf = await readPdf(await make(buildIssuedBond()));

    for (let page = 1; page <= pdf.pageCount; page += 1) {
      expect(await pdf.textOf(page)).toContain(
        'Sample wording. It has not been approved by counsel',
      );
    }
  });

  it('prints names exactly as written', async () => {
    const principal = 'Đặng Thị Ngọc Łucja Yıldız-Čapek, Œuvre Kaʻiulani Əliyev';
    const pdf = await readPdf(await make(buildIssuedBond({ principal, principals: [principal] })));

    expect((await pdf.textOf(1)).normalize('NFC')).toContain(principal);
  });

  it("refuses a name that it can't print", async () => {
    await expect(make(buildIssuedBond({ principal: '王小明' }))).rejects.toThrow('王');
  });

  it('keeps the longest names of the database on its pages', async () => {
    const principal = 'Worthington Beaufort '.repeat(12).trim();
    const obligee = 'X'.repeat(255);
    const pdf = await readPdf(await make(buildIssuedBond({ principal, obligee })));

    expect((await pdf.textOf(1)).replaceAll(' ', '')).toContain(obligee);
    expect(await pdf.edgesOf(1)).toEqual({ isInside: true });
    expect(await pdf.edgesOf(pdf.pageCount)).toEqual({ isInside: true });
  });
});

/** Whom South Carolina's law or the federal law names, in place of the obligee in the application. */
const PAYEES: Partial<Record<BondSlug, string>> = {
  'auto-dealer': 'the South Carolina Department of Motor Vehicles',
  'contractor-license': 'the State of South Carolina',
  'freight-broker-bmc-84': 'the United States of America',
};

describe('the bond', () => {
  it.each(BOND_SLUGS)(
    'of type %s names the parties, sum, dates, number and surety',
    async (bondType) => {
      const pdf = await readPdf(await makeBondPaper(buildIssuedBond({ bondType })));
      const text = await pdf.textOf(1);

      expect(text).toContain('Marisol Okafor, as principal');
      const obligee = 'Probate Court of Charleston County';
      expect(text).toContain(`${PAYEES[bondType] ?? obligee}, as obligee`);
      expect(text).toContain(obligee);
      expect(text).toContain('Saltmarsh Fidelity & Surety Company, a corporation');
      expect(text).toContain('Two hundred thousand and 00/100 dollars ($200,000.00)');
      expect(text).toContain('Bond number MSB-27182818');
      expect(text).toContain('Effective date: December 1, 2026');
      expect(text).toContain('Expiry date: December 1, 2027');
      expect(text).toMatch(/then this obligation is void; otherwise/);
      expect(text).not.toMatch(/[{}]|undefined/);
    },
  );

  it('explains how it ends if it is continuous', async () => {
    const pdf = await readPdf(await makeBondPaper(buildIssuedBond({ expiryDate: undefined })));
    const text = await pdf.textOf(1);

    expect(text).not.toContain('Expiry date');
    expect(text).toContain('continues until the court discharges the principal');
  });

  it('has room for signatures, seals, acknowledgments and stamps on its last page', async () => {
    const pdf = await readPdf(await makeBondPaper(buildIssuedBond()));
    const text = await pdf.textOf(2);

    expect(text).toContain('Signed, sealed and dated November 21, 2026');
    expect(text).toContain('/s/ Eleanor M. Prioleau');
    expect(text).toContain('CORPORATE SEAL');
    for (const words of [
      'Signature of principal (seal)',
      'Acknowledgment of principal',
      'Acknowledgment of surety',
      'Approval by the court',
      'Room for the stamp',
    ]) {
      expect(text).toContain(words);
    }
  });
});

describe('the power of attorney', () => {
  it('has the date of the bond and covers its penal sum', async () => {
    const pdf = await readPdf(await makePowerOfAttorneyPaper(buildIssuedBond()));
    const text = await pdf.textOf(1);

    expect(text).toContain('No. MSP-27182818, to be attached to the bond it is made for');
    expect(text).toContain('NAIC number: 00000');
    expect(text).toContain('Date of the bond: November 21, 2026');
    expect(text).toContain('Date of this power: November 21, 2026');
    expect(text).toContain('Limit $200,000.00');
    expect(text).toContain('appoints Eleanor M. Prioleau its true and lawful attorney-in-fact');
    expect(text).toContain(
      'the bond named above, riders to it, certificates that continue it, and nothing else.',
    );
  });

  it('names the resolution of the board, and both officers sign and seal it', async () => {
    const pdf = await readPdf(await makePowerOfAttorneyPaper(buildIssuedBond()));
    const text = await pdf.textOf(1);

    expect(text).toContain(
      'This power, No. MSP-27182818, is given under a resolution that the board of directors of the company adopted on January 15, 2026.',
    );
    expect(text).toContain('/s/ Harriet L. Gadsden Harriet L. Gadsden, president');
    expect(text).toContain('/s/ Josiah R. Wentworth Josiah R. Wentworth, secretary, attests');
    expect(text).toContain('CORPORATE SEAL');
  });

  it("has the notary's certificate for the officers and the secretary's for the day of signing", async () => {
    const pdf = await readPdf(await makePowerOfAttorneyPaper(buildIssuedBond()));
    const text = await pdf.textOf(2);

    expect(text).toContain('State of South Carolina, County of Charleston');
    expect(text).toContain('Harriet L. Gadsden and Josiah R. Wentworth appeared before me');
    expect(text).toContain('My commission expires April 30, 2031 (seal)');
    expect(text).toContain(
      'were in force when the attorney-in-fact signed bond MSB-27182818 on November 21, 2026.',
    );
  });

  it('of a rider has a number of its own', async () => {
    const pdf = await readPdf(await makePowerOfAttorneyPaper(buildRider()));

    expect(await pdf.textOf(1)).toContain('No. MSP-27182818-1, to be attached to the bond with');
  });
});
