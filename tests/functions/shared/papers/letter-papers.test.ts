import { describe, expect, it } from 'vitest';
import type { ApplicationReceipt } from '../../../../src/domain/papers/application-receipt.ts';
import { makeLetterPaper } from '../../../../supabase/functions/_shared/papers/letter-paper.ts';
import { SURETY, TERMS } from '../../../../supabase/functions/_shared/papers/paper-words.ts';
import { makeReceiptPaper } from '../../../../supabase/functions/_shared/papers/receipt-paper.ts';
import { makeTermsPaper } from '../../../../supabase/functions/_shared/papers/terms-paper.ts';
import { readPdf } from '../../../support/read-pdf.ts';
import { overlapIn, textBoxesOf } from '../../../support/text-boxes.ts';

const receipt: ApplicationReceipt = {
  applicationNumber: 'APP-482910',
  submittedAt: '2026-11-21T19:05:00Z',
  isApproved: false,
  bondName: 'Executor Bond',
  stateCode: 'SC',
  amount: 8_500_000,
  effectiveDate: '2026-12-05',
  termYears: 1,
  obligee: 'Probate Court of Charleston County',
  applicantName: 'Marisol Okafor',
  billedTo: { name: 'Marisol Okafor' },
  applicantEmail: 'marisol.okafor@example.com',
  price: { premium: 127_500, fees: 7_500, taxes: 10_200, total: 145_200 },
  payment: { reference: 'SIM-1', method: 'wire' },
};

describe('the receipt', () => {
  it("shows the bond and its cost on a single page that isn't empty", async () => {
    const pdf = await readPdf(await makeReceiptPaper(receipt));
    const text = await pdf.textOf(1);

    expect(pdf).toMatchObject({ title: 'Receipt APP-482910', language: 'en-US', pageCount: 1 });
    expect(pdf.isTagged).toBe(true);
    expect(text).toContain('Applicant Marisol Okafor');
    expect(text).toContain('Bond amount $85,000.00');
    expect(text).toContain('Total $1,452.00');
    expect(text).toContain('This receipt is not a bond');
    expect((await pdf.draw(1)).ink).toBeGreaterThan(0.02);
  });

  it('names who is billed, surety, license, refund rule and tax', async () => {
    const address = {
      street: '9 Elm St',
      city: 'Beaufort',
      state: 'SC',
      zipCode: '29902',
    } as const;
    const pdf = await readPdf(
      await makeReceiptPaper({ ...receipt, billedTo: { name: 'Marisol Okafor', address } }),
    );
    const text = await pdf.textOf(1);

    expect(pdf.pageCount).toBe(1);
    expect(text).toContain('Billed to Marisol Okafor, 9 Elm St, Beaufort, SC 29902');
    expect(text).toContain('Surety Saltmarsh Fidelity & Surety Company');
    expect(text).toMatch(
      /Agency license MS-SC-\d+, South Carolina Department of Insurance \(sample\)/,
    );
    expect(text).toContain('which owes the tax on premiums to the state');
    expect(text).toContain('Refunds: The first year is earned when the bond is issued');
  });

  it('is a single page with all rows and the longest notes', async () => {
    const full: ApplicationReceipt = {
      ...receipt,
      billedTo: {
        name: 'Marisol Okafor',
        address: { street: '9 Elm St', city: 'Beaufort', state: 'SC', zipCode: '29902' },
      },
      plan: { id: 'standard', version: 1 },
      payment: { reference: 'SIM-9573E12FC337DCF6', method: 'credit_card', lastFour: '4242' },
    };
    const renewal = { bondNumber: 'MSB-27182818', endsOn: '2027-12-05', isRenewed: true };
    const receipts = [full, { ...full, renewal }, { ...full, bondNumber: 'MSB-27182818' }];

    for (const one of receipts) {
      expect((await readPdf(await makeReceiptPaper(one))).pageCount).toBe(1);
    }
  });

  it('keeps the name of a tax with its rate clear of the next line', async () => {
    const charges = {
      feeLines: [{ name: 'Processing fee', amount: 7_500 }],
      taxLines: [{ name: 'Municipal premium tax', rate: 81_250, amount: 10_200 }],
    };
    const [first = []] = await textBoxesOf(await makeReceiptPaper({ ...receipt, charges }));

    expect(overlapIn(first)).toBeUndefined();
    expect(first.map(({ text }) => text)).toContain(
      'Municipal premium tax (8.125% of the premium)',
    );
  });

  it('has the same bytes every time', async () => {
    const [one, other] = await Promise.all([makeReceiptPaper(receipt), makeReceiptPaper(receipt)]);

    expect(Buffer.compare(one, other)).toBe(0);
  });

  it('accepts every name and prints a question mark for a letter that no font has', async () => {
    const pdf = await readPdf(await makeReceiptPaper({ ...receipt, applicantName: 'Łukasz 王' }));

    expect(await pdf.textOf(1)).toContain('Applicant Łukasz ?');
  });
});

