/** Where an application stands in words a customer can act on: what it is called, and who has the ball. */
import { type ApplicationStatus, canMove } from '../application-status.ts';
import { addDays, type IsoDate } from '../dates.ts';
import { DRAFT_MAX_AGE_DAYS } from '../quote/draft-limits.ts';
import type { BadgeTone } from '../states/filing.ts';

/** Who has to do something next; nobody, where an application has ended. */
export type Holder = 'you' | 'us' | 'nobody';

export type Standing = {
  label: string;
  tone: BadgeTone;
  holder: Holder;
  /** One sentence: what is going on, or what to do. */
  sentence: string;
};

/** What the standing of an application follows from. */
export type StandingFacts = {
  status: ApplicationStatus;
  /** Whether it is paid by wire, so that money has to arrive before the bond is made out. */
  isPaidByWire: boolean;
};

const STANDINGS: Record<ApplicationStatus, Standing> = {
  draft: {
    label: 'Draft',
    tone: 'accent',
    holder: 'you',
    sentence: 'You have not sent it yet. Your answers are kept.',
  },
  submitted: {
    label: 'Submitted',
    tone: 'info',
    holder: 'us',
    sentence: 'We have it and are checking it.',
  },
  under_review: {
    label: 'Under review',
    tone: 'info',
    holder: 'us',
    sentence: 'An underwriter is reading it. That usually takes one or two business days.',
  },
  information_requested: {
    label: 'Question for you',
    tone: 'accent',
    holder: 'you',
    sentence: 'An underwriter needs an answer from you before going on.',
  },
  approved: {
    label: 'Approved',
    tone: 'success',
    holder: 'us',
    sentence: 'It is approved. We are making out the bond.',
  },
  issued: {
    label: 'Issued',
    tone: 'success',
    holder: 'nobody',
    sentence: 'The bond is issued. You find it under Active Bonds.',
  },
  declined: {
    label: 'Declined',
    tone: 'neutral',
    holder: 'nobody',
    sentence: 'We could not offer this bond. You pay nothing.',
  },
  withdrawn: {
    label: 'Withdrawn',
    tone: 'neutral',
    holder: 'nobody',
    sentence: 'You withdrew it. You pay nothing.',
  },
};

const AWAITING_WIRE: Standing = {
  label: 'Approved',
  tone: 'accent',
  holder: 'you',
  sentence: 'It is approved. We make out the bond when your wire has arrived.',
};

/** Where an application stands. */
export function standingOf({ status, isPaidByWire }: StandingFacts): Standing {
  return status === 'approved' && isPaidByWire ? AWAITING_WIRE : STANDINGS[status];
}

/** What stops an underwriter or a bond comes before what waits for its customer alone. */
const URGENCY: readonly ApplicationStatus[] = ['information_requested', 'approved', 'draft'];

/** Applications by who has the ball: yours most pressing first, the others in the order they came. */
export function byHolder<Application extends StandingFacts>(
  applications: readonly Application[],
): Record<Holder, Application[]> {
  const withHolder = (holder: Holder) =>
    applications.filter((application) => standingOf(application).holder === holder);

  return {
    you: withHolder('you').toSorted(
      (one, other) => URGENCY.indexOf(one.status) - URGENCY.indexOf(other.status),
    ),
    us: withHolder('us'),
    nobody: withHolder('nobody'),
  };
}

/** Whether its customer may still withdraw a submitted application. A draft is thrown away instead. */
export function canWithdraw(status: ApplicationStatus): boolean {
  return status !== 'draft' && canMove(status, 'withdrawn');
}

/** The last day on which a draft that was changed on a day can be gone on with. */
export function draftKeptUntil(changedOn: IsoDate): IsoDate {
  return addDays(changedOn, DRAFT_MAX_AGE_DAYS);
}

/** "Nothing needs you today.", "1 thing needs you.", "3 things need you." */
export function needsWords(count: number): string {
  if (count === 0) return 'Nothing needs you today.';

  return count === 1 ? '1 thing needs you.' : `${count} things need you.`;
}
