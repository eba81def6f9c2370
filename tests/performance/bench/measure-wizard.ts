import { chromium, type Page } from '@playwright/test';
import { soon } from '../../support/builders.ts';
import { chromiumOptions } from '../../support/browser.ts';
import { gotoHydrated } from '../../support/hydrated.ts';
import { median } from './report.ts';

/** From pressing Continue until the next step can be filled in, in ms. */
export type StepLatency = { step: string; middle: number; runs: number[] };

const RUNS = 3;

/** What a Texas notary types, step by step: label and value. */
const STEPS: { name: string; fields: [label: string, value: string][]; choices?: string[] }[] = [
  { name: 'Bond Details', fields: [] },
  {
    name: 'Applicant Information',
    fields: [
      ['Effective date', asTyped(soon())],
      ['Obligee', 'State of Texas'],
    ],
  },
  {
    name: 'Business Information',
    fields: [
      ['First name', 'Marisol'],
      ['Last name', 'Okafor'],
      ['Date of birth', '11/30/1979'],
      ['Social Security number', '219098765'],
      ['Email', 'marisol.okafor@example.com'],
      ['Phone', '8035550123'],
      ['Street', '12 Tidewater Lane'],
      ['City', 'Austin'],
      ['ZIP code', '78701'],
      ['Years in business', '6'],
    ],
    choices: ['No'],
  },
];

/** Open the wizard and go three steps forward, three times over; the figures are medians. */
export async function measureWizard(siteUrl: string): Promise<StepLatency[]> {
  const browser = await chromium.launch(await chromiumOptions());

  try {
    const runs: number[][] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const page = await browser.newPage({ baseURL: siteUrl, locale: 'en-US' });
      await gotoHydrated(page, '/quote?bondType=notary&state=TX');
      const latencies: number[] = [];
      for (const step of STEPS) latencies.push(await goTo(page, step));
      runs.push(latencies);
      await page.close();
    }

    return STEPS.map(({ name }, index) => {
      const values = runs.map((latencies) => latencies[index] ?? Number.NaN);
      return { step: name, middle: median(values), runs: values };
    });
  } finally {
    await browser.close();
  }
}

/** Fill in the open step, press Continue and time the arrival of the next. */
async function goTo(page: Page, step: (typeof STEPS)[number]): Promise<number> {
  for (const [label, value] of step.fields)
    await page.getByLabel(label, { exact: false }).first().fill(value);
  for (const choice of step.choices ?? [])
    await page.getByRole('radio', { name: choice }).first().check();
  if (step.name === 'Business Information') {
    await page.getByRole('combobox', { name: 'State' }).selectOption('TX');
  }

  return page.evaluate(timeContinue, step.name);
}

/** Runs in the page, so that the time of the test's own connection is not in the figure. */
function timeContinue(nextName: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent.trim() === 'Continue',
    );
    const isThere = () =>
      document.querySelector('#step-heading')?.textContent === nextName &&
      document.querySelector('section form') !== null;
    const watch = new MutationObserver(() => {
      if (!isThere()) return;
      watch.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - start));
    });
    const start = performance.now();

    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    setTimeout(
      () => reject(new Error(`${nextName} did not open: ${document.body.innerText}`)),
      10_000,
    );
    button?.click();
  });
}

/** A date as the form takes it, MM/DD/YYYY. */
function asTyped(iso: string): string {
  const [year, month, day] = iso.split('-');

  return `${month}/${day}/${year}`;
}
