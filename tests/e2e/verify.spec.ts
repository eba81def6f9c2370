import { createHash, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { businessDay } from '../../src/domain/business-day.ts';
import { addDays, formatDate, todayIn } from '../../src/domain/dates.ts';
import { makeBondPaper } from '../../supabase/functions/_shared/papers/bond-paper.ts';
import { expectNoViolations, expectReadableColors } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { buildIssuedBond } from '../support/issued-bond.ts';
import { addVerifiableBond } from '../support/verifiable-bond.ts';

const TODAY = todayIn('America/New_York', new Date());

const main = (page: Page) => page.getByRole('main');

async function expectGenuine(page: Page): Promise<void> {
  const title = main(page).getByRole('heading', { name: 'This bond is genuine and in force' });
  await expect(title).toBeVisible();
}

async function expectFact(page: Page, label: string, value: string | RegExp): Promise<void> {
  const term = main(page)
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) });
  await expect(term.locator('xpath=following-sibling::dd')).toHaveText(value);
}

test.describe("a clerk who scans a bond's QR code", () => {
  test('sees that the bond is valid and what the document must say @phone', async ({ page }) => {
    const token = await addVerifiableBond({ obligee: 'Probate Court of Charleston County' });
    await page.goto(`/verify/${token}`);

    await expectGenuine(page);
    await expectFact(page, 'Status', 'Active');
    await expectFact(page, 'Obligee', 'Probate Court of Charleston County');
    await expectFact(page, 'Penal sum', '$10,000.00');
    await expectFact(page, 'Number', /^MSP-\d{8}$/);
    await expectFact(page, 'Limit', '$10,000.00');
    await expectFact(page, 'Bond signed on', formatDate(TODAY));
    await expect(page.getByText('Checked with us on')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Email us about this bond' })).toHaveAttribute(
      'href',
      /^mailto:help@marshlinesurety\.example\?subject=Verification%20of%20bond%20MSB-\d{8}&body=/,
    );
    await expectNoViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectReadableColors(page);
  });

  test('sees the obligee of the paper, and the office where the bond is filed', async ({
    page,
  }) => {
    const token = await addVerifiableBond({
      obligee: 'County Clerk of Davidson County',
      payee: 'the State of Tennessee',
    });
    await page.goto(`/verify/${token}`);

    await expectFact(page, 'Obligee', 'The State of Tennessee');
    await expectFact(page, 'Filed with', 'County Clerk of Davidson County');
  });

  test('loads only a light page', async ({ page }) => {
    const token = await addVerifiableBond();
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.url());
    });
    await page.goto(`/verify/${token}`);
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible();

    const words = await Promise.all(
      scripts.map((url) => page.request.get(url).then((answer) => answer.text())),
    );
    expect(words.join('\n')).not.toMatch(/GoTrueClient|react\.element|ZodError/);
  });

  test('prints the result without the header, footer and tools', async ({ page }) => {
    const token = await addVerifiableBond();
    await page.goto(`/verify/${token}`);
    await expectGenuine(page);
    await page.emulateMedia({ media: 'print' });

    await expect(page.getByRole('banner')).toBeHidden();
    await expect(main(page).getByText('Did you get the bond as a file?')).toBeHidden();
    await expect(main(page).getByText('Penal sum')).toBeVisible();
  });
});

test.describe('on a device ahead of every state', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('a bond is in force until its last day is over in every state', async ({ page }) => {
    const expiryDate = addDays(businessDay(new Date()), 1);
    await page.goto(`/verify/${await addVerifiableBond({ expiryDate })}`);

    await expectGenuine(page);
  });
});

test.describe('an invalid bond', () => {
  test('is shown as expired on the day after its last', async ({ page }) => {
    const expiryDate = businessDay(new Date());
    const dates = { effectiveDate: addDays(TODAY, -400), expiryDate };
    await page.goto(`/verify/${await addVerifiableBond(dates)}`);

    await expect(main(page).getByRole('heading', { name: 'This bond has expired' })).toBeVisible();
    await expectNoViolations(page);
  });

  test('is unknown if no one issued it, whether guessed or mistyped', async ({ page }) => {
    for (const code of ['k'.repeat(32), 'MSB-27182818']) {
      await page.goto(`/verify/${code}`);

      await expect(
        main(page).getByRole('heading', { name: 'No bond matches this code' }),
      ).toBeVisible();
      await expect(
        main(page).getByText(/^(Every code has|That looks like a bond number)/),
      ).toBeVisible();
      await expect(main(page).getByRole('button', { name: 'Try again' })).toBeHidden();
      await expect(main(page).getByRole('link', { name: /^Call \(843\)/ })).toBeVisible();
    }
    await expectNoViolations(page);
  });
});

