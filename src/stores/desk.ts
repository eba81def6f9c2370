import { type Bond, type BondPage, findBond, listBonds } from '~/data/bonds';
import { withDb } from '~/data/client';
import { type DeskOverview, loadDeskOverview } from '~/data/desk-overview';
import { listOwnApplications, type OwnApplication } from '~/data/own-applications';
import { listDeskRenewals, type RenewalPage } from '~/data/renewals';
import { rowsOfPage } from '~/domain/dashboard/pages';
import { fail, ok } from '~/domain/result';
import { today } from '~/platform/clock';
import { createDeskView, type DeskView } from './desk-view';

/** The key of a view that there is only one of. */
export const ONLY = '';

/** A bond the address names: undefined where it is not there or not the customer's. */
export type NamedBond = { bond: Bond | undefined };

/** The numbers at the head of the desk. */
export const overviewView: DeskView<DeskOverview> = createDeskView(() =>
  withDb((db) => loadDeskOverview(db, today())),
);

/** The applications that are not issued. */
export const applicationsView: DeskView<OwnApplication[]> = createDeskView((userId) =>
  withDb((db) => listOwnApplications(db, userId, today())),
);

/** One page of the bonds; the key is its number. */
export const bondsView: DeskView<BondPage> = createDeskView(async (userId, page) => {
  const result = await withDb((db) => listBonds(db, userId, rowsOfPage(Number(page))));
  if (result.ok) return result;

  const { code } = result;

  return code === 'no-such-rows' ? ok({ bonds: [], total: 0 }) : fail(code);
});

/** One bond; the key is its id. */
export const bondView: DeskView<NamedBond> = createDeskView(async (userId, id) => {
  const result = await withDb((db) => findBond(db, userId, id));

  return result.ok ? ok({ bond: result.value }) : result;
});

/** One page of the renewals that are due; the key is its number. */
export const renewalsView: DeskView<RenewalPage> = createDeskView((userId, page) =>
  withDb((db) => listDeskRenewals(db, userId, today(), rowsOfPage(Number(page)))),
);
