import { atom } from 'nanostores';
import { rememberSuccess } from '~/domain/remember-success';

/** What the wizard can do without while its first step opens: the account, and notices about other tabs and devices. */
export type LaterParts = typeof import('./later-parts');

/** The later parts, once they have loaded. */
export const $laterParts = atom<LaterParts | undefined>();

/** Load the later parts once. Rejects if the network fails; the next call tries again. */
export const loadLaterParts = rememberSuccess(async () => {
  $laterParts.set(await import('./later-parts'));
});
