import { type SubmitEvent, useState } from 'react';
import type { SendFailure } from '~/data/signing/invitations';
import type { Indemnitor } from '~/domain/contractors/contractor-desk';
import { hashConsent } from '~/domain/signing/consents';
import { UNDERWRITER_ATTESTATION } from '~/domain/signing/consent-words';
import { randomId } from '~/platform/random';
import { inviteIndemnitor } from '~/stores/indemnities';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { CheckboxField } from '~/ui/CheckboxField';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { indemnityWords } from './indemnity-words';

type Props = { contractorId: string; indemnitor: Indemnitor; onClose: () => void };

/** The underwriter's confirmation before a link is sent. The mail says who signs for a company. */
export function InviteIndemnitor({ contractorId, indemnitor, onClose }: Props) {
  const [linkId] = useState(randomId); // a second press sends the same link
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<SendFailure>();
  const fieldId = `invite-${indemnitor.id}`;

  const send = useOnceAtATime(async () => {
    setFailure(undefined);
    const attestation = { hash: await hashConsent(UNDERWRITER_ATTESTATION) };
    const wanted = { linkId, indemnitorId: indemnitor.id, attestation };
    const result = await inviteIndemnitor(contractorId, wanted);
    if (result.ok) onClose();
    else setFailure(result.code);
  });
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setError(isConfirmed ? undefined : 'Confirm why the surety needs this indemnity');
    if (isConfirmed) void send.run();
    else document.getElementById(fieldId)?.focus();
  };

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4 border-l-4 border-rule pl-4">
      {UNDERWRITER_ATTESTATION.text.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {indemnitor.kind === 'entity' && <p>An officer signs for the company and gives a title.</p>}
      <CheckboxField
        id={fieldId}
        label={UNDERWRITER_ATTESTATION.agree}
        error={error}
        checked={isConfirmed}
        onChange={({ target }) => setIsConfirmed(target.checked)}
      />
      {failure && (
        <Alert type="danger" isAnnounced>
          {indemnityWords(failure)}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" aria-disabled={send.isPending || undefined}>
          {send.isPending ? 'Sending…' : `Send to ${indemnitor.email}`}
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
