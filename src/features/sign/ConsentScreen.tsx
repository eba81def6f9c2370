import { type SubmitEvent, useState } from 'react';
import type { SignFailure } from '~/data/signing/signing';
import type { HashedConsent } from '~/domain/signing/consents';
import type { SigningPart } from '~/domain/signing/signing-part';
import { saveStep } from '~/stores/signing';
import { Button } from '~/ui/Button';
import { CheckboxField } from '~/ui/CheckboxField';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { Failure } from './Failure';
import { GivenAnswers } from './GivenAnswers';

type Props = { part: SigningPart; document: HashedConsent };

/** One text to agree to. The box is never ticked for the signer. */
export function ConsentScreen({ part, document: { id, hash, version, text, agree } }: Props) {
  const [isTicked, setIsTicked] = useState(false);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<SignFailure>();
  const save = useOnceAtATime(async () =>
    setFailure((await saveStep({ consent: { id, hash } }))?.code),
  );

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setError(isTicked ? undefined : 'Check the box to agree, or press Decline');
    if (isTicked) void save.run();
    else document.getElementById('agree')?.focus();
  };

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4">
      {text.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {id === 'application' && <GivenAnswers part={part} />}
      <CheckboxField
        id="agree"
        label={agree}
        error={error}
        checked={isTicked}
        onChange={({ target }) => setIsTicked(target.checked)}
      />
      <p className="text-sm text-muted">Version {version}</p>
      {failure && <Failure code={failure} />}
      <div className="no-print flex flex-wrap gap-3">
        <Button type="submit" look="primary" aria-disabled={save.isPending || undefined}>
          {save.isPending ? 'Saving…' : 'Agree and continue'}
        </Button>
        <Button onClick={() => window.print()}>Print</Button>
      </div>
    </form>
  );
}