describe('the letter of bondability', () => {
  it('says that it is a sample while its surety is one, and how to check it', async () => {
    const letter = {
      contractor: 'Okafor Builders LLC',
      project: 'Pier 4 Repairs',
      single: 50_000_000,
      aggregate: 150_000_000,
      issuedOn: '2026-11-24',
      validUntil: '2027-01-23',
      addressedTo: 'City of Charleston',
    };
    const url = 'https://marshlinesurety.example/verify/Kp3vXq0aZ9b-LmT_7yWc2RdEfGh5NjUs';
    const pdf = await readPdf(await makeLetterPaper(letter, url));
    const text = await pdf.textOf(1);

    expect(SURETY.isSample).toBe(true);
    expect(text).toContain('Sample wording. It has not been approved by counsel');
    expect(text).toContain(
      'See whether this letter is still valid: marshlinesurety.example/verify, code Kp3v Xq0a Z9b- LmT_ 7yWc 2RdE fGh5 NjUs',
    );
    expect(pdf.pageCount).toBe(1);
  });
});

describe('the terms of use', () => {
  it('have 22 lettered sections, each after its plain-English summary', async () => {
    const pdf = await readPdf(await makeTermsPaper(TERMS));
    const pages = Array.from({ length: pdf.pageCount }, (_, index) => index + 1);
    const text = (await Promise.all(pages.map((page) => pdf.textOf(page)))).join(' ');
    const tags = (await Promise.all(pages.map((page) => pdf.tagsOf(page)))).flat();

    expect(pdf).toMatchObject({ title: 'Terms of use, v1.1', language: 'en-US', isTagged: true });
    expect(tags.filter((tag) => tag === 'H2')).toHaveLength(22);
    TERMS.sections.forEach(({ title }, index) => {
      expect(text).toContain(`${String.fromCharCode(65 + index)}. ${title} In plain words: `);
    });
    expect(text).toContain(
      'Sample wording. It does not bind anyone until counsel has approved it.',
    );
    expect(text).toContain(`page ${pdf.pageCount} of ${pdf.pageCount}`);
  });

  it('print the notice of arbitration on the first page', async () => {
    const pdf = await readPdf(await makeTermsPaper(TERMS));

    expect(await pdf.textOf(1)).toContain(
      'THESE TERMS ARE SUBJECT TO ARBITRATION PURSUANT TO THE SOUTH CAROLINA UNIFORM ARBITRATION ACT',
    );
  });

  it('underline the three lines of the notice, and nothing else', async () => {
    const { notice: _notice, ...withoutNotice } = TERMS;
    const [one, other] = await Promise.all([
      makeTermsPaper(TERMS).then(readPdf),
      makeTermsPaper(withoutNotice).then(readPdf),
    ]);

    expect((await one.strokesOf(1)) - (await other.strokesOf(1))).toBe(3);
  });

  it('leave no page blank and stay within the margins', async () => {
    const pdf = await readPdf(await makeTermsPaper(TERMS));

    for (let page = 1; page <= pdf.pageCount; page += 1) {
      expect((await pdf.draw(page)).ink).toBeGreaterThan(0.01);
      expect(await pdf.edgesOf(page)).toEqual({ isInside: true });
    }
  });
});
