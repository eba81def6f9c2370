import type { CallFailure } from '~/data/connection/call-function';
import { SUBMISSION_FAILURES } from '../messages';
import { FailureAlert } from '../FailureAlert';

/** Whether the bond can no longer be renewed with this quote, so that another try is pointless. */
export function isOver({ code }: CallFailure): boolean {
  return code === 'already-renewed' || code === 'not-renewable';
}

/** Says why the bond cannot be renewed with this quote, with the way to the renewals. */
export function RenewalOver({ failure }: { failure: CallFailure }) {
  return (
    <>
      <FailureAlert failure={failure} words={SUBMISSION_FAILURES[failure.code]} />
      <p className="mt-6">
        <a href="/dashboard?tab=renewals" className="button button-secondary">
          Go to Your Renewals
        </a>
      </p>
    </>
  );
}
