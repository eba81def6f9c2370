import { useState } from 'react';
import { loadSessionUser } from '~/data/auth/own-session';
import { withDb } from '~/data/connection/client';
import { codeDigits, isCompleteCode } from '~/domain/accounts/authenticator';
import { MAILED_CODE_LENGTH, MAILED_LINK_MINUTES } from '~/domain/accounts/mailed-link';
import { codePath, safeReturnTo } from '~/domain/accounts/return-to';
import { now } from '~/platform/clock';
import { CODE_SIGN_IN_FAILURES, type CodeSignInFailure } from '~/stores/auth-words';
import { type AskedCode, askForCode, signInWithCode } from '~/stores/code-sign-in';
import { showToastOnNextPage } from '~/stores/toasts';
import { resendLabel } from '~/ui/resend-label';
import { TextField } from '~/ui/TextField';
import { useCooldown } from '~/ui/use-cooldown';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { AccountForm } from '../AccountForm';
import { leadTo } from '../lead-to';
import { WELCOME_BACK } from '../messages';
import { MAILED_CODE } from './messages';

/** Takes the mailed code, signs in and continues. Another code can be sent once a minute. */
export function MailedCodeEntry({ asked: { email, at } }: { asked: AskedCode }) {
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<CodeSignInFailure>();
  const cooldown = useCooldown(now, at);
  const entering = useOnceAtATime(async () => {
    setFailure(undefined);
    const refused = await signInWithCode(code);
    setFailure(refused);
    if (!refused) await goOn();
  });
  const sending = useOnceAtATime(async () => {
    setFailure(undefined);
    const refused = await askForCode(email);
    setFailure(refused);
    if (!refused) cooldown.start();
  });

  return (
    <>
      <AccountForm
        onSubmit={() => void entering.run()}
        failure={failure && CODE_SIGN_IN_FAILURES[failure]}
        isPending={entering.isPending}
        canSubmit={isCompleteCode(code, MAILED_CODE_LENGTH)}
        submit={MAILED_CODE.enter}
      >
        <TextField
          id="mailed-code"
          label="Code from the email"
          hint={
            <>
              We sent ten digits to <strong className="wrap-anywhere">{email}</strong>. They work
              for {MAILED_LINK_MINUTES} minutes. Nothing there? Look in the spam folder. If this
              address has no account yet, the code opens one.
            </>
          }
          width="number"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          autoFocus // eslint-disable-line jsx-a11y-x/no-autofocus -- it replaces the button that had the focus
          value={code}
          onChange={(event) => setCode(codeDigits(event.target.value, MAILED_CODE_LENGTH))}
        />
      </AccountForm>
      <button
        type="button"
        className="button button-secondary mt-4 w-full"
        disabled={sending.isPending || cooldown.secondsLeft > 0}
        onClick={() => void sending.run()}
      >
        {resendLabel(sending.isPending, cooldown.secondsLeft, MAILED_CODE.askAgain)}
      </button>
    </>
  );
}

/** Go to the page that the visitor wanted, or first to the code of the second factor. */
async function goOn(): Promise<void> {
  const returnTo = safeReturnTo(new URLSearchParams(location.search).get('returnTo'));
  const loaded = await withDb(loadSessionUser);
  if (loaded.ok && loaded.value?.needsCode) {
    leadTo(codePath(returnTo));
    return;
  }

  showToastOnNextPage({ title: WELCOME_BACK, type: 'success' });
  leadTo(returnTo ?? '/dashboard');
}
