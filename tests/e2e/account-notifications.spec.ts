import { expectNoViolations } from '../support/accessibility';
import { openAccount, panel } from '../support/account-desk';
import { buttonOf } from '../support/auth-actions';
import { expect, test } from '../support/fixtures';
import { waitForHydration } from '../support/hydrated';
import { readRows } from '../support/test-stack';

const PREFERENCES = '**/rest/v1/notification_preferences*';

test.describe('renewal reminders', () => {
  test('can be turned off and on in the account, and an unsaved choice is undone @phone', async ({
    page,
  }) => {
    await page.route(PREFERENCES, (route) => route.fulfill({ status: 500, json: {} }));
    const { userId } = await openAccount(page, '?tab=notifications');
    const tab = panel(page, 'Notifications');
    await expect(tab.getByRole('alert')).toContainText('Failed to load your notifications');

    await page.unroute(PREFERENCES);
    await buttonOf(page, 'Retry').click();
    const reminders = page.getByLabel(
      'Remind me by email before a bond ends and until it is filed',
    );
    await expect(reminders).toBeChecked();
    await expect(tab).toContainText('You can’t turn off these emails.');

    await reminders.uncheck();
    await expect(tab.getByRole('status')).toHaveText('Saved. We will not remind you.');
    expect(await readRows('notification_preferences', { user_id: `eq.${userId}` })).toMatchObject([
      { renewal_reminders: false },
    ]);
    await page.reload();
    await expect(reminders).not.toBeChecked();

    await page.route(PREFERENCES, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await reminders.click();
    await expect(tab.getByRole('alert')).toContainText('Your choice was not saved');
    await expect(reminders).not.toBeChecked();
    await expectNoViolations(page);

    await page.unroute(PREFERENCES);
    await reminders.check();
    await expect(tab.getByRole('status')).toHaveText('Saved. We will remind you.');
    await expect(tab.getByRole('alert')).toHaveCount(0);
  });

  test('can be turned off with a mailed link after pressing its button', async ({ page }) => {
    const sent: unknown[] = [];
    await page.route('**/functions/v1/unsubscribe', async (route) => {
      sent.push(route.request().postDataJSON());
      await (sent.length === 1
        ? route.abort()
        : route.fulfill({ json: { renewalReminders: false } }));
    });
    await page.goto('/unsubscribe?token=of-a-mail');
    await waitForHydration(page);
    await expect(buttonOf(page, 'Turn reminders off')).toBeVisible();
    expect(sent).toEqual([]);

    await buttonOf(page, 'Turn reminders off').click();
    await expect(page.getByRole('alert')).toContainText('Our server did not answer');
    await buttonOf(page, 'Turn reminders off').click();

    await expect(page.getByText('Reminders are off')).toBeVisible();
    expect(sent).toEqual([{ token: 'of-a-mail' }, { token: 'of-a-mail' }]);
    await expectNoViolations(page);
  });

  test('stay on with an unknown link', async ({ page }) => {
    await page.goto('/unsubscribe?token=of-nobody');
    await waitForHydration(page);
    await buttonOf(page, 'Turn reminders off').click();
    await expect(page.getByRole('alert')).toContainText('This link is not complete');

    await page.goto('/unsubscribe');
    await expect(page.getByRole('alert')).toContainText('This link is not complete');
    await expectNoViolations(page);
  });
});
