/** The history of an application for staff, and the events that a staff member has not seen yet. */

/** An event in an application's history. */
export type StaffEvent = {
  /** Increases with every event. */
  id: number;
  kind: string;
  actor: string;
  actorId?: string | undefined;
  /** ISO 8601, with a zone. */
  at: string;
  /** A question, an answer or a reason. */
  words?: string | undefined;
};

const TITLES: Readonly<Record<string, string>> = {
  submitted: 'Sent',
  'sent-to-review': 'Sent to review by the rules',
  'information-requested': 'Asked the customer',
  'information-given': 'Customer answered',
  'first-approved': 'Approved by one of two underwriters',
  'price-proposed': 'Another price proposed by one of two underwriters',
  'price-offered': 'Offered another price',
  'price-accepted': 'Customer accepted the price',
  'price-expired': 'Offered price expired, application withdrawn',
  'price-taken-back': 'Took the offered price back',
  approved: 'Approved',
  issued: 'Bond issued',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  claimed: 'Moved to the account with the same email address',
  'identity-revealed': 'Looked at a number',
  'form-added': 'Added the blank form',
  'form-signed': 'Sent the signed form',
  'change-requested': 'Customer asked for a change of the bond',
  'change-withdrawn': 'Customer took the request back',
  'change-first-approved': 'Request about the bond approved by one of two underwriters',
  'change-approved': 'Request about the bond approved',
  'change-declined': 'Request about the bond declined',
  'bond-renewed': 'Bond renewed',
  'bond-expired': 'Bond expired',
};

/** The title of an event. Defaults to its kind. */
export function eventTitle(kind: string): string {
  return TITLES[kind] ?? kind.replaceAll('-', ' ');
}

/** The person who acted: a staff member's name, the customer, or the rules of the site. */
export function eventActor(
  { actor, actorId }: Pick<StaffEvent, 'actor' | 'actorId'>,
  nameOf: (staffId: string) => string,
): string {
  if (actor === 'customer') return 'Customer';
  if (actor === 'system') return 'The rules';

  return actorId === undefined ? 'Staff' : nameOf(actorId);
}

/**
 * Whether an event can affect a decision. Viewing an identity number cannot, and the database
 * ignores it as well.
 */
function isNews({ kind }: StaffEvent): boolean {
  return kind !== 'identity-revealed';
}

/** The decisions about the price of an application. Each one replaces the one before. */
const PRICE_DECISIONS: ReadonlySet<string> = new Set([
  'first-approved',
  'approved',
  'price-proposed',
  'price-offered',
]);

/** The staff member whose proposal of another price waits for a colleague. */
export function priceProposer(events: readonly StaffEvent[]): string | undefined {
  const last = events
    .filter(({ kind }) => PRICE_DECISIONS.has(kind))
    .toSorted((one, other) => one.id - other.id)
    .at(-1);

  return last?.kind === 'price-proposed' ? last.actorId : undefined;
}

/** The id of the last event that can affect a decision. 0 when there is none. */
export function lastEventId(events: readonly StaffEvent[]): number {
  return Math.max(0, ...events.filter(isNews).map(({ id }) => id));
}

/** The events after `seen` that can affect a decision, oldest first. */
export function eventsAfter(events: readonly StaffEvent[], seen: number): StaffEvent[] {
  return events
    .filter((event) => isNews(event) && event.id > seen)
    .toSorted((one, other) => one.id - other.id);
}

/**
 * The id of the last event that a user knows: the one they saw, and their own events directly after
 * it.
 */
export function knownUpTo(events: readonly StaffEvent[], seen: number, userId: string): number {
  const news = eventsAfter(events, seen);
  const firstOfOthers = news.findIndex(({ actorId }) => actorId !== userId);
  const own = firstOfOthers === -1 ? news : news.slice(0, firstOfOthers);

  return own.at(-1)?.id ?? seen;
}
