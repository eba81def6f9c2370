import { safeReturnTo, signInPath } from '~/domain/accounts/return-to';
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

/** Signed out, a member signs in and comes back; after signing out on purpose, one does not come back by itself. */
function guardForMembers(): void {
  const markAtStart = signOutMark();
  offerSignInAgain();
  $session.subscribe(({ status }) => {
    if (status === 'signed-in') openPage();
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

  if ($session.get().status === 'signed-in') sendOn();
  else openPage();
}

function sendOn(): void {
  const wanted = new URLSearchParams(location.search).get('returnTo');
  location.replace(safeReturnTo(wanted) ?? DASHBOARD);
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
