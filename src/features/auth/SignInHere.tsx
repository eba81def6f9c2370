import { useState } from 'react';
import { PasswordField } from '~/ui/PasswordField';
import { TextField } from '~/ui/TextField';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { AccountForm } from './AccountForm';
import { type FailureWords, SIGN_IN_HERE } from './messages';
import { sendPasswordHere } from './send-password-here';
import { settleSignIn } from '~/stores/settle-account';

export type SignInHereProps = {
  /** The id of the dialog's heading. */
  titleId: string;
  onCancel: () => void;
};

/** A sign-in form over the open page. The session store notices the new session. */
export function SignInHere({ titleId, onCancel }: SignInHereProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<FailureWords>();
  const { isPending, run } = useOnceAtATime(async () => {
    setFailure(undefined);
    const sent = await sendPasswordHere(email.trim(), password);
    setFailure(sent);
    if (!sent) await settleSignIn();
  });

  return (
    <>
      <h2 id={titleId}>{SIGN_IN_HERE.title}</h2>
      <p className="mt-2 mb-6 text-muted">{SIGN_IN_HERE.text}</p>
      <AccountForm
        onSubmit={() => void run()}
        failure={failure}
        isPending={isPending}
        canSubmit={email.trim() !== '' && password !== ''}
        submit={SIGN_IN_HERE.submit}
      >
        <TextField
          id="here-email"
          label="Email"
          type="email"
          width="full"
          autoComplete="username"
          required
          autoFocus // eslint-disable-line jsx-a11y-x/no-autofocus -- a dialog opens with the focus in its first field
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          id="here-password"
          label="Password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </AccountForm>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6">
        <a
          href="/forgot-password"
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-touch items-center"
        >
          {SIGN_IN_HERE.forgotten}
          <span className="sr-only"> (opens a new tab)</span>
        </a>
        <button type="button" className="button button-quiet" onClick={onCancel}>
          {SIGN_IN_HERE.cancel}
        </button>
      </div>
    </>
  );
}
