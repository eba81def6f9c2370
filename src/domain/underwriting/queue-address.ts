/** What the address of the underwriters' desk says: which part of the queue, which page of it, or which application. */
import { type BondSlug, parseBondSlug } from '../bonds/bond-types.ts';
import { parseStateCode, type StateCode } from '../us-states.ts';
import { parseQueueStatus, type QueueStatus } from './queue-status.ts';

export type QueueFilters = {
  status: QueueStatus;
  state?: StateCode | undefined;
  bond?: BondSlug | undefined;
  /** Who has them: 'mine', 'nobody', or a member of the staff by id. */
  holder?: string | undefined;
  /** What was typed: a number, names, an e-mail address. */
  search: string;
};

/** Where a page begins or ends: beside the application that was sent at a moment. */
export type QueueEdge = { side: 'after' | 'before'; submittedAt: string; id: string };

export type QueueAddress = QueueFilters & {
  edge?: QueueEdge | undefined;
  /** The application that is opened, as the address names it. */
  applicationId?: string | undefined;
};

/** The longest search that is kept. */
const LONGEST_SEARCH = 100;

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?(\+\d{2}:\d{2}|Z)$/;
const EDGE_SEPARATOR = '~';

/** Whether a text has the shape of an application's id: the database refuses anything else with an error. */
export function isApplicationId(text: string): boolean {
  return UUID.test(text);
}

/** Read the query of the desk. What cannot be read is left out. */
export function readQueueAddress(search: string): QueueAddress {
  const query = new URLSearchParams(search);
  const holder = query.get('holder') ?? '';

  return {
    status: parseQueueStatus(query.get('status')) ?? 'under_review',
    state: parseStateCode(query.get('state') ?? ''),
    bond: parseBondSlug(query.get('bond') ?? ''),
    holder: holder === 'mine' || holder === 'nobody' || UUID.test(holder) ? holder : undefined,
    search: (query.get('search') ?? '').slice(0, LONGEST_SEARCH),
    edge: readEdge('after', query.get('after')) ?? readEdge('before', query.get('before')),
    applicationId: query.get('application') ?? undefined,
  };
}

/** Write an address as a query: '' for the queue as it is opened first. */
export function writeQueueAddress(address: QueueAddress): string {
  const { status, state, bond, holder, search, edge, applicationId } = address;
  const query = new URLSearchParams();
  if (status !== 'under_review') query.set('status', status);
  if (state) query.set('state', state);
  if (bond) query.set('bond', bond);
  if (holder) query.set('holder', holder);
  if (search !== '') query.set('search', search);
  if (edge) query.set(edge.side, [edge.submittedAt, edge.id].join(EDGE_SEPARATOR));
  if (applicationId !== undefined) query.set('application', applicationId);

  const text = query.toString();

  return text === '' ? '' : `?${text}`;
}

/** Whether a queue is narrowed beyond its status. */
export function isNarrowed({ state, bond, holder, search }: QueueFilters): boolean {
  return Boolean(state ?? bond ?? holder) || search.trim() !== '';
}

function readEdge(side: QueueEdge['side'], text: string | null): QueueEdge | undefined {
  const [submittedAt = '', id = ''] = (text ?? '').split(EDGE_SEPARATOR);

  return MOMENT.test(submittedAt) && UUID.test(id) ? { side, submittedAt, id } : undefined;
}
