import { formatDate, type IsoDate } from '../dates.ts';
import { formatMoney, type Cents } from '../money.ts';
import type { Price } from '../quote/pricing.ts';
import type { PaymentMethod } from '../quote/payment-methods.ts';
import { describePayment } from '../quote/payment-words.ts';
import { termWords } from '../quote/term-words.ts';
import { stateName, type StateCode } from '../us-states.ts';

/** What the receipt of an application says. No secret is on it. */
export type ApplicationReceipt = {
  applicationNumber: string;
  /** A moment in ISO 8601. */
  submittedAt: string;
  isApproved: boolean;
  bondName: string;
  stateCode: StateCode;
  amount: Cents;
  effectiveDate: IsoDate;
  termYears: number;
  obligee: string;
  applicantName: string;
  applicantEmail: string;
  price: Price;
  payment: { reference: string; method: PaymentMethod; lastFour?: string | undefined };
};

/** One line of a receipt. */
export type ReceiptLine = readonly [label: string, value: string];

/** Where we are, and so when a receipt was given. */
const OFFICE_TIME = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/New_York',
});

/** Which application it is. */
export function receiptFacts(receipt: ApplicationReceipt): ReceiptLine[] {
  return [
    ['Application number', receipt.applicationNumber],
    ['Submitted', `${OFFICE_TIME.format(new Date(receipt.submittedAt))}, Eastern Time`],
    ['Status then', receipt.isApproved ? 'Approved' : 'With an underwriter'],
    ['Applicant', receipt.applicantName],
    ['Email', receipt.applicantEmail],
    ['Bond', `${receipt.bondName}, ${stateName(receipt.stateCode)}`],
    ['Bond amount', formatMoney(receipt.amount)],
    ['Obligee', receipt.obligee],
    ['Effective date', formatDate(receipt.effectiveDate)],
    ['Term', termWords(receipt.termYears)],
    ['Payment method', describePayment(receipt.payment)],
    ['Payment reference', receipt.payment.reference],
  ];
}

/** What it costs; the last line is the sum of the others. */
export function receiptAmounts({ price }: ApplicationReceipt): ReceiptLine[] {
  return [
    ['Premium', formatMoney(price.premium)],
    ['Processing fee', formatMoney(price.fees)],
    ['Tax', formatMoney(price.taxes)],
    ['Total', formatMoney(price.total)],
  ];
}

/** What the payment is so far: a receipt must not say that money was taken which is only reserved. */
export function receiptPaymentNote({ payment, price }: ApplicationReceipt): string {
  return payment.method === 'wire'
    ? `The wire transfer is awaited: send ${formatMoney(price.total)} with the payment reference.`
    : 'The payment is authorized. It is taken when the bond is issued; until then it can be released.';
}
