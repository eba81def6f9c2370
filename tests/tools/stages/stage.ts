/** The result of a stage, counted in checks or tests. */
export type Outcome = {
  passed: number;
  failed: number;
  /** The output that explains a failure. Shown only when a check or test failed. */
  report?: string;
};

/** One step of `npm test`. */
export type Stage = {
  name: string;
  /** Its purpose, for the line that announces it. */
  does: string;
  /** Part of `npm run check`: quick, without a build or a server. */
  isCheck?: boolean;
  /** Runs alone, because it keeps every core busy. */
  isAlone?: boolean;
  /** The name of a stage whose result this stage needs. */
  needs?: string;
  /** `extra` holds the command line's arguments after `--`, for the stage's own runner. */
  run(extra: string[]): Promise<Outcome>;
};

/** The result of checks that pass or fail together: each name counts as one check. */
export function outcomeOf(checks: { name: string; problem: string | undefined }[]): Outcome {
  const failures = checks.filter(({ problem }) => problem !== undefined);

  return {
    passed: checks.length - failures.length,
    failed: failures.length,
    report: failures.map(({ name, problem }) => `${name}\n${problem ?? ''}`).join('\n\n'),
  };
}
