import { useCallback } from 'react';
import { withDb } from '~/data/connection/client';
import { getNotificationPreferences } from '~/data/account/notification-preferences';
import type { SessionUser } from '~/domain/accounts/session-user';
import { Skeleton } from '~/ui/Skeleton';
import { useLoaded } from '~/ui/use-loaded';
import { LoadFailure } from './LoadFailure';
import { PREFERENCES_LOAD_FAILURES } from './notification-messages';
import { ReminderSetting } from './ReminderSetting';
import { SettingsSection } from './SettingsSection';

/** The mails to a customer: reminders, which can be turned off, and notices, which cannot. */
export function NotificationsTab({ user }: { user: SessionUser }) {
  return (
    <>
      <SettingsSection
        id="reminders-heading"
        title="Reminders"
        text={
          <>
            Sent to <span className="break-all">{user.email}</span>.
          </>
        }
      >
        <LoadedReminders user={user} />
      </SettingsSection>
      <SettingsSection
        id="notices-heading"
        title="Notices"
        text="Updates about your applications and bonds."
      >
        <p>
          We always email you when an application arrives, an underwriter asks you something, we
          make a decision, or a bond is issued or has ended. You can’t turn off these emails.
        </p>
      </SettingsSection>
    </>
  );
}

function LoadedReminders({ user }: { user: SessionUser }) {
  const { outcome, retry } = useLoaded(
    useCallback(() => withDb((db) => getNotificationPreferences(db, user.id)), [user.id]),
  );
  if (!outcome) return <Skeleton label="Loading your notifications" lines={2} />;
  if (!outcome.ok)
    return <LoadFailure words={PREFERENCES_LOAD_FAILURES[outcome.code]} onRetry={retry} />;

  return <ReminderSetting userId={user.id} isOn={outcome.value.renewalReminders} />;
}
