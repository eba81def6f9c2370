import { businessDay } from '~/domain/business-day';
import { now } from '~/platform/clock';
import { readServerOffset } from '~/platform/server-clock';
import { $today } from './server-day';

/**
 * Use the server's day from now on, so that a wrong device clock has no effect. Without an answer
 * nothing changes.
 */
export async function askServerTime(): Promise<void> {
  const offset = await readServerOffset();
  if (offset === undefined) return;

  $today.set(() => businessDay(new Date(now().getTime() + offset)));
}
