/** The status of an application in the customer's words: its label, and who has to act next. */
import { type ApplicationStatus, canMove } from '../application-status.ts';
import { addDays, type IsoDate } from '../dates.ts';
import { BEING_MADE, FINISHED_BY_HAND } from '../issuing/making-words.ts';
import { DRAFT_MAX_AGE_DAYS } from '../quote/draft-limits.ts';
import type { BadgeTone } from '../states/filing.ts';
import { REVIEW_TIME } from '../underwriting/review-time.ts';

/** Who has to act next. 'nobody': the application has ended. */
export type Holder = 'you' | 'us' | 'nobody';

export type StatusWords = {
  label: string;
  tone: BadgeTone;
  holder: Holder;
  /** One sentence about what is happening, or what to do. */
  sentence: string;
};

/** The facts that determine an application's label and who has to act next. */
export type StatusFacts = {
  status: ApplicationStatus;
  /**
   * Whether the customer pays by wire, so that the money has to arrive before the bond is issued.
   */
  isPaidByWire: boolean;
  /** Whether staff make the bond by hand. */
  isMadeByHand?: boolean | undefined;
};

const STATUS_WORDS: Record<ApplicationStatus, StatusWords> = {
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
    sentence: 'We received it and are checking it.',
  },
  under_review: {
    label: 'Under review',
    tone: 'info',
    holder: 'us',
    sentence: `An underwriter is reading it. This usually takes ${REVIEW_TIME}.`,
  },
  information_requested: {
    label: 'Question for you',
    tone: 'accent',
    holder: 'you',
    sentence: 'An underwriter needs an answer from you to continue.',
  },
  price_offered: {
    label: 'New price for you',
    tone: 'accent',
    holder: 'you',
    sentence: 'An underwriter offers the bond at another price and needs an answer.',
  },
  approved: {
    label: 'Approved',
    tone: 'success',
    holder: 'us',
    sentence: `Your application is approved. ${BEING_MADE}`,
  },
  issued: {
    label: 'Issued',
    tone: 'success',
    holder: 'nobody',
    sentence: 'The bond is issued. Find it under Active Bonds.',
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
    sentence: 'It was withdrawn. You pay nothing.',
  },
};

const AWAITING_WIRE: StatusWords = {
  label: 'Approved',
  tone: 'accent',
  holder: 'you',
  sentence: 'It is approved. We issue the bond when your wire arrives.',
};

const BY_HAND: StatusWords = {
  label: 'Approved',
  tone: 'success',
  holder: 'us',
  sentence: `Your application is approved. ${FINISHED_BY_HAND}`,
};

/** The label of an application's status, and who has to act next. */
export function describeStatus({ status, isPaidByWire, isMadeByHand }: StatusFacts): StatusWords {
  if (status === 'approved' && isMadeByHand) return BY_HAND;

  return status === 'approved' && isPaidByWire ? AWAITING_WIRE : STATUS_WORDS[status];
}

/**
 * Statuses in which an application may need its customer. Those that hold up an underwriter or a
 * bond come first.
 */
export const MAY_NEED_CUSTOMER = [
  'information_requested',
  'price_offered',
  'approved',
  'draft',
] as const satisfies readonly ApplicationStatus[];

const URGENCY: readonly ApplicationStatus[] = MAY_NEED_CUSTOMER;

/** Whether an underwriter declined the application. */
export function isDeclined({ status }: Pick<StatusFacts, 'status'>): boolean {
  return status === 'declined';
}

/**
 * Group applications by who has to act next. The customer's own are sorted by urgency; the others
 * keep their order.
 */
export function byHolder<Application extends StatusFacts>(
  applications: readonly Application[],
): Record<Holder, Application[]> {
  const withHolder = (holder: Holder) =>
    applications.filter((application) => describeStatus(application).holder === holder);

  return {
    you: withHolder('you').toSorted(
      (one, other) => URGENCY.indexOf(one.status) - URGENCY.indexOf(other.status),
    ),
    us: withHolder('us'),
    nobody: withHolder('nobody'),
  };
}

/** Whether the bond is being issued automatically, so that it will be available soon. */
export function isBeingMade({ status, isPaidByWire, isMadeByHand }: StatusFacts): boolean {
  return status === 'approved' && !isPaidByWire && !isMadeByHand;
}

/** Whether a customer may still withdraw a submitted application. A draft is deleted instead. */
export function canWithdraw(status: ApplicationStatus): boolean {
  return status !== 'draft' && canMove(status, 'withdrawn');
}

/** The last day on which a draft can be continued, from the day of its last change. */
export function draftKeptUntil(changedOn: IsoDate): IsoDate {
  return addDays(changedOn, DRAFT_MAX_AGE_DAYS);
}

/**
 * Format the number of tasks for the customer: "Nothing here needs you today.", "1 thing needs you.",
 * "3 things need you."
 */
export function needsWords(count: number): string {
  if (count === 0) return 'Nothing here needs you today.';

  return count === 1 ? '1 thing needs you.' : `${count} things need you.`;
}
