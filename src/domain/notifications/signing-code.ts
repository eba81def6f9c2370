import { z } from 'zod';
import { CODE_MINUTES } from '../signing/signing-state.ts';
import { defineLetter } from './letter.ts';
import { mailSenderSchema } from './mail-facts.ts';

/** The code that opens a session to sign or to pay. The letter has no link, so the code alone opens nothing. */
export const signingCodeLetter = defineLetter(
  z.object({
    sender: mailSenderSchema,
    /** The code. Sealed while the mail waits. */
    secret: z.string().min(1),
  }),
  ({ sender, secret }) => ({
    subject: `Your code for ${sender} is ${secret}`,
    title: `Your code is ${secret}`,
    parts: [
      {
        type: 'text',
        text: `Enter this code on the page that you opened. It works for ${CODE_MINUTES} minutes, once.`,
      },
      {
        type: 'text',
        text: 'Never give it to anybody, not even to us or to the sender of the link.',
      },
    ],
    action: { label: 'You didn’t ask for a code? Contact us', path: '/support' },
    note: 'If this wasn’t you, ignore this email. Nobody can use the link without the code.',
    reason: `You get this email because you opened a link from ${sender}.`,
  }),
);
