import { z } from 'zod';
import { withAnswerHeaders } from '../_shared/answer-headers.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome, toFailureResponse } from '../_shared/failures.ts';
import { describeError, describeRefusal } from '../_shared/log.ts';
import type { UnsubscribeTokens } from '../_shared/mail/unsubscribe-token.ts';
import { callerAddress } from '../_shared/rate-limit.ts';
import { isJson } from '../_shared/read-body.ts';

const NAME = 'unsubscribe';

/** Mail providers call it from their own servers for all of their users. */
const LIMIT = { allowed: 600, windowSeconds: 600 };

/**
 * Turn off renewal reminders with the token of a reminder. The site's page sends the token as JSON, like other calls. A
 * mail program posts a form to the `List-Unsubscribe` address (RFC 8058), without a key or our headers. A GET request
 * only redirects to the page, so that a scanner that follows links turns nothing off.
 */
export function createHandler(
  dependencies: Dependencies,
  tokens: UnsubscribeTokens,
): (request: Request) => Promise<Response> {
  const answerPage = createEndpoint(
    {
      name: NAME,
      limit: LIMIT,
      schema: z.strictObject({ token: z.string().max(200) }),
      needsFactor: false,
      handle: ({ body }) => turnRemindersOff(dependencies, tokens, body.token),
    },
    dependencies,
  );

  return async (request) => {
    const token = new URL(request.url).searchParams.get('token');
    if (token !== null && request.method === 'GET')
      return withAnswerHeaders(toPage(dependencies, token));

    const isForm = request.method === 'POST' && !isJson(request.headers.get('content-type'));
    return token !== null && isForm
      ? withAnswerHeaders(await answerMailProgram(dependencies, tokens, { request, token }))
      : answerPage(request);
  };
}

function toPage({ allowedOrigins }: Dependencies, token: string): Response {
  const location = `${allowedOrigins[0] ?? ''}/unsubscribe?token=${encodeURIComponent(token)}`;

  return new Response(null, { status: 303, headers: { location } });
}

/** Answer a mail program's form. Its body is always `List-Unsubscribe=One-Click`, so the code does not read it. */
async function answerMailProgram(
  dependencies: Dependencies,
  tokens: UnsubscribeTokens,
  { request, token }: { request: Request; token: string },
): Promise<Response> {
  await request.body?.cancel();

  try {
    const caller = callerAddress(request);
    const limit = await dependencies.limitRate({ name: NAME, ...LIMIT }, caller);
    const outcome = limit.ok ? await turnRemindersOff(dependencies, tokens, token) : limit;
    if (outcome.ok) return Response.json(outcome.value);

    const address = await dependencies.hashCaller(caller);
    const { code } = outcome;
    dependencies.log(describeRefusal(NAME, { code, user: undefined, address }));
    return toFailureResponse(outcome);
  } catch (error) {
    dependencies.log(describeError(NAME, error));
    return toFailureResponse({ ok: false, code: 'unexpected' });
  }
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
