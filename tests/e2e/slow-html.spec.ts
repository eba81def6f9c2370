import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../support/fixtures';
import { movedParts, watchLayoutShift } from '../support/layout-shift';
import { testSite } from '../support/test-site';

/** A page that a slow network delivers in two parts. The first ends after the links of the header. */
const FIRST_PART_END = '</nav>';
const PAUSE_MS = 700;

test.use({ viewport: { width: 1280, height: 800 } });

test('the header does not move when its second half comes late', async ({ page }) => {
  const shift = await watchLayoutShift(page);
  await using site = await startSlowSite();

  await page.goto(site.address);

  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  expect(await shift(), await movedParts(page)).toBe(0);
});

/** Serves the site of the tests, with a pause in the middle of each header. */
async function startSlowSite() {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '/', testSite.url));
      const type = answer.headers.get('content-type') ?? '';
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { 'content-type': type });
      if (!type.startsWith('text/html')) return void response.end(body);

      const middle = body.indexOf(FIRST_PART_END) + FIRST_PART_END.length;
      response.write(body.subarray(0, middle));
      setTimeout(() => response.end(body.subarray(middle)), PAUSE_MS);
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
