import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose answer depends on colours. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Expect that axe finds nothing to object to in the page, once what moves or fades has come to rest. */
export async function expectNoViolations(page: Page): Promise<void> {
  await settle(page);
  expect(await findViolations(new AxeBuilder({ page }).withTags(RULES))).toEqual([]);
}

/** Expect that the page's colours can be told apart, once those that change gradually have changed. */
export async function expectReadableColors(page: Page): Promise<void> {
  await settle(page);
  expect(await findViolations(new AxeBuilder({ page }).withRules(COLOR_RULES))).toEqual([]);
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
