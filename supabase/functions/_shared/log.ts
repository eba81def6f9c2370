import { DependencyError } from './failures.ts';
import { currentRequestId } from './request-id.ts';

/** One log line about a failure or a refusal: its place and its kind. It never contains a customer's input. */
export type LogEntry = {
  function: string;
  failure: string;
  dependency?: string;
  code?: string;
  /** The id of the bond concerned. */
  bond?: string;
  at?: string[];
  /** The id of the signed-in caller. */
  user?: string;
  /** The hash of the caller's address, as in `private.rate_limits`. */
  address?: string;
};

export type Log = (entry: LogEntry) => void;

const FRAMES = 5;

/** Write an entry to the platform's log as one line of JSON, with the time and the id of the request. */
export function writeLog(entry: LogEntry): void {
  // eslint-disable-next-line no-console -- the platform's log is the console
  console.error(
    JSON.stringify({ time: new Date().toISOString(), request: currentRequestId(), ...entry }),
  );
}

/**
 * Describe an unexpected error for the log. Its message is left out, because a database or a parser may quote a
 * customer's value in it.
 */
export function describeError(functionName: string, error: unknown): LogEntry {
  if (error instanceof DependencyError) {
    const { dependency, code } = error;
    return { function: functionName, failure: error.name, dependency, code };
  }
  if (!(error instanceof Error)) return { function: functionName, failure: typeof error };

  const trace = (error.stack ?? '').replace(error.message, '');
  const frames = trace.split('\n').map((line) => line.trim());
  const at = frames.filter((line) => line.startsWith('at ')).slice(0, FRAMES);
  return { function: functionName, failure: error.name, at };
}

/**
 * Describe a refused call for the log: the refusal's code, the verified user's id and the hash of the address. Never a
 * name, an email address, a token or part of the body.
 */
export function describeRefusal(
  functionName: string,
  { code, user, address }: { code: string; user: string | undefined; address: string },
): LogEntry {
  return { function: functionName, failure: 'refused', code, ...(user && { user }), address };
}
