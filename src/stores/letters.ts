import { withDb } from '~/data/connection/client';
import type { DeskLetter } from '~/domain/contractors/contractor-desk';
import { DESK_FAILURES } from '~/domain/contractors/desk-failures';
import { loadZod } from '~/platform/load-zod';
import { saveFile } from '~/platform/save-file';

const GONE = 'This letter is no longer valid. Reload the page, then ask for a new one.';

/** Save the PDF of a letter of bondability. Returns the message of a failure. */
export async function downloadLetter({ id, issuedOn }: DeskLetter): Promise<string | undefined> {
  try {
    await loadZod();
    const [{ fetchLetter }, { letterFileName }] = await Promise.all([
      import('~/data/contractors/letters'),
      import('~/domain/papers/letter-words'),
    ]);
    const letter = await withDb((db) => fetchLetter(db, id));
    if (letter.ok) {
      saveFile(letterFileName(issuedOn), letter.value);
      return undefined;
    }

    if (letter.code === 'not-available') return GONE;
    const words: Partial<Record<string, string>> = DESK_FAILURES;

    return words[letter.code] ?? DESK_FAILURES['not-saved'];
  } catch {
    return DESK_FAILURES.unreachable; // the code for the call did not load
  }
}
