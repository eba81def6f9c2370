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
  information_asked: { ...APPLICATION, question: 'Which court?\nAnd since when?' },
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
  approved: APPLICATION,
  declined: { ...APPLICATION, reason: 'The project has begun' },
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
  account_deleted: { keepsRecords: true },
};

/** Complete data of a reminder and of the mail about an expired bond. */
export const BOND_MAIL_DATA = { ...LETTER_DATA.renewal_due, ...LETTER_DATA.bond_expired };
