import { withDb } from '~/data/connection/client';
import { changeMatter } from '~/data/firms/matters';
import { listMatterQuotes } from '~/platform/matter-quotes';

/** Attach the applications of quotes that were started from a matter in this browser. A failure is tried again later. */
export async function attachMatterQuotes(): Promise<void> {
  for (const { matterId, quoteId } of listMatterQuotes()) {
    const args = { of_matter: matterId, of_application: quoteId };
    await withDb((db) => changeMatter(db, { name: 'attach_application', args }));
  }
}
