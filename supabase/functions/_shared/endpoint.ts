import type { z } from 'zod';
import { withAnswerHeaders } from './answer-headers.ts';
import { hasKnownKey, identifyCaller, type Caller } from './caller.ts';
import { corsHeaders } from './cors.ts';
import type { Dependencies } from './dependencies.ts';
import { DependencyError, toFailureResponse, type Outcome, type Refusal } from './failures.ts';
import { describeError, describeRefusal } from './log.ts';
import { callerAddress, type RateLimit } from './rate-limit.ts';
import { isJson, readBody, readQuery } from './read-body.ts';
import { withRequestId } from './request-id.ts';
import { busy } from './turns.ts';

/** An admitted call: its body matches the schema, and its caller is verified. The headers are as they came. */
export type Call<Body> = { body: Body; caller: Caller; headers: Headers };

type Endpoint<Schema extends z.ZodType> = {
  /** The name of the function's folder. */
  name: string;
  /** The calls from one address. */
  limit: RateLimit;
  schema: Schema;
  /** HEAD answers as GET does. Defaults to POST. */
  method?: 'GET' | 'POST';
  /**
   * What the schema gets: a JSON body, or the query of the address. Defaults to the body, and for a GET to the query. With
   * the query, a POST may have a body of any type, which counts against `maxBytes` and is not used.
   */
  source?: 'body' | 'query';
  /** The largest body. Defaults to `MAX_BODY_BYTES`. */
  maxBytes?: number;
  /** False if the caller cannot send headers, as with a beacon. */
  needsKey?: boolean;
  /** False if the function does nothing for an account, or helps users who lost their second factor. */
  needsFactor?: boolean;
  /** The accepted API keys. Defaults to the publishable keys that browsers use. */
  keys?: readonly string[];
  /** The address that the rate limit counts. Defaults to the address of the connection. */
  addressOf?: (request: Request) => string;
  /** Returns an object, which is sent as JSON, or a response with a file. */
  handle: (call: Call<z.output<Schema>>) => Promise<Outcome<object>>;
};

type EndpointDependencies = Pick<
  Dependencies,
  'publishableKeys' | 'allowedOrigins' | 'database' | 'limitRate' | 'hashCaller' | 'log' | 'turns'
>;

/** The facts about a call for the log, filled in while it is checked. */
type Known = { caller?: Caller };

/**
 * Create a function's request handler. It checks each call from the cheapest check to the most expensive: CORS, method,
 * content type, key, a free turn, rate limit, size and shape of the body, and the caller. Every refusal and every
 * thrown error is logged. A thrown error becomes `busy` if the same call may succeed in a moment, and `unexpected`
 * otherwise.
 */
export function createEndpoint<Schema extends z.ZodType>(
  endpoint: Endpoint<Schema>,
  dependencies: EndpointDependencies,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const cors = corsHeaders(request, dependencies.allowedOrigins);
    if (request.method === 'OPTIONS')
      return withAnswerHeaders(new Response(null, { status: 204, headers: cors }));

    const response = await withRequestId(() => answer(endpoint, dependencies, request));
    for (const [name, value] of cors) response.headers.set(name, value);
    return withAnswerHeaders(response);
  };
}

async function answer<Schema extends z.ZodType>(
  endpoint: Endpoint<Schema>,
  dependencies: EndpointDependencies,
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
    return toFailureResponse(toRefusal(error));
  }
}

/** Seconds until the caller should retry after an outage of a dependency. */
const AFTER_OUTAGE = 5;

function toRefusal(error: unknown): Refusal {
  return error instanceof DependencyError && error.isPassing
    ? busy(AFTER_OUTAGE)
    : { ok: false, code: 'unexpected' };
}

function toResponse(value: object): Response {
  return value instanceof Response ? value : Response.json(value);
}

async function admit<Schema extends z.ZodType>(
  endpoint: Endpoint<Schema>,
  dependencies: EndpointDependencies,
  request: Request,
  known: Known,
): Promise<Outcome<object>> {
  const { method = 'POST', needsKey = true, keys = dependencies.publishableKeys } = endpoint;
  const source = sourceOf(endpoint);

  const methods = method === 'GET' ? ['GET', 'HEAD'] : [method];
  if (!methods.includes(request.method))
    return { ok: false, code: 'method-not-allowed', headers: { allow: methods.join(', ') } };
  if (source === 'body' && !isJson(request.headers.get('content-type')))
    return { ok: false, code: 'unsupported-media-type' };
  if (needsKey && !hasKnownKey(request, keys)) return { ok: false, code: 'unauthorized' };

  const turn = await dependencies.turns.run(() => work(endpoint, dependencies, request, known));

  return turn.ok ? turn.value : turn;
}

function sourceOf({ method, source }: Pick<Endpoint<z.ZodType>, 'method' | 'source'>) {
  return source ?? (method === 'GET' ? 'query' : 'body');
}

async function work<Schema extends z.ZodType>(
  endpoint: Endpoint<Schema>,
  { publishableKeys, database, limitRate }: EndpointDependencies,
  request: Request,
  known: Known,
): Promise<Outcome<object>> {
  const { name, limit, schema, maxBytes, needsFactor = true } = endpoint;
  const { keys = publishableKeys, addressOf = callerAddress } = endpoint;

  const allowance = await limitRate({ name, ...limit }, addressOf(request));
  if (!allowance.ok) return allowance;

  const read = sourceOf(endpoint) === 'query' ? readQuery : readBody;
  const body = await read(request, schema, maxBytes);
  if (!body.ok) return body;

  const caller = await identifyCaller(request, keys, database.auth);
  if (!caller.ok) return caller;
  known.caller = caller.value;
  // The database policies require the second factor too, but a function bypasses them with the secret key.
  if (needsFactor && caller.value.owesFactor) return { ok: false, code: 'second-factor-required' };

  return endpoint.handle({ body: body.value, caller: caller.value, headers: request.headers });
}
