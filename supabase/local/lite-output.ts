import { AsyncLocalStorage } from 'node:async_hooks';

type Log = (line: string) => void;

const current = new AsyncLocalStorage<Log>();
let isInstalled = false;

/**
 * Run work of `@supabase/lite` so that what it prints as an error becomes one line in the log. It prints every
 * refused request with a trace through the whole of Postgres, which hides the lines that matter.
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
