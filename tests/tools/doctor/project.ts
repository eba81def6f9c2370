import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { SUPABASE_CLI } from '../../../supabase/local/cli/supabase-cli.ts';

/** A hosted project, as an operator with an access token sees it. Everything only reads. */
export type Project = {
  /** Ask the Management API about the project, below its path. Rejects with the status when it refuses. */
  get: (path: string) => Promise<unknown>;
  /** The rows of a query that only reads, as the owner: the platform's read-only role may not call our functions. */
  query: (sql: string) => Promise<Record<string, unknown>[]>;
  /** What the CLI prints when it compares config.toml with the project. */
  compareSettings: () => string;
  /** Call a function as a visitor without a key. */
  callFunction: (name: string) => Promise<{ status: number; isOurs: boolean; text: string }>;
};

/** Where a project is, and the operator's token. */
export type Place = { ref: string; token: string; api: string; functions: string };

/** The longest wait for one answer, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** The platform's Management API. */
export const MANAGEMENT_API = 'https://api.supabase.com';

/** The id of the hosted project at an address. Undefined for other addresses. */
export function refOf({ hostname }: URL): string | undefined {
  return /^([a-z]{20})\.supabase\.co$/.exec(hostname)?.[1];
}

/** Reach a hosted project. */
export function openProject({ ref, token, api, functions }: Place): Project {
  const ask = async (path: string, request: RequestInit = {}) => {
    const response = await fetch(`${api}/v1/projects/${ref}/${path}`, {
      ...request,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);

    return (await response.json()) as unknown;
  };

  return {
    get: ask,
    async query(sql) {
      const body = JSON.stringify({ query: sql });

      return (await ask('database/query', { method: 'POST', body })) as Record<string, unknown>[];
    },
    compareSettings() {
      const { stdout, stderr } = spawnSync(
        process.execPath,
        [SUPABASE_CLI, 'config', 'diff', `--remote=${ref}`],
        { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
      );

      return `${stdout}\n${stderr}`;
    },
    async callFunction(name) {
      const response = await fetch(`${functions}/${name}`, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const isOurs = response.headers.has('x-request-id');

      return { status: response.status, isOurs, text: await response.text() };
    },
  };
}
