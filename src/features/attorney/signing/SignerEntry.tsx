import { useEffect, useRef, useState } from 'react';
import type { SettleFailure, Signer } from '~/data/signing/invitations';
import { type AskedPayment, paymentLinkWords } from '~/domain/client-payment/client-payment-state';
import { formatDate } from '~/domain/dates';
import { isAwaited } from '~/domain/matters/ball';
import type { Payer } from '~/domain/matters/payers';
import { nameVoidingChanges } from '~/domain/signing/voiding-changes';
import {
  isRevocable,
  readSigningState,
  SIGNING_STATE_LABELS,
} from '~/domain/signing/signing-state';
import { dayOf, now } from '~/platform/clock';
import { revoke } from '~/stores/signers';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { focusPart } from '~/ui/focus-part';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { Corrections } from './Corrections';
import { InviteForm } from './InviteForm';
import { SETTLE_WORDS } from './messages';

type Props = {
  matterId: string;
  signer: Signer;
  stateCode: string;
  payer: Payer;
  /** The payment that the client was asked for. */
  payment: AskedPayment | undefined;
  mayEdit: boolean;
  /** False once the application is sent: a part that is signed later would not count. */
  mayInvite: boolean;
  /** Called after a correction was accepted: the matter changed. */
  onAccepted: () => void;
};

/** One signer: the state of the newest invitation, what can be done, and the corrections. */
export function SignerEntry(props: Props) {
  const { matterId, signer, stateCode, payer, payment, mayEdit, mayInvite, onAccepted } = props;
  const [isInviting, setIsInviting] = useState(false);
  const [failure, setFailure] = useState<SettleFailure>();
  const entry = useRef<HTMLElement>(null);
  const wasInviting = useRef(false);
  useEffect(() => {
    // The form was longer than the screen. Without this, the visitor would not see the state of the invitation.
    if (wasInviting.current && !isInviting) entry.current?.focus();
    wasInviting.current = isInviting;
  }, [isInviting]);
  const { invitation } = signer;
  const state = invitation && readSigningState(invitation, now());
  const asked = signer.role === 'client' && payment && paymentLinkWords(payment, dayOf);
  const end = useOnceAtATime(async (linkId: string) => {
    const result = await revoke(matterId, linkId);
    setFailure(result.ok ? undefined : result.code);
    if (result.ok) focusPart(entry.current); // the button disappears with the link
  });
  const name = signer.name || (signer.role === 'client' ? 'The client' : 'A co-fiduciary');

  return (
    <section ref={entry} tabIndex={-1} aria-label={name} className="grid gap-3 focus:outline-none">
      <p className="flex flex-wrap items-baseline justify-between gap-3">
        <strong>{name}</strong>
        <span role="status">{state ? SIGNING_STATE_LABELS[state] : 'Not invited'}</span>
      </p>
      {invitation && state && (
        <p className="text-sm wrap-anywhere text-muted">
          Sent to {invitation.sentTo} on {formatDate(dayOf(invitation.sentAt))}.
          {isAwaited([state]) &&
            ` The link works until ${formatDate(dayOf(invitation.expiresAt))}.`}
        </p>
      )}
      {asked && <p className="text-sm text-muted">{asked}.</p>}
      {invitation && state === 'must-sign-again' && (
        <Alert type="warning" title={`${name} must sign again`}>
          Changed after the signature: {nameVoidingChanges(invitation.voidedFor)}. Send a new
          invitation. The other answers are kept.
        </Alert>
      )}
      {state === 'locked' && (
        <p className="text-sm">Five wrong codes were entered. A new invitation unlocks it.</p>
      )}
      <Corrections matterId={matterId} signer={signer} mayEdit={mayEdit} onAccepted={onAccepted} />
      {failure && (
        <Alert type="danger" isAnnounced>
          {SETTLE_WORDS[failure]}
        </Alert>
      )}
      {mayEdit && state !== 'signed' && (
        <div className="no-print flex flex-wrap gap-3">
          {mayInvite && !isInviting && (
            <Button onClick={() => setIsInviting(true)}>
              {state ? 'Invite again' : 'Preview and invite'}
              <span className="sr-only">: {name}</span>
            </Button>
          )}
          {invitation && state && isRevocable(state) && (
            <Button
              look="quiet"
              aria-disabled={end.isPending || undefined}
              onClick={() => void end.run(invitation.id)}
            >
              {end.isPending ? 'Revoking…' : 'Revoke the link'}
              <span className="sr-only">: {name}</span>
            </Button>
          )}
        </div>
      )}
      {mayInvite && isInviting && state !== 'signed' && (
        <InviteForm
          matterId={matterId}
          signer={signer}
          stateCode={stateCode}
          payer={payer}
          onClose={() => setIsInviting(false)}
        />
      )}
    </section>
  );
}
