import { withDb } from '~/data/connection/client';
import { loadMatter, type MatterFailure, saveMatterNote } from '~/data/firms/matters';
import type { Result } from '~/domain/result';

/** Save the private notes on a matter. Returns their new version. */
export async function saveNote(note: {
  id: string;
  version: number;
  words: string;
}): Promise<Result<number, MatterFailure>> {
  return withDb((db) => saveMatterNote(db, note));
}

/** The private notes on a matter as they are saved now. Undefined: they did not load. */
export async function savedNote(
  id: string,
): Promise<{ words: string; version: number } | undefined> {
  const stored = await withDb((db) => loadMatter(db, id));

  return stored.ok ? stored.value?.note : undefined;
}
