/** Who has the next step in a matter. It is computed and never stored. */
import type { ApplicationStatus } from '../application-status.ts';

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
};

/** What the holder follows from. */
export type BallFacts = {
  isClosed: boolean;
  /** Whether bond, state and amount are known. */
  canQuote: boolean;
  isFiled: boolean;
  /** Whether a link waits for the client or a co-fiduciary. */
  clientWaits?: boolean | undefined;
  progress?: MatterProgress | undefined;
};

/** Who has the next step, and which. */
export type Ball = { holder: Holder; step: string };

/** The steps of an application before its bond. */
const STEPS: Record<Exclude<ApplicationStatus, 'issued'>, Ball> = {
  draft: { holder: 'firm', step: 'Send the application' },
  submitted: { holder: 'us', step: 'Review the application' },
  under_review: { holder: 'us', step: 'Review the application' },
  information_requested: { holder: 'firm', step: 'Answer the underwriter' },
  price_offered: { holder: 'firm', step: 'Accept the price' },
  approved: { holder: 'us', step: 'Prepare the bond' },
  declined: { holder: 'firm', step: 'Propose someone else' },
  withdrawn: { holder: 'firm', step: 'Apply again' },
};

/** Who has the next step in a matter. */
export function ballOf({ isClosed, canQuote, isFiled, clientWaits, progress }: BallFacts): Ball {
  if (isClosed) return { holder: 'nobody', step: 'Closed' };
  if (clientWaits) return { holder: 'client', step: 'Answer and sign by link' };
  if (!progress) {
    return { holder: 'firm', step: canQuote ? 'Get the price' : 'Enter bond, state and amount' };
  }
  if (progress.status !== 'issued') return STEPS[progress.status];
  if (progress.bondStatus === 'cancelled') return { holder: 'nobody', step: 'Bond released' };

  return isFiled
    ? { holder: 'nobody', step: 'Bond filed' }
    : { holder: 'firm', step: 'Print and file the bond' };
}
