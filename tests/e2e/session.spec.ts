import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { gotoHydrated, waitForHydration } from '../support/hydrated';
import {
  newCustomer,
  ownKeys,
  rememberCustomer,
  sessionText,
  signInHere,
} from '../support/session-hands';
import type { Customer } from '../support/stack';

const avatar = (page: Page) => page.getByRole('button', { name: 'Account menu' });
const signInLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in again to go on' });

/** Sign in by the form, having been led there by the guard of a page. */
async function enter(page: Page, customer: Customer, path: string, isRemembered = false) {
  await gotoHydrated(page, path);
  await page.waitForURL(/\/signin\?/);
  await waitForHydration(page);
  await signInHere(page, customer, { isRemembered });
  await page.waitForURL((url) => url.pathname + url.search === path);
}

test.describe('a session', () => {
  test('lasts in its tab alone, unless the visitor wants to be remembered', async ({
    context,
    page,
  }) => {
    await enter(page, await newCustomer(), '/dashboard');
    await page.reload();
    await expect(avatar(page)).toBeVisible();

    const other = await context.newPage();
    await other.goto('/about');
    await expect(signInLink(other)).toBeVisible();
    expect(await ownKeys(other)).not.toContain('marshline-session');
  });

  test('that is remembered is known in every tab, also in one that is open', async ({
    context,
    page,
  }) => {
    const open = await context.newPage();
    await open.goto('/about');
    await expect(signInLink(open)).toBeVisible();

    await enter(page, await newCustomer(), '/dashboard', true);

    await expect(avatar(open)).toBeVisible();
    await expect(signInLink(open)).toBeHidden();
  });

  test('ends in every tab with a sign-out in one, and leaves nothing behind', async ({
    context,
    page,
  }) => {
    const customer = await newCustomer();
    await enter(page, customer, '/dashboard', true);
    const member = await context.newPage();
    await member.goto('/dashboard');
    await expect(member.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    const reader = await context.newPage();
    await reader.goto('/about');
    await expect(avatar(reader)).toBeVisible();
    const refreshToken = await page.evaluate(() => {
      const session = JSON.parse(String(localStorage.getItem('marshline-session'))) as object;

      return String((session as { refresh_token?: string }).refresh_token);
    });
    await page.evaluate(() => localStorage.setItem('marshline.quote-draft', '{}'));
    await reader.evaluate(() => sessionStorage.setItem('marshline.confirmation', '{}'));

    await avatar(page).click();
    await page.getByRole('button', { name: 'Sign out' }).click();

    await page.waitForURL('/signin');
    await member.waitForURL('/signin');
    await expect(signInLink(reader)).toBeVisible();
    for (const tab of [page, member, reader]) {
      expect(await ownKeys(tab)).toEqual(['marshline-sign-out', 'marshline-tab-mark']);
    }
    const other = await customer.client.auth.refreshSession();
    expect(other.error, 'the sessions of other devices go on').toBeNull();
    const stolen = await customer.client.auth.refreshSession({ refresh_token: refreshToken });
    expect(stolen.error, 'the session of this browser opens nothing any more').not.toBeNull();
  });

  test('of one tab ends with a sign-out in another', async ({ context, page }) => {
    await enter(page, await newCustomer(), '/dashboard');
    const other = await context.newPage();
    await enter(other, await newCustomer(), '/dashboard');
    await avatar(other).click();
    await other.getByRole('button', { name: 'Sign out' }).click();
    await other.waitForURL('/signin');

    await page.waitForURL('/signin');
    expect(await ownKeys(page)).not.toContain('marshline-session');
  });

  test('of somebody else takes away what the one before left', async ({ context, page }) => {
    await rememberCustomer(context, await sessionText(await newCustomer()));
    await page.goto('/dashboard');
    await expect(avatar(page)).toBeVisible();
    await page.evaluate(() => localStorage.setItem('marshline.quote-draft', '{}'));
    await page.evaluate(() => localStorage.setItem('marshline-owner', 'somebody'));

    await page.evaluate(() => localStorage.removeItem('marshline-session'));
    await enter(await context.newPage(), await newCustomer(), '/dashboard', true);

    expect(await ownKeys(page)).not.toContain('marshline.quote-draft');
  });

  for (const minutes of [-10, 10]) {
    test(`begins and goes on with a clock that is ${minutes} minutes off`, async ({ page }) => {
      await page.clock.install({ time: Date.now() + minutes * 60_000 });
      await enter(page, await newCustomer(), '/dashboard');
      await page.reload();

      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
      await expect(avatar(page)).toBeVisible();
    });
  }
});

test.describe('a session that expires', () => {
  test('is refreshed when its token is over and its refresh token is not', async ({
    context,
    page,
  }) => {
    const customer = await newCustomer();
    await rememberCustomer(context, await sessionText(customer, { expires_at: 1 }));

    await page.goto('/dashboard');

    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('marshline-session')))
      .not.toContain('"expires_at":1,');
  });

  test('sends to sign in when it is over before the page opens', async ({ context, page }) => {
    const dead = { expires_at: 1, refresh_token: 'dead' };
    await rememberCustomer(context, await sessionText(await newCustomer(), dead));

    await page.goto('/dashboard?tab=bonds');

    await page.waitForURL('/signin?returnTo=%2Fdashboard%3Ftab%3Dbonds');
    await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  });

  test('is taken up again in place, by the same user', async ({ page }) => {
    const customer = await newCustomer();
    await page.clock.install();
    await enter(page, customer, '/dashboard', true);
    await page.evaluate(() => document.body.setAttribute('data-not-reloaded', ''));
    await page.getByRole('link', { name: 'Open the settings' }).focus();
    await endEverySession(customer);

    await page.clock.fastForward('01:00:00');

    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByLabel('Email', { exact: true })).toHaveValue(customer.email);
    await expect(dialog(page).getByLabel('Password', { exact: true })).toBeFocused();
    await expectNoViolations(page);

    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByLabel('Password', { exact: true }).fill('not the password');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText('Email or password is incorrect')).toBeVisible();

    await dialog(page).getByLabel('Password', { exact: true }).fill(customer.password);
    await page.keyboard.press('Enter');

    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('body[data-not-reloaded]')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open the settings' })).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('marshline-session'))).not.toBeNull();
  });

  test('can be left for good from the dialog', async ({ page }) => {
    const customer = await newCustomer();
    await page.clock.install();
    await enter(page, customer, '/dashboard');
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await endEverySession(customer);
    await page.clock.fastForward('01:00:00');

    await dialog(page).getByRole('button', { name: 'Sign out' }).click();

    await page.waitForURL('/signin');
  });
});

