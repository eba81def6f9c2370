import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose answer depends on colours. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Expect that axe finds nothing to object to in the page as it stands. */
export async function expectNoViolations(page: Page): Promise<void> {
  expect(await findViolations(new AxeBuilder({ page }).withTags(RULES))).toEqual([]);
}

/** Expect that the page's colours, as they stand, can be told apart. */
export async function expectReadableColors(page: Page): Promise<void> {
  expect(await findViolations(new AxeBuilder({ page }).withRules(COLOR_RULES))).toEqual([]);
}

/** Show the page in dark colours, and wait until those that change gradually have changed. */
export async function showInDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map((transition) => transition.finished),
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
