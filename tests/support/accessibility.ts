import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose answer depends on colours. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** How long a page may take to come to rest. */
const REST_MS = 5_000;

/** Expect that axe finds nothing to object to in the page, once what moves or fades has come to rest. */
export async function expectNoViolations(page: Page): Promise<void> {
  await expectNothingFound(page, (axe) => axe.withTags(RULES));
}

/** Expect that the page's colours can be told apart, once those that change gradually have changed. */
export async function expectReadableColors(page: Page): Promise<void> {
  await expectNothingFound(page, (axe) => axe.withRules(COLOR_RULES));
}

/** A fade that begins after the page was waited for, and while axe looks, is no finding. What stays is one. */
async function expectNothingFound(
  page: Page,
  choose: (axe: AxeBuilder) => AxeBuilder,
): Promise<void> {
  await expect(async () => {
    await settle(page);
    expect(await findViolations(choose(axeFor(page)))).toEqual([]);
  }).toPass({ timeout: REST_MS });
}

/** Frames of other sites, for which the other mode opens a page each time, are nowhere here; nor is what passes of interest. */
function axeFor(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
}

/** Wait for every transition and animation that ends. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
}

async function findViolations(axe: AxeBuilder) {
  const { violations } = await axe.analyze();

  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
}