/** End the sessions of a customer on the server, as "Sign Out Everywhere" on another device does. */
async function endEverySession({ client }: Customer): Promise<void> {
  const { error } = await client.auth.signOut({ scope: 'global' });
  if (error) throw error;
}

test.describe('guards', () => {
  test('send a visitor to sign in, and back to where the visit was going', async ({ page }) => {
    await page.goto('/dashboard/documents?bond=7&x=%26');

    await page.waitForURL('/signin?returnTo=%2Fdashboard%2Fdocuments%3Fbond%3D7%26x%3D%2526');
    await waitForHydration(page);
    await signInHere(page, await newCustomer());

    await page.waitForURL('/dashboard/documents?bond=7&x=%26');
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  test('show a visitor nothing of a page for members', async ({ page }) => {
    const headings: string[] = [];
    await page.exposeFunction('noteHeading', (text: string) => headings.push(text));
    await page.addInitScript(() => {
      const note = () => {
        const heading = document.querySelector('main h1');
        if (heading?.checkVisibility()) {
          void (window as unknown as { noteHeading: (text: string) => void }).noteHeading(
            heading.textContent,
          );
        }
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    });

    await page.goto('/dashboard');
    await page.waitForURL(/\/signin/);
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();

    expect(new Set(headings)).toEqual(new Set(['Sign In']));
  });

  for (const [query, goal] of [
    ['', '/dashboard'],
    ['?returnTo=%2Fquote%3Fstate%3DSC', '/quote?state=SC'],
    ['?returnTo=%2F%2Fevil.example', '/dashboard'],
    ['?returnTo=https%3A%2F%2Fevil.example', '/dashboard'],
    ['?returnTo=%2Fsignin', '/dashboard'],
  ] as const) {
    test(`send who is signed in from /signin${query} to ${goal}`, async ({ context, page }) => {
      await rememberCustomer(context, await sessionText(await newCustomer()));

      await page.goto(`/signin${query}`);

      await page.waitForURL((url) => (url.pathname + url.search).startsWith(goal));
      expect(new URL(page.url()).host).toBe(new URL(String(test.info().project.use.baseURL)).host);
    });
  }
});

test.describe('the account in the head of the page', () => {
  test('costs a visitor no code', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await page.goto('/about', { waitUntil: 'networkidle' });

    expect(scripts.filter((path) => /account|session|auth|supabase|toast/.test(path))).toEqual([]);
    await expect(signInLink(page)).toBeVisible();
  });

  test('has its place before any code has run, and "Sign In" does not flash', async ({
    context,
    page,
  }) => {
    await rememberCustomer(context, await sessionText(await newCustomer()));
    await page.route('**/_astro/*.js', (route) => route.abort());

    await page.goto('/about');

    await expect(signInLink(page)).toBeHidden();
    expect(await page.locator('#account-slot').boundingBox()).toMatchObject({
      width: 44,
      height: 44,
    });
  });

  test('moves nothing when it comes', async ({ context, page }) => {
    await rememberCustomer(context, await sessionText(await newCustomer()));
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          document.documentElement.dataset['shift'] = String(
            Number(document.documentElement.dataset['shift'] ?? 0) + entry.value,
          );
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/about', { waitUntil: 'networkidle' });
    await expect(avatar(page)).toBeVisible();

    expect(await page.locator('html').getAttribute('data-shift')).toBeNull();
  });

  test('opens, moves and closes by the keyboard', async ({ context, page }) => {
    const customer = await newCustomer();
    await customer.client.auth.updateUser({ data: { full_name: 'Jane Middleton' } });
    await rememberCustomer(context, await sessionText(customer));
    await page.goto('/about', { waitUntil: 'networkidle' });
    const menu = page.locator('#account-menu');
    const links = menu.getByRole('link');
    await expect(avatar(page)).toHaveAccessibleName(
      `${customer.email.slice(0, 2).toUpperCase()} Account menu`,
    );

    await avatar(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByText(customer.email)).toBeVisible();
    await expect(menu.getByText('Jane Middleton')).toBeVisible();
    await expect(links).toHaveText(['Dashboard', 'Documents', 'Account & Security']);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/dashboard',
      '/dashboard/documents',
      '/dashboard/account',
    ]);

    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(menu.getByRole('button', { name: 'Sign out' })).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(avatar(page)).toBeFocused();
    await expect(avatar(page)).toHaveAttribute('aria-expanded', 'false');

    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();

    await avatar(page).click();
    await expect(menu).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(menu).toBeHidden();
  });

  test('calls a user without a name User, and gives "Sign In" back after signing out', async ({
    context,
    page,
  }) => {
    await rememberCustomer(context, await sessionText(await newCustomer()));
    await page.goto('/about');
    await avatar(page).click();
    await expect(page.locator('#account-menu').getByText('User', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Sign out' }).click();

    await expect(signInLink(page)).toBeFocused();
    await expect(avatar(page)).toHaveCount(0);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 1280]) {
      test(`keeps nobody out at ${width} px in ${colorScheme}`, async ({ context, page }) => {
        const customer = await newCustomer();
        await rememberCustomer(context, await sessionText(customer));
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/dashboard');
        const menu = page.getByRole('banner').getByText('Menu', { exact: true });
        await (width < 1024 ? menu : avatar(page)).click();

        const email = page.getByRole('banner').getByText(customer.email);
        await expect(email.filter({ visible: true })).toHaveCount(1);
        await expectNoViolations(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      });
    }
  }
});
