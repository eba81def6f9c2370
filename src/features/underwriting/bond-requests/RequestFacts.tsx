import { useState } from 'react';
import type { BondWithRequests } from '~/data/staff/staff-requests';
import { requestKindLabel, type RequestStatus } from '~/domain/bond-requests/request-kinds';
import { proofLabel } from '~/domain/bond-requests/request-proofs';
import {
  estimateLine,
  lineBefore,
  refundLine,
  requestLine,
} from '~/domain/bond-requests/request-words';
import type { RequestProof, StoredRequest } from '~/domain/bond-requests/stored-request';
import { isShownByBrowsers, kindOfMimeType } from '~/domain/documents/file-kinds';
import { openStaffDocument } from '~/stores/underwriting-documents';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { OPEN_FAILURES } from '../messages';
import { momentWords } from '~/domain/formats/moment-words';

type Props = { request: StoredRequest; bond: BondWithRequests };

const STATUS_LABELS: Record<RequestStatus, string> = {
  requested: 'Waits for a decision',
  approved: 'Approved',
  declined: 'Declined',
  withdrawn: 'Withdrawn by the customer',
};

/** The requested change with its old and new values, and the files that prove it. */
export function RequestFacts({ request, bond }: Props) {
  const { id, kind, status, requestedAt, note, reason, proofs } = request;
  // After a decision, the bond may have changed, so its old value is unknown.
  const before = status === 'requested' ? lineBefore(request, bond) : undefined;
  const estimate = estimateLine(request);
  const refund = refundLine(request);

  return (
    <>
      <h3 id={`request-${id}`} className="text-base font-semibold">
        {requestKindLabel(kind)}
      </h3>
      <p className="text-sm text-muted">
        {STATUS_LABELS[status]}, sent {momentWords(requestedAt)}
      </p>
      {before !== undefined && <p className="mt-1">{before}</p>}
      <p className="mt-1">{requestLine(request)}</p>
      {estimate !== undefined && <p className="mt-1 tabular-nums">{estimate}</p>}
      {refund !== undefined && <p className="mt-1 tabular-nums">{refund}</p>}
      {note !== undefined && (
        <blockquote className="mt-2 border-l-2 border-tide pl-3 whitespace-pre-line">
          {note}
        </blockquote>
      )}
      {proofs.length > 0 && (
        <ul className="mt-2 grid gap-2" aria-label="Proof">
          {proofs.map((proof) => (
            <ProofLine key={proof.documentId} proof={proof} />
          ))}
        </ul>
      )}
      {reason !== undefined && <p className="mt-2 whitespace-pre-line">“{reason}”</p>}
    </>
  );
}

function ProofLine({ proof }: { proof: RequestProof }) {
  const [failure, setFailure] = useState<string>();
  const label = isShownByBrowsers(kindOfMimeType(proof.mimeType)) ? 'Preview' : 'Download';
  const { isPending, run } = useOnceAtATime(async () => {
    setFailure(undefined);
    const result = await openStaffDocument(proof.documentId);
    if (!result.ok) setFailure(OPEN_FAILURES[result.code]);
  });

  return (
    <li>
      <p className="text-sm text-muted">{proofLabel(proof.kind)}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="min-w-0 font-semibold break-words">
          <bdi>{proof.name}</bdi>
        </p>
        <Button onClick={() => void run()} aria-disabled={isPending}>
          {isPending ? 'Opening...' : label} <span className="sr-only">{proof.name}</span>
        </Button>
      </div>
      {failure && (
        <Alert type="danger" isAnnounced>
          {failure}
        </Alert>
      )}
    </li>
  );
}