test.describe('a clerk with a file', () => {
  test('learns whether it is the document we issued', async ({ page }) => {
    const bytes = Buffer.from(await makeBondPaper(buildIssuedBond({ number: randomUUID() })));
    const hash = createHash('sha256').update(bytes).digest('hex');
    await page.goto(`/verify/${await addVerifiableBond({ bondHash: hash })}`);
    await expectGenuine(page);
    const input = main(page).getByLabel('PDF of a paper of this bond');
    const choose = (buffer: Buffer) =>
      input.setInputFiles({ name: 'bond.pdf', mimeType: 'application/pdf', buffer });

    await choose(bytes);
    await expect(
      main(page).getByText('This file is the bond as we issued it, unchanged.'),
    ).toBeVisible();

    const forged = Buffer.from(bytes);
    forged[forged.length - 20] = (forged[forged.length - 20] ?? 0) ^ 1;
    const warning = main(page).getByRole('heading', {
      name: 'This file does not match the bond we issued',
    });
    await expect(warning).toBeHidden();
    await choose(forged);
    await expect(warning).toBeVisible();
    await expect(warning).toBeInViewport();
    await expectNoViolations(page);
    await expect(main(page).getByText('This file is not a paper of this bond')).toBeVisible();

    await choose(Buffer.from('a photo of the paper'));
    await expect(warning).toBeHidden();
    await expect(main(page).getByText('This file is not a PDF')).toBeVisible();
  });

  test('can drop it, and the file never leaves the browser', async ({ page }) => {
    const hash = createHash('sha256').update('%PDF the power').digest('hex');
    await page.goto(`/verify/${await addVerifiableBond({ powerHash: hash })}`);
    await expectGenuine(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });

    const transfer = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['%PDF the power'], 'poa.pdf', { type: 'application/pdf' }));
      return data;
    });
    await page.locator('[data-drop]').dispatchEvent('drop', { dataTransfer: transfer });
    await expect(
      main(page).getByText('This file is the power of attorney as we issued it, unchanged.'),
    ).toBeVisible();
    expect(sent).toEqual([]);
  });
});

test.describe('a failed look-up', () => {
  test('says that the result is unknown, and can be retried', async ({ page }) => {
    const token = await addVerifiableBond();
    await page.route('**/functions/v1/verify-bond', (route) => route.abort(), { times: 1 });
    await page.goto(`/verify/${token}`);
    await expect(
      main(page).getByRole('heading', { name: 'Our server did not answer' }),
    ).toBeVisible();

    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expectGenuine(page);
  });

  test('never shows half of an answer as a bond', async ({ page }) => {
    await answerLookUp(page, 200, { status: 'active' });
    await page.goto(`/verify/${'k'.repeat(32)}`);

    await expect(main(page).getByRole('heading', { name: 'could not be looked up' })).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('explains what to do if we are busy and automatic retries fail', async ({ page }) => {
    const token = await addVerifiableBond();
    await page.route(
      '**/functions/v1/verify-bond',
      (route) =>
        route.fulfill({
          status: 503,
          headers: {
            'access-control-allow-origin': '*',
            'access-control-expose-headers': 'retry-after',
            'retry-after': '60',
          },
          json: { code: 'busy' },
        }),
      { times: 1 },
    );
    await page.goto(`/verify/${token}`);
    await expect(main(page).getByRole('heading', { name: 'We are busy right now' })).toBeVisible();
    await expect(main(page).getByText('This bond has not been checked yet.')).toBeVisible();

    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expectGenuine(page);
  });

  test('says that there were too many look-ups', async ({ page }) => {
    await answerLookUp(page, 429, { code: 'rate-limited' });
    await page.goto(`/verify/${'k'.repeat(32)}`);

    await expect(
      main(page).getByRole('heading', { name: 'Too many bonds were looked up from here' }),
    ).toBeVisible();
  });
});

async function answerLookUp(page: Page, status: number, json: object): Promise<void> {
  const headers = { 'access-control-allow-origin': '*' };
  await page.route('**/functions/v1/verify-bond', (route) =>
    route.fulfill({ status, headers, json }),
  );
}
