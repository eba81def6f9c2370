import type { SessionUser } from '~/domain/accounts/session-user';
import { waitingEmailChange } from '~/stores/asked-links';
import { Alert } from '~/ui/Alert';

/**
 * Says which confirmations a requested change of the email address still needs. Renders nothing
 * if this browser requested no change recently.
 */
export function EmailChangeNotice({ user }: { user: SessionUser }) {
  const change = waitingEmailChange();
  if (!change || change.email.toLowerCase() === user.email.toLowerCase()) return null;
  if (change.isHalfConfirmed) {
    return (
      <Alert title="Waiting for 1 of 2 confirmations" isAnnounced>
        Open the link in the email to the other address too. The links went to {user.email} and{' '}
        {change.email}. Until then you sign in with {user.email}.
      </Alert>
    );
  }

  return (
    <Alert title="Confirm the new address" isAnnounced>
      If {change.email} can be used, we’re emailing links to {user.email} and to it. Until you open
      both you sign in with {user.email}.
    </Alert>
  );
}
