import { expect, test } from '../support/fixtures';
import { readRows } from '../support/test-stack';

const PAGE = '/state-requirements';

test.use({ isMeasured: true });

test("a visit's measurements are stored by route, without the query, when the visitor leaves", async ({
  page,
}) => {
  const stored = () => readRows('web_vitals', { route: `eq.${PAGE}`, order: 'id' });
  const before = (await stored()).length;

  // A visit that ends before the measuring code has started is not measured, so the visitor comes again.
  await expect(async () => {
    await page.goto(`${PAGE}?state=TX`);
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/vitals.')),
    );
    await page.goto('/legal/privacy');

    await expect
      .poll(async () => (await stored()).slice(before).map(({ name }) => name))
      .toEqual(expect.arrayContaining(['FCP', 'LCP', 'TTFB']));
  }).toPass();
  expect(JSON.stringify(await stored())).not.toMatch(/TX|state=|localhost/);
});
