import { readFile } from 'node:fs/promises';
import { readProductionOrigin } from '../../../src/integrations/site-address.ts';
import type { Project } from '../doctor/project.ts';

/** What a smoke run asks: the site, its Supabase project, the key that browsers use, and the project for an operator. */
export type Target = {
  site: URL;
  supabase: URL;
  publishableKey: string;
  /** Undefined without a token. */
  project?: Project | undefined;
};

/** One question to the running system. `run` returns what is wrong, in plain words; an empty list is good. */
export type Check = {
  name: string;
  /** Cannot be asked without a token. */
  needsToken?: boolean;
  run: (target: Target) => Promise<string[]>;
};

/** The longest wait for one answer, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** An origin that no project allows. */
export const STRANGE_ORIGIN = 'https://smoke.invalid';

/** Where a developer's site is. */
export const DEVELOPER_ORIGIN = 'http://localhost:4321';

/** The address in `content/site.yaml`. */
export async function productionOrigin(): Promise<string> {
  return readProductionOrigin(await readFile('content/site.yaml', 'utf8'));
}

/** Ask without following redirects. */
export function ask(base: URL, path: string, request: RequestInit = {}): Promise<Response> {
  return fetch(new URL(path, base), {
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...request,
  });
}

/** Ask Supabase as a visitor's browser does. */
export function askSupabase(
  { supabase, publishableKey }: Target,
  path: string,
  { headers, ...request }: RequestInit & { headers?: Record<string, string> } = {},
): Promise<Response> {
  return ask(supabase, path, { ...request, headers: { apikey: publishableKey, ...headers } });
}

/** Run a check. A check that throws is a problem too. */
export async function findProblems({ run }: Check, target: Target): Promise<string[]> {
  try {
    return await run(target);
  } catch (error) {
    return [error instanceof Error ? `no answer: ${error.message}` : 'no answer'];
  }
}
