import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { signInPath } from '~/domain/accounts/return-to';
import { $session, endSession } from '~/stores/session';
import { PasswordField } from '~/ui/PasswordField';
import { TextField } from '~/ui/TextField';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { AccountForm } from './AccountForm';
import { CodeHere } from './code/CodeHere';
import { type FailureWords, SIGN_IN_AGAIN } from './messages';
import { ownAddress, sendPasswordHere } from './send-password-here';

type Props = {
  /** The id of the dialog's heading. */
  titleId: string;
};

/** Resumes an ended session: asks for the password, and for a code if the account has a second factor. */
export function SignInAgain({ titleId }: Props) {
  const session = useStore($session);
  if (session.status === 'code-needed') return <CodeHere titleId={titleId} />;
  if (session.status !== 'expired') return null; // the dialog closes in a moment

  return <PasswordAgain email={session.user.email} titleId={titleId} />;
}

/**
 * Asks for the password of the account whose session ended. Nobody else may continue on this
 * page.
 */
function PasswordAgain({ email, titleId }: Props & { email: string }) {
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
          autoFocus // eslint-disable-line jsx-a11y-x/no-autofocus -- a dialog opens with the focus in its first field
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
