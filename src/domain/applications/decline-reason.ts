import type { ApplicationEvent } from './timeline.ts';

/** The underwriter's reason for a decline. Undefined without one. */
export function declineReason(events: readonly ApplicationEvent[]): string | undefined {
  return events.findLast(({ kind }) => kind === 'declined')?.words;
}
