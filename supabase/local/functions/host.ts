// Runs in Deno (`deno serve`): one process for all functions. The gateway has checked the name.
import process from 'node:process';

type EdgeFunction = { default: { fetch: (request: Request) => Promise<Response> } };

const directory = process.argv.at(-1) ?? '';

// The gateway holds the other end of the input. When the gateway ends for any reason, this process ends too.
process.stdin.on('end', () => process.exit(0)).resume();

/** A function that cannot be loaded or throws writes the error to the log. The caller gets no details. */
async function answer(request: Request): Promise<Response> {
  const name = new URL(request.url).pathname.split('/')[1] ?? '';

  let edgeFunction: EdgeFunction;
  try {
    edgeFunction = (await import(`${directory}/${name}/index.ts`)) as EdgeFunction;
  } catch (error) {
    return fail(name, error, 503, 'BOOT_ERROR', 'Function failed to start (please check logs)');
  }

  try {
    return await edgeFunction.default.fetch(await received(request));
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
