import { describe, expect, it } from 'vitest';
import {
  receiptAmounts,
  receiptFacts,
  receiptLead,
  receiptParties,
  receiptPaymentNote,
  receiptRecipients,
  type ApplicationReceipt,
} from '~/domain/papers/application-receipt';
import { NOTARY_PRICE, NOTARY_TOTAL } from '../../../support/notary-price';

const receipt: ApplicationReceipt = {
  applicationNumber: 'APP-482910',
  submittedAt: '2026-11-22T02:05:00Z',
  isApproved: true,
  bondName: 'Notary Bond',
  stateCode: 'TX',
  amount: 1_000_000,
  effectiveDate: '2026-12-05',
  termYears: 4,
  obligee: 'State of Texas',
  applicantName: 'Marisol Okafor',
  billedTo: { name: 'Marisol Okafor' },
  applicantEmail: 'marisol.okafor@example.com',
  price: { premium: NOTARY_PRICE.premium, fees: 7_500, taxes: 1_200, total: NOTARY_PRICE.total },
  payment: { reference: 'SIM-1', method: 'credit_card', lastFour: '4242' },
};

describe('receiptFacts', () => {
  it("returns the number of the application, its time in the agency's zone, and its payment", () => {
    const facts = new Map(receiptFacts(receipt));

    expect(facts.get('Application number')).toBe('APP-482910');
    expect(facts.get('Submitted')).toMatch(/^November 21, 2026 at 9:05\sPM, Eastern Time$/);
    expect(facts.get('Status when submitted')).toBe('Approved');
    expect(facts.get('Bond')).toBe('Notary Bond, Texas');
    expect(facts.get('Bond amount')).toBe('$10,000.00');
    expect(facts.get('Effective date')).toBe('December 5, 2026');
    expect(facts.get('Term')).toBe('4 years');
    expect(facts.get('Payment method')).toBe('Credit card ending in 4242');
  });

  it('names the payee of the paper as the obligee, and the office as the place of filing', () => {
    const facts = new Map(receiptFacts({ ...receipt, payee: 'the Governor of Texas' }));

    expect(facts.get('Obligee')).toBe('The Governor of Texas');
    expect(facts.get('Filed with')).toBe(receipt.obligee);
  });

  it('names everyone that the bond binds as the applicant, and bills one of them', () => {
    const principals = 'Marisol Okafor and Mary Whitfield';
    const facts = new Map(receiptFacts({ ...receipt, principals }));

    expect(facts.get('Applicant')).toBe(principals);
    expect(facts.get('Billed to')).toBe('Marisol Okafor');
    expect(new Map(receiptFacts(receipt)).get('Applicant')).toBe('Marisol Okafor');
  });

  it('shows the days of a first term that is shorter than its years, as the review does', () => {
    const dealer = { ...receipt, termYears: 1 };
    const termOf = (firstTermEndsOn: string) =>
      new Map(receiptFacts({ ...dealer, firstTermEndsOn })).get('Term');
    expect(termOf('2027-01-01')).toBe('December 5 to December 31, 2026');
    expect(termOf('2027-12-05')).toBe('1 year');
  });

  it('shows the end of its bid as the term of a bid bond', () => {
    const bid = { ...receipt, termYears: 1, firstTermEndsOn: '2027-12-05' };

    expect(receiptFacts({ ...bid, firstTermEnding: 'at-award' })).toContainEqual([
      'Term',
      'Until the bid is rejected or the contract is signed and bonded',
    ]);
  });

  it('says which bond is renewed, how and until when, and nothing of it for a new bond', () => {
    const renewal = { bondNumber: 'MSB-27182818', endsOn: '2030-12-05', isRenewed: false };

    expect(receiptFacts({ ...receipt, renewal })).toEqual(
      expect.arrayContaining([
        ['Renewal of', 'Bond MSB-27182818, by a continuation certificate'],
        ['New end', 'December 5, 2030'],
      ]),
    );
    expect(receiptFacts(receipt).map(([label]) => label)).not.toContain('Renewal of');
  });

  it('names the rate plan of the price, and none in an older application', () => {
    const labels = receiptFacts(receipt).map(([label]) => label);

    expect(receiptFacts({ ...receipt, plan: { id: 'standard', version: 2 } })).toContainEqual([
      'Rate plan',
      'standard, version 2',
    ]);
    expect(labels).not.toContain('Rate plan');
  });

  it('names the issued bond, and none before it is issued', () => {
    expect(receiptFacts({ ...receipt, bondNumber: 'MSB-27182818' })).toContainEqual([
      'Bond number',
      'MSB-27182818',
    ]);
    expect(receiptFacts(receipt).map(([label]) => label)).not.toContain('Bond number');
  });

  it('reports a review when the rules did not approve the application', () => {
    expect(receiptFacts({ ...receipt, isApproved: false })).toContainEqual([
      'Status when submitted',
      'With an underwriter',
    ]);
  });
});

