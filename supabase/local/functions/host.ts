// Runs in Deno (`deno serve`): one process for all functions. The gateway has checked the name.
import { existsSync } from 'node:fs';
import process from 'node:process';

type EdgeFunction = { fetch: (request: Request) => Promise<Response> };
type Starter = { startFunction: (createHandler: unknown) => Promise<EdgeFunction> };

const directory = process.argv.at(-1) ?? '';

// The gateway holds the other end of the input. When the gateway ends for any reason, this process ends too.
process.stdin.on('end', () => process.exit(0)).resume();

const loading = new Map<string, Promise<EdgeFunction>>();

/** A function that could not be loaded is loaded again at its next call. */
function load(name: string): Promise<EdgeFunction> {
  const loaded = loading.get(name) ?? start(`${directory}/${name}`);
  loading.set(name, loaded);
  loaded.catch(() => loading.delete(name));

  return loaded;
}

async function start(folder: string): Promise<EdgeFunction> {
  const own = `${folder}/index.ts`;
  if (existsSync(own)) return ((await import(own)) as { default: EdgeFunction }).default;

  const { startFunction } = (await import(`${directory}/_shared/start-function.ts`)) as Starter;
  const { createHandler } = (await import(`${folder}/handler.ts`)) as { createHandler: unknown };

  return startFunction(createHandler);
}

/** A function that cannot be loaded or throws writes the error to the log. The caller gets no details. */
async function answer(request: Request): Promise<Response> {
  const name = new URL(request.url).pathname.split('/')[1] ?? '';

  let edgeFunction: EdgeFunction;
  try {
    edgeFunction = await load(name);
  } catch (error) {
    return fail(name, error, 503, 'BOOT_ERROR', 'Function failed to start (please check logs)');
  }

  try {
    return await edgeFunction.fetch(await received(request));
  } catch (error) {
    return fail(
      name,
      error,
      500,
      'WORKER_ERROR',
      'Function exited due to an error (please check logs)',
    );
  }
}

/** Deno 2.1 closes a connection whose body was not read to its end, and the next call on it would fail. */
async function received(request: Request): Promise<Request> {
  return request.body ? new Request(request, { body: await request.arrayBuffer() }) : request;
}

function fail(
  name: string,
  error: unknown,
  status: number,
  code: string,
  message: string,
): Response {
  const trace = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${name}: ${trace}\n`);

  return Response.json({ code, message }, { status });
}

export default { fetch: answer };
