/**
 * The timeline of an application: past events, the current step with who has to act, and the next
 * steps.
 */
import { type ApplicationStatus, isFinal } from '../application-status.ts';
import type { DocumentType } from '../bonds/bond-types.ts';
import { REVIEW_REASON_WORDS, REVIEW_REASONS } from '../quote/review-reasons.ts';
import { askedDocumentsWords } from './asked-document-words.ts';
import { type Holder, describeStatus } from './status-words.ts';
import { type WireDue, wireWords } from './wire-words.ts';

/** An event in an application's history. */
export type ApplicationEvent = {
  kind: string;
  /** ISO 8601, with a zone. */
  at: string;
  /** The underwriter's question, or the reason for a decline. */
  words?: string | undefined;
  /** The documents that the underwriter requested along with a question. */
  documents?: readonly DocumentType[] | undefined;
};

/** The facts that determine the timeline. */
export type TimelineFacts = {
  status: ApplicationStatus;
  /** Oldest first. */
  events: readonly ApplicationEvent[];
  reviewReasons: readonly string[];
  /** Set when the customer pays by wire: the amount to send, and its reference. */
  wire?: WireDue | undefined;
  /** Whether staff make the bond by hand. */
  isMadeByHand?: boolean | undefined;
};

export type TimelineEntry = {
  title: string;
  progress: 'done' | 'current' | 'next';
  /** When the event happened. Only set for past events. */
  at?: string;
  /** Who has to act. Not set for past events. */
  holder?: Exclude<Holder, 'nobody'>;
  sentences: string[];
};

/** The names of the stages after an application. */
const REVIEW = 'Review & Underwriting';
const ISSUANCE = 'Bond Issuance';
const DELIVERY = 'Delivery & Filing';

/** The title of each kind of event. Other kinds are internal. */
const EVENT_TITLES: Readonly<Record<string, string>> = {
  submitted: 'You sent the application',
  'sent-to-review': 'It went to an underwriter',
  'information-requested': 'The underwriter asked you a question',
  'information-given': 'You answered',
  'price-offered': 'We offered another price',
  'price-accepted': 'The new price was accepted, and it was approved',
  'price-expired': 'The offered price expired, so it was withdrawn',
  'price-taken-back': 'We took the other price back, and your price stays',
  approved: 'It was approved',
  issued: 'The bond was issued',
  declined: 'It was declined',
  withdrawn: 'It was withdrawn',
  'bond-renewed': 'The bond was renewed',
  'bond-expired': 'The term of the bond ended',
};

/** The complete timeline of an application, from the first event to the filed bond. */
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

function happeningIn({ status, wire, isMadeByHand }: TimelineFacts): TimelineEntry[] {
  const { holder, sentence } = describeStatus({
    status,
    isMadeByHand,
    isPaidByWire: wire !== undefined,
  });
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
    sentences: ['When it is approved, we issue the bond and email you.'],
  };
  const delivery: TimelineEntry = {
    title: DELIVERY,
    progress: 'next',
    holder: 'you',
    sentences: ['Download the bond here, print and sign it, and file it. We tell you how.'],
  };

  return status === 'approved' ? [delivery] : [issuance, delivery];
}
