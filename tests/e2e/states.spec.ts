import { expect, test } from '../support/fixtures';
import { readPdf } from '../support/read-pdf';
import { SERVED_STATES } from '../support/routes';

test('a visitor finds their state on the map by keyboard', async ({ page }) => {
  await page.goto('/states');
  const map = page.getByRole('navigation', { name: 'Map of the states we serve' });
  await expect(map.getByRole('link')).toHaveCount(SERVED_STATES.length);
  await expect(map.getByText('NV Nevada: not served yet')).toHaveCount(1);

  await map.getByRole('link').first().focus();
  await expect(map.getByRole('link', { name: 'WA Washington' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/states/mn');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minnesota');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the map is a picture, and the list links to the states', async ({ page }) => {
    await page.goto('/states');
    await expect(page.getByRole('navigation', { name: 'Map of the states we serve' })).toBeHidden();
    const ohio = page.getByRole('main').getByRole('link', { name: 'Ohio' });
    const box = await ohio.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);

    await ohio.click();
    await expect(page).toHaveURL('/states/oh');
  });
});

test('a state page links to the finder, the bonds and support', async ({ page }) => {
  await page.goto('/states/sc');
  const main = page.getByRole('main');

  await expect(main.getByRole('link', { name: 'Find a Bond in South Carolina' })).toHaveAttribute(
    'href',
    '/get-a-bond?state=SC',
  );
  await expect(main.getByRole('link', { name: 'Contact Support' }).first()).toHaveAttribute(
    'href',
    '/support',
  );
  await expect(
    main.getByRole('heading', { name: 'Filing Information for South Carolina' }),
  ).toBeVisible();
  await expect(
    main.getByRole('link', { name: 'Get Quote (Auto Dealer Bond in South Carolina)' }),
  ).toHaveAttribute('href', '/products/auto-dealer?state=SC');
});

for (const [code, badge, step] of [
  ['sc', 'Original', 'Mail or deliver the originals'],
  ['mi', 'By county', 'File it the way your county takes it'],
  ['tx', 'E-file', 'E-file through the court system'],
] as const) {
  test(`the last filing step of ${code} matches its default method, ${badge}`, async ({ page }) => {
    await page.goto(`/states/${code}`);

    await expect(page.getByText(badge, { exact: true }).first()).toBeVisible();
    const process = page.getByRole('region', { name: 'Standard Filing Process' });
    await expect(process.getByRole('listitem').last().getByRole('heading')).toHaveText(step);
  });
}

test('a code in uppercase opens the page', async ({ page }) => {
  await page.goto('/states/SC');

  await expect(page).toHaveURL('/states/sc');
});

test('a printed state page cuts no filing card in two', async ({ page }) => {
  await page.goto('/states/sc');
  const pdf = await readPdf(await page.pdf({ format: 'Letter', tagged: true }));
  const numbers = Array.from({ length: pdf.pageCount }, (_, index) => index + 1);
  const sheets = await Promise.all(numbers.map((number) => pdf.textOf(number)));

  const first = sheets.find((words) => words.includes('You or your attorney file the signed'));
  expect(first).toContain('Common rejections');
});

test('a printed state page leaves no half-empty sheets, and keeps what to bring on one sheet', async ({
  page,
}) => {
  await page.goto('/states/sc');
  const pdf = await readPdf(await page.pdf({ format: 'Letter', tagged: true }));
  const numbers = Array.from({ length: pdf.pageCount }, (_, index) => index + 1);
  const sheets = await Promise.all(numbers.map((number) => pdf.textOf(number)));

  expect(pdf.pageCount).toBeLessThanOrEqual(8);
  expect(sheets.find((words) => words.includes('Bring to the Probate Court'))).toContain(
    'The name and phone number of the person',
  );
});
