/** To people who answered and signed by an attorney's link: the application ended without a bond. */
import { z } from 'zod';
import { defineLetter, type Letter, type LetterTemplate } from './letter.ts';
import { mailSenderSchema } from './mail-facts.ts';

/** The words that differ between the ends. `sender` is the firm that applied. */
type EndWords = {
  title: string;
  cause: (sender: string) => string;
  next: (sender: string) => string;
  note: string;
};

/** The reason goes to the attorney who applied, because it may be about another signer. */
export const signedDeclinedLetter = defineEnd({
  title: 'We declined this bond',
  cause: (sender) =>
    `${sender} applied for this bond with the answers that you signed. An underwriter declined the application.`,
  next: (sender) => `${sender} has the underwriter’s reason and can apply again.`,
  note: 'If a credit report about you was a reason, you get a separate notice about it.',
});

/** The attorney withdrew the application, or did not accept a price in time. */
export const signedWithdrawnLetter = defineEnd({
  title: 'The application for this bond was withdrawn',
  cause: (sender) =>
    `${sender} applied for this bond with the answers that you signed. The application was withdrawn.`,
  next: (sender) => `${sender} can apply again with the same answers.`,
  note: 'If you authorized a payment by a link, you get a separate email about the payment.',
});

function defineEnd(words: EndWords): LetterTemplate {
  return defineLetter(
    z.object({ sender: mailSenderSchema, purpose: z.string().min(1) }),
    ({ sender, purpose }): Letter => ({
      subject: `About the bond you signed for: ${purpose}`,
      title: words.title,
      parts: [
        { type: 'text', text: words.cause(sender) },
        {
          type: 'facts',
          facts: [
            ['Bond', purpose],
            ['Applied for by', sender],
          ],
        },
        { type: 'text', text: 'We wrote no bond, so you owe nothing on your promise to repay.' },
        { type: 'text', text: `${words.next(sender)} Ask them what happens next.` },
      ],
      action: { label: 'Questions? Contact us', path: '/support' },
      note: words.note,
      reason: `You get this email because you signed by a link from ${sender}.`,
    }),
  );
}
