import { z } from 'zod';
import { defineLetter } from './letter.ts';
import { mailSenderSchema } from './mail-facts.ts';

/**
 * To a person who answered and signed by an attorney's link: the application was declined. The reason goes to the
 * attorney who applied, because it may be about another signer.
 */
export const signedDeclinedLetter = defineLetter(
  z.object({ sender: mailSenderSchema, purpose: z.string().min(1) }),
  ({ sender, purpose }) => ({
    subject: `About the bond you signed for: ${purpose}`,
    title: 'We declined this bond',
    parts: [
      {
        type: 'text',
        text: `${sender} applied for this bond with the answers that you signed. An underwriter declined the application.`,
      },
      {
        type: 'facts',
        facts: [
          ['Bond', purpose],
          ['Applied for by', sender],
        ],
      },
      { type: 'text', text: 'We wrote no bond, so you owe nothing on your promise to repay.' },
      {
        type: 'text',
        text: `${sender} has the underwriter’s reason and can apply again. Ask them what happens next.`,
      },
    ],
    action: { label: 'Questions? Contact us', path: '/support' },
    note: 'If a credit report about you was a reason, you get a separate notice about it.',
    reason: `You get this email because you signed by a link from ${sender}.`,
  }),
);
