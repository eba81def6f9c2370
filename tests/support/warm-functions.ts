import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { TEST_BOND_KEY } from './bond-key.ts';
import { startDeno, type DenoProcess } from '../../supabase/local/functions/deno-process.ts';
import { listen, PortTakenError } from '../../supabase/local/http/listen.ts';
import type { StackOptions } from '../../supabase/local/stack.ts';

type Warm = { started: Promise<DenoProcess>; log: (line: string) => void };

/** Below the ports that systems give to outgoing connections, which could take one between two stacks. */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;

const random = () => randomBytes(32).toString('base64');
const secrets = { jwtSecret: random(), sealingKey: random(), callerHashKey: random() };
const processes = new Map<string, Warm>();
let ports: Promise<{ apiPort: number; smtpPort: number }> | undefined;

/**
 * What lets stacks that run one after the other in this process share the process of their functions: the same ports,
 * secrets and signing key each time, so that the functions' environment stays the same. Starting Deno and loading a
 * function takes seconds, a database of one's own less than one. The process ends with this one.
 */
export async function warmFunctions(): Promise<StackOptions> {
  ports ??= choosePorts();

  return { ...(await ports), secrets, bondKey: TEST_BOND_KEY, startFunctions: startOnce };
}

const startOnce: typeof startDeno = async (options) => {
  const key = JSON.stringify([options.directory, options.environment, options.apiPort]);
  const warm = processes.get(key) ?? start(key, options);
  warm.log = options.log;
  const { url, ended } = await warm.started;

  return { url, ended, stop: () => Promise.resolve() };
};

function start(key: string, options: Parameters<typeof startDeno>[0]): Warm {
  const forget = () => processes.delete(key);
  const warm: Warm = {
    started: startDeno({ ...options, log: (line) => warm.log(line) }),
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
