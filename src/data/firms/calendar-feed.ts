import { sha256Hex } from '~/domain/proof/sha256';
import { fail, ok, type Result } from '~/domain/result';
import { connectionFailure, type ConnectionFailure, loadFailure } from '../connection/connection';
import type { Db } from '../connection/db';
import { withinTime } from '../connection/within-time';

/** The calendar subscription of the signed-in user. `madeAt` is a moment; undefined: there is none. */
export type CalendarFeed = { madeAt: string | undefined };

/** Reasons that a subscription was not made or ended. */
export type FeedFailure = 'not-a-member' | 'refused' | ConnectionFailure;

/** Load whether the signed-in user has a subscription. */
export async function loadCalendarFeed(
  db: Db,
): Promise<Result<CalendarFeed, 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await withinTime(db.rpc('own_calendar_feed'));
  if (error) return fail(loadFailure(status));

  return ok({ madeAt: (data as string | null) ?? undefined });
}

/**
 * Make a subscription with a token of 192 bits; the former one ends. Only the hash of the token leaves the browser.
 * After a lost answer, a call with the same token changes nothing more.
 */
export async function makeCalendarFeed(
  db: Db,
  token: string,
): Promise<Result<undefined, FeedFailure>> {
  const bytes = new TextEncoder().encode(token);

  return toResult(
    await withinTime(db.rpc('make_calendar_feed', { fresh_hash: await sha256Hex(bytes.buffer) })),
  );
}

/** End the subscription. Its address stops working at once. */
export async function endCalendarFeed(db: Db): Promise<Result<undefined, FeedFailure>> {
  return toResult(await withinTime(db.rpc('end_calendar_feed')));
}

function toResult({
  data,
  error,
  status,
}: {
  data: string | null;
  error: unknown;
  status: number;
}): Result<undefined, FeedFailure> {
  if (error) return fail(status === 0 ? connectionFailure() : 'refused');

  return data === 'not-a-member' ? fail('not-a-member') : ok(undefined);
}
