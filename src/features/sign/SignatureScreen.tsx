import { type SubmitEvent, useState } from 'react';
import type { SignFailure } from '~/data/signing/signing';
import { isSameName, SIGNING_INTENT } from '~/domain/signing/consents';
import { isIndemnitor } from '~/domain/signing/part-fields';
import type { SigningPart } from '~/domain/signing/signing-part';
import { signNow } from '~/stores/signing';
import { Button } from '~/ui/Button';
import { TextField } from '~/ui/TextField';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { Failure } from './Failure';

/** The signature: the intent, the typed name and the button. */
export function SignatureScreen({ part }: { part: SigningPart }) {
  const { legalName = '' } = part.saved;
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<SignFailure>();
  const sign = useOnceAtATime(async () => setFailure(await signNow(name)));

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const isSame = isSameName(name, legalName);
    setError(isSame ? undefined : `Type your name as you entered it: ${legalName}`);
    if (isSame) void sign.run();
    else document.getElementById('signature')?.focus();
  };

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-5">
      <p>You agreed to these texts. You can still go back and read them.</p>
      <ul className="list-disc pl-6">
        {part.documents.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      {!isIndemnitor(part.role) && (
        <p>
          The bond for the court isn’t signed here. Unless the court’s rule says otherwise, you sign
          it in ink.
        </p>
      )}
      <TextField
        id="signature"
        label="Type your full name"
        hint={`As you entered it: ${legalName}`}
        autoComplete="off"
        readOnly={sign.isPending}
        value={name}
        error={error}
        onChange={({ target }) => setName(target.value)}
      />
      <p className="font-semibold">{SIGNING_INTENT}</p>
      {failure && <Failure code={failure} keepsTyped />}
      <p>
        <Button type="submit" look="primary" aria-disabled={sign.isPending || undefined}>
          {sign.isPending ? 'Signing…' : 'Sign'}
        </Button>
      </p>
    </form>
  );
}
