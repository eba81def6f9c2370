import { z } from 'zod';
import {
  endsBond,
  REQUEST_KINDS,
  requestKindLabel,
  RIDER_KINDS,
  type RequestKind,
} from '../bond-requests/request-kinds.ts';
import { FINAL_FIGURE, FIRST_YEAR_EARNED, noRefundWords } from '../bond-requests/request-words.ts';
import { formatDate } from '../dates.ts';
import { formatMoney, type Cents } from '../money.ts';
import { bondTitle as bondTitleOf } from '../bonds/bond-title.ts';
import { RIDER_NOTARY } from '../bonds/rider.ts';
import { DASHBOARD_PATH, mailCaptionSchema, sitePathSchema } from './mail-facts.ts';
import { defineLetter, type LetterPart } from './letter.ts';

/** A request about a bond was decided. */
export const requestDecidedLetter = defineLetter(
  z.object({
    bondNumber: z.string().min(1),
    /** The bond's name, its caption and its page. Missing in older mails. */
    bondTitle: z.string().min(1).optional(),
    caption: mailCaptionSchema,
    bondPath: sitePathSchema.optional(),
    requestKind: z.string(),
    decision: z.enum(['approved', 'declined']),
    reason: z.string().nullish(),
    /** The first day without coverage, if the bond was ended. */
    endsOn: z.iso.date().optional(),
    /** The estimated price of the change, or the estimated refund. Zero: no refund. */
    estimateCents: z.int().nonnegative().optional(),
    /** The final refund. Zero: none. Missing in older mails. */
    refundCents: z.int().nonnegative().optional(),
    /** Whether the rider comes with a power of attorney for the new amount. */
    bringsPower: z.boolean().optional(),
  }),
  (data) => {
    const { bondNumber, bondTitle, caption, bondPath = DASHBOARD_PATH, requestKind } = data;
    const { decision, reason, endsOn, bringsPower = false } = data;
    const { refundCents } = data;
    // The final refund replaces the estimate.
    const estimateCents =
      refundCents !== undefined || data.estimateCents === 0 ? undefined : data.estimateCents;
    const kind = REQUEST_KINDS.find((known) => known === requestKind);
    const hasEnded = kind !== undefined && endsBond(kind) && decision === 'approved';

    return {
      subject: `Your request about bond ${bondNumber} is ${decision}`,
      title: `Your request is ${decision}`,
      parts: [
        { type: 'text', text: outcomeWords(kind, decision) + (hasEnded ? ` ${NOT_RENEWED}` : '') },
        ...reasonPart(reason),
        ...(decision === 'approved' ? riderPart(requestKind, bringsPower) : []),
        ...(decision === 'approved' && requestKind === 'cancellation' ? [COVER_ELSEWHERE] : []),
        ...(estimateCents === undefined ? [] : [settledLater(requestKind)]),
        ...(refundCents === undefined
          ? estimatedRefundPart(data)
          : [refundPart(refundCents, data.estimateCents)]),
        {
          type: 'facts',
          facts: [
            ['Bond number', bondNumber],
            ...(bondTitle === undefined
              ? []
              : [['Bond', bondTitleOf(bondTitle, caption)] as const]),
            ...(endsOn === undefined
              ? []
              : [['First day without the bond', formatDate(endsOn)] as const]),
            ...(estimateCents === undefined ? [] : [estimateFact(requestKind, estimateCents)]),
            ...(refundCents ? [['Premium refund', formatMoney(refundCents)] as const] : []),
          ],
        },
      ],
      action: { label: 'See your bond', path: bondPath },
      note: 'Questions about the decision? Call us with the bond number.',
    };
  },
);

/** The decision in a sentence. It does not name a kind that this version of the site doesn't know. */
function outcomeWords(kind: RequestKind | undefined, decision: string): string {
  return kind === undefined
    ? `The request is ${decision}.`
    : `The request for a ${requestKindLabel(kind).toLowerCase()} is ${decision}.`;
}

/** Premium for earlier terms, or for a higher amount, may still be due. */
const NOT_RENEWED = 'We do not renew the bond, so no further renewal premium comes due.';

/** What a customer does about an estimate. A change of the amount costs premium; an end can bring some back. */
function settledLater(requestKind: string): LetterPart {
  const todo = requestKind === 'amount-change' ? 'pay anything before then' : 'do anything';

  return {
    type: 'text',
    text: `The amount below is an estimate. ${FINAL_FIGURE} You don’t need to ${todo}.`,
  };
}

function refundPart(refund: Cents, estimate: Cents | undefined): LetterPart {
  return { type: 'text', text: refund > 0 ? FINAL_REFUND : noRefundWords(estimate) };
}

const FINAL_REFUND = 'We refund the amount below. It is final, and you don’t need to do anything.';

/** Mails from before staff set the final refund. */
function estimatedRefundPart({
  endsOn,
  estimateCents,
}: {
  endsOn?: string | undefined;
  estimateCents?: Cents | undefined;
}): LetterPart[] {
  return endsOn !== undefined && estimateCents === 0 ? [NO_REFUND] : [];
}

const NO_REFUND: LetterPart = { type: 'text', text: `We estimate no refund. ${FIRST_YEAR_EARNED}` };

const COVER_ELSEWHERE: LetterPart = {
  type: 'text',
  text: 'If the office still requires a bond, file another one before the day below.',
};

function estimateFact(requestKind: string, estimateCents: Cents): readonly [string, string] {
  const label = requestKind === 'amount-change' ? 'Additional premium' : 'Premium refund';

  return [label, `about ${formatMoney(estimateCents)}`];
}

function reasonPart(reason: string | null | undefined): LetterPart[] {
  return reason ? [{ type: 'quote', text: reason }] : [];
}

/** Instructions for a rider, which the principal signs. It has no effect until the obligee has it. */
function riderPart(requestKind: string, bringsPower: boolean): LetterPart[] {
  if (!RIDER_KINDS.some((kind) => kind === requestKind)) return [];
  const papers = bringsPower
    ? 'Download the rider and the new power of attorney that comes with it'
    : 'Download the rider';
  const filed = bringsPower ? 'file both' : 'file it';

  return [
    {
      type: 'text',
      text: `${papers} from your dashboard, sign the rider, and ${filed} with the office that required the bond. ${RIDER_NOTARY} If the office has the bond already, do not file it again: the rider becomes part of it. Otherwise, file them together.`,
    },
  ];
}
