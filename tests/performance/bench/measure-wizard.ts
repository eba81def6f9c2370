import { chromium, type Locator, type Page } from '@playwright/test';
import { soon } from '../../support/builders.ts';
import { chromiumOptions } from '../../support/browser.ts';
import { gotoHydrated } from '../../support/hydrated.ts';
import { median } from './report.ts';

/** Time from pressing Continue until the next step accepts input, in ms. */
export type StepLatency = { step: string; middle: number; runs: number[] };

/** The next step's code is taken as loaded when nothing arrived for this time. */
const QUIET_MS = 1_000;

/** How long a step may take on a busy machine. */
const PATIENCE_MS = 60_000;

/** A Tennessee notary's input, step by step: label and value. */
const STEPS: { name: string; fields: [label: string, value: string][]; choices?: string[] }[] = [
  { name: 'Bond Details', fields: [] },
  {
    name: 'Applicant Information',
    fields: [
      ['Effective date', asTyped(soon())],
      ['Obligee', 'State of Tennessee'],
      ['County', 'Washington'],
      ['Commission number', '1234567'],
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

/** Opens the wizard and takes three steps, `runs` times. The figures are medians. */
export async function measureWizard(siteUrl: string, runs: number): Promise<StepLatency[]> {
  const browser = await chromium.launch(await chromiumOptions());

  try {
    const found: number[][] = [];
    for (let run = 0; run < runs; run += 1) {
      const page = await browser.newPage({ baseURL: siteUrl, locale: 'en-US' });
      await gotoHydrated(page, '/quote?bondType=notary&state=TN');
      const latencies: number[] = [];
      for (const step of STEPS) latencies.push(await goTo(page, step));
      found.push(latencies);
      await page.close();
    }

    return STEPS.map(({ name }, index) => {
      const values = found.map((latencies) => latencies[index] ?? Number.NaN);
      return { step: name, middle: median(values), runs: values };
    });
  } finally {
    await browser.close();
  }
}

/** Fills in the open step, reads it, presses Continue and times the arrival of the next step. */
async function goTo(page: Page, step: (typeof STEPS)[number]): Promise<number> {
  for (const [label, value] of step.fields)
    await page.getByLabel(label, { exact: false }).first().fill(value);
  for (const choice of step.choices ?? [])
    await page.getByRole('radio', { name: choice }).first().check();
  if (step.name === 'Business Information') {
    await page.getByRole('combobox', { name: 'State' }).selectOption('TN');
  }

  // The fields of a step load after its heading.
  const button = page.getByRole('button', { name: 'Continue', exact: true });
  await button.waitFor();
  await readStep(page, button);

  return page.evaluate(timeContinue, { nextName: step.name, patienceMs: PATIENCE_MS });
}

/** Moves the pointer to the button as a reader does, and waits until no script has arrived for a second. */
async function readStep(page: Page, button: Locator): Promise<void> {
  await button.hover();
  await page.evaluate(
    (quietMs) =>
      new Promise<void>((resolve) => {
        const startTimer = () => setTimeout(() => resolve(), quietMs);
        let timer = startTimer();
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = startTimer();
        }).observe({ type: 'resource' });
      }),
    QUIET_MS,
  );
}

/** Runs in the page, so that the figure excludes the time of the test's connection. */
function timeContinue({
  nextName,
  patienceMs,
}: {
  nextName: string;
  patienceMs: number;
}): Promise<number> {
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
      patienceMs,
    );
    if (!button) throw new Error(`The step before ${nextName} has no button "Continue"`);
    button.click();
  });
}

/** A date in the form's format, MM/DD/YYYY. */
function asTyped(iso: string): string {
  const [year, month, day] = iso.split('-');

  return `${month}/${day}/${year}`;
}
