/** Which bonds a project needs now, and how far their applications are, for the contractor's desk. */
import type { ApplicationStatus } from '../application-status.ts';
import type { ProofKind } from '../bond-requests/request-proofs.ts';
import type { ProjectBond } from './project-quote.ts';
import type { ProjectStage } from './project-stages.ts';

/** The names of the bonds at the start of a sentence. */
export const PROJECT_BOND_NAMES: Readonly<Record<ProjectBond, string>> = {
  'bid-bond': 'Bid bond',
  'performance-bond': 'Performance bond',
  'payment-bond': 'Payment bond',
};

/** The application for the performance bond asks for the payment bond too: one premium covers both. */
const BONDS: Readonly<Partial<Record<ProjectStage, readonly ProjectBond[]>>> = {
  approved: ['bid-bond'],
  awarded: ['performance-bond'],
};

/** The bonds to apply for at this stage. */
export function bondsAtStage(stage: ProjectStage): readonly ProjectBond[] {
  return BONDS[stage] ?? [];
}

const FOLLOWED: typeof BONDS = {
  ...BONDS,
  'bid-issued': ['bid-bond'],
  low: ['bid-bond'],
  // Some owners require a payment bond alone.
  awarded: ['performance-bond', 'payment-bond', 'bid-bond'],
  'finals-issued': ['performance-bond', 'payment-bond', 'bid-bond'],
  closed: ['performance-bond', 'payment-bond', 'bid-bond'],
  lost: ['bid-bond'],
};

/** The bonds whose applications the desk shows at this stage: those to apply for, and those that were issued for it. */
export function bondsToFollow(stage: ProjectStage): readonly ProjectBond[] {
  return FOLLOWED[stage] ?? [];
}

/** The bonds whose issue is a stage of its own. */
const ISSUED = {
  'bid-issued': ['bid-bond'],
  'finals-issued': ['performance-bond', 'payment-bond'],
} as const satisfies Partial<Record<ProjectStage, readonly ProjectBond[]>>;

/**
 * Whether the contractor may record a stage now. A bond that we have not issued yet is not recorded as issued while its
 * application is with us. One of another surety can be recorded. The price of a won contract can be corrected until our
 * final bonds have it.
 */
export function mayRecord(
  from: ProjectStage,
  stage: ProjectStage,
  statusOf: (bond: ProjectBond) => SentStatus | undefined,
): boolean {
  if (from === 'awarded' && stage === 'awarded') return !haveFinals(statusOf);

  const issued: Partial<Record<ProjectStage, readonly ProjectBond[]>> = ISSUED;

  return !(issued[stage] ?? []).some((bond) => isUnderWay(statusOf(bond)));
}

/** Whether we have issued a final bond of the project, so that a change of the contract price changes the bond. */
export function haveFinals(statusOf: (bond: ProjectBond) => SentStatus | undefined): boolean {
  return ISSUED['finals-issued'].some((bond) => statusOf(bond) === 'issued');
}

function isUnderWay(status: SentStatus | undefined): boolean {
  return status !== undefined && !['issued', 'declined', 'withdrawn'].includes(status);
}

/**
 * The proof that a bid bond has ended, from the result of the bid: the owner rejected the bid, or the contract is signed
 * and bonded (FAR 28.001). Undefined while the bond still secures the bid: an award alone does not end it, and a bid that
 * is not low may still win.
 */
export function endedBidProof(stage: ProjectStage): ProofKind | undefined {
  if (stage === 'lost') return 'award_to_another';

  return stage === 'finals-issued' || stage === 'closed' ? 'contract_bonded' : undefined;
}

/**
 * The proof that a final bond has ended, once its job is closed. The owner releases a bond and its companion together.
 * Undefined before, because we cannot end a contract bond while the job is in progress.
 */
export function endedFinalProof(
  stage: ProjectStage,
  bond: Exclude<ProjectBond, 'bid-bond'>,
  companion: string | undefined,
): ProofKind | undefined {
  if (stage !== 'closed') return undefined;
  if (bond === 'payment-bond') return 'final_waivers';

  return companion === undefined ? 'acceptance_of_work' : 'obligee_release';
}

/** An application that was sent. A draft is still the contractor's to send. */
export type SentStatus = Exclude<ApplicationStatus, 'draft'>;

const WORDS: Readonly<Record<SentStatus, string>> = {
  submitted: 'with an underwriter',
  under_review: 'with an underwriter',
  information_requested: 'a question waits for you',
  price_offered: 'another price waits for you',
  approved: 'approved',
  issued: 'issued',
  declined: 'declined',
  withdrawn: 'withdrawn',
};

/** The progress as the end of a sentence: "with an underwriter". The dashboard has longer words (`status-words.ts`). */
export function bondProgressWords(status: SentStatus): string {
  return WORDS[status];
}

/** Whether the contractor may apply for the bond: nothing was sent, or the contractor withdrew what was sent. */
export function mayApply(sent: SentStatus | undefined): boolean {
  return sent === undefined || sent === 'withdrawn';
}
