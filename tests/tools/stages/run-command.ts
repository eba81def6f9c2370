import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Top folder of the project; commands run there. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A finished command. `output` is both of its streams, in order. */
export type Finished = { code: number; output: string; stdout: string };

/** A limit for a slow and busy machine, on which the longest stage took 40 minutes. */
const TIMEOUT_MS = 60 * 60_000;

/**
 * Run a program of the project to its end, without output. A program that exceeds its time is stopped and counts as
 * failed (code 124).
 */
export function runCommand(
  command: string,
  args: string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? ROOT,
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const stdout: string[] = [];
    const output: string[] = [];
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGTERM');
    }, TIMEOUT_MS);

    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout.push(text);
      output.push(text);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => output.push(text));
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      if (isLate) output.push(`\n${command} was ended: it took too long.\n`);
      resolve({
        code: isLate ? 124 : (code ?? 1),
        output: output.join('').trim(),
        stdout: stdout.join(''),
      });
    });
  });
}

/** The output of a failed command. Undefined for a successful one. */
export function problemOf({ code, output }: Finished): string | undefined {
  return code === 0 ? undefined : output || `ended with code ${code}`;
}
