import type { SeededRandom } from '../../support/seeded-random.ts';

/** The result of a fault's run. */
export type Finding = {
  /** One sentence with numbers: the stopped parts, and the state afterwards. */
  happened: string;
  verdict: 'good' | 'bad';
  /** For a bad verdict: one line per problem. Printed below the table. */
  problems?: readonly string[];
};

/** The runner's inputs for a fault. */
export type FaultRun = {
  /** The source of every random choice in a run, so that its seed repeats the run. */
  random: SeededRandom;
  /** Prints one line of progress. */
  log: (line: string) => void;
  /** Aborts when the run takes too long. Every wait must end with it. */
  signal: AbortSignal;
};

/**
 * One deliberate fault of the system. A fault starts the parts it needs, breaks them, and stops everything that it
 * started, even when it fails. A run that throws or takes too long is bad.
 */
export type Fault = {
  /** The first column of the table, such as "Functions killed under load". `--only` matches part of it. */
  name: string;
  /** A description of the run, in one sentence. */
  done: string;
  /** How long a run may take. */
  maxSeconds: number;
  run: (run: FaultRun) => Promise<Finding>;
};
