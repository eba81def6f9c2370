import { z } from 'zod';
import { defineLetter } from './letter.ts';

/** A customer has deleted the account. */
export const accountDeletedLetter = defineLetter(
  z.object({
    /** Whether applications or bonds remain until their retention periods end. */
    keepsRecords: z.boolean(),
  }),
  ({ keepsRecords }) => ({
    subject: 'Your account is deleted',
    title: 'Your account is deleted',
    parts: [
      { type: 'text', text: 'Your sign-in, your profile and your drafts are gone, as you asked.' },
      ...(keepsRecords
        ? [
            {
              type: 'text' as const,
              text: 'We keep the records of your applications and bonds until their retention periods end. Bonds in force stay in force.',
            },
          ]
        : []),
    ],
    action: { label: 'How long we keep records', path: '/legal/privacy#keeping' },
    note: "If you didn't delete your account, call us right away.",
  }),
);
