/** The call that shows an SSN or EIN to staff. Browser and functions share these schemas. */
import { z } from 'zod';
import { recordIdSchema } from '../fields/record-id.ts';
import { IDENTITY_NUMBERS, readRevealReason } from './reveal-reason.ts';

/** The body of `reveal-identity`. */
export const identityRevealSchema = z.object({
  applicationId: recordIdSchema,
  which: z.enum(IDENTITY_NUMBERS),
  reason: z.string().transform((text, context) => {
    const reason = readRevealReason(text);
    if (reason.ok) return reason.value;

    context.issues.push({ code: 'custom', input: undefined, message: reason.code });
    return z.NEVER;
  }),
});

export type IdentityReveal = z.output<typeof identityRevealSchema>;

/** The answer of `reveal-identity`: the nine digits. */
export const identityRevealAnswerSchema = z.object({ number: z.string().regex(/^\d{9}$/) });

export type IdentityRevealAnswer = z.output<typeof identityRevealAnswerSchema>;
