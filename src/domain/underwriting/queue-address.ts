/**
 * The query of the underwriters' dashboard: the filters of the queue, its page, or the open
 * application.
 */
import { type BondSlug, parseBondSlug } from '../bonds/bond-types.ts';
import { parseStateCode, type StateCode } from '../us-states.ts';
import { parseQueueStatus, type QueueStatus } from './queue-status.ts';

/** Flags of applications in the queue, in addition to their status. They are also filters. */
export const QUEUE_FLAGS = ['second-approval', 'needs-hand'] as const;

export type QueueFlag = (typeof QUEUE_FLAGS)[number];

export const QUEUE_FLAG_LABELS: Record<QueueFlag, string> = {
  'second-approval': 'Second approval',
  'needs-hand': 'Needs attention',
};

/** Parse a flag. Undefined when it is unknown. */
export function parseQueueFlag(text: string | null): QueueFlag | undefined {
  return QUEUE_FLAGS.find((flag) => flag === text);
}

export type QueueFilters = {
  status: QueueStatus;
  state?: StateCode | undefined;
  bond?: BondSlug | undefined;
  /** The assignee: 'mine', 'nobody', or the id of a staff member. */
  holder?: string | undefined;
  flag?: QueueFlag | undefined;
  /** The search text: a number, names, or an email address. */
  search: string;
};

/** The start or end of a page: the application beside it, with its submission time. */
export type QueueEdge = { side: 'after' | 'before'; submittedAt: string; id: string };

export type QueueAddress = QueueFilters & {
  edge?: QueueEdge | undefined;
  /** The id of the open application. */
  applicationId?: string | undefined;
};

/** Maximum length of a search text. */
const LONGEST_SEARCH = 100;

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?(\+\d{2}:\d{2}|Z)$/;
const EDGE_SEPARATOR = '~';

/**
 * Whether a text has the format of an application's id. The database answers other texts with an
 * error.
 */
export function isApplicationId(text: string): boolean {
  return UUID.test(text);
}

/** Parse the query of the dashboard. Invalid parameters are left out. */
export function readQueueAddress(search: string): QueueAddress {
  const query = new URLSearchParams(search);
  const holder = query.get('holder') ?? '';

  return {
    status: parseQueueStatus(query.get('status')) ?? 'under_review',
    state: parseStateCode(query.get('state') ?? ''),
    bond: parseBondSlug(query.get('bond') ?? ''),
    holder: holder === 'mine' || holder === 'nobody' || UUID.test(holder) ? holder : undefined,
    flag: parseQueueFlag(query.get('flag')),
    search: (query.get('search') ?? '').slice(0, LONGEST_SEARCH),
    edge: readEdge('after', query.get('after')) ?? readEdge('before', query.get('before')),
    applicationId: query.get('application') ?? undefined,
  };
}

/** Write an address as a query. Empty for the initial view of the queue. */
export function writeQueueAddress(address: QueueAddress): string {
  const { status, state, bond, holder, flag, search, edge, applicationId } = address;
  const query = new URLSearchParams();
  if (status !== 'under_review') query.set('status', status);
  if (state) query.set('state', state);
  if (bond) query.set('bond', bond);
  if (holder) query.set('holder', holder);
  if (flag) query.set('flag', flag);
  if (search !== '') query.set('search', search);
  if (edge) query.set(edge.side, [edge.submittedAt, edge.id].join(EDGE_SEPARATOR));
  if (applicationId !== undefined) query.set('application', applicationId);

  const text = query.toString();

  return text === '' ? '' : `?${text}`;
}

/** Whether the queue has filters in addition to its status. */
export function isNarrowed({ state, bond, holder, flag, search }: QueueFilters): boolean {
  return Boolean(state ?? bond ?? holder ?? flag) || search.trim() !== '';
}

function readEdge(side: QueueEdge['side'], text: string | null): QueueEdge | undefined {
  const [submittedAt = '', id = ''] = (text ?? '').split(EDGE_SEPARATOR);

  return MOMENT.test(submittedAt) && UUID.test(id) ? { side, submittedAt, id } : undefined;
}
