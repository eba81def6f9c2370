import { type SubmitEvent, useState } from 'react';
import type { SendFailure, Signer } from '~/data/signing/invitations';
import { PAYER_LABELS, PAYERS, type Payer } from '~/domain/matters/payers';
import { hashConsent } from '~/domain/signing/consents';
import { ATTESTATION } from '~/domain/signing/consent-words';
import { mayFirmIndemnify } from '~/domain/signing/signing-state';
import { fetchPart } from '~/platform/fetch-part';
import { requestIds } from '~/platform/request-ids';
import { invite } from '~/stores/signers';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { CheckboxField } from '~/ui/CheckboxField';
import { RadioGroupField } from '~/ui/RadioGroupField';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { OnDemand } from '../OnDemand';
import { InvitationMail } from './InvitationMail';
import { sendWords } from './messages';
import { WhatEachSees } from './WhatEachSees';

type Props = {
  matterId: string;
  signer: Signer;
  stateCode: string;
  payer: Payer;
  onClose: () => void;
};

const loadLinkCode = () => fetchPart(import('./LinkCode'));

/** The preview before an invitation: the email, what each person sees, who pays, and the attorney's confirmation. */
export function InviteForm({ matterId, signer, stateCode, payer: firstPayer, onClose }: Props) {
  const [links] = useState(requestIds);
  const [payer, setPayer] = useState(firstPayer);
  const [firmIndemnifies, setFirmIndemnifies] = useState(false);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<SendFailure | 'not-shown'>();
  const [token, setToken] = useState<string>();
  const mayIndemnify = mayFirmIndemnify(stateCode);
  const id = (name: string) => `invite-${signer.id}-${name}`;

  const send = useOnceAtATime(async (isShown: boolean) => {
    const attestation = { hash: await hashConsent(ATTESTATION) };
    const terms = { payer, firmIndemnifies };
    const result = await invite(matterId, {
      ...terms,
      linkId: links.of(terms),
      personId: signer.id,
      attestation,
      isShown,
    });
    if (!result.ok) {
      setFailure(result.code);
    } else if (!isShown) {
      onClose();
    } else {
      // An answer was lost before: the next try makes another link.
      setFailure(result.value === undefined ? 'not-shown' : undefined);
      links.forget();
      setToken(result.value);
    }
  });
  const confirmAndSend = (isShown: boolean) => {
    setError(isConfirmed ? undefined : 'Confirm that your client has authorized you');
    if (isConfirmed) void send.run(isShown);
    else document.getElementById(id('confirmed'))?.focus();
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    confirmAndSend(false);
  };

  if (token !== undefined) {
    return (
      <OnDemand load={loadLinkCode} label="Loading the QR code">
        {({ LinkCode }) => <LinkCode token={token} email={signer.email} onClose={onClose} />}
      </OnDemand>
    );
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-5 border-l-4 border-rule pl-4">
      <RadioGroupField
        id={id('payer')}
        name={id('payer')}
        label="Who pays for the bond?"
        options={PAYERS.map((value) => ({ value, label: PAYER_LABELS[value] }))}
        value={payer}
        onChange={({ target }) => setPayer(target.value as Payer)}
      />
      {mayIndemnify ? (
        <CheckboxField
          id={id('indemnifies')}
          label="The firm also promises to repay the surety (indemnity)"
          hint="Off by default. Check your state’s rules of professional conduct first."
          checked={firmIndemnifies}
          onChange={({ target }) => setFirmIndemnifies(target.checked)}
        />
      ) : (
        <p className="text-sm text-muted">
          In Michigan, a firm can’t indemnify for its client (MCL 600.2665).
        </p>
      )}
      <InvitationMail role={signer.role === 'client' ? 'client' : 'co-fiduciary'} />
      <WhatEachSees />
      {ATTESTATION.text.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <CheckboxField
        id={id('confirmed')}
        label={ATTESTATION.agree}
        error={error}
        checked={isConfirmed}
        onChange={({ target }) => setIsConfirmed(target.checked)}
      />
      {failure && (
        <Alert type="danger" isAnnounced>
          {sendWords(failure)}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" aria-disabled={send.isPending || undefined}>
          {send.isPending ? 'Sending…' : `Send to ${signer.email || 'the email address'}`}
        </Button>
        <Button aria-disabled={send.isPending || undefined} onClick={() => confirmAndSend(true)}>
          Send and show a QR code
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
