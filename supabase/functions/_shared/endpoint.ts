import type { z } from 'zod';
import { withAnswerHeaders } from './answer-headers.ts';
import { hasKnownKey, identifyCaller, type Caller } from './caller.ts';
import { corsHeaders } from './cors.ts';
import type { Dependencies } from './dependencies.ts';
import { toFailureResponse, type Outcome } from './failures.ts';
import { describeError, describeRefusal } from './log.ts';
import { callerAddress } from './rate-limit.ts';
import type { LimitedFunction } from './rate-limits.ts';
import { isJson, readBody } from './read-body.ts';

/** A call that passed the door: its body checked with the schema, its caller verified. */
export type Call<Body> = { body: Body; caller: Caller };

type Endpoint<Schema extends z.ZodType> = {
  name: LimitedFunction;
  schema: Schema;
  /** False where the caller can send no header: a beacon. */
  needsKey?: boolean;
  /** False where it does nothing for an account, or is the way out for somebody who lost the second factor. */
  needsFactor?: boolean;
  /** The API keys that open it: those of browsers when left out. */
  keys?: readonly string[];
  /** Whose calls count together for the rate limit; the address at the door when left out. */
  addressOf?: (request: Request) => string;
  /** What it answers: an object, sent as JSON, or a response of its own that carries a file. */
  handle: (call: Call<z.output<Schema>>) => Promise<Outcome<object>>;
};

type DoorKeepers = Pick<
  Dependencies,
  'publishableKeys' | 'allowedOrigins' | 'database' | 'limitRate' | 'hashCaller' | 'log'
>;

/** What is known of a call so far, for the log. */
type Known = { caller?: Caller };

/**
 * The door every function has: CORS, method, content type, key, rate limit, size and shape of the body, the caller,
 * from the cheapest check to the dearest. Each refusal is a line in the log; what is thrown becomes `unexpected` and a line too.
 */
export function createEndpoint<Schema extends z.ZodType>(
  endpoint: Endpoint<Schema>,
  dependencies: DoorKeepers,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const cors = corsHeaders(request, dependencies.allowedOrigins);
    if (request.method === 'OPTIONS')
      return withAnswerHeaders(new Response(null, { status: 204, headers: cors }));

    const response = await answer(endpoint, dependencies, request);
    for (const [name, value] of cors) response.headers.set(name, value);
    return withAnswerHeaders(response);
  };
}

async function answer<Schema extends z.ZodType>(
  endpoint: Endpoint<Schema>,
  dependencies: DoorKeepers,
  request: Request,
): Promise<Response> {
  try {
    const known: Known = {};
    const outcome = await admit(endpoint, dependencies, request, known);
    if (outcome.ok) return toResponse(outcome.value);

    const address = await dependencies.hashCaller((endpoint.addressOf ?? callerAddress)(request));
    const { code } = outcome;
    dependencies.log(describeRefusal(endpoint.name, { code, user: known.caller?.userId, address }));
    return toFailureResponse(outcome);
  } catch (error) {
    dependencies.log(describeError(endpoint.name, error));
    return toFailureResponse({ ok: false, code: 'unexpected' });
  }
}

function toResponse(value: object): Response {
  return value instanceof Response ? value : Response.json(value);
}

async function admit<Schema extends z.ZodType>(
  { name, schema, handle, needsKey = true, needsFactor = true, ...own }: Endpoint<Schema>,
  { publishableKeys, database, limitRate }: DoorKeepers,
  request: Request,
  known: Known,
): Promise<Outcome<object>> {
  const { keys = publishableKeys, addressOf = callerAddress } = own;

  if (request.method !== 'POST')
    return { ok: false, code: 'method-not-allowed', headers: { allow: 'POST' } };
  if (!isJson(request.headers.get('content-type')))
    return { ok: false, code: 'unsupported-media-type' };
  if (needsKey && !hasKnownKey(request, keys)) return { ok: false, code: 'unauthorized' };

  const limit = await limitRate(name, addressOf(request));
  if (!limit.ok) return limit;

  const body = await readBody(request, schema);
  if (!body.ok) return body;

  const caller = await identifyCaller(request, keys, database.auth);
  if (!caller.ok) return caller;
  known.caller = caller.value;
  // The policies of the database ask for it as well, but a function works past them with the secret key.
  if (needsFactor && caller.value.owesFactor) return { ok: false, code: 'second-factor-required' };

  return handle({ body: body.value, caller: caller.value });
}
