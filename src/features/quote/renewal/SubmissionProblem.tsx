import { FailureAlert } from '../FailureAlert';
import { RENEWAL_FAILURES, SUBMISSION_FAILURES } from '../messages';
import { OtherPaymentAlert } from '../review/OtherPaymentAlert';
import type { RenewalState } from './use-renewal';

/** Why a renewal was not accepted, or which other payment counts for it. */
export function SubmissionProblem({
  renewal: { failure, otherPayment },
}: {
  renewal: RenewalState;
}) {
  return (
    <div className="mt-6 grid gap-6 empty:hidden">
      {otherPayment && <OtherPaymentAlert payment={otherPayment} />}
      {failure && (
        <FailureAlert
          failure={failure}
          words={RENEWAL_FAILURES[failure.code] ?? SUBMISSION_FAILURES[failure.code]}
        />
      )}
    </div>
  );
}
