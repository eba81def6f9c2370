/** The timeline of an application: what happened, what happens now and who has the ball, what comes next. */
import { type ApplicationStatus, isFinal } from '../application-status.ts';
import type { DocumentType } from '../bonds/bond-types.ts';
import { formatMoney, type Cents } from '../money.ts';
import { REVIEW_REASON_WORDS, REVIEW_REASONS } from '../quote/review-reasons.ts';
import { askedDocumentsWords } from './asked-documents.ts';
import { type Holder, standingOf } from './standing.ts';

/** Something that was done to an application, as its history keeps it. */
export type ApplicationEvent = {
  kind: string;
  /** ISO 8601, with a zone. */
  at: string;
  /** What an underwriter asked, or why an application was declined. */
  words?: string | undefined;
  /** What an underwriter asked for along with a question. */
  documents?: readonly DocumentType[] | undefined;
};

/** What the timeline follows from. */
export type TimelineFacts = {
  status: ApplicationStatus;
  /** Oldest first. */
  events: readonly ApplicationEvent[];
  reviewReasons: readonly string[];
  /** Set where the customer pays by wire: what to send, and with which reference. */
  wire?: { amount: Cents; reference: string } | undefined;
};

export type TimelineEntry = {
  title: string;
  progress: 'done' | 'current' | 'next';
  /** When it happened; only of what is done. */
  at?: string;
  /** Who has the ball; not of what is done. */
  holder?: Exclude<Holder, 'nobody'>;
  sentences: string[];
};

/** Spec 1, section 2, step 8: the stages after an application, by their names. */
const REVIEW = 'Review & Underwriting';
const ISSUANCE = 'Bond Issuance';
const DELIVERY = 'Delivery & Filing';

/** What each kind of event is called. Kinds that are not listed are for our own records. */
const EVENT_TITLES: Readonly<Record<string, string>> = {
  submitted: 'You sent the application',
  'sent-to-review': 'It went to an underwriter',
  'information-requested': 'The underwriter asked you a question',
  'information-given': 'You answered',
  'first-approved': 'One underwriter approved it. A bond of this amount needs two approvals.',
  approved: 'It was approved',
  issued: 'The bond was issued',
  declined: 'It was declined',
  withdrawn: 'You withdrew it',
  'bond-renewed': 'The bond was renewed',
  'bond-expired': 'The term of the bond ended',
};

/** The whole way of an application, from the first event to the filed bond. */
export function applicationTimeline(facts: TimelineFacts): TimelineEntry[] {
  return [...happenedIn(facts), ...happeningIn(facts), ...comingIn(facts.status)];
}

function happenedIn({ events, reviewReasons }: TimelineFacts): TimelineEntry[] {
  return events.flatMap(({ kind, at, words, documents = [] }): TimelineEntry[] => {
    const title = EVENT_TITLES[kind];
    if (title === undefined) return [];

    const reasons = kind === 'sent-to-review' ? reasonSentences(reviewReasons) : [];
    const asked = askedDocumentsWords(documents) ?? [];

    return [{ title, progress: 'done', at, sentences: words ? [words].concat(asked) : reasons }];
  });
}

function reasonSentences(reasons: readonly string[]): string[] {
  return REVIEW_REASONS.filter((reason) => reasons.includes(reason)).map(
    (reason) => REVIEW_REASON_WORDS[reason],
  );
}

function happeningIn({ status, wire }: TimelineFacts): TimelineEntry[] {
  const { holder, sentence } = standingOf({ status, isPaidByWire: wire !== undefined });
  if (holder === 'nobody' || status === 'draft') return [];

  const payment = wireWords({ status, wire });

  return [
    {
      title: status === 'approved' ? ISSUANCE : REVIEW,
      progress: 'current',
      holder,
      sentences: [...(payment === undefined ? [] : [payment]), sentence],
    },
  ];
}

function comingIn(status: ApplicationStatus): TimelineEntry[] {
  if (isFinal(status) || status === 'draft') return [];

  const issuance: TimelineEntry = {
    title: ISSUANCE,
    progress: 'next',
    holder: 'us',
    sentences: ['When it is approved, we make out the bond and write to you.'],
  };
  const delivery: TimelineEntry = {
    title: DELIVERY,
    progress: 'next',
    holder: 'you',
    sentences: ['You download the bond here and file it. We say how.'],
  };

  return status === 'approved' ? [delivery] : [issuance, delivery];
}

/** What to pay now, and how it is known for what: where an approved application waits for a wire. */
export function wireWords({
  status,
  wire,
}: Pick<TimelineFacts, 'status' | 'wire'>): string | undefined {
  if (status !== 'approved' || !wire) return undefined;

  return `Send ${formatMoney(wire.amount)} by wire with the reference ${wire.reference}.`;
}

/** What an underwriter waits for: the last question that was asked, and the documents to send with the answer. */
export function openQuestion({
  status,
  events,
}: Pick<TimelineFacts, 'status' | 'events'>):
  { question: string; documents: readonly DocumentType[] } | undefined {
  if (status !== 'information_requested') return undefined;
  const asked = events.findLast(({ kind }) => kind === 'information-requested');
  if (asked?.words === undefined) return undefined;

  return { question: asked.words, documents: asked.documents ?? [] };
}
