import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The small build. axe's own copy of its source is twice as long. */
export const AXE_SOURCE = readFile(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** The rules that depend on colors. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** How long a page may take to settle. */
const REST_MS = 15_000;

/** Expect no axe violation on the page, after its transitions and animations have ended. */
export async function expectNoViolations(page: Page): Promise<void> {
  await expectNothingFound(page, { type: 'tag', values: RULES });
}

/** Expect enough color contrast on the page, after its color transitions have ended. */
export async function expectReadableColors(page: Page): Promise<void> {
  await expectNothingFound(page, { type: 'rule', values: COLOR_RULES });
}

/** A fade that starts while axe runs is not a violation. Only a violation that persists counts. */
async function expectNothingFound(page: Page, runOnly: axe.RunOnly): Promise<void> {
  await waitForLaterParts(page);
  await expect(async () => {
    await settle(page);
    expect(await findViolations(page, runOnly)).toEqual([]);
  }).toPass({ timeout: REST_MS });
}

/** Wait until the whole page is laid out (`lay-out-later-parts.ts`). Its parts move until then. */
async function waitForLaterParts(page: Page): Promise<void> {
  await page.waitForFunction(() => !('arrival' in document.documentElement.dataset));
}

/** Wait for every transition and animation that ends. In a closed menu none does: browsers draw nothing there. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ends = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect &&
      effect.getComputedTiming().endTime !== Infinity &&
      effect.target?.checkVisibility() === true;

    return Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map(({ finished }) => finished),
    );
  });
}

/** Run axe in the page. Its code stays there, because loading it takes half the time of a check. */
async function findViolations(page: Page, runOnly: axe.RunOnly) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await AXE_SOURCE);

  return page.evaluate(async (rules) => {
    const { axe: tool } = window as unknown as { axe: typeof axe };
    const { violations } = await tool.run(document, {
      runOnly: rules,
      resultTypes: ['violations'],
    });

    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
    }));
  }, runOnly);
}
