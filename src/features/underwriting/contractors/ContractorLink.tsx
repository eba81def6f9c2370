import { applicantAccountView } from '~/stores/applicant-account';
import { LoadFailure } from '~/ui/LoadFailure';
import { LOAD_FAILURES } from '../queue-messages';
import { useUnderwritingView } from '../use-underwriting-view';

/** Leads from an application to the account of the contractor who applied. Renders nothing without one, as for most. */
export function ContractorLink({ applicationId }: { applicationId: string }) {
  const { value, failure } = useUnderwritingView(applicantAccountView, applicationId);
  if (value === undefined) {
    return failure ? (
      <LoadFailure
        words={LOAD_FAILURES[failure]}
        onRetry={() => void applicantAccountView.refresh(applicationId)}
      />
    ) : null;
  }
  const { account } = value;

  return account === undefined ? null : (
    <p>
      The applicant has a contractor account:{' '}
      <a href={`/admin/contractors?account=${account.id}`} className="wrap-anywhere">
        {account.name}
      </a>
    </p>
  );
}
