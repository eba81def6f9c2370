import { z } from 'zod';
import { CALENDAR_TYPE } from '../../../src/domain/calendar/calendar-file.ts';
import { agencyDay } from '../../../src/domain/business-day.ts';
import { feedMattersSchema, toDatedMatter } from '../../../src/domain/matters/calendar-feed.ts';
import { matterCalendar } from '../../../src/domain/matters/matter-calendar.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import { hashQuoteKey } from '../_shared/quote-ownership.ts';
import { visitorAddress } from '../_shared/rate-limit.ts';

/** Any text is accepted: a text that is not one of our tokens gets the answer to an unknown token. */
const querySchema = z.object({ token: z.string().catch('') });

/** A calendar program keeps the copy, but asks each time, so that a revoked feed ends at once. */
const CACHE_RULE = 'private, no-cache';

/**
 * The calendar feed of an attorney. A calendar program sends no key and no session: the secret token in the address
 * decides. The rule of access of its owner applies to each reading. Unknown, replaced and ended feeds and those of
 * former colleagues get the same answer.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'matter-calendar',
      // Calendar services read the feeds of all their users from their own servers. A token has 192 bits, so guessing needs no limit.
      limit: { allowed: 600, windowSeconds: 600 },
      method: 'GET',
      schema: querySchema,
      needsFactor: false,
      needsKey: false,
      addressOf: visitorAddress,
      handle: ({ body, headers }) => readFeed(dependencies, body.token, headers),
    },
    dependencies,
  );
}

async function readFeed(
  { database, allowedOrigins, now }: Dependencies,
  token: string,
  headers: Headers,
): Promise<Outcome<Response>> {
  const { data, error } = await database.rpc('read_calendar_feed', {
    hash: await hashQuoteKey(token),
  });
  if (error) throw new DependencyError('database', error.code);

  const matters = feedMattersSchema.parse(data);
  if (matters === null) return { ok: false, code: 'not-found' };

  const text = matterCalendar(matters.map(toDatedMatter), {
    readOn: agencyDay(now()),
    deskUrl: `${allowedOrigins[0] ?? ''}/dashboard/attorney`,
  });
  const fresh = { etag: `"${await hashQuoteKey(text)}"`, 'cache-control': CACHE_RULE };
  const known = headers.get('if-none-match') ?? '';
  // A proxy that compresses the answer marks its tag as weak: W/"…".
  if (known.includes(fresh.etag))
    return { ok: true, value: new Response(null, { status: 304, headers: fresh }) };

  return {
    ok: true,
    value: new Response(text, { headers: { ...fresh, 'content-type': CALENDAR_TYPE } }),
  };
}
