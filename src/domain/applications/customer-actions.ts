/** What a customer can do with an application that was sent: take it back, or answer a question about it. */
import { z } from 'zod';
import { cleanNote } from '../fields/clean-text.ts';
import { recordIdSchema } from '../fields/record-id.ts';
import { holdsSecretNumber, LEAVE_NUMBER_OUT } from '../formats/secret-number.ts';
import { MAX_ANSWER_CHARACTERS } from './information-answer.ts';

/** The body of `withdraw-application`. */
export const withdrawalRequestSchema = z.object({ applicationId: recordIdSchema });

export type WithdrawalRequest = z.output<typeof withdrawalRequestSchema>;

/** The body of `answer-information-request`. The answer comes out without blanks around it. */
export const informationAnswerSchema = z.object({
  applicationId: recordIdSchema,
  answer: z
    .string()
    .transform(cleanNote)
    .pipe(
      z
        .string()
        .min(1, 'Write your answer')
        .max(MAX_ANSWER_CHARACTERS, `Answer must be ${MAX_ANSWER_CHARACTERS} characters or fewer`)
        .refine((answer) => !holdsSecretNumber(answer), LEAVE_NUMBER_OUT),
    ),
});

export type InformationAnswer = z.output<typeof informationAnswerSchema>;

/** Why an application was not changed, with the HTTP status that carries it. */
export const CUSTOMER_ACTION_FAILURE_STATUS = {
  /** There is no such application, or it is somebody else's: which of them is nobody's business. */
  'not-found': 404,
  /** It has gone on meanwhile, so that this cannot be done with it any more. */
  'not-open': 409,
} as const;

export type CustomerActionFailureCode = keyof typeof CUSTOMER_ACTION_FAILURE_STATUS;
