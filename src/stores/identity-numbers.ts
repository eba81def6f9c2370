import { withDb } from '~/data/connection/client';
import { connectionFailure, type ConnectionFailure } from '~/data/connection/connection';
import { type IdentityDigits, loadIdentityDigits } from '~/data/staff/identity-digits';
import type { RevealResult, WantedReveal } from '~/data/staff/identity-reveal';
import { fail } from '~/domain/result';
import { loadZod } from '~/platform/load-zod';
import { withRecentCode } from './code-challenge';
import { createDeskView, type DeskView } from './desk-view';
import { applicationView } from './underwriting';

/** The last four digits of an application's identity numbers. The key is the application's id. */
export const identityDigitsView: DeskView<IdentityDigits> = createDeskView(
  (_userId, id) => withDb((db) => loadIdentityDigits(db, id)),
  'Failed to load the last digits of SSN and EIN',
);

/**
 * View an identity number. The number is returned to the caller and never stored. The application
 * reloads, because its history records the access. The call requires a recent code.
 */
export async function revealNumber(
  wanted: WantedReveal,
): Promise<RevealResult | ReturnType<typeof fail<ConnectionFailure>>> {
  let result: RevealResult | ReturnType<typeof fail<ConnectionFailure>>;
  try {
    await loadZod(); // the code that validates the functions' answers loads with the first call
    const { revealIdentity } = await import('~/data/staff/identity-reveal');
    result = await withRecentCode(() => withDb((db) => revealIdentity(db, wanted)));
  } catch {
    result = fail(connectionFailure()); // the code for the call did not load
  }
  void applicationView.refresh(wanted.applicationId);

  return result;
}
