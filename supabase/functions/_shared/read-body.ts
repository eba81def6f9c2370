import type { z } from 'zod';
import { refuseAnswers, type Outcome, type Refusal } from './failures.ts';
import { isRecord } from '../../../src/domain/is-record.ts';

/** Maximum size of a body without a file, in bytes: 64 kB. */
export const MAX_BODY_BYTES = 64 * 1024;

/** Read a JSON body of limited size (`maxBytes`) and check it with a schema. */
export async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  maxBytes = MAX_BODY_BYTES,
): Promise<Outcome<z.output<Schema>>> {
  const bytes = await readLimited(request, maxBytes);
  if (!bytes.ok) return bytes;

  const json = parseJsonObject(bytes.value);
  if (!json.ok) return json;

  return parseWith(schema, json.value);
}

/**
 * Check the query of an address with a schema. Of a repeated parameter, the last one counts. A body is limited in size
 * and not used.
 */
export async function readQuery<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  maxBytes = MAX_BODY_BYTES,
): Promise<Outcome<z.output<Schema>>> {
  const bytes = await readLimited(request, maxBytes);
  if (!bytes.ok) return bytes;

  return parseWith(schema, Object.fromEntries(new URL(request.url).searchParams));
}

function parseWith<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): Outcome<z.output<Schema>> {
  const parsed = schema.safeParse(value);

  return parsed.success ? { ok: true, value: parsed.data } : refuseIssues(parsed.error.issues);
}

/** Whether a content type is JSON, with or without a charset. */
export function isJson(contentType: string | null): boolean {
  return /^application\/json\s*(;|$)/i.test(contentType ?? '');
}

/** Count the received bytes, because Content-Length may be missing or false. */
async function readLimited(request: Request, maxBytes: number): Promise<Outcome<Uint8Array>> {
  if (Number(request.headers.get('content-length')) > maxBytes)
    return { ok: false, code: 'too-large' };

  const chunks: Uint8Array[] = [];
  let length = 0;

  for await (const chunk of request.body ?? []) {
    if (length + chunk.byteLength > maxBytes) return { ok: false, code: 'too-large' };
    chunks.push(chunk);
    length += chunk.byteLength;
  }

  return { ok: true, value: joined(chunks, length) };
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const body = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.byteLength;
  }

  return body;
}

function parseJsonObject(bytes: Uint8Array): Outcome<object> {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    const isObject = isRecord(value);
    return isObject ? { ok: true, value } : { ok: false, code: 'malformed' };
  } catch {
    return { ok: false, code: 'malformed' };
  }
}

function refuseIssues(issues: z.core.$ZodIssue[]): Refusal {
  const found = issues.map(({ path, message }) => ({ path: path.map(String), message }));
  const namesNoBond = found.some(({ path }) => path.at(-1) === 'bondType');

  return namesNoBond ? { ok: false, code: 'unknown-bond' } : refuseAnswers(found);
}
