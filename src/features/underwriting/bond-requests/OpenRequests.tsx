import { formatWholeNumber } from '~/domain/formats/whole-number';
import type { OpenRequests as Known } from '~/data/staff/staff-requests';
import { requestKindLabel } from '~/domain/bond-requests/request-kinds';
import { QUEUE_FLAG_LABELS, type QueueAddress } from '~/domain/underwriting/queue-address';
import { SINGLE_KEY } from '~/stores/underwriting';
import { openRequestsView } from '~/stores/underwriting-requests';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { waitingSince } from '../waiting-since';
import { queueLink } from '../use-queue-address';
import { useUnderwritingView } from '../use-underwriting-view';
import { ViewFrame } from '../ViewFrame';

/** Undecided requests about bonds in force, oldest first. Renders nothing if there are none. */
export function OpenRequests({ address }: { address: QueueAddress }) {
  const view = useUnderwritingView(openRequestsView, SINGLE_KEY);
  const { value, failure, isLoading } = view;
  if (failure && !value && !isLoading) {
    return (
      <div className="mb-5">
        <Alert
          type="warning"
          actions={<Button onClick={() => void openRequestsView.refresh(SINGLE_KEY)}>Retry</Button>}
        >
          The requests about bonds did not load.
        </Alert>
      </div>
    );
  }
  if (!value || (value.total === 0 && !failure)) return null;

  return (
    <ViewFrame
      view={view}
      label="Loading the requests"
      onRetry={() => void openRequestsView.refresh(SINGLE_KEY)}
    >
      {(open) => open.total > 0 && <OpenList open={open} address={address} />}
    </ViewFrame>
  );
}

function OpenList({ open, address }: { open: Known; address: QueueAddress }) {
  const { requests, total } = open;
  const rest = total - requests.length;

  return (
    <details className="mb-5 rounded-md border border-rule bg-surface px-4 py-2">
      <summary className="flex min-h-touch items-center gap-2 font-semibold tabular-nums">
        {total === 1
          ? '1 request about a bond waits'
          : `${formatWholeNumber(total)} requests about bonds wait`}
        <Chevron />
      </summary>
      <ul className="divide-y divide-rule border-t border-rule">
        {requests.map((request) => (
          <li key={request.id} className="flex flex-wrap items-baseline gap-x-4 py-2">
            <a
              {...queueLink({ ...address, applicationId: request.applicationId })}
              className="inline-flex min-h-touch items-center font-semibold"
            >
              {requestKindLabel(request.kind)}, bond {request.bondNumber}
            </a>
            <span>{request.principal}</span>
            {request.awaitsSecondApproval && (
              <span className="rounded-sm bg-copper-wash px-2 text-sm font-semibold text-copper-strong">
                {QUEUE_FLAG_LABELS['second-approval']}
              </span>
            )}
            <span className="text-muted">Waiting {waitingSince(request.requestedAt).words}</span>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p className="border-t border-rule py-2 text-muted">
          {formatWholeNumber(rest)} more follow when these are decided.
        </p>
      )}
    </details>
  );
}

/** An arrow that turns over when the list opens. */
function Chevron() {
  return (
    <svg
      viewBox="0 0 16 16"
      className="turns size-4 fill-none stroke-current"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="m3 6 5 5 5-5" />
    </svg>
  );
}
