import { AsyncLocalStorage } from 'node:async_hooks';

type Log = (line: string) => void;

const current = new AsyncLocalStorage<Log>();
let isInstalled = false;

/**
 * Run code of `@supabase/lite` and shorten its printed errors to one log line each. It prints every refused request
 * with a long Postgres stack trace, which hides the important lines.
 */
export function withShortErrors<T>(log: Log, work: () => Promise<T>): Promise<T> {
  installOnce();

  return current.run(log, work);
}

function installOnce(): void {
  if (isInstalled) return;
  isInstalled = true;

  const print = console.error.bind(console);
  console.error = (...values: unknown[]) => {
    const log = current.getStore();
    if (log) log(values.map(shorten).join(' '));
    else print(...values);
  };
}

function shorten(value: unknown): string {
  if (!(value instanceof Error)) return String(value);
  const code: unknown = 'code' in value ? value.code : undefined;

  return typeof code === 'string' ? `${value.message} (${code})` : value.message;
}
