import { useCallback } from 'react';
import type { SessionUser } from '~/domain/accounts/session-user';
import { endSession } from '~/stores/session';
import { showToastOnNextPage } from '~/stores/toasts';
import { Button } from '~/ui/Button';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { SIGN_OUT_FAILURES, SIGNED_OUT_EVERYWHERE } from './messages';
import { SettingsSection } from './SettingsSection';
import { StateBadge } from './StateBadge';

/** Where one is signed in, and the way to end it everywhere (spec 2, section 2). */
export function SessionsTab({ user }: { user: SessionUser }) {
  const { isPending, run } = useOnceAtATime(
    useCallback(async () => {
      const result = await endSession('global');
      // The guard of the page leads to the sign-in page.
      showToastOnNextPage(result.ok ? SIGNED_OUT_EVERYWHERE : SIGN_OUT_FAILURES[result.code]);
    }, []),
  );

  return (
    <SettingsSection
      id="sessions-heading"
      title="Sessions"
      text="You are signed in on this device. If you lost a device, or signed in on one that is not yours, sign out everywhere."
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-y border-rule py-4">
        <div>
          <h3 className="text-base font-semibold">Current Session</h3>
          <p className="break-all text-muted">{user.email}</p>
        </div>
        <StateBadge label="Active" look="good" />
      </div>
      <div className="mt-5">
        <Button onClick={() => void run()} disabled={isPending}>
          {isPending ? 'Signing out...' : 'Sign Out Everywhere'}
        </Button>
      </div>
    </SettingsSection>
  );
}
