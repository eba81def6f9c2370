import { DependencyError } from './failures.ts';

/** One line about a failure or a refusal: where it happened and what kind it was. Nothing a customer typed can be in it. */
export type LogEntry = {
  function: string;
  failure: string;
  dependency?: string;
  code?: string;
  /** The id of the bond it was about. */
  bond?: string;
  at?: string[];
  /** The id of the signed-in user who called. */
  user?: string;
  /** The hash of the address from which the call came, as in `private.rate_limits`. */
  address?: string;
};

export type Log = (entry: LogEntry) => void;

const FRAMES = 5;

/** Write an entry where the platform collects logs. */
export function writeLog(entry: LogEntry): void {
  // eslint-disable-next-line no-console -- the platform's log is what is written here
  console.error(JSON.stringify({ time: new Date().toISOString(), ...entry }));
}

/**
 * What may be said of an unexpected error. Its message is left out: a database or a parser quotes the value it
 * refused, and that may be a customer's.
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
 * What is logged of a call that was refused: the code of the refusal, the id of the user when the token was verified, and
 * the hash of the address. Never a name, an e-mail address, a token or anything from the body.
 */
export function describeRefusal(
  functionName: string,
  { code, user, address }: { code: string; user: string | undefined; address: string },
): LogEntry {
  return { function: functionName, failure: 'refused', code, ...(user && { user }), address };
}
