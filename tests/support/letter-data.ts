import { SAMPLE_REPORT } from './consumer-report.ts';
import type { NotificationKind } from '../../src/domain/notifications/read-letter.ts';

const APPLICATION = {
  applicationId: '11111111-1111-4111-8111-111111111111',
  applicationNumber: 'APP-271828',
  bondName: 'Notary Bond',
  stateCode: 'TN',
};
const BOND = {
  bondNumber: 'MSB-27182818',
  bondTitle: 'Notary Bond, Tennessee',
  renewPath: '/quote?bondType=notary&state=TN',
};

/** Complete data of each kind of letter. */
export const LETTER_DATA: Record<NotificationKind, Record<string, unknown>> = {
  received: { ...APPLICATION, totalCents: 23_700 },
  information_requested: { ...APPLICATION, question: 'Which court?\nAnd since when?' },
  document_asked: {
    ...APPLICATION,
    question: 'The last two years',
    documents: ['tax_returns', 'personal_id'],
  },
  price_offered: {
    ...APPLICATION,
    reason: 'Two claims on an earlier bond',
    totalBeforeCents: 23_700,
    offeredTotalCents: 28_100,
    answerBy: '2026-12-07',
  },
  price_expired: APPLICATION,
  price_taken_back: { ...APPLICATION, reason: 'The court lowered the bond', totalCents: 23_700 },
  approved: { ...APPLICATION, reason: 'The court closes early on Friday' },
  declined: { ...APPLICATION, reason: 'The project has begun' },
  withdrawn: APPLICATION,
  consumer_report_used: { ...APPLICATION, decision: 'declined', reports: [SAMPLE_REPORT] },
  issued: { ...APPLICATION, bondNumber: 'MSB-27182818' },
  renewal_due: { ...BOND, expiresOn: '2028-02-29', daysLeft: 30 },
  filing_due: {
    bondNumber: 'MSB-27182818',
    bondTitle: 'Notary Bond, Tennessee',
    bondPath: '/dashboard?bond=11111111-1111-4111-8111-111111111111',
    effectiveOn: '2028-02-29',
  },
  bond_expired: { ...BOND, expiredOn: '2028-02-29' },
  second_factor_removed: {},
  account_known: {},
  request_decided: {
    bondNumber: 'MSB-27182818',
    requestKind: 'name-change',
    decision: 'approved',
    reason: null,
  },
  inquiry_answered: {
    bond: 'notary',
    bondName: 'Notary Bond',
    stateCode: 'TN',
    amountCents: 1_000_000,
    answer: 'needs-help',
    note: 'Send the last two tax returns',
  },
  firm_invited: { firm: 'Ward & Hale', role: 'attorney' },
  desk_decided: { price: 56_000_000, decision: 'approved' },
  statement_expires: { kind: 'fiscal', asOf: '2025-12-31', staleAfter: '2027-03-31' },
  signing_invited: {
    role: 'client',
    sender: 'Whitfield & Moreno, LLP',
    purpose: 'Notary Bond',
    reason: 'You own half of the company',
    secret: 'k'.repeat(32),
    expiresOn: '2026-11-30',
  },
  signing_code: { sender: 'Whitfield & Moreno, LLP', secret: '271828' },
  signer_answered: {
    role: 'client',
    outcome: 'signed',
    purpose: 'Notary Bond',
    matterId: '11111111-1111-4111-8111-111111111111',
  },
  payment_asked: {
    sender: 'Whitfield & Moreno, LLP',
    purpose: 'Notary Bond',
    totalCents: 23_700,
    secret: 'k'.repeat(32),
    expiresOn: '2026-11-30',
  },
  payment_receipt: {
    sender: 'Whitfield & Moreno, LLP',
    purpose: 'Notary Bond',
    totalCents: 23_700,
    method: 'credit_card',
    lastFour: '4242',
    paidAt: '2026-11-23T15:00:00.000Z',
    reference: 'PAY-271828',
  },
  payment_charged: {
    sender: 'Whitfield & Moreno, LLP',
    purpose: 'Notary Bond',
    totalCents: 23_700,
    method: 'credit_card',
    lastFour: '4242',
    chargedAt: '2026-11-24T15:00:00.000Z',
    reference: 'PAY-271828',
  },
  payment_released: {
    sender: 'Whitfield & Moreno, LLP',
    purpose: 'Notary Bond',
    totalCents: 23_700,
    method: 'credit_card',
    lastFour: '4242',
    reference: 'PAY-271828',
    cause: 'withdrawn',
  },
  client_paid: {
    purpose: 'Notary Bond',
    totalCents: 23_700,
    method: 'ach',
    lastFour: '4242',
    paidAt: '2026-11-23T15:00:00.000Z',
    matterId: '11111111-1111-4111-8111-111111111111',
  },
  signed_declined: { sender: 'Whitfield & Moreno, LLP', purpose: 'Notary Bond' },
  signed_withdrawn: { sender: 'Whitfield & Moreno, LLP', purpose: 'Notary Bond' },
  signing_copy: {
    sender: 'Whitfield & Moreno, LLP',
    purpose: 'Notary Bond',
    name: 'Ann Lee',
    intent: 'I sign my answers by typing my name.',
    documents: [
      {
        id: 'indemnity',
        version: 'v1.0',
        title: 'Your promise to repay (indemnity)',
        text: ['If the surety pays because of this bond, you repay it.'],
        agree: 'I will repay it.',
        hash: 'a'.repeat(64),
        agreedAt: '2026-11-23T15:00:00.000Z',
      },
    ],
    contentHash: 'b'.repeat(64),
    signedAt: '2026-11-23T15:02:00Z',
  },
  account_deleted: { keepsRecords: true },
};

/** Complete data of a reminder and of the mail about an expired bond. */
export const BOND_MAIL_DATA = { ...LETTER_DATA.renewal_due, ...LETTER_DATA.bond_expired };
