import { agencyDay } from '../business-day.ts';
import type { StoredTerm } from '../bonds/first-term.ts';
import { payeeFacts } from '../bonds/payee.ts';
import type { BilledTo } from './billed-to.ts';
import { formatDate, type IsoDate } from '../dates.ts';
import { addressLine } from '../formats/postal-address.ts';
import { formatMoney, type Cents } from '../money.ts';
import { officeTime } from '../office-time.ts';
import type { Price } from '../rates/price.ts';
import { renewalLines } from '../renewals/renewal-lines.ts';
import { storedPriceLines, type NamedCharges } from '../rates/price-lines.ts';
import { planStampWords } from '../rates/plan-stamp.ts';
import type { PlanStamp } from '../rates/rate-plan.ts';
import { CHARGED, RELEASED } from '../quote/charge-words.ts';
import type { PaymentMethod } from '../quote/payment-methods.ts';
import { describePayment } from '../quote/payment-words.ts';
import { firstTermWords, type TermDates } from '../quote/term-words.ts';
import { stateName, type StateCode } from '../us-states.ts';

/** The contents of an application's receipt. It contains no secrets. */
export type ApplicationReceipt = {
  applicationNumber: string;
  /** ISO 8601. */
  submittedAt: string;
  isApproved: boolean;
  bondName: string;
  stateCode: StateCode;
  amount: Cents;
  effectiveDate: IsoDate;
  termYears: number;
  /** The first day after the first term. Missing in a renewal, and in an application from before it was stored. */
  firstTermEndsOn?: IsoDate | undefined;
  /** How the first term ends, stored with `firstTermEndsOn`. */
  firstTermEnding?: StoredTerm['ending'] | undefined;
  /** The office that the customer named. */
  obligee: string;
  /** Whom the paper of the bond names. Missing if it names the office. */
  payee?: string | undefined;
  applicantName: string;
  /** Everyone that the bond binds, in one line. Missing if it binds the applicant alone. */
  principals?: string | undefined;
  applicantEmail: string;
  billedTo: BilledTo;
  price: Price;
  /** The fees and taxes by name. Missing in a payment from before they were stored. */
  charges?: NamedCharges | undefined;
  /** The rate plan of the price. Missing in an application from before there were plans. */
  plan?: PlanStamp | undefined;
  payment: {
    reference: string;
    method: PaymentMethod;
    lastFour?: string | undefined;
    /** When the payment was charged or the wire arrived, in ISO 8601. Missing before that. */
    capturedAt?: string | undefined;
    /** True after a decline or a withdrawal: nothing is charged. */
    isReleased?: boolean | undefined;
  };
  /** The number of the new bond. Missing before it is in force, and in a renewal. */
  bondNumber?: string | undefined;
  /**
   * The bond that the application renews, the end of the term it pays for if the bond has an end, and
   * whether the new term is stored. Missing for a new bond.
   */
  renewal?: { bondNumber: string; endsOn?: IsoDate; isRenewed: boolean } | undefined;
};

export type ReceiptLine = readonly [label: string, value: string];

/** What has become of the application. A bond that is paid for is not in force before its papers are signed. */
export function receiptLead({ bondNumber, renewal }: ApplicationReceipt): string {
  if (bondNumber !== undefined) return 'Your bond is issued';

  return renewal?.isRenewed ? 'Your bond is renewed' : 'We have your application';
}

/** The lines that describe the application. */
export function receiptFacts(receipt: ApplicationReceipt): ReceiptLine[] {
  return [
    ['Application number', receipt.applicationNumber],
    ['Submitted', officeTime(receipt.submittedAt)],
    ['Status when submitted', receipt.isApproved ? 'Approved' : 'With an underwriter'],
    ['Applicant', receipt.principals ?? receipt.applicantName],
    ['Email', receipt.applicantEmail],
    ['Bond', `${receipt.bondName}, ${stateName(receipt.stateCode)}`],
    ...(receipt.bondNumber ? ([['Bond number', receipt.bondNumber]] as const) : []),
    ...(receipt.renewal ? renewalLines(receipt.renewal) : []),
    ['Bond amount', formatMoney(receipt.amount)],
    ...payeeFacts(receipt.payee ?? receipt.obligee, receipt.obligee),
    ['Effective date', formatDate(receipt.effectiveDate)],
    ['Term', firstTermWords(termDates(receipt))],
    ['Billed to', billedToLine(receipt)],
    ['Payment method', describePayment(receipt.payment)],
    ['Payment reference', receipt.payment.reference],
    ...(receipt.plan ? ([['Rate plan', planStampWords(receipt.plan)]] as const) : []),
  ];
}

function termDates({
  firstTermEndsOn,
  firstTermEnding,
  ...receipt
}: ApplicationReceipt): TermDates {
  return { ...receipt, endsOn: firstTermEndsOn, ending: firstTermEnding };
}

/** The companies and the license behind a bond, as far as a receipt names them. */
export type ReceiptParties = {
  surety: string;
  agency: string;
  /** The agency's license in the state of the bond. */
  license: { number: string; regulator: string; isSample: boolean } | undefined;
};

/** The lines that name the surety and the agency's license. */
export function receiptParties({ surety, license }: Omit<ReceiptParties, 'agency'>): ReceiptLine[] {
  return [
    ['Surety', surety],
    ...(license ? ([['Agency license', licenseWords(license)]] as const) : []),
  ];
}

function licenseWords({
  number,
  regulator,
  isSample,
}: NonNullable<ReceiptParties['license']>): string {
  return `${number}, ${regulator}${isSample ? ' (sample)' : ''}`;
}

function billedToLine({ billedTo: { name, address } }: ApplicationReceipt): string {
  return address ? `${name}, ${addressLine(address)}` : name;
}

/** Who gets each part of the price, and whose tax it is. */
export function receiptRecipients({ surety, agency }: Omit<ReceiptParties, 'license'>): string {
  return `The premium and the tax are for ${surety}, the surety, which owes the tax on premiums to the state. The processing fee is for ${agency}.`;
}

/** The lines with the price. The last line is the sum of the others. */
export function receiptAmounts({ price, charges }: ApplicationReceipt): ReceiptLine[] {
  const lines = [...storedPriceLines(price, charges), { label: 'Total', amount: price.total }];

  return lines.map(({ label, amount }) => [label, formatMoney(amount)]);
}

/**
 * A note about the state of the payment. A receipt must not say that money was taken while it is
 * only authorized, and it proves the payment afterwards.
 */
export function receiptPaymentNote({ payment, price }: ApplicationReceipt): string {
  const total = formatMoney(price.total);
  if (payment.capturedAt !== undefined) {
    const day = formatDate(agencyDay(new Date(payment.capturedAt)));

    return `${CHARGED[payment.method]} on ${day}: ${total}.`;
  }
  if (payment.isReleased) return RELEASED[payment.method];

  return payment.method === 'wire'
    ? `We are waiting for your wire transfer: send ${total} with the payment reference.`
    : 'This payment was authorized with the application. We charge it when we issue the bond. If we do not issue it, we cancel the authorization.';
}
