import { readFile, rm } from 'node:fs/promises';
import { runCommand } from '../../../tools/stages/run-command.ts';
import { listHtmlFiles } from '../../../support/built-pages.ts';

/** The cost of one build. `megabytes` is the peak memory of its processes. */
export type BuildCost = { seconds: number; megabytes: number; pages: number };

const MEMORY_HOOK = new URL('report-memory.mjs', import.meta.url).href;

/** Builds the project in a folder. Rejects with Astro's output if the build fails. */
export async function runBuild(directory: string): Promise<BuildCost> {
  const report = `${directory}/memory.txt`;
  await rm(report, { force: true });
  await rm(`${directory}/dist`, { recursive: true, force: true });

  const start = performance.now();
  const { code, output } = await runCommand('astro', ['build'], {
    cwd: directory,
    env: {
      ASTRO_TELEMETRY_DISABLED: '1',
      MEMORY_REPORT: report,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${MEMORY_HOOK}`,
    },
  });
  const seconds = (performance.now() - start) / 1000;
  if (code !== 0) throw new Error(output);

  const kilobytes = (await readFile(report, 'utf8')).trim().split('\n').map(Number);

  return {
    seconds,
    megabytes: kilobytes.reduce((sum, held) => sum + held, 0) / 1000,
    pages: listHtmlFiles(`${directory}/dist`).length,
  };
}
