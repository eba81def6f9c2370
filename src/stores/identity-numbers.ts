import { withDb } from '~/data/client';
import { connectionFailure, type ConnectionFailure } from '~/data/connection';
import { type IdentityDigits, loadIdentityDigits } from '~/data/identity-digits';
import type { RevealResult, WantedReveal } from '~/data/identity-reveal';
import { fail } from '~/domain/result';
import { loadZod } from '~/platform/load-zod';
import { withRecentCode } from './code-challenge';
import { createDeskView, type DeskView } from './desk-view';
import { applicationView } from './underwriting';

/** The last four digits of the numbers of an application; the key is its id. */
export const identityDigitsView: DeskView<IdentityDigits> = createDeskView(
  (_userId, id) => withDb((db) => loadIdentityDigits(db, id)),
  'Failed to load the last digits of SSN and EIN',
);

/**
 * Look at a number. It is handed to the caller and kept nowhere; the history, which tells of the look, is loaded
 * again. A look needs a recent code.
 */
export async function revealNumber(
  wanted: WantedReveal,
): Promise<RevealResult | ReturnType<typeof fail<ConnectionFailure>>> {
  let result: RevealResult | ReturnType<typeof fail<ConnectionFailure>>;
  try {
    await loadZod(); // what checks the answers of functions is loaded when the first is called
    const { revealIdentity } = await import('~/data/identity-reveal');
    result = await withRecentCode(() => withDb((db) => revealIdentity(db, wanted)));
  } catch {
    result = fail(connectionFailure()); // the code that calls did not load
  }
  void applicationView.refresh(wanted.applicationId);

  return result;
}
