/** The progress of a submitted application toward a bond in force, as the customer sees it. */
import { z } from 'zod';
import type { ApplicationStatus } from '../application-status.ts';
import { recordIdSchema } from '../fields/record-id.ts';
import type { IssuingFacts } from './issuing-step.ts';

/** How an application ends without a bond. */
const ENDS = ['declined', 'withdrawn'] as const satisfies readonly ApplicationStatus[];

/** The statuses in which an application waits for an answer of its customer. */
const AWAITED_ANSWERS = [
  'information_requested',
  'price_offered',
] as const satisfies readonly ApplicationStatus[];

export type AwaitedAnswer = (typeof AWAITED_ANSWERS)[number];

export const BOND_PROGRESS = [
  /** No bond is being made: the application is under review, or the wire has not arrived. */
  'waiting',
  'making',
  /** Staff finish the bond by hand. The customer is not told why. */
  'needs-a-hand',
  'in-force',
  ...AWAITED_ANSWERS,
  ...ENDS,
] as const;

export type BondProgress = (typeof BOND_PROGRESS)[number];

/** How an application ended without a bond, from its status or its progress. Undefined if it did not. */
export function endWithoutBond(
  reached: ApplicationStatus | BondProgress,
): (typeof ENDS)[number] | undefined {
  return ENDS.find((end) => end === reached);
}

/** The answer that an application waits for, from its status or its progress. Undefined if it waits for none. */
export function awaitedAnswer(
  reached: ApplicationStatus | BondProgress,
): AwaitedAnswer | undefined {
  return AWAITED_ANSWERS.find((answer) => answer === reached);
}

type ProgressFacts = Pick<IssuingFacts, 'application' | 'payment' | 'isInForce'> & {
  isPaidByWire: boolean;
  isHeld: boolean;
};

/** The progress of an application. A bond in force stays in force while staff work on a later paper. */
export function bondProgressOf(facts: ProgressFacts): BondProgress {
  const { application, payment, isInForce, isPaidByWire, isHeld } = facts;
  if (application !== 'approved' && application !== 'issued')
    return endWithoutBond(application) ?? awaitedAnswer(application) ?? 'waiting';
  if (application === 'issued' && isInForce) return 'in-force';
  if (isHeld) return 'needs-a-hand';

  const awaitsWire = isPaidByWire && payment === 'authorized';

  return payment === 'none' || awaitsWire ? 'waiting' : 'making';
}

/** A bond in force, as its customer may name it. */
export const madeBondSchema = z.strictObject({
  id: recordIdSchema,
  number: z.string().min(1),
  /** Whether the application renewed the bond, so that its new paper is a certificate. */
  isRenewed: z.boolean(),
});

export type MadeBond = z.output<typeof madeBondSchema>;

/** The answer of `bond-progress`. */
export const bondProgressSchema = z.discriminatedUnion('progress', [
  z.strictObject({ progress: z.enum(BOND_PROGRESS).exclude(['in-force']) }),
  z.strictObject({ progress: z.literal('in-force'), bond: madeBondSchema }),
]);

export type BondProgressAnswer = z.output<typeof bondProgressSchema>;
