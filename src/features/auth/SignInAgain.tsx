import { useState } from 'react';
import { signInPath } from '~/domain/accounts/return-to';
import { endSession } from '~/stores/session';
import { PasswordField } from '~/ui/PasswordField';
import { TextField } from '~/ui/TextField';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { AccountForm } from './AccountForm';
import { type FailureWords, SIGN_IN_AGAIN } from './messages';
import { ownAddress, sendPasswordHere } from './send-password-here';

export type SignInAgainProps = {
  /** The one whose session ended. Nobody else may go on with this page. */
  email: string;
  /** Names the dialog around it. */
  titleId: string;
};

/** Takes an ended session up again where it ended. The store hears of the new session by itself. */
export function SignInAgain({ email, titleId }: SignInAgainProps) {
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<FailureWords>();
  const { isPending, run } = useOnceAtATime(async () => {
    setFailure(undefined);
    setFailure(await sendPasswordHere(email, password));
  });

  return (
    <>
      <h2 id={titleId}>{SIGN_IN_AGAIN.title}</h2>
      <p className="mt-2 mb-6 text-muted">{SIGN_IN_AGAIN.text}</p>
      <AccountForm
        onSubmit={() => void run()}
        failure={failure}
        isPending={isPending}
        canSubmit={password !== ''}
        submit={SIGN_IN_AGAIN.submit}
      >
        <TextField
          id="again-email"
          label="Email"
          type="email"
          width="full"
          autoComplete="username"
          readOnly
          value={email}
        />
        <PasswordField
          id="again-password"
          label="Password"
          autoComplete="current-password"
          required
          autoFocus // eslint-disable-line jsx-a11y-x/no-autofocus -- a dialog begins at its first field
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </AccountForm>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6">
        <a href={signInPath(ownAddress())} className="inline-flex min-h-touch items-center">
          {SIGN_IN_AGAIN.otherWay}
        </a>
        <button type="button" className="button button-quiet" onClick={() => void endSession()}>
          {SIGN_IN_AGAIN.signOut}
        </button>
      </div>
    </>
  );
}
