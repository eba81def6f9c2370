import { z } from 'zod';
import { formatMoney } from '../money.ts';
import { defineLetter } from './letter.ts';
import {
  bondFacts,
  CONTACT_ACTION,
  paidByLinkFrom,
  paymentFacts,
  submittedPayerFactsSchema,
} from './payer-facts.ts';

const releasedSchema = submittedPayerFactsSchema.extend({
  cause: z.enum(['declined', 'withdrawn', 'not-submitted', 'replaced']),
  /** The amount of the client's own payment that replaced this one. */
  heldCents: z.int().positive().optional(),
});

/** To the client who authorized a payment by link: it is released. An underwriter's words go to the firm only. */
export const paymentReleasedLetter = defineLetter(releasedSchema, (payment) => ({
  subject: `Your payment was released: ${payment.purpose}`,
  title: 'We released your payment',
  parts: [
    {
      type: 'text',
      text: `${whyReleased(payment)} We canceled the authorization of ${formatMoney(payment.totalCents)}, and that amount is not charged. Your bank may show the hold for a few more days.`,
    },
    {
      type: 'facts',
      facts: [
        ...bondFacts(payment),
        ['Amount released', formatMoney(payment.totalCents)],
        ...paymentFacts(payment),
      ],
    },
  ],
  action: CONTACT_ACTION,
  note: 'Keep this email until the hold is gone from your account.',
  reason: paidByLinkFrom(payment.sender),
}));

function whyReleased({ cause, sender, heldCents }: z.output<typeof releasedSchema>): string {
  switch (cause) {
    case 'declined':
      return `We declined the application of ${sender}, so there is no bond.`;
    case 'withdrawn':
      return `The application of ${sender} was withdrawn, so there is no bond.`;
    case 'not-submitted':
      return `${sender} did not submit the application, so there is no bond.`;
    case 'replaced':
      return heldCents === undefined
        ? 'The bond is paid in another way.'
        : `The price of the bond changed. We now hold ${formatMoney(heldCents)} instead.`;
  }
}
