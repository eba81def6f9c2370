import { withDb } from '~/data/client';
import {
  getNotificationPreferences,
  saveNotificationPreferences,
} from '~/data/notification-preferences';
import type { PREFERENCES_SAVE_FAILURES } from './notification-messages';

/** What is kept after a change, as far as it is known, and how the change went. */
export type SavedReminders = {
  isOn: boolean;
  outcome: 'yes' | keyof typeof PREFERENCES_SAVE_FAILURES;
};

/** Keep whether somebody is reminded. Where no answer comes, the change may be kept all the same: so what is kept is read. */
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
