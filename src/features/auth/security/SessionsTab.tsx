import { useCallback } from 'react';
import type { SessionUser } from '~/domain/accounts/session-user';
import { fetchPart, onReconnection } from '~/platform/fetch-part';
import { endSession } from '~/stores/session';
import { showToastOnNextPage } from '~/stores/toasts';
import { Button } from '~/ui/Button';
import { LoadedPart } from '~/ui/LoadedPart';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { SIGN_OUT_FAILURES, SIGNED_OUT_EVERYWHERE } from './messages';
import { SettingsSection } from './SettingsSection';
import { SESSION_LOAD_FAILURES } from './session-messages';

const loadList = () => fetchPart(import('./SessionList'));

/** The account's sessions, and a button that ends them all. */
export function SessionsTab({ user }: { user: SessionUser }) {
  const { isPending, run } = useOnceAtATime(
    useCallback(async () => {
      const result = await endSession('global');
      // The page's guard then redirects to the sign-in page.
      showToastOnNextPage(result.ok ? SIGNED_OUT_EVERYWHERE : SIGN_OUT_FAILURES[result.code]);
    }, []),
  );

  return (
    <SettingsSection
      id="sessions-heading"
      title="Sessions"
      text="Where your account is signed in. End a session you do not recognize, or sign out everywhere."
    >
      {/* Above the list, which would move the button from under the pointer when it arrives. */}
      <div className="mb-5">
        <Button onClick={() => void run()} disabled={isPending}>
          {isPending ? 'Signing out...' : 'Sign Out Everywhere'}
        </Button>
      </div>
      <LoadedPart
        load={loadList}
        label="Loading your sessions"
        failures={SESSION_LOAD_FAILURES}
        onRecovery={onReconnection}
      >
        {({ SessionList }) => <SessionList email={user.email} />}
      </LoadedPart>
    </SettingsSection>
  );
}
