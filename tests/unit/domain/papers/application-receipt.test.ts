import { describe, expect, it } from 'vitest';
import {
  receiptAmounts,
  receiptFacts,
  receiptPaymentNote,
  type ApplicationReceipt,
} from '~/domain/papers/application-receipt';

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
  applicantEmail: 'marisol.okafor@example.com',
  price: { premium: 15_000, fees: 7_500, taxes: 1_200, total: 23_700 },
  payment: { reference: 'SIM-1', method: 'credit_card', lastFour: '4242' },
};

describe('receiptFacts', () => {
  it('says which application it is, when it came by the clock of our office, and how it is paid', () => {
    const facts = new Map(receiptFacts(receipt));

    expect(facts.get('Application number')).toBe('APP-482910');
    expect(facts.get('Submitted')).toMatch(/^November 21, 2026 at 9:05\sPM, Eastern Time$/);
    expect(facts.get('Status then')).toBe('Approved');
    expect(facts.get('Bond')).toBe('Notary Bond, Texas');
    expect(facts.get('Bond amount')).toBe('$10,000.00');
    expect(facts.get('Effective date')).toBe('December 5, 2026');
    expect(facts.get('Term')).toBe('4 years');
    expect(facts.get('Payment method')).toBe('Credit card ending in 4242');
  });

  it('says that an underwriter has it where the rules did not approve it', () => {
    expect(receiptFacts({ ...receipt, isApproved: false })).toContainEqual([
      'Status then',
      'With an underwriter',
    ]);
  });
});

describe('receiptAmounts', () => {
  it('ends with the total', () => {
    expect(receiptAmounts(receipt)).toEqual([
      ['Premium', '$150.00'],
      ['Processing fee', '$75.00'],
      ['Tax', '$12.00'],
      ['Total', '$237.00'],
    ]);
  });
});

describe('receiptPaymentNote', () => {
  it('says that a card is only authorized', () => {
    expect(receiptPaymentNote(receipt)).toContain('The payment is authorized.');
  });

  it('asks for a wire transfer with its amount', () => {
    const payment = { reference: 'SIM-1', method: 'wire' as const };

    expect(receiptPaymentNote({ ...receipt, payment })).toContain('send $237.00');
  });
});
