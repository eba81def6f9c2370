import { useRef, useState } from 'react';
import { RELATION_LABELS } from '~/domain/contractors/closed-sets';
import type { Indemnitor } from '~/domain/contractors/contractor-desk';
import { DESK_FAILURES } from '~/domain/contractors/desk-failures';
import { formatDate } from '~/domain/dates';
import {
  isRevocable,
  readSigningState,
  SIGNING_STATE_LABELS,
} from '~/domain/signing/signing-state';
import { dayOf, now } from '~/platform/clock';
import { revokeIndemnity } from '~/stores/indemnities';
import { decideOnAccount } from '~/stores/staff-contractors';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { focusPart } from '~/ui/focus-part';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { indemnityWords } from './indemnity-words';
import { InviteIndemnitor } from './InviteIndemnitor';
import { NotifyIndemnitor } from './NotifyIndemnitor';
import { ReleaseIndemnitor } from './ReleaseIndemnitor';

type Props = { contractorId: string; indemnitor: Indemnitor };

/** One indemnitor: the reason that the signer reads, the state of the newest link, and what can be done. */
export function IndemnitorEntry({ contractorId, indemnitor }: Props) {
  const [isInviting, setIsInviting] = useState(false);
  const [isNotifying, setIsNotifying] = useState(false);
  const [failure, setFailure] = useState<string>();
  const entry = useRef<HTMLLIElement>(null);
  const { id, fullName, kind, relation, reason, isReleased, link } = indemnitor;
  const state = link && readSigningState(link, now());
  const stateLabel = state ? SIGNING_STATE_LABELS[state] : 'Not invited';
  const isDone = isReleased || state === 'signed';
  const hasSignedCredit = kind === 'person' && link !== undefined && link.signedAt !== null;

  const end = useOnceAtATime(async (linkId: string) => {
    const result = await revokeIndemnity(contractorId, linkId);
    setFailure(result.ok ? undefined : indemnityWords(result.code));
    if (result.ok) focusPart(entry.current); // the button disappears with the link
  });
  const release = useOnceAtATime(async () => {
    const result = await decideOnAccount(contractorId, 'release_indemnitor', { of_indemnitor: id });
    setFailure(result.ok ? undefined : DESK_FAILURES[result.code]);
    if (result.ok) focusPart(entry.current);
  });

  return (
    <li
      ref={entry}
      tabIndex={-1}
      aria-label={fullName}
      className="grid gap-3 rounded-md border border-rule p-4 focus:outline-none"
    >
      <p className="flex flex-wrap items-baseline justify-between gap-3">
        <strong className="wrap-anywhere">
          {fullName} ({kind === 'entity' ? 'company, ' : ''}
          {RELATION_LABELS[relation].toLowerCase()})
        </strong>
        <span role="status">{isReleased ? 'Released' : stateLabel}</span>
      </p>
      <p className="wrap-anywhere">{reason}</p>
      {link && state && (
        <p className="text-sm wrap-anywhere text-muted">
          Sent to {link.sentTo} on {formatDate(dayOf(link.sentAt))}.
          {link.signedAt !== null && ` Signed on ${formatDate(dayOf(link.signedAt))}.`}
          {isRevocable(state) && ` The link works until ${formatDate(dayOf(link.expiresAt))}.`}
        </p>
      )}
      {state === 'locked' && (
        <p className="text-sm">Five wrong codes were entered. A new link unlocks it.</p>
      )}
      {failure && (
        <Alert type="danger" isAnnounced>
          {failure}
        </Alert>
      )}
      {!isReleased && (
        <div className="no-print flex flex-wrap gap-3">
          {!isDone && !isInviting && (
            <Button onClick={() => setIsInviting(true)}>
              {link ? 'Send a new link' : 'Invite by link'}
              <span className="sr-only">: {fullName}</span>
            </Button>
          )}
          {link && state && isRevocable(state) && (
            <Button
              look="quiet"
              aria-disabled={end.isPending || undefined}
              onClick={() => void end.run(link.id)}
            >
              {end.isPending ? 'Revoking…' : 'Revoke the link'}
              <span className="sr-only">: {fullName}</span>
            </Button>
          )}
          <ReleaseIndemnitor
            name={fullName}
            hasSigned={state === 'signed'}
            isPending={release.isPending}
            onRelease={release.run}
          />
        </div>
      )}
      {hasSignedCredit && !isNotifying && (
        <p className="no-print">
          <Button look="quiet" onClick={() => setIsNotifying(true)}>
            Send a credit report notice<span className="sr-only">: {fullName}</span>
          </Button>
        </p>
      )}
      {isNotifying && (
        <NotifyIndemnitor
          contractorId={contractorId}
          indemnitor={indemnitor}
          onClose={() => setIsNotifying(false)}
        />
      )}
      {isInviting && !isDone && (
        <InviteIndemnitor
          contractorId={contractorId}
          indemnitor={indemnitor}
          onClose={() => setIsInviting(false)}
        />
      )}
    </li>
  );
}
