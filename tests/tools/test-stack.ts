/**
 * Runs the tests of the functions, or the stories, on a stack that already runs: a hosted project or `supabase start`.
 * `tests/support/other-stack/stack-place.ts` says what it must offer. The tests delete all its data.
 *
 *   npm run test:stack -- --secrets               prints the secrets that its functions need (stories: --stories)
 *   npm run test:stack                            tests of the functions, on the stack of the MARSHLINE_STACK_* variables
 *   npm run test:stack -- --stories e2e/finder    the same for stories
 *   npm run test:stack -- --rehearse health       on an embedded stack in a process of its own
 */
import { spawn } from 'node:child_process';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { functionEnvironment } from '../../supabase/local/functions/function-environment.ts';
import { TEST_BOND_KEY } from '../support/bond-key.ts';
import { describeSkipped } from '../support/other-stack/embedded-only.ts';
import { otherStack, readStackPlace, STACK_VARIABLES } from '../support/other-stack/stack-place.ts';
import { TEST_SECRETS } from '../support/test-secrets.ts';
import { testSite } from '../support/test-site.ts';
import { ROOT } from './stages/run-command.ts';

const SERVE_EMBEDDED = fileURLToPath(
  new URL('../support/other-stack/serve-embedded.ts', import.meta.url),
);

/** The site whose pages call the functions in their tests. Stories have a site of their own. */
const DEFAULT_SITE = 'http://localhost:4321';

const { values, positionals } = parseArgs({
  options: {
    secrets: { type: 'boolean', default: false },
    stories: { type: 'boolean', default: false },
    rehearse: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

if (values.secrets) printSecrets();
else process.exitCode = await (values.rehearse ? rehearse() : runTests(process.env));

/** The platform sets the `SUPABASE_*` variables itself. The mail server is the stack's own. */
function printSecrets(): void {
  const variables = functionEnvironment({
    apiUrl: '',
    siteUrl: values.stories ? testSite.url : DEFAULT_SITE,
    secrets: TEST_SECRETS,
    smtpPort: 0,
    bondKey: TEST_BOND_KEY,
    isDemonstration: otherStack?.apiUrl.startsWith('https:') ?? false,
    paymentDelayMs: 0,
    singleSignOn: {},
  });
  for (const [name, value] of Object.entries(variables)) {
    const isOwn = !name.startsWith('SUPABASE_') && name !== 'MAIL_SMTP_URL' && value !== '';
    if (isOwn) process.stdout.write(`${name}=${value}\n`);
  }
}

async function runTests(environment: NodeJS.ProcessEnv): Promise<number> {
  const place = readStackPlace(environment);
  if (!place) {
    process.stderr.write(
      `Name a stack with ${STACK_VARIABLES.join(', ')}, or use --rehearse. The tests delete all data of the stack.\n`,
    );
    return 1;
  }
  const [stage, folder] = values.stories ? ['browser', 'e2e/'] : ['functions', 'functions/'];
  for (const line of describeSkipped(place, folder)) process.stdout.write(`${line}\n`);

  return run(environment, ['tests/tools/run-tests.ts', '--only', stage, '--', ...positionals]);
}

/** Run the tests on an embedded stack that only the variables lead to. */
async function rehearse(): Promise<number> {
  const server = spawn(
    process.execPath,
    [SERVE_EMBEDDED, ...(values.stories ? ['--stories'] : [])],
    { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const ended = new Promise((resolve) => server.once('close', resolve));
  const place: Record<string, string> = {};
  for await (const line of createInterface(server.stdout)) {
    if (line === '') break;
    const [name = '', ...value] = line.split('=');
    place[name] = value.join('=');
  }
  const code = await runTests({ ...process.env, ...place });
  server.stdin.end();
  await ended;

  return code;
}

function run(environment: NodeJS.ProcessEnv, args: string[]): Promise<number> {
  const child = spawn(process.execPath, args, { cwd: ROOT, env: environment, stdio: 'inherit' });

  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}
