import { useState } from 'react';
import type { CodeFailure } from '~/data/auth/mfa';
import { codeDigits, isCompleteCode, MFA_CODE_LENGTH } from '~/domain/accounts/authenticator';
import { TextField } from '~/ui/TextField';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { AccountForm } from '../AccountForm';
import { CODE_FAILURES, CODE_FORM } from './messages';

type Props = {
  /** The id of the field. */
  id: string;
  /** Sends the digits. Returns the failure, or undefined. */
  send: (code: string) => Promise<CodeFailure | undefined>;
  submit?: { label: string; pendingLabel: string };
  /** True if the form replaces the element that had the focus. */
  takesFocus?: boolean;
};

/** Asks for the six digits from an authenticator app. A wrong code empties the field for the next one. */
export function CodeForm({ id, send, submit = CODE_FORM.submit, takesFocus = false }: Props) {
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<CodeFailure>();
  const { isPending, run } = useOnceAtATime(async () => {
    setFailure(undefined);
    const refused = await send(code);
    if (refused === 'wrong-code') setCode((current) => (current === code ? '' : current));
    setFailure(refused);
  });

  return (
    <AccountForm
      onSubmit={() => void run()}
      failure={failure && CODE_FAILURES[failure]}
      isPending={isPending}
      canSubmit={isCompleteCode(code)}
      submit={submit}
    >
      <TextField
        id={id}
        label={CODE_FORM.label}
        hint={CODE_FORM.hint}
        width="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={MFA_CODE_LENGTH * 2}
        autoFocus={takesFocus} // eslint-disable-line jsx-a11y-x/no-autofocus -- see takesFocus
        value={code}
        onChange={(event) => setCode(codeDigits(event.target.value))}
      />
    </AccountForm>
  );
}
