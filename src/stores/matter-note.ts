import { withDb } from '~/data/connection/client';
import { type MatterFailure, saveMatterNote } from '~/data/firms/matters';
import type { Result } from '~/domain/result';

/** Save the private notes on a matter. Returns their new version. */
export async function saveNote(note: {
  id: string;
  version: number;
  words: string;
}): Promise<Result<number, MatterFailure>> {
  return withDb((db) => saveMatterNote(db, note));
}
