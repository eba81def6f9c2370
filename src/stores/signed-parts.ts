import { withDb } from '~/data/connection/client';
import { connectionFailure } from '~/data/connection/connection';
import { fail } from '~/domain/result';
import type { SignedPart } from '~/domain/signing/signed-part';
import { loadZod } from '~/platform/load-zod';
import { createDeskView, type DeskView } from './desk-view';

type Loader = (
  module: typeof import('~/data/staff/signed-parts'),
) => (typeof module)['loadSignedParts'];

/** Who was asked to sign for an application by link. The key is the application's id. */
export const signedPartsView: DeskView<SignedPart[]> = viewOf(
  ({ loadSignedParts }) => loadSignedParts,
);

/** What indemnitors signed by link. The key is the contractor's id. */
export const signedIndemnitiesView: DeskView<SignedPart[]> = viewOf(
  ({ loadSignedIndemnities }) => loadSignedIndemnities,
);

function viewOf(pick: Loader): DeskView<SignedPart[]> {
  return createDeskView(async (_userId, id) => {
    try {
      await loadZod();
      const load = pick(await import('~/data/staff/signed-parts'));

      return await withDb((db) => load(db, id));
    } catch {
      return fail(connectionFailure()); // the code for the call did not load
    }
  }, 'Failed to load who signed by link');
}