describe('the first words of a receipt', () => {
  const payment = { ...receipt.payment, capturedAt: '2026-11-24T03:00:00Z' };

  it('say that we have the application until the bond is in force, even after the payment', () => {
    expect(receiptLead({ ...receipt, payment })).toBe('We have your application');
    expect(receiptLead({ ...receipt, payment, bondNumber: 'MSB-27182818' })).toBe(
      'Your bond is issued',
    );
  });

  it('say that a bond is renewed when its new term is stored', () => {
    const lead = (isRenewed: boolean) =>
      receiptLead({ ...receipt, payment, renewal: { bondNumber: 'MSB-27182818', isRenewed } });

    expect(lead(false)).toBe('We have your application');
    expect(lead(true)).toBe('Your bond is renewed');
  });
});

describe('who is billed on a receipt', () => {
  it('has an address', () => {
    const address = { street: '9 Elm St', city: 'Austin', state: 'TX', zipCode: '78701' } as const;

    expect(
      receiptFacts({ ...receipt, billedTo: { name: 'Marisol Okafor', address } }),
    ).toContainEqual(['Billed to', 'Marisol Okafor, 9 Elm St, Austin, TX 78701']);
  });

  it('is the name alone in an application without an address', () => {
    expect(receiptFacts(receipt)).toContainEqual(['Billed to', 'Marisol Okafor']);
  });
});

describe('the companies on a receipt', () => {
  const companies = { surety: 'Saltmarsh', agency: 'Marshline' };
  const license = { number: 'MS-TX-1', regulator: 'Department of Insurance', isSample: false };

  it('are the surety and the agency with its license', () => {
    expect(receiptParties({ ...companies, license })).toEqual([
      ['Surety', 'Saltmarsh'],
      ['Agency license', 'MS-TX-1, Department of Insurance'],
    ]);
  });

  it('have a license that is marked while its number is a sample', () => {
    const lines = receiptParties({ ...companies, license: { ...license, isSample: true } });

    expect(lines).toContainEqual(['Agency license', 'MS-TX-1, Department of Insurance (sample)']);
  });

  it('have no license line where we have none', () => {
    expect(receiptParties({ ...companies, license: undefined })).toHaveLength(1);
  });

  it('get their parts of the price, and the surety owes the tax', () => {
    const words = receiptRecipients(companies);

    expect(words).toContain('for Saltmarsh, the surety, which owes the tax on premiums');
    expect(words).toContain('The processing fee is for Marshline.');
  });
});

describe('receiptAmounts', () => {
  it('name each fee and tax, and end with the total', () => {
    const charges = {
      feeLines: [{ name: 'Processing fee', amount: 7_500 }],
      taxLines: [
        { name: 'Premium tax', rate: 50_000, amount: 750 },
        { name: 'Municipal tax', rate: 30_000, amount: 450 },
      ],
    };

    expect(receiptAmounts({ ...receipt, charges })).toEqual([
      ['Premium', '$150.00'],
      ['Processing fee', '$75.00'],
      ['Premium tax (5% of the premium)', '$7.50'],
      ['Municipal tax (3% of the premium)', '$4.50'],
      ['Total', NOTARY_TOTAL],
    ]);
  });

  it('have sums where the payment was stored without names', () => {
    expect(receiptAmounts(receipt)).toEqual([
      ['Premium', '$150.00'],
      ['Fees', '$75.00'],
      ['Taxes', '$12.00'],
      ['Total', NOTARY_TOTAL],
    ]);
  });
});

describe('receiptPaymentNote', () => {
  it('explains that a card is only authorized', () => {
    expect(receiptPaymentNote(receipt)).toContain(
      'This payment was authorized with the application.',
    );
  });

  it("says when and how the payment was made, on the day in the agency's zone", () => {
    const capturedAt = '2026-11-24T03:00:00Z';
    const noteOf = (method: 'credit_card' | 'wire') =>
      receiptPaymentNote({ ...receipt, payment: { reference: 'SIM-1', method, capturedAt } });

    expect(noteOf('credit_card')).toBe(
      `Charged to your card on November 23, 2026: ${NOTARY_TOTAL}.`,
    );
    expect(noteOf('wire')).toBe(`Received by wire on November 23, 2026: ${NOTARY_TOTAL}.`);
  });

  it('says after a decline that nothing was charged', () => {
    const payment = { reference: 'SIM-1', method: 'ach' as const, isReleased: true };

    expect(receiptPaymentNote({ ...receipt, payment })).toBe(
      'Nothing was charged. We cancel the payment that you authorized.',
    );
  });

  it('asks after a decline not to send the wire', () => {
    const payment = { reference: 'SIM-1', method: 'wire' as const, isReleased: true };

    expect(receiptPaymentNote({ ...receipt, payment })).toBe(
      'Nothing was charged. Don’t send the wire.',
    );
  });

  it('asks for a wire transfer with its amount', () => {
    const payment = { reference: 'SIM-1', method: 'wire' as const };

    expect(receiptPaymentNote({ ...receipt, payment })).toContain(`send ${NOTARY_TOTAL}`);
  });
});
