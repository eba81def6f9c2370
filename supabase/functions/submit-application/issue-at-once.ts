import type { SubmissionReceipt } from '../../../src/domain/quote/submission.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import type { Outcome } from '../_shared/failures.ts';
import { issueBond } from '../_shared/issuing/issue-bond.ts';
import { describeError } from '../_shared/log.ts';
import { loadReceipt } from './receipt.ts';

/**
 * Issue the bond of an application that the rules approved, or resume where an earlier call stopped, and return the
 * receipt with the current status. A wire must arrive first. A failure costs the customer nothing: the application is
 * stored and approved, and a repeated call, `finish-bonds` or an underwriter finishes the bond.
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
    if (!issued.ok) {
      dependencies.log({
        function: 'submit-application',
        failure: 'not-issued',
        code: issued.code,
      });
    }
    return { ok: true, value: await loadReceipt(dependencies.database, receipt.applicationId) };
  } catch (error) {
    dependencies.log({ ...describeError('submit-application', error), failure: 'not-issued' });
  }

  return { ok: true, value: receipt };
}
