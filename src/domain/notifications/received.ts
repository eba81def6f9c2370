import { z } from 'zod';
import { formatMoney } from '../money.ts';
import {
  chargedAtIssue,
  CLIENT_CHARGE,
  CLIENT_CHARGED_AT_ISSUE,
  heldUntilIssue,
} from '../quote/charge-words.ts';
import { bondVerb } from '../renewals/renewal-words.ts';
import { PAYMENT_METHODS } from '../quote/payment-methods.ts';
import { REVIEW_TIME } from '../underwriting/review-time.ts';
import {
  ACCOUNT_NOTE,
  applicationFacts,
  applicationFactsSchema,
  applicationPath,
  mailClientSchema,
  paidByClientSchema,
} from './mail-facts.ts';
import { defineLetter } from './letter.ts';

const receivedSchema = applicationFactsSchema.extend({
  totalCents: z.int().nonnegative(),
  isPaidByClient: paidByClientSchema,
  /** Missing if the client of the reader paid, and in older mails. */
  paymentMethod: z.enum(PAYMENT_METHODS).optional(),
  /** Whether the rules sent the application to an underwriter. */
  isReviewed: z.boolean().optional(),
  /** Whether the application renews a bond. */
  isRenewal: z.boolean().optional(),
  /** The client of a law firm that renews the client's bond. */
  client: mailClientSchema,
});

/**
 * An application was received: its number, its price and the next steps. Customers can request it
 * again.
 */
export const receivedLetter = defineLetter(receivedSchema, (application) => ({
  subject: `We received your application ${application.applicationNumber}`,
  title: 'We received your application',
  parts: [
    {
      type: 'text',
      text: `${submitted(application)} Keep its number so we can find the application when you call.`,
    },
    {
      type: 'facts',
      facts: [...applicationFacts(application), ['Total', formatMoney(application.totalCents)]],
    },
    { type: 'text', text: nextStep(application) },
  ],
  action: { label: 'See your application', path: applicationPath(application) },
  note: ACCOUNT_NOTE,
}));

/** Who has the application now, and when the customer pays. */
function nextStep({
  isReviewed = false,
  isRenewal = false,
  isPaidByClient = false,
  paymentMethod,
}: z.output<typeof receivedSchema>): string {
  const { done } = bondVerb(isRenewal);
  const decision = isReviewed
    ? REVIEWED
    : `No underwriter has to review it. We email you when the bond is ${done}.`;
  if (isPaidByClient) {
    return `${decision} ${isReviewed ? CLIENT_CHARGE.held : CLIENT_CHARGED_AT_ISSUE}`;
  }
  if (!paymentMethod) return decision;
  const charge = isReviewed ? heldUntilIssue : chargedAtIssue;

  return `${decision} ${charge(paymentMethod, isRenewal)}`;
}

function submitted({ isRenewal = false, client }: z.output<typeof receivedSchema>): string {
  if (!isRenewal) return 'Your bond application has been submitted for processing.';

  const bond = client === undefined ? 'your bond' : `the bond of ${client}`;

  return `Your application to renew ${bond} has been submitted for processing.`;
}

const REVIEWED = `An underwriter reviews your application, usually in ${REVIEW_TIME}. We’ll email you the decision.`;
