import { AsyncLocalStorage } from 'node:async_hooks';

/** The response header with the id of the request. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Without I, L, O and U, which people misread on the phone. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const LENGTH = 8;

const running = new AsyncLocalStorage<string>();

/**
 * Handle one request under a new id. The response and every log line have the id, so that a customer who reads the id
 * out leads us to the log lines.
 */
export async function withRequestId(work: () => Promise<Response>): Promise<Response> {
  const id = makeRequestId();
  const response = await running.run(id, work);
  response.headers.set(REQUEST_ID_HEADER, id);

  return response;
}

/** The id of the current request. Undefined outside a request. */
export function currentRequestId(): string | undefined {
  return running.getStore();
}

/** A random id such as `7QK2-M9XD`. It tells nothing about the caller. */
function makeRequestId(): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(LENGTH))]
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('');

  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}
