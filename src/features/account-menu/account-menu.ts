import { readTokenUser, type SessionUser } from '~/domain/accounts/session-user';
import { afterLoad } from '~/platform/after-load';
import { loadStyles } from '~/platform/load-styles';
import { callPart, dismissPart } from '~/platform/page-parts';
import { readAccessToken } from '~/platform/session-storage';
import { isStaff } from '~/stores/own-role';
import { $session, endSession, startSession } from '~/stores/session';
import styles from './account-menu.css?url';
import { addStaffLink } from './account-list';
import { drawAvatarMenu } from './avatar-menu';
import { drawPanelMenu } from './panel-menu';

let isStarted = false;

/**
 * Draw the signed-in user's account in the header. The first drawing uses the session's token; the server's answer
 * replaces it. If nobody is signed in, the "Sign In" link comes back.
 */
export async function startAccountMenu(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  await loadStyles(styles);

  const user = readTokenUser(readAccessToken() ?? '');
  if (user) draw(user);
  $session.subscribe((session) => {
    if (session.status === 'signed-in') {
      draw(session.user);
      void offerStaffPages(session.user.id);
    }
    if (session.status !== 'unknown' && session.status !== 'signed-in') erase();
  });
  afterLoad(() => void startSession());
}

function draw(user: SessionUser): void {
  callPart('session');
  placesOf('avatar').forEach((place) => drawAvatarMenu(place, user, signOut));
  placesOf('panel').forEach((place) => drawPanelMenu(place, user, signOut));
}

async function offerStaffPages(userId: string): Promise<void> {
  if (!(await isStaff(userId))) return;

  const session = $session.get();
  if (session.status === 'signed-in' && session.user.id === userId) places().forEach(addStaffLink);
}

function erase(): void {
  const hadFocus = places().some((place) => place.contains(document.activeElement));
  places().forEach((place) => place.replaceChildren());
  dismissPart('session');
  if (hadFocus) visibleSignInLink()?.focus();
}

function signOut(): void {
  void endSession();
}

function places(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-account]')];
}

function placesOf(kind: 'avatar' | 'panel'): HTMLElement[] {
  return places().filter(({ dataset }) => dataset['account'] === kind);
}

function visibleSignInLink(): HTMLElement | undefined {
  return [
    ...document.querySelectorAll<HTMLElement>('a[data-signed-out], [data-signed-out] a'),
  ].find((link) => link.checkVisibility());
}
