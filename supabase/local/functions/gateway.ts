import { existsSync, watch } from 'node:fs';
import type { Handler } from '../http/serve.ts';
import { PROJECT_DIRECTORY } from '../project.ts';
import { startDeno, type DenoProcess, type FunctionEnvironment } from './deno-process.ts';
import { isUserToken } from './user-token.ts';

const NAME = /^[a-z0-9][a-z0-9_-]*$/;

/** Headers of a single connection, or headers that are wrong for the next hop. */
const NOT_PASSED_ON = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'expect',
  'host',
  'content-length',
];

/** Serves `/functions/v1/{name}`. */
export type FunctionsGateway = { handler: Handler; stop: () => Promise<void> };

/** The functions to serve, and the settings of the gateway. */
export type GatewayOptions = {
  directory: string;
  environment: FunctionEnvironment;
  apiPort: number;
  /** `verify_jwt` of config.toml. A function without a setting is checked. */
  verifiesToken: (name: string) => boolean;
  jwtSecret: string;
  /** Restart when a file of the functions or of src/domain changes. */
  isWatching: boolean;
  /** Starts the process of the functions. Default: its own Deno. */
  startProcess?: typeof startDeno;
  log: (line: string) => void;
};

/**
 * The platform's gateway for Edge Functions: 404 for an unknown function, 401 for a missing or invalid token when one
 * is required, and the caller's address in `x-forwarded-for`, taken from the socket whatever the client sent. Functions
 * run in one Deno, which starts with the first call and again after it dies.
 */
export function createFunctionsGateway(options: GatewayOptions): FunctionsGateway {
  const { directory, verifiesToken, jwtSecret, startProcess = startDeno, log } = options;
  let deno: Promise<DenoProcess> | undefined;

  const running = () => {
    deno ??= start();
    return deno;
  };

  const start = () => {
    const started = startProcess(options);
    const forget = () => {
      if (deno === started) deno = undefined;
    };
    started.then(({ ended }) => ended.then(forget), forget);

    return started;
  };

  const stopDeno = async () => {
    const current = await deno?.catch(() => undefined);
    deno = undefined;
    await current?.stop();
  };

  const call = async (path: string, init: RequestInit) =>
    fetch(`${(await running()).url}${path}`, init);

  const watchers = options.isWatching
    ? [directory, `${PROJECT_DIRECTORY}src/domain`].map((folder) =>
        watch(folder, { recursive: true }, () => void stopDeno()),
      )
    : [];

  const handler: Handler = async (request, { peerAddress }) => {
    const { pathname, search } = new URL(request.url);
    const [name = '', ...rest] = pathname.replace('/functions/v1/', '').split('/');
    if (!NAME.test(name) || !isFunction(`${directory}/${name}`)) {
      return refuse(404, 'NOT_FOUND', 'Requested function was not found');
    }

    if (request.method !== 'OPTIONS' && verifiesToken(name)) {
      const refusal = checkToken(request, jwtSecret);
      if (refusal) return refusal;
    }

    const headers = new Headers(request.headers);
    for (const header of NOT_PASSED_ON) headers.delete(header);
    headers.set('accept-encoding', 'identity'); // the answer is passed on unchanged
    headers.set('x-forwarded-for', peerAddress);
    const init: RequestInit = { method: request.method, headers, redirect: 'manual' };
    if (request.body) init.body = await request.arrayBuffer();
    const path = `/${[name, ...rest].join('/')}${search}`;

    try {
      const response = await call(path, init).catch((error: unknown) => {
        if (!isRefused(error)) throw error;
        deno = undefined; // it died a moment ago and its end is not noticed yet
        return call(path, init);
      });

      return new Response(response.body, response);
    } catch (error) {
      log(`${name}: ${String(error)}`);
      return refuse(500, 'WORKER_ERROR', 'Function exited due to an error (please check logs)');
    }
  };

  return {
    handler,
    async stop() {
      for (const watcher of watchers) watcher.close();
      await stopDeno();
    },
  };
}

function checkToken(request: Request, secret: string): Response | undefined {
  const authorization = request.headers.get('authorization');
  if (!authorization) {
    return refuse(401, 'UNAUTHORIZED_NO_AUTH_HEADER', 'Missing authorization header');
  }
  const token = /^Bearer\s+(\S+)$/i.exec(authorization)?.[1];
  if (token && isUserToken(token, secret, new Date())) return undefined;

  return refuse(401, 'UNAUTHORIZED_INVALID_JWT_FORMAT', 'Invalid JWT');
}

/** The connection was refused, so the function has not seen the request. */
function isRefused(error: unknown): boolean {
  const cause =
    error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined;
  return cause?.code === 'ECONNREFUSED';
}

function refuse(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}

/** A folder with a handler. Its own `index.ts`, if it has one, starts it. */
function isFunction(folder: string): boolean {
  return existsSync(`${folder}/handler.ts`) || existsSync(`${folder}/index.ts`);
}
