import type { SubmissionReceipt } from '../../../src/domain/quote/submission.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import type { Outcome } from '../_shared/failures.ts';
import { issueBond } from '../_shared/issuing/issue-bond.ts';
import { describeError } from '../_shared/log.ts';
import { loadReceipt } from './receipt.ts';

/**
 * Issue the bond of an application that the rules approved, and answer with the receipt that tells of it. A wire has to
 * arrive first. A failure costs the customer nothing: the application is stored and approved, and a repetition or an
 * underwriter issues the bond.
 */
export async function issueAtOnce(
  dependencies: Dependencies,
  receipt: SubmissionReceipt,
): Promise<Outcome<SubmissionReceipt>> {
  if (receipt.status !== 'approved' || receipt.payment.method === 'wire') {
    return { ok: true, value: receipt };
  }

  try {
    const issued = await issueBond(dependencies, receipt.applicationId);
    if (issued.ok) {
      return { ok: true, value: await loadReceipt(dependencies.database, receipt.applicationId) };
    }
    dependencies.log({ function: 'submit-application', failure: 'not-issued', code: issued.code });
  } catch (error) {
    dependencies.log({ ...describeError('submit-application', error), failure: 'not-issued' });
  }

  return { ok: true, value: receipt };
}
