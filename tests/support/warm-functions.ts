import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { TEST_BOND_KEY } from './bond-key.ts';
import type { startDeno, DenoProcess } from '../../supabase/local/functions/deno-process.ts';
import { startTestFunctions } from './platform-functions.ts';
import { listen, PortTakenError } from '../../supabase/local/http/listen.ts';
import type { StackOptions } from '../../supabase/local/stack.ts';

type Warm = { started: Promise<DenoProcess>; log: (line: string) => void };

/**
 * Below the ports that systems give to outgoing connections: such a connection could take a port between two stacks.
 */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;

const random = () => randomBytes(32).toString('base64');

/** The secrets of this process's stacks with warm functions. */
export const WARM_SECRETS = { jwtSecret: random(), sealingKey: random(), callerHashKey: random() };
const processes = new Map<string, Warm>();
let ports: Promise<{ apiPort: number; smtpPort: number }> | undefined;

/**
 * Lets consecutive stacks in this process share the process of their functions: the same ports, secrets and signing key
 * each time keep the functions' environment unchanged. Starting Deno and loading a function takes seconds, a new
 * database less than one. The process ends with this one.
 */
export async function warmFunctions(): Promise<StackOptions> {
  ports ??= choosePorts();

  return {
    ...(await ports),
    secrets: WARM_SECRETS,
    bondKey: TEST_BOND_KEY,
    startFunctions: startOnce,
  };
}

const startOnce: typeof startDeno = async (options) => {
  const key = JSON.stringify([options.directory, options.environment, options.apiPort]);
  const warm = processes.get(key) ?? start(key, options);
  warm.log = options.log;
  const { url, pid, ended } = await warm.started;

  return { url, pid, ended, stop: () => Promise.resolve() };
};

function start(key: string, options: Parameters<typeof startDeno>[0]): Warm {
  const forget = () => processes.delete(key);
  const warm: Warm = {
    started: startTestFunctions({ ...options, log: (line) => warm.log(line) }),
    log: options.log,
  };
  warm.started.then(({ ended }) => ended.then(forget), forget);
  processes.set(key, warm);

  return warm;
}

async function choosePorts() {
  return { apiPort: await freePort(), smtpPort: await freePort() };
}

async function freePort(): Promise<number> {
  const port = FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT));
  const server = createServer();
  try {
    await listen(server, port, { what: 'a test stack', variable: 'nothing' });
  } catch (error) {
    if (error instanceof PortTakenError) return freePort();
    throw error;
  }
  await new Promise((fulfil) => server.close(fulfil));

  return port;
}
