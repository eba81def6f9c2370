import { spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { issuerOf } from '../../../src/domain/accounts/sso-issuer.ts';
import { HOST } from '../http/listen.ts';
import { PROJECT_DIRECTORY } from '../project.ts';

const HOST_SCRIPT = fileURLToPath(new URL('host.ts', import.meta.url));

/** How long a process may take to end by itself before it is killed. */
const GRACE_MS = 2_000;

/** The imports of functions from outside their folder: rules, engravings of papers, and packages. */
const READ_PATHS = ['src/domain', 'src/ui/guilloche.ts', 'node_modules'];

/** The environment of the functions. They see no other variables. */
export type FunctionEnvironment = Readonly<Record<string, string>>;

/** One Deno that hosts all functions. */
export type DenoProcess = {
  /** The address it listens on, without a slash at the end. */
  url: string;
  /** The process id. A test uses it to kill the process. */
  pid: number;
  /** Resolves when the process has ended, for any reason. */
  ended: Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Start Deno with minimal permissions: it may read the functions and the rules shared with the site, call the API, the
 * mail server and the single sign-on provider, and read its variables. Packages come from node_modules, in the versions
 * of deno.json, so nothing is downloaded. Resolves when Deno listens, rejects when it ends earlier.
 */
export async function startDeno(options: {
  directory: string;
  environment: FunctionEnvironment;
  apiPort: number;
  log: (line: string) => void;
  /** The program of Deno. Default: the one of the package `deno`. */
  program?: string;
}): Promise<DenoProcess> {
  const { directory, environment, apiPort, log, program = denoProgram() } = options;
  const child = spawn(
    program,
    [
      'serve',
      '--host',
      HOST,
      '--port',
      '0',
      '--no-prompt',
      '--no-lock',
      '--no-remote',
      '--config',
      `${directory}/deno.json`,
      '--node-modules-dir=manual',
      `--allow-net=${[`${HOST}:${apiPort}`, ...issuerHosts(environment), ...mailHosts(environment), ...scannerHosts(environment)].join(',')}`,
      `--allow-read=${[directory, ...READ_PATHS.map((path) => PROJECT_DIRECTORY + path)].join(',')}`,
      '--allow-env', // the permission covers its own environment; other variables read as undefined
      HOST_SCRIPT,
      directory,
    ],
    { env: { ...environment, ...ownNeeds() }, stdio: ['pipe', 'pipe', 'pipe'] },
  );

  const ended = new Promise<void>((fulfil) => child.once('close', () => fulfil()));
  const url = await listening(child, log);

  return {
    url,
    pid: child.pid ?? Number.NaN, // a listening process has an id
    ended,
    async stop() {
      child.stdin.end(); // closing its input ends the host; a signal would wait for idle connections
      const killing = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
      await ended;
      clearTimeout(killing);
    },
  };
}

function issuerHosts({ AUTH0_DOMAIN: domain = '' }: FunctionEnvironment): string[] {
  const issuer = issuerOf(domain);

  return issuer ? [new URL(issuer).host] : [];
}

function mailHosts({ MAIL_SMTP_URL: url = '' }: FunctionEnvironment): string[] {
  return url === '' ? [] : [new URL(url).host];
}

function scannerHosts({ DOCUMENT_SCANNER: address = '' }: FunctionEnvironment): string[] {
  return address === '' ? [] : [address.replace(/^\w+:\/\//, '')];
}

/**
 * The program itself instead of the package's command: the command starts a child process, which would survive the
 * command.
 */
function denoProgram(): string {
  const installer = createRequire(import.meta.url)('deno/install_api.cjs') as {
    runInstall: () => string;
  };

  return installer.runInstall();
}

/** Deno needs a home for its cache of compiled modules. */
function ownNeeds(): Record<string, string> {
  const { HOME = '', DENO_DIR } = process.env;

  return { HOME, ...(DENO_DIR ? { DENO_DIR } : {}), DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' };
}

/** Deno prints its address on one line. Every other line comes from a function and goes to the log. */
function listening(child: ChildProcess, log: (line: string) => void): Promise<string> {
  return new Promise((fulfil, reject) => {
    const read = (line: string) => {
      const address = /Listening on (http:\/\/[\d.]+:\d+)/.exec(line)?.[1];
      if (address) fulfil(address);
      else log(line);
    };
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', read);
    }
    child.once('error', reject);
    child.once('close', () =>
      reject(new Error('The process of the functions ended during its start')),
    );
  });
}
