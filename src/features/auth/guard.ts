import { codePath, safeReturnTo, signInPath } from '~/domain/accounts/return-to';
import { onOtherTabChange } from '~/platform/browser-storage';
import { signOutMark } from '~/platform/private-storage';
import { SESSION_KEY } from '~/platform/storage-keys';
import { hasStoredSession } from '~/platform/stored-session';
import { $session, offerSignInAgain, startSession } from '~/stores/session';
import { showToastOnNextPage } from '~/stores/toasts';

const DASHBOARD = '/dashboard';

/** The toast on the sign-in page after a session was ended on another device. */
const ENDED_ELSEWHERE = {
  title: 'Your session has ended',
  description: 'It expired or was ended on another device. Sign in again to continue.',
};

/** Show the page to the members or the guests that it is for, and redirect other visitors. */
export function startGuard(): void {
  if (document.documentElement.dataset['audience'] === 'members') guardForMembers();
  else void guardForGuests();
}

/**
 * A signed-out visitor signs in and comes back to this page, except after signing out on purpose. A visitor who owes a
 * code enters it first. On a page that is already open, a dialog asks for the code instead.
 */
function guardForMembers(): void {
  const markAtStart = signOutMark();
  const hadSession = hasStoredSession();
  let isOpen = false;
  $session.subscribe(({ status }) => {
    if (status === 'signed-in') {
      openPage();
      if (!isOpen) offerSignInAgain();
      isOpen = true;
    }
    if (status === 'code-needed' && !isOpen) location.replace(codePath(ownAddress()));
    if (status !== 'signed-out') return;

    closePage();
    const isOnPurpose = signOutMark() !== markAtStart;
    if (hadSession && !isOnPurpose) showToastOnNextPage(ENDED_ELSEWHERE);
    location.replace(isOnPurpose ? signInPath() : signInPath(ownAddress()));
  });
  void startSession();
}

/**
 * Redirect only visitors who arrive signed in, or who sign in in another tab. After a sign-in on this page, the form
 * knows the next page.
 */
async function guardForGuests(): Promise<void> {
  onOtherTabChange(SESSION_KEY, (session) => {
    if (session !== undefined) sendOn();
  });
  await startSession();

  const { status } = $session.get();
  if (status === 'code-needed') location.replace(codePath(wantedAddress()));
  else if (status === 'signed-in') sendOn();
  else openPage();
}

function sendOn(): void {
  location.replace(safeReturnTo(wantedAddress()) ?? DASHBOARD);
}

function wantedAddress(): string | null {
  return new URLSearchParams(location.search).get('returnTo');
}

function ownAddress(): string {
  return location.pathname + location.search + location.hash;
}

function openPage(): void {
  delete document.documentElement.dataset['guard'];
}

function closePage(): void {
  document.documentElement.dataset['guard'] = '';
}
