import { expect, test } from '../support/fixtures';
import { searchOf } from '../support/search-actions';

test.describe('the keys that open the search', () => {
  test('opens with Ctrl+K or a slash, unless the visitor is typing', async ({ page }) => {
    await page.goto('/get-a-bond');
    const { dialog, line } = searchOf(page);
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('a');
    await field.press('/');
    await field.press('ControlOrMeta+k');
    await expect(field).toHaveValue('a/');
    await expect(dialog).toBeHidden();

    await field.blur();
    await page.keyboard.press('/');
    await expect(line).toBeFocused();
    await expect(line).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(line).toBeFocused();
  });

  test('opens again with a key pressed before the browser has moved the focus out of the closed search', async ({
    page,
  }) => {
    await page.goto('/legal/terms');
    const { dialog, line } = searchOf(page);
    await page.keyboard.press('/');
    await expect(line).toBeFocused();

    const focused = await dialog.evaluate((element: HTMLDialogElement) => {
      element.close();
      const stillFocused = document.activeElement;
      stillFocused?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }),
      );
      return stillFocused?.tagName;
    });

    expect(focused).toBe('INPUT');
    await expect(line).toBeFocused();
  });

  test('ignores the slash if the visitor turns that off', async ({ page }) => {
    await page.goto('/legal/terms');
    const { dialog, opener } = searchOf(page);
    await opener.click();
    await dialog.getByRole('checkbox', { name: '/ opens it too' }).uncheck();
    await dialog.getByRole('button', { name: 'Close' }).click();

    await page.goto('/about');
    await opener.click();
    await expect(dialog.getByRole('checkbox', { name: '/ opens it too' })).not.toBeChecked();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.keyboard.press('/');
    await expect(dialog).toBeHidden();
  });
});
