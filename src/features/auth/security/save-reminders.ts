import { withDb } from '~/data/connection/client';
import {
  getNotificationPreferences,
  saveNotificationPreferences,
} from '~/data/account/notification-preferences';
import type { PREFERENCES_SAVE_FAILURES } from './notification-messages';

/** The stored setting after a change, as far as it is known, and the result of the change. */
export type SavedReminders = {
  isOn: boolean;
  outcome: 'yes' | keyof typeof PREFERENCES_SAVE_FAILURES;
};

/**
 * Save whether a user gets reminders. If no answer arrives, the change may be stored anyway, so this reads the stored
 * setting.
 */
export async function saveReminders(userId: string, wanted: boolean): Promise<SavedReminders> {
  const saved = await withDb((db) =>
    saveNotificationPreferences(db, userId, { renewalReminders: wanted }),
  );
  if (saved.ok) return { isOn: wanted, outcome: 'yes' };
  if (saved.code === 'update-failed') return { isOn: !wanted, outcome: saved.code };

  const kept = await withDb((db) => getNotificationPreferences(db, userId));
  if (!kept.ok) return { isOn: !wanted, outcome: saved.code };

  const { renewalReminders: isOn } = kept.value;

  return { isOn, outcome: isOn === wanted ? 'yes' : 'update-failed' };
}
