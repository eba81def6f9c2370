import type { ApplicationStatus } from '~/domain/application-status';
import { payeeFacts } from '~/domain/bonds/payee';
import { formatDate } from '~/domain/dates';
import { type BondProgress, endWithoutBond } from '~/domain/issuing/bond-progress';
import { BEING_MADE, FINISHED_BY_HAND } from '~/domain/issuing/making-words';
import { formatMoney, formatWholeMoney } from '~/domain/money';
import { CHARGED, CLIENT_CHARGE, heldUntilIssue, RELEASED } from '~/domain/quote/charge-words';
import { bondVerb } from '~/domain/renewals/renewal-words';
import { renewalLines } from '~/domain/renewals/renewal-lines';
import { bondTermWords } from '~/domain/quote/term-words';
import { stateName } from '~/domain/us-states';
import { longMomentWords } from '~/domain/formats/moment-words';
import { describePayment } from '~/domain/quote/payment-words';
import { madeBondOf, progressOf, statusNow } from './bond-progress';
import type { Confirmation } from './confirmation-schema';

export type SummaryLine = { label: string; value: string };

/** The customer's word for each status. */
const STATUS_WORDS: Record<ApplicationStatus, string> = {
  draft: 'Not submitted yet',
  submitted: 'Received',
  under_review: 'With an underwriter',
  information_requested: 'Waiting for information from you',
  price_offered: 'Waiting for your answer to a new price',
  approved: 'Approved',
  issued: 'Issued',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

const STATUS_SENTENCES: Partial<Record<ApplicationStatus, string>> = {
  issued: 'Your application is approved and the bond is issued.',
  under_review: 'We have your application. We’ll email you the decision.',
  information_requested: 'An underwriter needs an answer from you to continue.',
  price_offered: 'An underwriter offers the bond at another price and needs your answer.',
  declined: 'An underwriter reviewed your application and declined it. We emailed you the reason.',
  withdrawn: 'Your application was withdrawn, so we don’t issue the bond.',
};

const RENEWED = 'Your application is approved and the bond is renewed.';

const APPROVED_SENTENCES: Partial<Record<BondProgress, string>> = {
  waiting: 'Your application is approved.',
  making: `Your application is approved. ${BEING_MADE}`,
  'needs-a-hand': `Your application is approved. ${FINISHED_BY_HAND}`,
};

function statusWord(confirmation: Confirmation): string {
  const status = statusNow(confirmation);

  return status === 'issued' && confirmation.renews ? 'Renewed' : STATUS_WORDS[status];
}

/** What the status means for the customer, as a sentence or two. */
export function statusSentence(confirmation: Confirmation): string {
  const status = statusNow(confirmation);
  const progress = progressOf(confirmation);
  if (status === 'issued' && confirmation.renews) return RENEWED;
  // Staff fill in a form of the court or agency.
  const isByHand = progress === 'making' && confirmation.ownForm !== undefined;
  const sentence =
    status === 'approved'
      ? APPROVED_SENTENCES[isByHand ? 'needs-a-hand' : progress]
      : STATUS_SENTENCES[status];

  return sentence ?? `Your application is with us. Its status: ${STATUS_WORDS[status]}.`;
}

/** The headline of an issued bond: "Your Notary Bond is issued". */
export function issuedHeadline(confirmation: Confirmation): string {
  const { bondName, renews } = confirmation;
  const isRenewal = renews !== undefined || (madeBondOf(confirmation)?.isRenewed ?? false);

  return `Your ${bondName} is ${bondVerb(isRenewal).done}`;
}

/** The facts that identify the application, in the order of the wizard. */
export function applicationLines(confirmation: Confirmation): SummaryLine[] {
  const { receipt, bondSlug = '', termYears, firstTermEnds, renews } = confirmation;
  const { obligee, payee = obligee } = confirmation;

  return [
    { label: 'Application number', value: receipt.applicationNumber },
    { label: 'Status', value: statusWord(confirmation) },
    ...bondLines(confirmation),
    { label: 'Submitted', value: longMomentWords(receipt.submittedAt) },
    { label: 'Bond', value: `${confirmation.bondName}, ${stateName(confirmation.stateCode)}` },
    { label: 'Bond amount', value: formatWholeMoney(confirmation.amount) },
    {
      label: renews ? 'Next term starts' : 'Effective date',
      value: formatDate(confirmation.effectiveDate),
    },
    {
      label: 'Term',
      value: firstTermEnds ? `To ${formatDate(firstTermEnds)}` : bondTermWords(bondSlug, termYears),
    },
    ...payeeFacts(payee, obligee).map(([label, value]) => ({ label, value })),
    { label: 'Applicant', value: confirmation.applicantName },
  ];
}

/** The bond: the one that is renewed, or the new one as soon as its number is known here. */
function bondLines(confirmation: Confirmation): SummaryLine[] {
  const { renews } = confirmation;
  if (renews) return renewalLines(renews).map(([label, value]) => ({ label, value }));

  const bond = madeBondOf(confirmation);

  return bond ? [{ label: 'Bond number', value: bond.number }] : [];
}

/** Whether the payment is held, charged or released, as a sentence. */
export function chargeSentence(confirmation: Confirmation): string {
  const progress = progressOf(confirmation);
  const { method, isByClient } = confirmation.receipt.payment;
  if (isByClient) return clientChargeSentence(progress);
  if (endWithoutBond(progress)) return RELEASED[method];

  return progress === 'in-force'
    ? CHARGED[method]
    : heldUntilIssue(method, confirmation.renews !== undefined);
}

/** The same for a payment of the client of a matter. */
function clientChargeSentence(progress: ReturnType<typeof progressOf>): string {
  if (endWithoutBond(progress)) return CLIENT_CHARGE.released;

  return progress === 'in-force' ? CLIENT_CHARGE.charged : CLIENT_CHARGE.held;
}

/** The amounts, method and reference of the payment, and whether it is charged. */
export function paymentLines(confirmation: Confirmation): SummaryLine[] {
  const { price, payment } = confirmation.receipt;

  return [
    { label: 'Premium', value: formatMoney(price.premium) },
    { label: 'Processing fee', value: formatMoney(price.fees) },
    { label: 'Tax', value: formatMoney(price.taxes) },
    { label: 'Total', value: formatMoney(price.total) },
    { label: 'Payment method', value: describePayment(payment) },
    { label: 'Payment status', value: chargeSentence(confirmation) },
    { label: 'Payment reference', value: payment.reference },
  ];
}
