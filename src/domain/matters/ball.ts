/** Who has the next step in a matter. It is computed and never stored. */
import type { ApplicationStatus } from '../application-status.ts';
import type { SigningState } from '../signing/signing-state.ts';

/** Who has the next step. */
export const HOLDERS = {
  firm: 'You',
  client: 'Client',
  us: 'Underwriter',
  nobody: 'Nobody',
} as const;

export type Holder = keyof typeof HOLDERS;

/** Where the application and the bond stand. */
export type MatterProgress = {
  status: ApplicationStatus;
  number?: string | undefined;
  bondNumber?: string | undefined;
  bondStatus?: string | undefined;
  /** The day on which the bond renews or ends, ISO 8601. */
  expiryDate?: string | undefined;
  /** Whether the bond's owner ticked it as filed. */
  isFiled?: boolean | undefined;
};

/** The facts that decide who has the next step. */
export type BallFacts = {
  isClosed: boolean;
  /** Whether bond, state and amount are known. */
  canQuote: boolean;
  /** Whether the matter has the day on which the bond was filed. */
  isFiled: boolean;
  /** The state of each invited person's newest link. */
  signing?: readonly SigningState[] | undefined;
  progress?: MatterProgress | undefined;
};

/** The next step, and the party that takes it. */
export type Ball = { holder: Holder; step: string };

/** The steps of an application before its bond. */
const STEPS: Record<Exclude<ApplicationStatus, 'issued'>, Ball> = {
  draft: { holder: 'firm', step: 'Send the application' },
  submitted: { holder: 'us', step: 'Review the application' },
  under_review: { holder: 'us', step: 'Review the application' },
  information_requested: { holder: 'firm', step: 'Answer the underwriter' },
  price_offered: { holder: 'firm', step: 'Accept the price' },
  approved: { holder: 'us', step: 'Prepare the bond' },
  declined: { holder: 'firm', step: 'Read why it was declined' },
  withdrawn: { holder: 'firm', step: 'Apply again' },
};

/** Who has the next step in a matter. Links count until the application is sent. */
export function ballOf({ isClosed, canQuote, isFiled, signing = [], progress }: BallFacts): Ball {
  if (isClosed) return { holder: 'nobody', step: 'Closed' };
  if (!progress || progress.status === 'draft') {
    const invited = ballOfSigning(signing);
    if (invited) return invited;
  }
  if (!progress) {
    return { holder: 'firm', step: canQuote ? 'Get the price' : 'Enter bond, state and amount' };
  }
  if (progress.status !== 'issued') return STEPS[progress.status];
  if (progress.bondStatus === 'cancelled') return { holder: 'nobody', step: 'Bond released' };

  return isBondFiled(isFiled, progress)
    ? { holder: 'nobody', step: 'Bond filed' }
    : { holder: 'firm', step: 'Print and file the bond' };
}

/** Whether the bond is filed: the matter has the day, or the bond's owner ticked it. */
export function isBondFiled(hasDay: boolean, progress: MatterProgress | undefined): boolean {
  return hasDay || progress?.isFiled === true;
}

/** Whether the firm can start a quote: there is no application, or it ended without a bond. */
export function canStartQuote(progress: MatterProgress | undefined): boolean {
  return !progress || progress.status === 'declined' || progress.status === 'withdrawn';
}

/** Whether the application was sent and has not ended: it is too late to ask before it. */
export function isApplied(progress: MatterProgress | undefined): boolean {
  return !canStartQuote(progress) && progress?.status !== 'draft';
}

/** A refusal comes first, then a signature that a change has voided, then a missing signature. */
function ballOfSigning(states: readonly SigningState[]): Ball | undefined {
  if (states.some((state) => state === 'declined')) {
    return { holder: 'firm', step: 'A signer declined: call' };
  }
  if (states.some((state) => state === 'expired' || state === 'locked' || state === 'revoked')) {
    return { holder: 'firm', step: 'Send the link again' };
  }
  if (states.some((state) => state === 'must-sign-again')) {
    return { holder: 'client', step: 'Sign again by link' };
  }

  return isAwaited(states) ? { holder: 'client', step: 'Answer and sign by link' } : undefined;
}

/** Whether somebody may sign at any moment. */
export function isAwaited(states: readonly SigningState[]): boolean {
  return states.some((state) => ['invited', 'opened', 'confirmed'].includes(state));
}
