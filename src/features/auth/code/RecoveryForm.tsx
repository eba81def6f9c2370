import { useState } from 'react';
import type { RecoveryFailure } from '~/data/auth/recovery-codes';
import { TextField } from '~/ui/TextField';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { AccountForm } from '../AccountForm';
import { RECOVERY_FAILURES, RECOVERY_FORM } from './messages';

type Props = {
  id: string;
  /** Sends the code. Returns the failure, or undefined. */
  send: (code: string) => Promise<RecoveryFailure | undefined>;
};

/** Asks for a recovery code, for users who cannot open their authenticator app. */
export function RecoveryForm({ id, send }: Props) {
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<RecoveryFailure>();
  const { isPending, run } = useOnceAtATime(async () => {
    setFailure(undefined);
    setFailure(await send(code));
  });

  return (
    <AccountForm
      onSubmit={() => void run()}
      failure={failure && RECOVERY_FAILURES[failure]}
      isPending={isPending}
      canSubmit={code.trim() !== ''}
      submit={RECOVERY_FORM.submit}
    >
      <TextField
        id={id}
        label={RECOVERY_FORM.label}
        hint={RECOVERY_FORM.hint}
        width="number"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus // eslint-disable-line jsx-a11y-x/no-autofocus -- this field replaces the focused field
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <p className="text-sm text-muted">{RECOVERY_FORM.note}</p>
    </AccountForm>
  );
}
