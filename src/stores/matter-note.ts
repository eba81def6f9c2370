import { withDb } from '~/data/connection/client';
import { loadMatter, type MatterFailure, saveMatterNote } from '~/data/firms/matters';
import type { Result } from '~/domain/result';

/** Private notes on a matter and their version. */
export type Note = { words: string; version: number };

/** Notes that are typed and not saved, with the saved ones that they change. */
export type UnsavedNote = { words: string; saved: Note };

/** By the id of the matter. A member who looks at another matter meanwhile finds the text again. It stays in memory. */
const unsaved = new Map<string, UnsavedNote>();

/** The unsaved notes on a matter. */
export function unsavedNote(id: string): UnsavedNote | undefined {
  return unsaved.get(id);
}

/** Keep the unsaved notes on a matter until the page closes, or forget them. */
export function keepUnsavedNote(id: string, note: UnsavedNote | undefined): void {
  if (note) unsaved.set(id, note);
  else unsaved.delete(id);
}

/** Save the private notes on a matter. Returns their new version. */
export async function saveNote(note: {
  id: string;
  version: number;
  words: string;
}): Promise<Result<number, MatterFailure>> {
  return withDb((db) => saveMatterNote(db, note));
}

/** The private notes on a matter as they are saved now. Undefined: they did not load. */
export async function savedNote(id: string): Promise<Note | undefined> {
  const stored = await withDb((db) => loadMatter(db, id));

  return stored.ok ? stored.value?.note : undefined;
}
