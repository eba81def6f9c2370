import { join } from 'node:path';
import { startTestStack } from '../../../support/stack.ts';
import { stopStart } from '../../../support/start-command.ts';
import type { Fault } from '../fault.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const STOPPING = 'Stopping ...';
const MOMENTS = [
  { when: 'before the build', line: 'Starting the local Supabase ...', maxMs: 1_500 },
  { when: 'during the build', line: 'Building the site ...', maxMs: 3_000 },
];

/** The shortest delay after the line. */
const MIN_MS = 300;

/** The longest time until the prompt returns, even on a busy machine. */
const SOON_MS = 10_000;

/** Ctrl-C during `npm start`: it must act at once, print nothing more, and leave data that starts again. */
export const interruptedStart: Fault = {
  name: 'Ctrl-C while npm start starts',
  done: 'Ctrl-C at a random moment before the build and during it, and a new start on the same data.',
  maxSeconds: 180,

  async run({ random, log }) {
    await using started = new AsyncDisposableStack();
    const folder = await temporaryFolder(started);
    const problems: string[] = [];
    let slowest = 0;

    for (const { when, line, maxMs } of MOMENTS) {
      const dataDirectory = join(folder, when.replaceAll(' ', '-'));
      const laterMs = random.between(MIN_MS, maxMs);
      const { code, lines, took } = await stopStart({
        line,
        laterMs,
        dataDirectory,
        signals: ['SIGINT'],
      });
      const late = lines.slice(lines.indexOf(STOPPING) + 1);
      const again = await startAgain(dataDirectory);
      slowest = Math.max(slowest, took);
      problems.push(
        ...(code === 0 ? [] : [`${when}: it ended with ${code}`]),
        ...(lines.includes(STOPPING) ? [] : [`${when}: it does not say that it stops`]),
        ...late.map((text) => `${when}: after "${STOPPING}" it says "${text}"`),
        ...(took < SOON_MS ? [] : [`${when}: it took ${Math.round(took)} ms`]),
        ...(again === undefined ? [] : [`${when}: it does not start again: ${again}`]),
      );
      log(`${when}, after ${laterMs} ms: ended within ${Math.round(took)} ms`);
    }

    return {
      happened: `The slowest end took ${(slowest / 1_000).toFixed(1)} s. ${problems.length === 0 ? `Nothing was printed after "${STOPPING}", and the data starts again.` : `${problems.length} problems.`}`,
      verdict: problems.length === 0 ? 'good' : 'bad',
      problems,
    };
  },
};

async function startAgain(dataDirectory: string): Promise<string | undefined> {
  try {
    const stack = await startTestStack({ dataDirectory });
    await stack.stop();

    return undefined;
  } catch (error) {
    return String(error);
  }
}
