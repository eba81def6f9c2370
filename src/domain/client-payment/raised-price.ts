/** A raised price that the client of a firm agrees to by a link, and the client's answer. */
import { z } from 'zod';
import { recordIdSchema } from '../fields/record-id.ts';

/** 'open': the client can answer. The other states are how the price ended. */
export const RAISE_STATES = ['open', 'accepted', 'withdrawn', 'expired', 'taken-back'] as const;

/** A raised price as the client sees it, in cents. */
export const raisedPriceSchema = z.object({
  offerId: z.uuid(),
  state: z.enum(RAISE_STATES),
  totalBefore: z.int().positive(),
  total: z.int().positive(),
  /** The underwriter's reason. */
  reason: z.string().min(1),
  /** The last day on which the client can agree. */
  answerBy: z.iso.date(),
});

export type RaisedPrice = z.output<typeof raisedPriceSchema>;

/** What the client answers. Offer and total are those of the page, so that no page answers another price. */
export const raiseAnswerSchema = z.strictObject({
  offerId: recordIdSchema,
  shownTotal: z.int().positive(),
  isAccepted: z.boolean(),
});

export type RaiseAnswer = z.output<typeof raiseAnswerSchema>;
