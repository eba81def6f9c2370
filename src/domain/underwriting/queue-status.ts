/** The statuses of applications in the words of underwriters. */
import { APPLICATION_STATUSES, type ApplicationStatus } from '../application-status.ts';
import type { BadgeTone } from '../states/filing.ts';

/** The parts of the queue, the most urgent first. */
export const QUEUE_STATUSES = [
  'under_review',
  'information_requested',
  'price_offered',
  'submitted',
  'approved',
  'issued',
  'declined',
  'withdrawn',
] as const satisfies readonly ApplicationStatus[];

/** One status, or any. */
export type QueueStatus = (typeof QUEUE_STATUSES)[number] | 'all';

const LABELS: Record<QueueStatus, string> = {
  under_review: 'To decide',
  information_requested: 'Waiting for an answer',
  price_offered: 'Price offered',
  submitted: 'Just sent',
  approved: 'Approved',
  issued: 'Issued',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  all: 'All',
};

const TONES: Record<ApplicationStatus, BadgeTone> = {
  draft: 'neutral',
  submitted: 'info',
  under_review: 'accent',
  information_requested: 'info',
  price_offered: 'info',
  approved: 'success',
  issued: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
};

/**
 * Statuses in which somebody waits, sorted by the longest wait. Finished applications are sorted
 * newest first.
 */
const OPEN: readonly string[] = [
  'under_review',
  'information_requested',
  'price_offered',
  'submitted',
  'approved',
];

/** The label of a part of the queue. */
export function queueLabel(status: QueueStatus): string {
  return LABELS[status];
}

/** The label and color of an application's status. */
export function staffStatus(status: ApplicationStatus): { label: string; tone: BadgeTone } {
  return { label: status === 'draft' ? 'Draft' : LABELS[status], tone: TONES[status] };
}

/** Whether somebody waits for the applications in this part of the queue. */
export function isOpenStatus(status: QueueStatus | ApplicationStatus): boolean {
  return OPEN.includes(status);
}

/** Parse a part of the queue. Undefined when it is unknown. */
export function parseQueueStatus(text: string | null): QueueStatus | undefined {
  return [...QUEUE_STATUSES, 'all' as const].find((status) => status === text);
}

/** Parse a status from the database. Undefined when it is unknown. */
export function parseApplicationStatus(text: string): ApplicationStatus | undefined {
  return APPLICATION_STATUSES.find((status) => status === text);
}
