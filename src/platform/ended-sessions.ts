import { signOutMark } from './private-storage';

/**
 * The auth client reads a session, asks the server about it and writes it back. When the user signs out in between, in
 * this tab or another one, the written session would bring back what the sign-out removed.
 */

/** For each session that this page met: the mark of the last sign-out at that time. */
const marks = new Map<string, string>();

/** Note that the session with this id was stored at this time. Only the first note of a session counts. */
export function noteSession(id: string | undefined): void {
  if (id !== undefined && !marks.has(id)) marks.set(id, signOutMark());
}

/** Whether the user signed out on this device since this page met the session with this id. */
export function hasEndedSince(id: string | undefined): boolean {
  const mark = id === undefined ? undefined : marks.get(id);

  return mark !== undefined && mark !== signOutMark();
}
