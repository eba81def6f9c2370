import { z } from 'zod';
import { bondTitle } from '../bonds/bond-title.ts';
import { clientMethodSchema } from '../client-payment/client-methods.ts';
import { describePayment } from '../quote/payment-words.ts';
import { lastFourSchema } from '../quote/quote-identity.ts';
import type { LetterFact } from './letter.ts';
import { mailCaptionSchema, mailSenderSchema } from './mail-facts.ts';

/** The data of every mail to a client who paid by a link. */
export const payerFactsSchema = z.object({
  sender: mailSenderSchema,
  purpose: z.string().min(1),
  totalCents: z.int().positive(),
  method: clientMethodSchema,
  lastFour: lastFourSchema,
  reference: z.string().min(1),
});

/** The same after the firm submitted the application. Case and number are missing for a quote that was never submitted. */
export const submittedPayerFactsSchema = payerFactsSchema.extend({
  caption: mailCaptionSchema,
  applicationNumber: z.string().min(1).optional(),
});

type BondOfPayer = Pick<z.output<typeof payerFactsSchema>, 'purpose' | 'sender'> &
  Partial<Pick<z.output<typeof submittedPayerFactsSchema>, 'caption' | 'applicationNumber'>>;

/** The bond with its case, its application and the firm that applied for it. */
export function bondFacts({
  purpose,
  caption,
  applicationNumber,
  sender,
}: BondOfPayer): LetterFact[] {
  return [
    ['Bond', bondTitle(purpose, caption)],
    ...(applicationNumber === undefined
      ? []
      : [['Application number', applicationNumber] as const]),
    ['Asked by', sender],
  ];
}

/** How the client paid, and the reference for questions. */
export function paymentFacts({
  method,
  lastFour,
  reference,
}: Pick<z.output<typeof payerFactsSchema>, 'method' | 'lastFour' | 'reference'>): LetterFact[] {
  return [
    ['Payment method', describePayment({ method, lastFour })],
    ['Payment reference', reference],
  ];
}

/** Why the client gets the mail. */
export function paidByLinkFrom(sender: string): string {
  return `You get this email because you authorized a payment by a link from ${sender}.`;
}

/** The way to us from a mail to a client, who has no account. */
export const CONTACT_ACTION = { label: 'Questions? Contact us', path: '/support' };
