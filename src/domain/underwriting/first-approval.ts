/** The first of the two approvals that a large bond needs, as the history of an application shows it. */
import type { StaffEvent } from './history.ts';

/** What came after an approval may not have been what was approved. The database says the same. */
const CLEARING: readonly string[] = [
  'information-requested',
  'information-given',
  'declined',
  'withdrawn',
  'claimed',
  'approved',
];

/** The first approval that waits for the one of a colleague; undefined where none does. */
export function firstApproval(events: readonly StaffEvent[]): StaffEvent | undefined {
  const cleared = Math.max(
    0,
    ...events.filter(({ kind }) => CLEARING.includes(kind)).map(({ id }) => id),
  );

  return events.find(({ id, kind }) => kind === 'first-approved' && id > cleared);
}
