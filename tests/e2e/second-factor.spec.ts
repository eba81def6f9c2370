import { readFile } from 'node:fs/promises';
import { expectNoViolations, expectReadableColors } from '../support/accessibility';
import { openAccount, panel } from '../support/account-desk';
import { buttonOf, toastOf } from '../support/auth-actions';
import { enterCode, setUpHere } from '../support/factor-actions';
import { expect, test } from '../support/fixtures';
import { waitForHydration } from '../support/hydrated';
import { signInHere } from '../support/session-actions';

test.describe('two-factor authentication', () => {
  test('can be set up with saved codes, and the next sign-in asks for it @phone', async ({
    page,
  }) => {
    const customer = await openAccount(page, '?tab=security');
    await expectNoViolations(page);
    const { secret, codes } = await setUpHere(page);
    expect(codes).toHaveLength(10);
    await expectNoViolations(page);
    await expect(buttonOf(page, 'Done')).toBeDisabled();
    const download = page.waitForEvent('download');
    await buttonOf(page, 'Download as text').click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(codes.every((code) => file.includes(code))).toBe(true);

    await page.getByLabel('I saved these codes').check();
    await buttonOf(page, 'Done').click();
    await expect(panel(page, 'Security').getByText(/^On since /)).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect([secret, ...codes].filter((word) => kept.includes(word))).toEqual([]);
    expect(codes.filter((code) => page.url().includes(code))).toEqual([]);

    await page.getByRole('tab', { name: 'Sessions' }).click();
    await buttonOf(page, 'Sign Out Everywhere').click();
    await page.waitForURL('/signin');
    await waitForHydration(page);
    await signInHere(page, customer);
    await page.waitForURL('/mfa');
    await waitForHydration(page);
    await enterCode(page, secret);
    await page.waitForURL('/dashboard');
  });

  test('reports a wrong first code, and can be restarted', async ({ page }) => {
    await openAccount(page, '?tab=security');
    await buttonOf(page, 'Set up two-factor authentication').click();
    await page.getByLabel('Verification code').fill('000000');
    await buttonOf(page, 'Turn on').click();
    await expect(panel(page, 'Security').getByRole('alert')).toContainText(
      'Invalid verification code. Please try again.',
    );
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectReadableColors(page);

    await page.reload();
    await setUpHere(page);
  });

  test('treats a double click on Done as one, and no other button moves under the pointer', async ({
    page,
  }) => {
    await openAccount(page, '?tab=security');
    await setUpHere(page);
    await page.getByLabel('I saved these codes').check();
    await buttonOf(page, 'Done').scrollIntoViewIfNeeded();
    const box = await buttonOf(page, 'Done').boundingBox();
    if (!box) throw new Error('The button is not on the screen');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];

    await page.mouse.dblclick(x, y);
    await expect(panel(page, 'Security').getByText(/^On since /)).toBeVisible();
    const isInSetting = await page.evaluate(
      ([left = 0, top = 0]) =>
        document
          .elementFromPoint(left, top)
          ?.closest('section')
          ?.textContent.includes('Two-factor authentication') ?? false,
      [x, y],
    );
    expect(isInSetting).toBe(true);
    await expect(page).toHaveURL(/\/dashboard\/account\?tab=security$/);

    await page.mouse.move(0, 0);
    const isHeld = () =>
      panel(page, 'Security').evaluate((tab) =>
        [...tab.querySelectorAll<HTMLElement>('[style]')].some(
          ({ style }) => style.minHeight !== '',
        ),
      );
    await expect.poll(isHeld).toBe(false);
  });

  test('can be turned off only with a code', async ({ page }) => {
    await openAccount(page, '?tab=security');
    const { secret } = await setUpHere(page);
    await page.getByLabel('I saved these codes').check();
    await buttonOf(page, 'Done').click();

    await buttonOf(page, 'Turn off').click();
    const dialog = page.getByRole('dialog', { name: 'Turn off two-factor authentication' });
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(panel(page, 'Security').getByText(/^On since /)).toBeVisible();

    await buttonOf(page, 'Turn off').click();
    await enterCode(page, secret);
    await expect(toastOf(page, 'Two-factor authentication is off')).toBeVisible();
    await expect(buttonOf(page, 'Set up two-factor authentication')).toBeVisible();
    await page.reload();
    await expect(buttonOf(page, 'Set up two-factor authentication')).toBeVisible();
  });

  test('can be replaced with a recovery code after the app is lost', async ({ page }) => {
    const customer = await openAccount(page, '?tab=security');
    const { codes } = await setUpHere(page);
    await page.getByLabel('I saved these codes').check();
    await buttonOf(page, 'Done').click();
    await page.getByRole('tab', { name: 'Sessions' }).click();
    await buttonOf(page, 'Sign Out Everywhere').click();
    await page.waitForURL('/signin');
    await waitForHydration(page);
    await signInHere(page, customer);
    await page.waitForURL('/mfa');
    await waitForHydration(page);

    await buttonOf(page, 'Use a recovery code').click();
    await expect(page.getByLabel('Recovery code')).toBeFocused();
    await expectNoViolations(page);
    await page.getByLabel('Recovery code').fill('AAAAA-AAAAA');
    await buttonOf(page, 'Use recovery code').click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('does not match');
    await page.getByLabel('Recovery code').fill(codes[0] ?? '');
    await buttonOf(page, 'Use recovery code').click();

    await page.waitForURL('/dashboard/account?tab=security&setup=recovered');
    await expect(page.getByText('You used a recovery code.')).toBeVisible();
    const again = await setUpHere(page);
    expect(again.codes).not.toContain(codes[0]);
  });
});
