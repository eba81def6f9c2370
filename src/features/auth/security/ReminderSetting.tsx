import { useCallback, useState } from 'react';
import { REMINDER_DAYS } from '~/domain/renewals/reminders';
import { Alert } from '~/ui/Alert';
import { CheckboxField } from '~/ui/CheckboxField';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { PREFERENCES_SAVE_FAILURES, PREFERENCES_SAVED } from './notification-messages';
import { saveReminders, type SavedReminders } from './save-reminders';

const DAYS = `${REMINDER_DAYS.slice(0, -1).join(', ')} and ${REMINDER_DAYS.at(-1)}`;

/** Turns reminders to renew and to file on and off. A change is saved at once. If it is not saved, the checkbox changes back. */
export function ReminderSetting({ userId, isOn: wasOn }: { userId: string; isOn: boolean }) {
  const [isOn, setIsOn] = useState(wasOn);
  const [saved, setSaved] = useState<SavedReminders['outcome']>();
  const { isPending, run } = useOnceAtATime(
    useCallback(
      async (renewalReminders: boolean) => {
        setIsOn(renewalReminders);
        setSaved(undefined);
        const kept = await saveReminders(userId, renewalReminders);
        setIsOn(kept.isOn);
        setSaved(kept.outcome);
      },
      [userId],
    ),
  );
  const failure = saved === undefined || saved === 'yes' ? undefined : saved;

  return (
    <>
      <CheckboxField
        id="renewal-reminders"
        label="Remind me by email before a bond ends and until it is filed"
        hint={`${DAYS} days before the end, and while a bond waits for you to file it.`}
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
