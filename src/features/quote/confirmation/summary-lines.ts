import type { ApplicationStatus } from '~/domain/application-status';
import { formatDate } from '~/domain/dates';
import { formatMoney, formatWholeMoney } from '~/domain/money';
import { termWords } from '~/domain/quote/term-words';
import { stateName } from '~/domain/us-states';
import { momentWords } from '../moment-words';
import { describePayment } from '~/domain/quote/payment-words';
import type { Confirmation } from './confirmation-schema';

/** One line of a summary. */
export type SummaryLine = { label: string; value: string };

/** Each status in the customer's words. */
const STATUS_WORDS: Record<ApplicationStatus, string> = {
  draft: 'Not submitted yet',
  submitted: 'Received',
  under_review: 'With an underwriter',
  information_requested: 'Waiting for information from you',
  approved: 'Approved',
  issued: 'Issued',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

const STATUS_SENTENCES: Partial<Record<ApplicationStatus, string>> = {
  approved: 'Your application is approved.',
  issued: 'Your application is approved and the bond is issued.',
  under_review: 'An underwriter reads your application next.',
};

/** The status as a sentence that says what it means for the customer. */
export function statusSentence(status: ApplicationStatus): string {
  return (
    STATUS_SENTENCES[status] ?? `Your application is with us. Its status: ${STATUS_WORDS[status]}.`
  );
}

/** Which application it is, in the order of the wizard. */
export function applicationLines(confirmation: Confirmation): SummaryLine[] {
  const { receipt, termYears } = confirmation;

  return [
    { label: 'Application number', value: receipt.applicationNumber },
    { label: 'Status', value: STATUS_WORDS[receipt.status] },
    { label: 'Submitted', value: momentWords(receipt.submittedAt) },
    {
      label: 'Bond',
      value: `${confirmation.bondName}, ${stateName(confirmation.stateCode)}`,
    },
    { label: 'Bond amount', value: formatWholeMoney(confirmation.amount) },
    { label: 'Effective date', value: formatDate(confirmation.effectiveDate) },
    { label: 'Term', value: termWords(termYears) },
    { label: 'Obligee', value: confirmation.obligee },
    { label: 'Applicant', value: confirmation.applicantName },
  ];
}

/** What was authorized, how, and under which reference. */
export function paymentLines({ receipt: { price, payment } }: Confirmation): SummaryLine[] {
  return [
    { label: 'Premium', value: formatMoney(price.premium) },
    { label: 'Processing fee', value: formatMoney(price.fees) },
    { label: 'Tax', value: formatMoney(price.taxes) },
    { label: 'Total', value: formatMoney(price.total) },
    { label: 'Payment method', value: describePayment(payment) },
    { label: 'Payment reference', value: payment.reference },
  ];
}
