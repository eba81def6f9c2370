import { expect, test } from '../support/fixtures';
import { readRows, type Row } from '../support/test-stack';

test('what a visit measured is stored by route, without the query, when the visitor leaves', async ({
  page,
}) => {
  await page.goto('/get-a-bond?state=TX');
  await page.getByRole('searchbox').click();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/vitals.')),
  );
  await page.goto('/legal/privacy');

  let rows: Row[] = [];
  await expect
    .poll(async () => {
      rows = await readRows('web_vitals', { route: 'eq./get-a-bond' });
      return rows.map(({ name }) => name);
    })
    .toEqual(expect.arrayContaining(['FCP', 'LCP', 'TTFB']));
  expect(JSON.stringify(rows)).not.toMatch(/TX|state=|localhost/);
});
