/**
 * The customer's actions on a submitted application: withdraw it, answer a question about it, or accept
 * an offered price.
 */
import { z } from 'zod';
import { cleanNote } from '../fields/clean-text.ts';
import { recordIdSchema } from '../fields/record-id.ts';
import { holdsSecretNumber, LEAVE_NUMBER_OUT } from '../formats/secret-number.ts';
import { MAX_ANSWER_CHARACTERS } from './information-answer.ts';

/** The body of `withdraw-application`. */
export const withdrawalRequestSchema = z.object({ applicationId: recordIdSchema });

export type WithdrawalRequest = z.output<typeof withdrawalRequestSchema>;

/**
 * The body of `accept-price-offer`. The offer's id keeps a page with an older offer from accepting a
 * newer one.
 */
export const priceAcceptanceSchema = z.object({
  applicationId: recordIdSchema,
  offerId: recordIdSchema,
});

export type PriceAcceptance = z.output<typeof priceAcceptanceSchema>;

/** The body of `answer-information-request`. The answer is trimmed. It may be empty beside a file that was asked for. */
export const informationAnswerSchema = z.object({
  applicationId: recordIdSchema,
  answer: z
    .string()
    .transform(cleanNote)
    .pipe(
      z
        .string()
        .max(MAX_ANSWER_CHARACTERS, `Answer must be ${MAX_ANSWER_CHARACTERS} characters or fewer`)
        .refine((answer) => !holdsSecretNumber(answer), LEAVE_NUMBER_OUT),
    ),
});

export type InformationAnswer = z.output<typeof informationAnswerSchema>;

/** Reasons that an application was not changed, with their HTTP status. */
export const CUSTOMER_ACTION_FAILURE_STATUS = {
  /**
   * The application does not exist or belongs to another user. One code covers both, so that it
   * reveals nothing about other users.
   */
  'not-found': 404,
  /** The application's status no longer allows the action. */
  'not-open': 409,
  /** The answer is empty, and no file that the question asked for was added. */
  'nothing-sent': 422,
  /** The bank did not authorize the new amount. The earlier payment stays. */
  'payment-declined': 402,
  /** A client paid by a link, so only the client may agree to a higher amount. The earlier payment stays. */
  'payer-must-agree': 409,
} as const;

export type CustomerActionFailureCode = keyof typeof CUSTOMER_ACTION_FAILURE_STATUS;
