import { z } from 'zod';
import { PAYMENT_METHODS } from '../quote/payment-methods.ts';
import { bondVerb } from '../renewals/renewal-words.ts';
import {
  ACCOUNT_NOTE,
  applicationFacts,
  applicationFactsSchema,
  applicationPath,
  paidByClientSchema,
} from './mail-facts.ts';
import { defineLetter, type LetterPart } from './letter.ts';

const approvedSchema = applicationFactsSchema.extend({
  /** Missing if the client of the reader paid, and in older mails. */
  paymentMethod: z.enum(PAYMENT_METHODS).optional(),
  isPaidByClient: paidByClientSchema,
  /** Whether staff fill in a form of the court or agency. */
  isOwnForm: z.boolean().optional(),
  /** Whether the application renews a bond. */
  isRenewal: z.boolean().optional(),
  /** The underwriter's message. Missing if there is none, and for an automatic approval. */
  reason: z.string().min(1).optional(),
});

/** An application is approved, and its bond is not issued yet, unless the mail brings a message. */
export const approvedLetter = defineLetter(approvedSchema, (application) => ({
  subject: `Your application ${application.applicationNumber} is approved`,
  title: 'Your application is approved',
  parts: [
    { type: 'text', text: nextStep(application) },
    ...messageParts(application),
    { type: 'facts', facts: applicationFacts(application) },
  ],
  action: { label: 'See your application', path: applicationPath(application) },
  note: ACCOUNT_NOTE,
}));

function messageParts({ reason }: z.output<typeof approvedSchema>): LetterPart[] {
  if (reason === undefined) return [];

  return [
    { type: 'text', text: 'The underwriter’s message:' },
    { type: 'quote', text: reason },
  ];
}

/** When the bond is issued or renewed. */
function nextStep({
  paymentMethod: method,
  isPaidByClient = false,
  isOwnForm = false,
  isRenewal = false,
}: z.output<typeof approvedSchema>): string {
  const { verb } = bondVerb(isRenewal);
  const payer = isPaidByClient ? 'your client' : 'you';
  if (method === undefined && !isPaidByClient)
    return `We ${verb} the bond as soon as it is paid, and email you then.`;
  if (method === 'wire')
    return `We ${verb} the bond when your wire arrives. The amount and the reference are on your dashboard.`;

  return isOwnForm
    ? `We fill in and sign the form of the court or agency, charge ${payer} when we ${verb} the bond, and email you when it is ready.`
    : `We charge ${payer} now, ${verb} the bond and email you in a few minutes.`;
}
