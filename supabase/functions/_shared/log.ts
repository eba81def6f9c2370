import { DependencyError } from './failures.ts';

/** One line about a failure: where it happened and what kind it was. Nothing a customer typed can be in it. */
export type LogEntry = {
  function: string;
  failure: string;
  dependency?: string;
  code?: string;
  /** The id of the bond it was about. */
  bond?: string;
  at?: string[];
};

export type Log = (entry: LogEntry) => void;

const FRAMES = 5;

/** Write an entry where the platform collects logs. */
export function writeLog(entry: LogEntry): void {
  // eslint-disable-next-line no-console -- the platform's log is what is written here
  console.error(JSON.stringify(entry));
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
