import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility';
import { expect, test } from '../support/fixtures';

const TITLE = 'That guide moved—here are related articles.';

/** A page to read that shows a toast: the hub of guides, asked for one that is gone. */
async function openWithToast(page: Page) {
  await page.goto('/resources/no-such-guide');
  const toast = page.getByRole('alert').filter({ hasText: TITLE });
  await expect(toast).toBeVisible();

  return toast;
}

/** Move the mouse off everything, so that nothing is held. */
const leave = (page: Page) => page.mouse.move(5, 5);

test.describe('a toast', () => {
  test('comes on a page to read without React, and goes after four seconds', async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (response.url().endsWith('.js')) scripts.push(await response.text());
    });
    await page.clock.install();
    const toast = await openWithToast(page);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));

    await page.clock.runFor(2000);
    await expect(toast).toBeVisible();
    await page.clock.runFor(2000);
    await expect(toast).toBeHidden();
    expect(scripts.join('\n')).not.toContain('react.transitional');
  });

  test('stays while the pointer or the keyboard is on it', async ({ page }) => {
    await page.clock.install();
    const toast = await openWithToast(page);
    await toast.hover();
    await page.clock.runFor(20_000);
    await expect(toast).toBeVisible();

    await page.getByRole('button', { name: `Dismiss: ${TITLE}` }).focus();
    await leave(page);
    await page.clock.runFor(20_000);
    await expect(toast).toBeVisible();

    await page.getByRole('main').focus();
    await page.clock.runFor(5000);
    await expect(toast).toBeHidden();
  });

  test('goes with its button, also by the keyboard', async ({ page }) => {
    const toast = await openWithToast(page);
    const button = page.getByRole('button', { name: `Dismiss: ${TITLE}` });
    await button.focus(); // it stays as long as that
    await expectNoViolations(page);

    await button.press('Enter');

    await expect(toast).toBeHidden();
  });

  for (const [distance, isGone] of [
    [60, false],
    [120, true],
    [-120, true],
  ] as const) {
    test(`swiped by ${distance} px ${isGone ? 'goes' : 'comes back'}`, async ({ page }) => {
      const toast = await openWithToast(page);
      const box = await page.getByText(TITLE, { exact: true }).boundingBox();
      if (!box) throw new Error('The toast has no place');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];

      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance, y, { steps: 4 });
      const [card] = await page.locator('.toast').all();
      expect(await card?.evaluate((element) => element.style.translate)).toBe(`${distance}px`);
      await page.mouse.up();

      await expect(toast).toBeVisible({ visible: !isGone });
    });
  }
});
