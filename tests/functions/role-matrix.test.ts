import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scheduledJobs } from '../../supabase/local/jobs.ts';
import { PUBLISHABLE_KEY, SECRET_KEY } from '../support/keys.ts';
import { bodyOf, type Caller, CALLERS } from '../support/edge-function-answers.ts';
import { FUNCTIONS } from '../support/edge-function-matrix.ts';
import { EDGE_FUNCTIONS } from '../support/edge-functions.ts';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { withFunctionSettings } from '../tools/deploy/function-settings.ts';
import { signInWithPassword, signUpWithFactor, tokenOf } from '../support/second-factor.ts';

let stack: FunctionsStack;
const tokens: Partial<Record<Caller, string>> = {};

beforeAll(async () => {
  stack = await startFunctionsStack();
  const underwriter = await stack.signInStaff();
  const owner = await signUpWithFactor(stack);
  const leaver = await stack.signInStaff();
  await leaver.client.auth.signOut({ scope: 'global' });
  Object.assign(tokens, {
    customer: (await stack.signIn()).token,
    'customer with a password alone': await tokenOf(await signInWithPassword(stack, owner)),
    underwriter: underwriter.token,
    admin: (await stack.signInStaff('admin')).token,
    'underwriter without a factor': await tokenOf(await signInWithPassword(stack, underwriter)),
    'underwriter whose session ended': leaver.token,
  });
});

afterAll(() => stack.stop());

/** A text with its ids in uppercase, which Postgres accepts but never writes. */
function inCapitals(text: string): string {
  return text.replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gu, (found) => found.toUpperCase());
}

/** The answer to a caller, with the code of a refusal. A file is also an answer. */
async function answerTo(
  caller: Caller,
  name: string,
  { method = 'POST', body }: { method?: 'GET' | 'POST' | undefined; body: object },
): Promise<string> {
  const token = tokens[caller];
  const response = await fetch(`${stack.apiUrl}/functions/v1/${name}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'cf-connecting-ip': '2001:db8:1::1',
      apikey: caller === 'service' ? SECRET_KEY : PUBLISHABLE_KEY,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  if (response.ok) {
    await response.arrayBuffer();
    return String(response.status);
  }
  const { code } = (await response.json()) as { code?: string };

  return `${response.status} ${code ?? ''}`;
}

/** Jobs that `npm start` does not repeat. The README says how a developer calls them. */
const CALLED_BY_HAND = ['sweep-documents'];

const MIGRATIONS = new URL('../../supabase/migrations/', import.meta.url);

/** The jobs that the migrations schedule on the platform. */
const SCHEDULED = readdirSync(MIGRATIONS).flatMap((file) =>
  [...readFileSync(new URL(file, MIGRATIONS), 'utf8').matchAll(/\.schedule\(\s*'([a-z-]+)'/g)].map(
    ([, name]) => name,
  ),
);

describe('every edge function', () => {
  it('has a line in the matrix, a folder and a setting', () => {
    const config = readFileSync(new URL('../../supabase/config.toml', import.meta.url), 'utf8');

    expect(
      Object.keys(FUNCTIONS).toSorted(),
      'Give each folder of supabase/functions a line in tests/support/edge-function-matrix.ts',
    ).toEqual(EDGE_FUNCTIONS);
    expect(config, 'Run "npm run build:functions" and commit supabase/config.toml').toBe(
      withFunctionSettings(config, EDGE_FUNCTIONS),
    );
  });

  it('has the name of its folder, under which it writes its log and counts its calls', () => {
    const misnamed = EDGE_FUNCTIONS.filter((name) => {
      const folder = new URL(`../../supabase/functions/${name}/`, import.meta.url);
      const sources = readdirSync(folder).map((file) =>
        readFileSync(new URL(file, folder), 'utf8'),
      );

      return !sources.some((source) => source.includes(`'${name}'`));
    });

    expect(misnamed, 'Name the endpoint of these functions after their folder').toEqual([]);
  });

  it('of the schedule is also a job of the local schedule, or is called by hand', () => {
    const ofSchedule = Object.entries(FUNCTIONS)
      .filter(([, { answers }]) => answers.customer === '401 unauthorized')
      .map(([name]) => name);
    const jobs = scheduledJobs(stack.database).map(({ name }) => name);

    expect(
      ofSchedule.filter((name) => !jobs.includes(name) && !CALLED_BY_HAND.includes(name)),
      'Add these functions to scheduledJobs in supabase/local/jobs.ts',
    ).toEqual([]);
    expect(
      [...jobs, ...CALLED_BY_HAND].filter((name) => !ofSchedule.includes(name)),
      'supabase/local/jobs.ts calls functions that do not accept the secret key',
    ).toEqual([]);
    expect(
      ofSchedule.filter((name) => !SCHEDULED.includes(name)),
      'Add these functions to the schedule of the platform in a migration',
    ).toEqual([]);
  });

  it.each(Object.entries(FUNCTIONS))(
    '%s answers each caller as the matrix says',
    async (name, line) => {
      const found: Partial<Record<Caller, string>> = {};
      for (const caller of CALLERS)
        found[caller] = await answerTo(caller, name, { ...line, body: bodyOf(line) });

      expect(found).toEqual(line.answers);
    },
  );

  it.each(Object.entries(FUNCTIONS))('%s accepts ids in uppercase', async (name, line) => {
    const caller = line.answers.underwriter.startsWith('401') ? 'service' : 'underwriter';
    const body = JSON.parse(inCapitals(JSON.stringify(bodyOf(line)))) as object;

    expect(await answerTo(caller, name, { ...line, body })).toBe(line.answers[caller]);
  });
});
