/** The history of an application as the staff reads it, and what of it somebody has not seen yet. */

/** Something that was done to an application. */
export type StaffEvent = {
  /** Grows with every event. */
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
  'first-approved': 'Approved by the first of two underwriters',
  approved: 'Approved',
  issued: 'Bond issued',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  claimed: 'Taken over by the account of the same address',
  'identity-revealed': 'Looked at a number',
  'change-requested': 'Customer asked for a change of the bond',
  'change-withdrawn': 'Customer took the request back',
  'change-first-approved': 'Request about the bond approved by the first of two underwriters',
  'change-approved': 'Request about the bond approved',
  'change-declined': 'Request about the bond declined',
  'bond-renewed': 'Bond renewed',
  'bond-expired': 'Bond expired',
};

/** What an event is called; its kind, where it is not known here. */
export function eventTitle(kind: string): string {
  return TITLES[kind] ?? kind.replaceAll('-', ' ');
}

/** Who did it: a name of the staff, the customer, or the rules of the site. */
export function eventActor(
  { actor, actorId }: Pick<StaffEvent, 'actor' | 'actorId'>,
  nameOf: (staffId: string) => string,
): string {
  if (actor === 'customer') return 'Customer';
  if (actor === 'system') return 'The rules';

  return actorId === undefined ? 'Staff' : nameOf(actorId);
}

/** Looking at a number changes nothing that a decision rests on; the database leaves it out too. */
function isNews({ kind }: StaffEvent): boolean {
  return kind !== 'identity-revealed';
}

/** The id of the last event that a decision rests on; 0 where nothing has happened. */
export function lastEventId(events: readonly StaffEvent[]): number {
  return Math.max(0, ...events.filter(isNews).map(({ id }) => id));
}

/** What has happened since an event that a decision rests on, oldest first. */
export function eventsAfter(events: readonly StaffEvent[], seen: number): StaffEvent[] {
  return events
    .filter((event) => isNews(event) && event.id > seen)
    .toSorted((one, other) => one.id - other.id);
}

/** The id of the last event that somebody knows who has seen one: what they did next themselves needs no reading. */
export function knownUpTo(events: readonly StaffEvent[], seen: number, userId: string): number {
  const news = eventsAfter(events, seen);
  const firstOfOthers = news.findIndex(({ actorId }) => actorId !== userId);
  const own = firstOfOthers === -1 ? news : news.slice(0, firstOfOthers);

  return own.at(-1)?.id ?? seen;
}
