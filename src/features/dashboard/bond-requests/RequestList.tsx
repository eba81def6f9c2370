import type { Bond } from '~/data/bonds/bonds';
import { requestKindLabel } from '~/domain/bond-requests/request-kinds';
import { proofLabel } from '~/domain/bond-requests/request-proofs';
import {
  afterEstimate,
  estimateLine,
  refundLine,
  requestLine,
} from '~/domain/bond-requests/request-words';
import type { StoredRequest } from '~/domain/bond-requests/stored-request';
import { formatDate } from '~/domain/dates';
import { notDoneTitle } from '~/domain/lost-answer';
import { REQUEST_TIME } from '~/domain/underwriting/review-time';
import { dayOf } from '~/platform/clock';
import { bondRequestsView, takeRequestBack } from '~/stores/bond-requests';
import { showToast } from '~/stores/toasts';
import { Confirm } from '../Confirm';
import { StatusBadge } from '../StatusBadge';
import { focusRequests } from './focus-requests';
import { requestFailureWords, STATUS_WORDS } from './messages';
import { showFailure } from './show-failure';

type Props = { requests: readonly StoredRequest[]; bond: Bond };

/** The requests about a bond, newest first, with a button that withdraws an open request. */
export function RequestList({ requests, bond }: Props) {
  if (requests.length === 0) return null;

  return (
    <ul aria-label="Requests" className="mb-5 divide-y divide-rule border-y border-rule">
      {requests.map((request) => (
        <li key={request.id} className="py-4">
          <RequestEntry request={request} bond={bond} />
        </li>
      ))}
    </ul>
  );
}

function RequestEntry({ request, bond }: { request: StoredRequest; bond: Bond }) {
  const { id, kind, status, requestedAt, decidedAt, reason, proofs } = request;
  const { label, tone } = STATUS_WORDS[status];
  const kindLabel = requestKindLabel(kind);
  const estimate = estimateLine(request);
  const next = afterEstimate(request);
  const refund = refundLine(request);

  const handleWithdraw = async () => {
    const result = await takeRequestBack(bond.id, id);
    if (!result.ok) {
      const known = bondRequestsView.at(bond.id).get().value?.requests;
      const isOpen = known?.find((one) => one.id === id)?.status === 'requested';
      if (!isOpen) showFailure(notDoneTitle('The request', 'withdrawn', result.code), result.code);

      return requestFailureWords(result.code);
    }
    showToast({ title: 'Request withdrawn', type: 'success' });
    focusRequests();

    return undefined;
  };

  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{kindLabel}</span>
        <StatusBadge label={label} tone={tone} />
      </p>
      <p className="mt-1">{requestLine(request)}</p>
      {estimate && next && (
        <p className="tabular-nums">
          {estimate}. {next}
        </p>
      )}
      {refund && <p className="tabular-nums">{refund}</p>}
      <p className="text-sm text-muted">
        Sent {formatDate(dayOf(requestedAt))}
        {decidedAt !== undefined && `, ${label.toLowerCase()} ${formatDate(dayOf(decidedAt))}`}
        {status === 'requested' && `. ${REQUEST_TIME}`}
      </p>
      {proofs.map((proof) => (
        <p key={proof.documentId} className="text-sm text-muted">
          {proofLabel(proof.kind)}: <bdi>{proof.name}</bdi>
        </p>
      ))}
      {reason !== undefined && (
        <blockquote className="mt-2 border-l-2 border-copper pl-4 whitespace-pre-line">
          {reason}
        </blockquote>
      )}
      {status === 'requested' && (
        <div className="mt-1">
          <Confirm
            label="Withdraw"
            what={kindLabel}
            question="Withdraw this request?"
            confirmLabel="Withdraw request"
            pendingLabel="Withdrawing..."
            keepLabel="Keep it"
            onConfirm={handleWithdraw}
          >
            The bond stays as it is. You can ask again at any time.
          </Confirm>
        </div>
      )}
    </>
  );
}
