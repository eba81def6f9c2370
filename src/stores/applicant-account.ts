import { withDb } from '~/data/connection/client';
import { type ApplicantAccount, loadApplicantAccount } from '~/data/staff/applicant-account';
import { createDeskView, type DeskView } from './desk-view';

/** The account of the contractor who applied, if there is one. The key is the application's id. */
export const applicantAccountView: DeskView<{ account: ApplicantAccount | undefined }> =
  createDeskView(async (_userId, applicationId) => {
    const result = await withDb((db) => loadApplicantAccount(db, applicationId));

    return result.ok ? { ok: true, value: { account: result.value } } : result;
  }, 'Failed to load the contractor of the application');
