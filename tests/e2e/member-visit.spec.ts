import { addBonds } from '../support/desk-rows';
import { expect, test } from '../support/fixtures';
import { waitForHydration } from '../support/hydrated';
import { movedParts, watchLayoutShift } from '../support/layout-shift';
import { watchFormats } from '../support/made-formats';
import { DESK_PAGES } from '../support/routes';
import { sendForReview } from '../support/sent-application';
import { newCustomer, rememberCustomer, sessionText } from '../support/session-actions';
import type { Customer } from '../support/stack';
import { newAdmin } from '../support/underwriting-actions';

const STAFF_PAGES = DESK_PAGES.filter((path) => path.startsWith('/admin'));
const MEMBER_PAGES = [...DESK_PAGES.filter((path) => !STAFF_PAGES.includes(path)), '/account'];

/** Less is 0 in the three digits that browsers and Lighthouse report. */
const NOTHING = 0.0005;

/** The prices of the next terms come after the list, and a row grows by the reasons for a change. */
const MAX_SHIFT: Readonly<Record<string, number>> = { '/dashboard/renewals': 0.01 };

/** How many `Intl` formats a page makes. The contractor's desk shows times of other zones. It makes the first in a task of its own. */
const MAX_FORMATS: Readonly<Record<string, number>> = { '/dashboard/contractor': 1 };

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

async function customerWithBonds(): Promise<Customer> {
  const customer = await newCustomer();
  // So many that the document center has a search.
  await addBonds(customer, [{ dueInDays: 20 }, { dueInDays: 45 }, {}, {}]);
  await sendForReview(customer);

  return customer;
}

const VISITORS = [
  { who: 'a customer', pages: MEMBER_PAGES, make: customerWithBonds },
  { who: 'staff', pages: STAFF_PAGES, make: () => newAdmin('Dana Whitfield') },
];

for (const viewport of SIZES) {
  for (const { who, pages, make } of VISITORS) {
    test(`the pages of ${who} move nothing and wait for no Intl format while they load, ${viewport.width} px wide`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize(viewport);
      await rememberCustomer(page.context(), await sessionText(await make()));
      const shift = await watchLayoutShift(page);
      const formats = await watchFormats(page);

      for (const path of pages) {
        await page.goto(path);
        await waitForHydration(page);
        await page.waitForLoadState('networkidle');

        expect
          .soft(await shift(), `${path}: ${await movedParts(page)}`)
          .toBeLessThan(MAX_SHIFT[path] ?? NOTHING);
        expect.soft((await formats()).slice(MAX_FORMATS[path] ?? 0), path).toEqual([]);
      }
    });
  }
}
