/** Who has the next step in a matter. It is computed and never stored. */
import type { ApplicationStatus } from '../application-status.ts';
import { hasBondEnded } from '../bonds/bond-status.ts';
import type { LaterPaper } from '../bonds/filing-steps.ts';
import {
  type ClientPaymentState,
  isPayable,
  isStillAsked,
} from '../client-payment/client-payment-state.ts';
import { addDays, formatDate, type IsoDate } from '../dates.ts';
import type { Cents } from '../money.ts';
import type { SigningState } from '../signing/signing-state.ts';

/** Days before the next term from which the firm is to renew or release a bond: those of the first reminder. */
export const RENEWAL_DAYS = 60;

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
  /** The amount of the bond with all its riders, in cents. */
  bondAmount?: Cents | undefined;
  /** The day on which the bond renews or ends, ISO 8601. */
  expiryDate?: string | undefined;
  /** The first day of the next term, if nobody has renewed the bond for it yet. */
  nextDue?: IsoDate | undefined;
  /** Whether the bond's owner ticked it as filed, or renewed it. */
  isFiled?: boolean | undefined;
  /** The number of the first rider that is not ticked as filed. */
  riderToFile?: number | undefined;
  /** The term of the first continuation certificate that is not ticked as filed. */
  certificateToFile?: number | undefined;
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
  /** How many corrections of the signers the firm has not answered. */
  openCorrections?: number | undefined;
  /** The state of the newest link by which the client is asked to pay for the application. */
  payment?: ClientPaymentState | undefined;
  progress?: MatterProgress | undefined;
  today: IsoDate;
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
  withdrawn: { holder: 'firm', step: 'Apply again or close' },
};

/** Who has the next step in a matter. Links to sign count until the application is sent. */
export function ballOf(facts: BallFacts): Ball {
  const { isClosed, canQuote, isFiled, signing = [], openCorrections = 0 } = facts;
  const { payment, progress, today } = facts;
  if (isClosed) return { holder: 'nobody', step: 'Closed' };
  if (!progress || progress.status === 'draft') {
    const invited = ballOfSigning(signing);
    if (invited) return invited;
    if (openCorrections > 0) return { holder: 'firm', step: 'Answer a signer’s correction' };
  }
  if (!progress) {
    return { holder: 'firm', step: canQuote ? 'Get the price' : 'Enter bond, state and amount' };
  }
  if (progress.status === 'draft') return ballOfPayment(payment) ?? STEPS.draft;
  if (progress.status === 'price_offered') return ballOfRaise(payment) ?? STEPS.price_offered;
  if (progress.status !== 'issued') return STEPS[progress.status];
  if (hasBondEnded(progress.bondStatus ?? '')) return { holder: 'nobody', step: 'Bond ended' };

  const paper = paperToFile(isFiled, progress);
  if (paper) return { holder: 'firm', step: filingStepWords(paper) };
  const renewBy = renewByOf(progress, today);

  return renewBy
    ? { holder: 'firm', step: `Renew by ${formatDate(renewBy)}` }
    : { holder: 'nobody', step: 'Bond filed' };
}

/** The last day to renew a bond that is in force, once its next term is near. */
export function renewByOf(
  progress: MatterProgress | undefined,
  today: IsoDate,
): IsoDate | undefined {
  if (progress?.bondStatus !== 'active' || progress.nextDue === undefined) return undefined;
  const opensOn = addDays(progress.nextDue, -RENEWAL_DAYS);

  return opensOn <= today ? addDays(progress.nextDue, -1) : undefined;
}

/** Whether the bond is filed: the matter has the day, or the bond's owner ticked it or renewed it. */
export function isBondFiled(hasDay: boolean, progress: MatterProgress | undefined): boolean {
  return hasDay || progress?.isFiled === true;
}

/** The papers that were added to the bond after its issue and are not ticked as filed, the next first. */
export function laterPapersToFile(progress: MatterProgress | undefined): LaterPaper[] {
  const { certificateToFile: term, riderToFile: rider } = progress ?? {};

  // A certificate is filed before its term starts, so it comes first.
  return [...(term === undefined ? [] : [{ term }]), ...(rider === undefined ? [] : [{ rider }])];
}

/** The paper that the firm files next: the bond, and then what was added to it. Undefined once everything is filed. */
export function paperToFile(
  hasDay: boolean,
  progress: MatterProgress | undefined,
): 'bond' | LaterPaper | undefined {
  return isBondFiled(hasDay, progress) ? laterPapersToFile(progress)[0] : 'bond';
}

function filingStepWords(paper: 'bond' | LaterPaper): string {
  if (paper === 'bond') return 'Print and file the bond';

  return paper.rider === undefined
    ? 'File the continuation certificate'
    : `Sign and file rider ${paper.rider}`;
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

/** Undefined after the firm closed the link: it pays in another way. */
function ballOfPayment(state: ClientPaymentState | undefined): Ball | undefined {
  if (state === undefined || state === 'closed') return undefined;
  if (state === 'paid') return { holder: 'firm', step: 'Submit the application' };

  return isPayable(state)
    ? { holder: 'client', step: 'Pay the premium' }
    : { holder: 'firm', step: 'Send the link to pay again' };
}

/** Undefined when the client was not asked to agree to a higher price. */
function ballOfRaise(state: ClientPaymentState | undefined): Ball | undefined {
  if (state === undefined || !isStillAsked(state)) return undefined;

  return isPayable(state)
    ? { holder: 'client', step: 'Agree to the new price' }
    : { holder: 'firm', step: 'Send the link to agree again' };
}

/** Whether somebody may sign at any moment. */
export function isAwaited(states: readonly SigningState[]): boolean {
  return states.some((state) => ['invited', 'opened', 'confirmed'].includes(state));
}
