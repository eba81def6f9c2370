import { measureTyping } from './measure-typing.ts';
import { measureWizard } from './measure-wizard.ts';
import type { Table } from './report.ts';

/** How long visitors wait after a click and after a key. */
export async function reportInput(siteUrl: string, runs: number): Promise<Table[]> {
  return [await stepFigures(siteUrl, runs), await typingFigures(siteUrl, runs)];
}

async function stepFigures(siteUrl: string, runs: number): Promise<Table> {
  const steps = await measureWizard(siteUrl, runs);

  return {
    title: `Wizard, ms from Continue to the next step, after reading, median of ${runs}`,
    head: ['step', 'median', 'runs'],
    rows: steps.map(({ step, middle, runs: times }) => [
      step,
      middle.toFixed(0),
      times.map((time) => time.toFixed(0)).join(' '),
    ]),
  };
}

async function typingFigures(siteUrl: string, runs: number): Promise<Table> {
  const speeds = await measureTyping(siteUrl, runs);

  return {
    title: 'Typing on a CPU slowed four times, ms per key',
    note: 'In the wizard until the work of a key is done, in the finder until its results are painted.',
    head: ['field', 'median', 'slowest'],
    rows: speeds.map(({ field, middle, slowest }) => [
      field,
      middle.toFixed(0),
      slowest.toFixed(0),
    ]),
  };
}
