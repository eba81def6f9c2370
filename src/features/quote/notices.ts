import { atom } from 'nanostores';

/** A notice about how the wizard opened. */
export type Notice =
  | 'unknown-bond'
  | 'unknown-state'
  | 'draft-expired'
  | 'draft-unreadable'
  | 'not-in-account'
  | 'account-unavailable'
  | 'renewal'
  | 'renewal-as-new'
  | 'renewal-later'
  | 'renewal-done'
  | 'renewal-never'
  | 'renewal-unavailable'
  | 'matter'
  | 'matter-unavailable'
  | 'project'
  | 'resumed';

/** The notices on the page, oldest first. */
export const $notices = atom<readonly Notice[]>([]);

/** Show a notice, unless it is already shown. */
export function showNotice(notice: Notice): void {
  if (!$notices.get().includes(notice)) $notices.set([...$notices.get(), notice]);
}

/** Remove a notice from the page. */
export function dismissNotice(notice: Notice): void {
  $notices.set($notices.get().filter((shown) => shown !== notice));
}
