import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';

/** A finished command: its exit code, and the output of both streams. */
export type Ended = { code: number; output: string; errors: string };

/** Run a command of the stack as `npm run` would, with these variables. */
export function runStackCommand(
  script: string,
  environment: Record<string, string>,
): Promise<Ended> {
  return new Promise((fulfil) => {
    const env = { ...process.env, ...environment };
    execFile(process.execPath, [`supabase/local/${script}`], { env }, (error, output, errors) => {
      fulfil({ code: Number(error?.code ?? 0), output, errors });
    });
  });
}

/** When and how to stop `npm start`. */
export type StopOrder = {
  /** The line of output that triggers the stop. */
  line: string;
  signals: readonly NodeJS.Signals[];
  /** The delay after the line. Default: none. */
  laterMs?: number;
  /** The data folder. Default: in memory. */
  dataDirectory?: string;
};

/**
 * Run `npm start` on free ports and send it signals after a line. Returns its exit code, every line of both streams and
 * the milliseconds from the signal to its end. The pipes of a leftover child process would stay open, and the call
 * would not return.
 */
export async function stopStart({
  line,
  signals,
  laterMs = 0,
  dataDirectory = 'memory:',
}: StopOrder): Promise<{ code: number | null; lines: string[]; took: number }> {
  const child = spawn(process.execPath, ['supabase/local/start.ts'], {
    env: { ...process.env, MARSHLINE_DATA_DIR: dataDirectory, ...(await freePorts()) },
  });
  const lines: string[] = [];
  let stoppedAt = 0;
  const stop = () => {
    stoppedAt = performance.now();
    for (const signal of signals) child.kill(signal);
  };
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (text) => {
      lines.push(text);
      if (text !== line) return;
      if (laterMs === 0) stop();
      else setTimeout(stop, laterMs);
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];

  return { code, lines: lines.filter((text) => text !== ''), took: performance.now() - stoppedAt };
}

/** Variables that name four unused ports. */
export async function freePorts(): Promise<Record<string, string>> {
  const names = ['SITE', 'API', 'MAIL', 'SMTP'];
  const servers = names.map(() => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => String((server.address() as AddressInfo).port));
  await Promise.all(servers.map((server) => new Promise((fulfil) => server.close(fulfil))));

  return Object.fromEntries(
    names.map((name, index) => [`MARSHLINE_${name}_PORT`, ports[index] ?? '']),
  );
}
