import type { OwnApplications } from '~/data/applications/own-applications';
import type { DeskOverview } from '~/data/bonds/desk-overview';
import { inboxItems } from '~/domain/dashboard/inbox';
import { dayOf, today } from '~/platform/clock';
import type { DeskCatalogue } from './catalogue';
import { filerIn, signedBond } from './catalogue-filing';

/** The data of the inbox. */
export type Parts = { applications: OwnApplications; overview: DeskOverview | undefined };

/** What needs the customer, the most urgent first. */
export function inboxOf({ applications, overview }: Parts, catalogue: DeskCatalogue) {
  return inboxItems(
    {
      applications: applications.applications.map((application) => ({
        ...application,
        changedOn: dayOf(application.updatedAt),
      })),
      toRenew: overview?.toRenew ?? [],
      toFile: (overview?.toFile ?? []).map((bond) => ({
        ...bond,
        filer: filerIn(catalogue, bond),
        signing: signedBond(catalogue, bond).signing,
      })),
    },
    today(),
  );
}

/** One line of the inbox. */
export type Item = ReturnType<typeof inboxOf>[number];
