import type { Fault, Finding } from './fault.ts';
import { createRandom } from '../../support/seeded-random.ts';

/** A fault's run, its result and its duration. */
export type FaultResult = { fault: Fault; finding: Finding; seconds: number };

/** How long a run may continue after its time limit, to stop the parts that it started. */
const GRACE_MS = 20_000;

/** Run one fault. It never rejects: a run that throws or takes too long is a bad verdict. */
export async function runFault(
  fault: Fault,
  { seed, log }: { seed: number; log: (line: string) => void },
): Promise<FaultResult> {
  const start = performance.now();
  const late = new AbortController();
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timers = [
    setTimeout(() => late.abort(), fault.maxSeconds * 1_000),
    setTimeout(
      () => reject(new Error(`It did not end within ${fault.maxSeconds} seconds`)),
      fault.maxSeconds * 1_000 + GRACE_MS,
    ),
  ];

  try {
    const run = fault.run({ random: createRandom(seed), log, signal: late.signal });
    const finding = await Promise.race([run, tooLate]);

    return { fault, finding, seconds: secondsSince(start) };
  } catch (error) {
    const finding: Finding = { happened: `The run failed: ${firstLine(error)}`, verdict: 'bad' };
    if (error instanceof Error && error.stack) finding.problems = [error.stack];

    return { fault, finding, seconds: secondsSince(start) };
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
}

function secondsSince(start: number): number {
  return Math.round((performance.now() - start) / 1_000);
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}
