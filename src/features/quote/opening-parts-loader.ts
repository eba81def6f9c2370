import { atom } from 'nanostores';
import { rememberSuccess } from '~/domain/remember-success';

/** What the wizard needs to open with a draft, an account, a renewal or a matter, and to show notices about that. */
export type OpeningParts = typeof import('./opening-parts');

/** The opening parts, once they have loaded. */
export const $openingParts = atom<OpeningParts | undefined>();

/** Load the opening parts once. Rejects if the network fails; the next call tries again. */
export const loadOpeningParts = rememberSuccess(async () => {
  $openingParts.set(await import('./opening-parts'));
});
