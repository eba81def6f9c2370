import { useCallback, useState } from 'react';
import { withDb } from '~/data/client';
import { saveNotificationPreferences } from '~/data/notification-preferences';
import { Alert } from '~/ui/Alert';
import { CheckboxField } from '~/ui/CheckboxField';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { PREFERENCES_SAVE_FAILURES, PREFERENCES_SAVED } from './notification-messages';

/** What became of the last change. */
type Saved = 'yes' | keyof typeof PREFERENCES_SAVE_FAILURES | undefined;

/** Reminders of renewals, on or off. A change is saved at once; one that is not saved goes back. */
export function ReminderSetting({ userId, isOn: wasOn }: { userId: string; isOn: boolean }) {
  const [isOn, setIsOn] = useState(wasOn);
  const [saved, setSaved] = useState<Saved>();
  const { isPending, run } = useOnceAtATime(
    useCallback(
      async (renewalReminders: boolean) => {
        setIsOn(renewalReminders);
        setSaved(undefined);
        const result = await withDb((db) =>
          saveNotificationPreferences(db, userId, { renewalReminders }),
        );
        if (!result.ok) setIsOn(!renewalReminders);
        setSaved(result.ok ? 'yes' : result.code);
      },
      [userId],
    ),
  );
  const failure = saved === undefined || saved === 'yes' ? undefined : saved;

  return (
    <>
      <CheckboxField
        id="renewal-reminders"
        label="Remind me by email before a bond ends"
        hint="60, 30 and 7 days before."
        checked={isOn}
        aria-busy={isPending}
        onChange={(event) => void run(event.target.checked)}
      />
      <p role="status" className="min-h-lh text-sm text-muted">
        {isPending && 'Saving…'}
        {saved === 'yes' && PREFERENCES_SAVED[isOn ? 'on' : 'off']}
      </p>
      {failure && (
        <Alert type="danger" title={PREFERENCES_SAVE_FAILURES[failure].title} isAnnounced>
          {PREFERENCES_SAVE_FAILURES[failure].description}
        </Alert>
      )}
    </>
  );
}
