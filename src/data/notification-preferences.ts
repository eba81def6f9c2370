import { fail, ok, type Result } from '~/domain/result';
import type { Db } from './client';
import { connectionFailure, type ConnectionFailure } from './connection';

/** Which mails a customer wants, of those that can be turned off. */
export type NotificationPreferences = { renewalReminders: boolean };

/** What a customer wants; all of it where they said nothing. */
export async function getNotificationPreferences(
  db: Db,
  userId: string,
): Promise<Result<NotificationPreferences, 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await db
    .from('notification_preferences')
    .select('renewal_reminders')
    .eq('user_id', userId)
    .maybeSingle();
  if (error) return fail(status === 0 ? connectionFailure() : 'load-failed');

  return ok({ renewalReminders: data?.renewal_reminders ?? true });
}

/** Keep what a customer wants. */
export async function saveNotificationPreferences(
  db: Db,
  userId: string,
  { renewalReminders }: NotificationPreferences,
): Promise<Result<undefined, 'update-failed' | ConnectionFailure>> {
  const { error, status } = await db
    .from('notification_preferences')
    .upsert({ user_id: userId, renewal_reminders: renewalReminders });
  if (error) return fail(status === 0 ? connectionFailure() : 'update-failed');

  return ok(undefined);
}
