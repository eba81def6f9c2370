import { createClient } from '@supabase/supabase-js';
import { FUNCTIONS } from '../../support/edge-function-matrix.ts';
import { TABLES } from '../../support/role-matrix.ts';
import {
  ask,
  askSupabase,
  type Check,
  DEVELOPER_ORIGIN,
  STRANGE_ORIGIN,
  type Target,
} from './check.ts';

/** The longest wait for a Realtime channel, in milliseconds. */
const JOIN_MS = 10_000;

const SCHEMA = 'public.';

/** How many functions are asked at the same time. Each one starts, and a small machine starts few at once. */
const FUNCTIONS_AT_ONCE = 8;

/** How much of an unexpected answer is shown, in characters. */
const SHOWN_LENGTH = 80;

/** Questions to the Supabase project. All of them only read or are refused. */
export const SUPABASE_CHECKS: readonly Check[] = [
  { name: 'each function starts and answers for itself', run: checkFunctions },
  {
    name: 'the service is well',
    run: async (target) => {
      const answer = await askSupabase(target, '/functions/v1/health');

      return answer.status === 200 ? [] : [`${answer.status}: ${await answer.text()}`];
    },
  },
  {
    name: 'functions answer pages of this site and of no other',
    run: async (target) => {
      const allowed = async (origin: string) => {
        const headers = { origin, 'access-control-request-method': 'POST' };
        const request = { method: 'OPTIONS', headers };
        const answer = await askSupabase(target, '/functions/v1/verify-bond', request);

        return answer.headers.get('access-control-allow-origin');
      };
      const [own, strange, developer] = await Promise.all([
        allowed(target.site.origin),
        allowed(STRANGE_ORIGIN),
        target.site.protocol === 'https:' ? allowed(DEVELOPER_ORIGIN) : null,
      ]);

      return [
        ...(own === target.site.origin ? [] : [`${target.site.origin} is not in ALLOWED_ORIGINS`]),
        ...(strange === null ? [] : [`any site may call: ${strange}`]),
        ...(developer === null ? [] : [`${developer} is in ALLOWED_ORIGINS`]),
      ];
    },
  },
  { name: 'a visitor reads the tables of bonds and no other table', run: checkTables },
  { name: 'nobody lists or opens files without a link', run: checkBuckets },
  {
    name: 'large files can be uploaded in parts',
    run: async (target) => {
      if (isEmbedded(target)) return []; // the embedded Storage has no such uploads, as the README says

      const request = { method: 'OPTIONS' };
      const answer = await askSupabase(target, '/storage/v1/upload/resumable', request);
      return answer.headers.has('tus-version') ? [] : [`status ${answer.status}`];
    },
  },
  { name: 'Realtime accepts a connection', run: joinChannel },
];

function isEmbedded({ supabase }: Target): boolean {
  return supabase.protocol === 'http:';
}

/** The answer of a function that is not for this caller. */
const CLOSED = '401 unauthorized';

/**
 * An empty call changes nothing. A function that did not start answers 5xx. The functions of the schedule refuse the
 * publishable key; the others refuse the empty body, or a visitor without an account.
 */
async function checkFunctions(target: Target): Promise<string[]> {
  const waiting = Object.entries(FUNCTIONS);
  const problems: string[] = [];
  const askNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, line] = next;
      const { problem } = await askFunction(target, name, line).catch((error: Error) => ({
        problem: `no answer: ${error.message}`,
      }));
      if (problem) problems.push(`${name}: ${problem}`);
    }
  };
  await Promise.all(Array.from({ length: FUNCTIONS_AT_ONCE }, askNext));

  return problems;
}

async function askFunction(
  target: Target,
  name: string,
  { method, answers }: (typeof FUNCTIONS)[string],
): Promise<{ problem?: string }> {
  const headers = { 'content-type': 'application/json' };
  const request = method ? { method } : { method: 'POST', headers, body: '{}' };
  const answer = await askSupabase(target, `/functions/v1/${name}`, request);
  const text = await answer.text();
  // The health check starts as well when it answers that something is late.
  const isStarted = answer.status < 500 || text.includes('"checks"');
  const isOurs = isStarted && answer.headers.has('x-request-id');
  const isClosed = answer.status === 401;
  const mayBeClosed = answers.visitor === CLOSED;
  const mustBeClosed = answers.customer === CLOSED;
  const isGood = isOurs && (isClosed ? mayBeClosed : !mustBeClosed);

  return isGood ? {} : { problem: `${answer.status} ${text.slice(0, SHOWN_LENGTH)}` };
}

async function checkTables(target: Target): Promise<string[]> {
  const tables = Object.entries(TABLES).filter(([name]) => name.startsWith(SCHEMA));
  const problems = await Promise.all(
    tables.map(async ([name, { visitor }]) => {
      const path = `/rest/v1/${name.slice(SCHEMA.length)}?select=*&limit=1`;
      const answer = await askSupabase(target, path);
      const rows = answer.ok ? ((await answer.json()) as unknown[]) : [];
      const isMeantToRead = visitor.includes('read all');
      if (isMeantToRead === rows.length > 0) return [];

      return [isMeantToRead ? `${name} is empty or closed` : `${name} shows rows to a visitor`];
    }),
  );

  return problems.flat();
}

async function checkBuckets(target: Target): Promise<string[]> {
  const problems = await Promise.all(
    ['applications', 'bonds'].map(async (bucket) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ prefix: '', limit: 1 });
      const request = { method: 'POST', headers, body };
      const list = await askSupabase(target, `/storage/v1/object/list/${bucket}`, request);
      const files = list.ok ? ((await list.json()) as unknown[]) : [];
      const open = await ask(target.supabase, `/storage/v1/object/public/${bucket}/any.pdf`);

      return [
        ...(files.length === 0 ? [] : [`a visitor lists ${bucket}`]),
        ...(open.ok ? [`${bucket} is a public bucket`] : []),
      ];
    }),
  );

  return problems.flat();
}

async function joinChannel({ supabase, publishableKey }: Target): Promise<string[]> {
  const client = createClient(supabase.origin, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  try {
    const status = await new Promise<string>((resolve) => {
      client.channel('smoke').subscribe(resolve, JOIN_MS);
    });

    return status === 'SUBSCRIBED' ? [] : [status];
  } finally {
    await client.removeAllChannels();
    await client.realtime.disconnect();
  }
}
