import { codePath, safeReturnTo, signInPath } from '~/domain/accounts/return-to';
import { onOtherTabChange } from '~/platform/browser-storage';
import { signOutMark } from '~/platform/private-storage';
import { SESSION_KEY } from '~/platform/storage-keys';
import { $session, offerSignInAgain, startSession } from '~/stores/session';

const DASHBOARD = '/dashboard';

/** Let the members or the guests the page is for see it, and send everybody else where they belong. */
export function startGuard(): void {
  if (document.documentElement.dataset['audience'] === 'members') guardForMembers();
  else void guardForGuests();
}

/**
 * Signed out, a member signs in and comes back; after signing out on purpose, one does not come back by itself. Who
 * still has to prove a code does that first. On a page that was open already, that happens over it.
 */
function guardForMembers(): void {
  const markAtStart = signOutMark();
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
    location.replace(isOnPurpose ? signInPath() : signInPath(ownAddress()));
  });
  void startSession();
}

/** Only who arrives signed in is sent on: where to go after signing in here, the form knows. */
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
