import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility';
import { expect, test } from '../support/fixtures';

const REMOVED_GUIDE = '/resources/no-such-guide';
const TITLE = 'That guide moved—here are related articles.';

/**
 * A static page with a toast: the guides hub, after a link to a removed guide. The clock of the page stands still, so the
 * toast ages only when the test says so.
 */
async function openWithToast(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(REMOVED_GUIDE);
  const toast = page.getByRole('alert').filter({ hasText: TITLE });
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(toast).toBeVisible({ timeout: 200 });
  }).toPass();

  return toast;
}

/** Moves the mouse away, so that no toast is held open. */
const leave = (page: Page) => page.mouse.move(5, 5);

test.describe('a toast', () => {
  test('appears on a static page without React, and disappears after four seconds', async ({
    page,
  }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text());
    });
    const toast = await openWithToast(page);

    await page.clock.runFor(3500);
    await expect(toast).toBeVisible();
    await page.clock.runFor(500);
    await expect(toast).toBeHidden();
    expect((await Promise.all(scripts)).join('\n')).not.toContain('react.transitional');
  });

  test('stays while the pointer or the focus is on it', async ({ page }) => {
    const toast = await openWithToast(page);
    await leave(page); // a toast under a pointer that never moved is not held
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

  test('closes with its button, also by keyboard', async ({ page }) => {
    const toast = await openWithToast(page);
    const button = page.getByRole('button', { name: `Dismiss: ${TITLE}` });
    await button.focus(); // the focus keeps it open
    await page.clock.resume(); // the accessibility check needs timers
    await expectNoViolations(page);

    await button.press('Enter');

    await expect(toast).toBeHidden();
  });

  for (const [distance, isGone] of [
    [60, false],
    [120, true],
  ] as const) {
    test(`swiped by ${distance} px ${isGone ? 'disappears' : 'returns'}`, async ({ page }) => {
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
      await page.clock.resume();

      await expect(toast).toBeVisible({ visible: !isGone });
    });
  }
});
