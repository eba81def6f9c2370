/** The stages of a project, from the first look to the last bond, and which can follow which. The database has the same. */

/** The stages with their labels, in the order of the board. */
export const STAGE_LABELS = {
  considering: 'Considering',
  approved: 'Approved to bid',
  'bid-issued': 'Bid bond issued',
  low: 'Low bid',
  'not-low': 'Not low',
  reinstated: 'Reinstated',
  awarded: 'Awarded',
  'finals-issued': 'Final bonds issued',
  closed: 'Closed',
  lost: 'Lost',
} as const;

export type ProjectStage = keyof typeof STAGE_LABELS;

/** The keys of `STAGE_LABELS`, in their order. */
export const PROJECT_STAGES = Object.keys(STAGE_LABELS) as [ProjectStage, ...ProjectStage[]];

/**
 * The stages that a contractor can record after a stage. A yes to a request to bid, or an underwriter, moves a project
 * from `considering` to `approved`.
 */
export const NEXT_STAGES: Readonly<Record<ProjectStage, readonly ProjectStage[]>> = {
  considering: [],
  approved: ['considering', 'bid-issued', 'low', 'not-low', 'lost'],
  'bid-issued': ['low', 'not-low', 'lost'],
  low: ['low', 'awarded', 'not-low', 'lost'], // again: the tabulation or the explanation came later
  'not-low': ['reinstated', 'lost'],
  lost: ['reinstated'],
  reinstated: ['low', 'not-low', 'lost', 'awarded'],
  awarded: ['awarded', 'finals-issued', 'closed'], // again: the contract price changed
  'finals-issued': ['closed'],
  closed: ['reinstated'],
};

/** The label of the button that records each stage. */
export const STAGE_ACTIONS: Readonly<Record<Exclude<ProjectStage, 'approved'>, string>> = {
  considering: 'Take the bid back',
  'bid-issued': 'Bid bond is issued',
  low: 'We are low',
  'not-low': 'We are not low',
  reinstated: 'The bid counts again',
  awarded: 'We won the contract',
  'finals-issued': 'Final bonds are issued',
  closed: 'The job is closed',
  lost: 'We lost the job',
};

/** The label of the button that adds to a stage or corrects it. */
const AGAIN: Readonly<Partial<Record<ProjectStage, string>>> = {
  low: 'Add the tabulation or an explanation',
  awarded: 'Correct the contract price',
};

/** What the button says that records a stage after another, or the same stage again. */
export function stageAction(from: ProjectStage, next: Exclude<ProjectStage, 'approved'>): string {
  if (from === 'closed') return 'The job is not closed yet';

  return (from === next ? AGAIN[next] : undefined) ?? STAGE_ACTIONS[next];
}

/** Stages in which the full price of the bid is held. */
export const BID_STAGES: readonly ProjectStage[] = ['approved', 'bid-issued', 'low', 'reinstated'];

/** Stages in which the cost of the work is held, until a schedule of work in progress lists the job. */
export const SIGNED_STAGES: readonly ProjectStage[] = ['awarded', 'finals-issued'];

/** Stages in which nothing more is asked of the surety. */
export const CLOSED_STAGES: readonly ProjectStage[] = ['not-low', 'lost', 'closed'];

/** Whether the bids are opened and the contractor has not recorded the result yet. */
export function awaitsResult(
  { stage, bidAt }: { stage: ProjectStage; bidAt: string },
  now: Date,
): boolean {
  return (stage === 'approved' || stage === 'bid-issued') && Date.parse(bidAt) <= now.getTime();
}
