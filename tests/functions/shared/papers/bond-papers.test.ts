import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { BOND_SLUGS } from '../../../../src/domain/bonds/bond-types.ts';
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
  ['the power of attorney', makePowerOfAttorneyPaper, 'Power of Attorney for bond MSB-27182818', 1],
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
    1,
  ],
] as const;

describe.each(PAPERS)('%s', (_, make, title, pageCount) => {
  it('is the same byte for byte when it is made again, and another for another bond', async () => {
    const bond = buildIssuedBond();
    const hash = hashOf(await make(bond));

    expect(hashOf(await make(buildIssuedBond()))).toBe(hash);
    expect(hashOf(await make({ ...bond, amount: bond.amount + 1 }))).not.toBe(hash);
  });

  it('says what it is, in which language, and in what order it is read', async () => {
    const pdf = await readPdf(await make(buildIssuedBond()));
    const tags = await pdf.tagsOf(1);

    expect(pdf).toMatchObject({ title, language: 'en-US', isTagged: true, pageCount });
    expect(tags.filter((tag) => tag === 'H1')).toHaveLength(1);
    expect(tags).toContain('Figure');
  });

  it('has a code that a phone reads from the printed page, and the address beside it', async () => {
    const bond = buildIssuedBond();
    const pdf = await readPdf(await make(bond));
    const { png, ink } = await pdf.draw(1);

    expect(await scanCode(png)).toBe(bond.verifyUrl);
    expect(await pdf.textOf(1)).toContain(`Verify at ${bond.verifyUrl}`);
    expect(ink).toBeGreaterThan(0.08);
    expect(ink).toBeLessThan(0.4);
  });

  it('says that its words are samples, on every page', async () => {
    const pdf = await readPdf(await make(buildIssuedBond()));

    for (let page = 1; page <= pdf.pageCount; page += 1) {
      expect(await pdf.textOf(page)).toContain(
        'Sample wording. It has not been approved by counsel',
      );
    }
  });

  it('prints names as they are written', async () => {
    const principal = 'Đặng Thị Ngọc Łucja Yıldız-Čapek, Œuvre Kaʻiulani Əliyev';
    const pdf = await readPdf(await make(buildIssuedBond({ principal })));

    expect((await pdf.textOf(1)).normalize('NFC')).toContain(principal);
  });

  it('is not made in a name it cannot print', async () => {
    await expect(make(buildIssuedBond({ principal: '王小明' }))).rejects.toThrow('王');
  });

  it('keeps the longest names the database holds on its pages', async () => {
    const principal = 'Worthington Beaufort '.repeat(12).trim();
    const obligee = 'X'.repeat(255);
    const pdf = await readPdf(await make(buildIssuedBond({ principal, obligee })));

    expect((await pdf.textOf(1)).replaceAll(' ', '')).toContain(obligee);
    expect(await pdf.edgesOf(1)).toEqual({ isInside: true });
    expect(await pdf.edgesOf(pdf.pageCount)).toEqual({ isInside: true });
  });
});

describe('the bond', () => {
  it.each(BOND_SLUGS)(
    'of type %s names parties, sum, dates, number and surety',
    async (bondType) => {
      const pdf = await readPdf(await makeBondPaper(buildIssuedBond({ bondType })));
      const text = await pdf.textOf(1);

      expect(text).toContain('Marisol Okafor, as principal');
      expect(text).toContain('Probate Court of Charleston County, as obligee');
      expect(text).toContain('Saltmarsh Fidelity & Surety Company, a corporation');
      expect(text).toContain('Two hundred thousand and 00/100 dollars ($200,000.00)');
      expect(text).toContain('Bond number MSB-27182818');
      expect(text).toContain('Effective date: December 1, 2026');
      expect(text).toContain('Expiry date: December 1, 2027');
      expect(text).toMatch(/then this obligation is void; otherwise/);
      expect(text).not.toMatch(/[{}]|undefined/);
    },
  );

  it('says how it ends when it has no last day', async () => {
    const pdf = await readPdf(await makeBondPaper(buildIssuedBond({ expiryDate: undefined })));
    const text = await pdf.textOf(1);

    expect(text).not.toContain('Expiry date');
    expect(text).toContain('continues until the court discharges the principal');
  });

  it('has room to sign, to seal, to acknowledge and to stamp on its last page', async () => {
    const pdf = await readPdf(await makeBondPaper(buildIssuedBond()));
    const text = await pdf.textOf(2);

    expect(text).toContain('Signed, sealed and dated November 21, 2026');
    expect(text).toContain('/s/ Eleanor M. Prioleau');
    expect(text).toContain('CORPORATE SEAL');
    for (const words of [
      'Signature of principal (seal)',
      'Acknowledgment of principal',
      'Acknowledgment of surety',
      'For the court or agency',
    ]) {
      expect(text).toContain(words);
    }
  });
});

describe('the power of attorney', () => {
  it('has the date of the bond and reaches its penal sum', async () => {
    const pdf = await readPdf(await makePowerOfAttorneyPaper(buildIssuedBond()));
    const text = await pdf.textOf(1);

    expect(text).toContain('Date of the bond: November 21, 2026');
    expect(text).toContain('Date of this power: November 21, 2026');
    expect(text).toContain('Limit $200,000.00');
    expect(text).toContain('appoints Eleanor M. Prioleau its true and lawful attorney-in-fact');
    expect(text).toContain(
      'the bond named above, riders to it, certificates that continue it, and nothing else.',
    );
  });
});
