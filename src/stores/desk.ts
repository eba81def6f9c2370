import { type Bond, type BondPage, findBond, listBonds } from '~/data/bonds/bonds';
import { withDb } from '~/data/connection/client';
import { type DeskOverview, loadDeskOverview } from '~/data/bonds/desk-overview';
import {
  APPLICATIONS_AT_A_TIME,
  listOwnApplications,
  type OwnApplications,
} from '~/data/applications/own-applications';
import { listDeskRenewals, type RenewalPage } from '~/data/bonds/renewals';
import { readPageKey, rowsOfPage } from '~/domain/dashboard/pages';
import { fail, ok } from '~/domain/result';
import { today } from '~/platform/clock';
import { createDeskView, type DeskView } from './desk-view';

/** The key of a view that exists once. */
export const SINGLE_KEY = '';

/** The bond in the address. Undefined when it does not exist or is not the customer's. */
export type NamedBond = { bond: Bond | undefined };

/** The figures at the top of the dashboard. */
export const overviewView: DeskView<DeskOverview> = createDeskView(() =>
  withDb((db) => loadDeskOverview(db, today())),
);

let wantedApplications = APPLICATIONS_AT_A_TIME;

/**
 * The applications that are not issued: all that may need the customer, and the newest of the
 * others.
 */
export const applicationsView: DeskView<OwnApplications> = createDeskView((userId) =>
  withDb((db) => listOwnApplications(db, userId, { today: today(), wanted: wantedApplications })),
);

/** Load older applications as well. */
export async function showMoreApplications(): Promise<void> {
  wantedApplications += APPLICATIONS_AT_A_TIME;
  await applicationsView.refresh(SINGLE_KEY);
}

/** One page of the bonds. The key comes from `pageKey`. */
export const bondsView: DeskView<BondPage> = createDeskView(async (userId, key) => {
  const { page, search } = readPageKey(key);
  const wanted = { today: today(), rows: rowsOfPage(page), search };
  const result = await withDb((db) => listBonds(db, userId, wanted));
  if (result.ok) return result;

  const { code } = result;

  return code === 'no-such-rows' ? ok({ bonds: [], total: 0 }) : fail(code);
});

/** One bond. The key is its id. */
export const bondView: DeskView<NamedBond> = createDeskView(async (userId, id) => {
  const result = await withDb((db) => findBond(db, userId, { id, today: today() }));

  return result.ok ? ok({ bond: result.value }) : result;
});

/** One page of the upcoming renewals. The key is the page number. */
export const renewalsView: DeskView<RenewalPage> = createDeskView((userId, page) =>
  withDb((db) => listDeskRenewals(db, userId, today(), rowsOfPage(Number(page)))),
);
