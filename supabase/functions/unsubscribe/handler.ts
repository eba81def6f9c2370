import { z } from 'zod';
import { withAnswerHeaders } from '../_shared/answer-headers.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import type { UnsubscribeTokens } from '../_shared/mail/unsubscribe-token.ts';
import { visitorAddress } from '../_shared/rate-limit.ts';
import { isJson } from '../_shared/read-body.ts';

const SHARED = {
  name: 'unsubscribe',
  // Mail providers call it from their own servers for all of their users.
  limit: { allowed: 600, windowSeconds: 600 },
  needsFactor: false,
} as const;

const tokenSchema = z.string().max(200);

/**
 * Turn off renewal reminders with the token of a reminder. The site's page sends the token as JSON, like other calls. A
 * mail program posts a form to the `List-Unsubscribe` address (RFC 8058), without a key or our headers. A GET request
 * only redirects to the page, so that a scanner that follows links turns nothing off.
 */
export function createHandler(
  dependencies: Dependencies,
  tokens: UnsubscribeTokens,
): (request: Request) => Promise<Response> {
  const turnOff = ({ body }: { body: { token: string } }) =>
    turnRemindersOff(dependencies, tokens, body.token);
  const answerPage = createEndpoint(
    { ...SHARED, schema: z.strictObject({ token: tokenSchema }), handle: turnOff },
    dependencies,
  );
  const answerMailProgram = createEndpoint(
    {
      ...SHARED,
      schema: z.object({ token: tokenSchema }),
      source: 'query', // the body is always `List-Unsubscribe=One-Click`
      needsKey: false,
      addressOf: visitorAddress,
      handle: turnOff,
    },
    dependencies,
  );

  return async (request) => {
    const token = new URL(request.url).searchParams.get('token');
    if (token !== null && request.method === 'GET')
      return withAnswerHeaders(toPage(dependencies, token));

    const isForm = request.method === 'POST' && !isJson(request.headers.get('content-type'));
    return token !== null && isForm ? answerMailProgram(request) : answerPage(request);
  };
}

function toPage({ allowedOrigins }: Dependencies, token: string): Response {
  const location = `${allowedOrigins[0] ?? ''}/unsubscribe?token=${encodeURIComponent(token)}`;

  return new Response(null, { status: 303, headers: { location } });
}

async function turnRemindersOff(
  { database }: Dependencies,
  tokens: UnsubscribeTokens,
  token: string,
): Promise<Outcome<{ renewalReminders: false }>> {
  const bondId = await tokens.read(token);
  if (bondId === undefined) return { ok: false, code: 'not-found' };

  const { data, error } = await database.rpc('turn_reminders_off', { of_bond: bondId });
  if (error) throw new DependencyError('database', error.code);

  return data === true
    ? { ok: true, value: { renewalReminders: false } }
    : { ok: false, code: 'not-found' };
}
