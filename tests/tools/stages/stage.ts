/** What a stage found, counted in checks or tests. */
export type Outcome = {
  passed: number;
  failed: number;
  /** What a person needs to see of a failure; shown only when something failed. */
  report?: string;
};

/** One step of `npm test`. */
export type Stage = {
  name: string;
  /** What it does, for the line that announces it. */
  does: string;
  /** Part of `npm run check`: quick, and needs nothing built or started. */
  isCheck?: boolean;
  /** Runs with no other beside it, because it keeps every core busy itself. */
  isAlone?: boolean;
  /** Name of a stage whose result this one works on. */
  needs?: string;
  /** `extra` is what the command line has after `--`, for the stage's own runner. */
  run(extra: string[]): Promise<Outcome>;
};

/** An outcome of checks that stand or fall as one: each name counts as one check. */
export function outcomeOf(checks: { name: string; problem: string | undefined }[]): Outcome {
  const failures = checks.filter(({ problem }) => problem !== undefined);

  return {
    passed: checks.length - failures.length,
    failed: failures.length,
    report: failures.map(({ name, problem }) => `${name}\n${problem ?? ''}`).join('\n\n'),
  };
}
