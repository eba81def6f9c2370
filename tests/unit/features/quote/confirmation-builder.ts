import { dollars } from '~/domain/money';
import type { Confirmation } from '~/features/quote/confirmation/confirmation-schema';
import { NOTARY_PRICE } from '../../../support/notary-price';

/** A notary bond in Texas, approved automatically and paid by card, with changes. */
export function aConfirmation({
  receipt,
  ...answers
}: Partial<Omit<Confirmation, 'receipt'>> & {
  receipt?: Partial<Confirmation['receipt']>;
} = {}): Confirmation {
  return {
    receipt: {
      applicationId: '0b0e3a0e-6c1c-4a53-9a33-0d8f5c1f7c11',
      applicationNumber: 'APP-104233',
      status: 'approved',
      submittedAt: '2026-11-20T15:04:05.000Z',
      price: NOTARY_PRICE,
      payment: { reference: 'PAY-7QX2', method: 'credit_card', lastFour: '1111' },
      reasons: [],
      ...receipt,
    },
    bondName: 'Notary Bond',
    stateCode: 'TX',
    amount: dollars(10_000),
    effectiveDate: '2026-12-01',
    termYears: 4,
    obligee: 'Texas Secretary of State',
    applicantName: 'Nora Nguyen',
    applicantEmail: 'nora@example.com',
    ...answers,
  };
}
