/** Where applications stand, in the words of the people who decide them. */
import { APPLICATION_STATUSES, type ApplicationStatus } from '../application-status.ts';
import type { BadgeTone } from '../states/filing.ts';

/** The parts of the queue in the order in which they need an underwriter. */
export const QUEUE_STATUSES = [
  'under_review',
  'information_requested',
  'submitted',
  'approved',
  'issued',
  'declined',
  'withdrawn',
] as const satisfies readonly ApplicationStatus[];

/** Applications in one status, or in any. */
export type QueueStatus = (typeof QUEUE_STATUSES)[number] | 'all';

const LABELS: Record<QueueStatus, string> = {
  under_review: 'To decide',
  information_requested: 'Waiting for an answer',
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
  approved: 'success',
  issued: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
};

/** In these somebody waits: the longest wait comes first. What has ended is looked up from the newest on. */
const OPEN: readonly string[] = ['under_review', 'information_requested', 'submitted', 'approved'];

/** What a part of the queue is called. */
export function queueLabel(status: QueueStatus): string {
  return LABELS[status];
}

/** An application's status in a label. */
export function staffStanding(status: ApplicationStatus): { label: string; tone: BadgeTone } {
  return { label: status === 'draft' ? 'Draft' : LABELS[status], tone: TONES[status] };
}

/** Whether somebody waits for applications in this part of the queue to go on. */
export function isOpenStatus(status: QueueStatus | ApplicationStatus): boolean {
  return OPEN.includes(status);
}

/** Read a part of the queue from an address; undefined for none. */
export function parseQueueStatus(text: string | null): QueueStatus | undefined {
  return [...QUEUE_STATUSES, 'all' as const].find((status) => status === text);
}

/** Read a status as the database names it; undefined for one that is not known here. */
export function parseApplicationStatus(text: string): ApplicationStatus | undefined {
  return APPLICATION_STATUSES.find((status) => status === text);
}
