import { z } from 'zod';
import { beforeStart } from '../bonds/before-start.ts';
import { formatDate } from '../dates.ts';
import { formatMoney } from '../money.ts';
import { CHARGED, CLIENT_CHARGE } from '../quote/charge-words.ts';
import { PAYMENT_METHODS } from '../quote/payment-methods.ts';
import {
  ACCOUNT_NOTE,
  applicationFacts,
  applicationFactsSchema,
  bondNames,
  DASHBOARD_PATH,
  mailClientSchema,
  paidByClientSchema,
} from './mail-facts.ts';
import { defineLetter, type LetterFact } from './letter.ts';

const issuedSchema = applicationFactsSchema.extend({
  bondNumber: z.string().min(1),
  /** Missing in older mails. */
  bondId: z.uuid().optional(),
  /** The first day of a new bond. Missing for a renewal and in older mails. */
  effectiveOn: z.iso.date().optional(),
  /** The day before which the customer should file a new bond. Missing without such a day, and in older mails. */
  fileBefore: z.iso.date().optional(),
  /** The number of the term that a renewal starts. Missing for a new bond. */
  term: z.int().min(2).optional(),
  /** The new end of a renewed bond. Missing for a new bond, a bond without an end and in older mails. */
  endsOn: z.iso.date().optional(),
  /** The next premium day of a renewed bond without an end. */
  premiumDueOn: z.iso.date().optional(),
  /** The price that was paid, and how. Missing in older mails. */
  totalCents: z.int().nonnegative().optional(),
  paymentMethod: z.enum(PAYMENT_METHODS).optional(),
  isPaidByClient: paidByClientSchema,
  /** The client of a law firm that renewed the client's bond. */
  client: mailClientSchema,
});

/** A bond is issued or renewed: what to download and file. */
export const issuedLetter = defineLetter(issuedSchema, (application) => {
  const { outcome, text, label } =
    application.term === undefined ? issuedWords(application) : RENEWED;
  const { named, numbered } = bondNames(application.bondNumber, application.client);

  return {
    subject: `${numbered} is ${outcome}`,
    title: `${named} is ${outcome}`,
    parts: [
      { type: 'text', text },
      {
        type: 'facts',
        facts: [
          ['Bond number', application.bondNumber],
          ...termFacts(application),
          ...applicationFacts(application),
          ...chargeFacts(application),
        ],
      },
    ],
    action: {
      label,
      path: application.bondId ? `${DASHBOARD_PATH}?bond=${application.bondId}` : DASHBOARD_PATH,
    },
    note: ACCOUNT_NOTE,
  };
});

/** When a new bond starts, or how long the renewed bond runs now or its premium is paid. */
function termFacts({
  effectiveOn,
  endsOn,
  premiumDueOn,
}: z.output<typeof issuedSchema>): LetterFact[] {
  return [
    ...(effectiveOn ? ([['First day', formatDate(effectiveOn)]] as const) : []),
    ...(endsOn ? ([['New end', formatDate(endsOn)]] as const) : []),
    ...(premiumDueOn ? ([['Next premium due', formatDate(premiumDueOn)]] as const) : []),
  ];
}

/** What was charged: the payer sees the same amount on a statement of the card or account. */
function chargeFacts({
  totalCents,
  paymentMethod,
  isPaidByClient = false,
}: z.output<typeof issuedSchema>): LetterFact[] {
  if (totalCents === undefined) return [];
  if (isPaidByClient) return [[CLIENT_CHARGE.charged, formatMoney(totalCents)]];

  return paymentMethod === undefined ? [] : [[CHARGED[paymentMethod], formatMoney(totalCents)]];
}

function issuedWords({ fileBefore }: z.output<typeof issuedSchema>): typeof RENEWED {
  const task = fileBefore
    ? `It must be signed and filed${beforeStart(fileBefore)}.`
    : 'Most bonds must be signed and filed.';

  return {
    outcome: 'issued',
    text: `Download the bond and its power of attorney. ${task} Your dashboard shows the steps for yours, and has the receipt.`,
    label: 'Download your bond',
  };
}

const RENEWED = {
  outcome: 'renewed',
  text: 'Download the continuation certificate. If the bond is filed with an office, file the certificate there before the new term starts. The bond keeps its number: do not file it again.',
  label: 'Download the certificate',
};
