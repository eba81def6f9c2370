import { fail, ok, type Result } from '~/domain/result';
import type { Db } from '../connection/db';
import { connectionFailure, type ConnectionFailure, loadFailure } from '../connection/connection';
import { withinTime } from '../connection/within-time';

/** The optional mails that a customer wants. */
export type NotificationPreferences = { renewalReminders: boolean };

/** Load a customer's mail preferences. Everything is on when the customer made no choice. */
export async function getNotificationPreferences(
  db: Db,
  userId: string,
): Promise<Result<NotificationPreferences, 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await withinTime(
    db.from('notification_preferences').select('renewal_reminders').eq('user_id', userId),
  ).maybeSingle();
  if (error) return fail(loadFailure(status));

  return ok({ renewalReminders: data?.renewal_reminders ?? true });
}

/** Save a customer's mail preferences. */
export async function saveNotificationPreferences(
  db: Db,
  userId: string,
  { renewalReminders }: NotificationPreferences,
): Promise<Result<undefined, 'update-failed' | ConnectionFailure>> {
  const { error, status } = await withinTime(
    db
      .from('notification_preferences')
      .upsert({ user_id: userId, renewal_reminders: renewalReminders }),
  );
  if (error) return fail(status === 0 ? connectionFailure() : 'update-failed');

  return ok(undefined);
}
