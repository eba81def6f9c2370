import type { SentNotice } from '~/data/account/report-notices';
import { withDb } from '~/data/connection/client';
import { fail } from '~/domain/result';
import { fetchPart } from '~/platform/fetch-part';
import { loadZod } from '~/platform/load-zod';
import { createDeskView, type DeskView } from './desk-view';

/** The notices about consumer reports to the signed-in user's address. They have a single key. */
export const reportNoticesView: DeskView<SentNotice[]> = createDeskView(async () => {
  const part = await fetchPart(loadNotices());

  return part.ok ? withDb(part.value.loadReportNotices) : fail('unreachable');
});

/** The code that validates notices loads with the first of them. */
async function loadNotices() {
  await loadZod();

  return import('~/data/account/report-notices');
}
