/** `npm start`: the built site on this machine with its own Supabase. `--dev`: the same with hot reload. */
import { createServer } from 'node:net';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { startSiteServer } from '../../src/integrations/local-server/start-site-server.ts';
import { addDemoAccounts } from './demo/add-demo-accounts.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, DEMO_SECRET } from './demo/demo-accounts.ts';
import { startSchedule } from './functions/schedule.ts';
import { listen } from './http/listen.ts';
import { databaseJobs, scheduledJobs } from './jobs.ts';
import { PROJECT_DIRECTORY } from './project.ts';
import { readSettings } from './settings.ts';
import { BUILD_DIRECTORY, buildSite, serveDevelopmentSite } from './site/astro.ts';
import { startStack, type Stack } from './stack.ts';

const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } });
const stopping = new AbortController();
const { signal } = stopping;

/** One Ctrl-C can arrive twice: from the terminal and again from npm or a library. A later signal is intended. */
const ECHO_MS = 500;

let askedAt: number | undefined;

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(name, () => {
    if (askedAt !== undefined && performance.now() - askedAt > ECHO_MS) process.exit(1);
    if (askedAt !== undefined) return;

    askedAt = performance.now();
    say('\nStopping ...');
    stopping.abort();
  });
}

try {
  await run();
} catch (error) {
  if (signal.aborted) {
    process.exit(); // services still starting end with the process: a start may be killed at any moment
  } else {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

async function run(): Promise<void> {
  const settings = readSettings();
  await checkSitePort(settings.sitePort);

  say('Starting the local Supabase ...');
  const stack = await orStopped(startStack({ ...settings, isWatching: values.dev, log: warn }));
  try {
    await orStopped(addDemoAccounts(stack));
    await using started = new AsyncDisposableStack();
    const schedule = startSchedule({ apiUrl: stack.apiUrl, log: warn }, [
      ...scheduledJobs(stack.database),
      ...databaseJobs(stack.database),
    ]);
    started.defer(schedule.stop);
    await (values.dev ? runDevelopmentSite(stack) : runBuiltSite(stack));
  } finally {
    await stack.stop();
  }
}

async function runBuiltSite({ apiUrl, mailUrl, bondKeys }: Stack): Promise<void> {
  say('Building the site ...');
  await buildSite({ apiUrl, bondKeys }, signal);

  const { sitePort } = readSettings();
  const site = await startSiteServer({
    port: sitePort,
    directory: BUILD_DIRECTORY,
    netlifyToml: `${PROJECT_DIRECTORY}netlify.toml`,
  });
  introduce({ siteUrl: site.url, apiUrl, mailUrl });
  await aborted();
  await site.stop();
}

async function runDevelopmentSite({ apiUrl, mailUrl, bondKeys }: Stack): Promise<void> {
  const port = readSettings().sitePort;
  introduce({ siteUrl: `http://localhost:${port}`, apiUrl, mailUrl });
  await serveDevelopmentSite({ port, apiUrl, bondKeys, signal });
}

/** Checked before the build. Astro's own server would silently use the next port. */
async function checkSitePort(port: number): Promise<void> {
  const probe = createServer();
  await listen(probe, port, { what: 'the site', variable: 'MARSHLINE_SITE_PORT' });
  await new Promise((fulfil) => probe.close(fulfil));
}

function introduce(addresses: { siteUrl: string; apiUrl: string; mailUrl: string }): void {
  const { dataDirectory } = readSettings();
  const inProject = relative(PROJECT_DIRECTORY, dataDirectory);
  const directory = inProject.startsWith('..') ? dataDirectory : inProject;

  say(`
Marshline Surety runs on this machine. This is a development stack, never a production server.

  Site     ${addresses.siteUrl}
  API      ${addresses.apiUrl}
  Mailbox  ${addresses.mailUrl}

Demo accounts, all with the password ${DEMO_PASSWORD}

${listDemoAccounts()}

Staff also enter a code. "npm run demo:code" prints the current code. You can also add
the key ${DEMO_SECRET} to an authenticator app.

Your data is stored in ${directory}. "npm run db:reset" deletes it, and the next start
creates the demo accounts again. Stop with Ctrl-C.
`);
}

function listDemoAccounts(): string {
  const width = Math.max(...DEMO_ACCOUNTS.map(({ email }) => email.length));

  return DEMO_ACCOUNTS.map(({ email, shows }) => `  ${email.padEnd(width)}  ${shows}`).join('\n');
}

function aborted(): Promise<void> {
  return new Promise((fulfil) => {
    if (signal.aborted) fulfil();
    signal.addEventListener('abort', () => fulfil(), { once: true });
  });
}

/** The value, or an immediate stop when the stack is stopped meanwhile. */
async function orStopped<T>(work: Promise<T>): Promise<T> {
  signal.throwIfAborted();

  return Promise.race([work, aborted().then(() => Promise.reject(signal.reason as Error))]);
}

/** Errors that the stop itself causes are not printed. */
function warn(line: string): void {
  if (!signal.aborted) process.stderr.write(`${line}\n`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
