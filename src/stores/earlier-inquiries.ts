import { withDb } from '~/data/connection/client';
import { connectionFailure } from '~/data/connection/connection';
import type { EarlierInquiry } from '~/domain/underwriting/earlier-inquiry';
import { fail } from '~/domain/result';
import { loadZod } from '~/platform/load-zod';
import { createDeskView, type DeskView } from './desk-view';

/** What was asked before an application. The key is the application's id. */
export const earlierInquiriesView: DeskView<EarlierInquiry[]> = createDeskView(
  async (_userId, applicationId) => {
    try {
      await loadZod();
      const { loadEarlierInquiries } = await import('~/data/staff/earlier-inquiries');

      return await withDb((db) => loadEarlierInquiries(db, applicationId));
    } catch {
      return fail(connectionFailure()); // the code for the call did not load
    }
  },
  'Failed to load the earlier inquiry',
);
