import { z } from 'zod';

/**
 * The answer of `mail-confirmation`. `secondsLeft`: nothing was sent, because a copy is on its way; the next one can be
 * sent in this many seconds.
 */
export const mailedAnswerSchema = z.discriminatedUnion('queued', [
  z.object({ queued: z.literal(true) }),
  z.object({ queued: z.literal(false), secondsLeft: z.int().nonnegative() }),
]);

export type MailedAnswer = z.output<typeof mailedAnswerSchema>;
