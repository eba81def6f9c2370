import { type SubmitEvent, useCallback, useState } from 'react';
import { codeDigits, isCompleteCode } from '~/domain/accounts/authenticator';
import { MAILED_CODE_LENGTH, MAILED_LINK_MINUTES } from '~/domain/accounts/mailed-link';
import { now } from '~/platform/clock';
import { CODE_SIGN_IN_FAILURES, type CodeSignInFailure } from '~/stores/auth-words';
import { type AskedCode, askForCode, signInWithCode } from '~/stores/code-sign-in';
import { Button } from '~/ui/Button';
import { resendLabel } from '~/ui/resend-label';
import { TextField } from '~/ui/TextField';
import { useCooldown } from '~/ui/use-cooldown';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { CodeFailure } from './CodeFailure';

export type CodeEntryProps = {
  asked: AskedCode;
  /** Called when the visitor wants to enter another address. */
  onOtherAddress: () => void;
};

const FIELD_ID = 'mailed-code';

/** The field's error for too few digits. */
const TOO_SHORT = `Enter the ${MAILED_CODE_LENGTH} digits of the code`;

/** Takes the mailed code and signs in. Another code can be sent once a minute. */
export function CodeEntry({ asked, onOtherAddress }: CodeEntryProps) {
  const { email, at } = asked;
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<CodeSignInFailure>();
  const cooldown = useCooldown(now, at);
  const entering = useOnceAtATime(
    useCallback(async (digits: string) => {
      setFailure(undefined);
      setFailure(await signInWithCode(digits));
    }, []),
  );
  const sending = useOnceAtATime(async () => {
    setFailure(undefined);
    const refused = await askForCode(email);
    setFailure(refused);
    if (!refused) cooldown.start();
  });

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const isComplete = isCompleteCode(code, MAILED_CODE_LENGTH);
    setError(isComplete ? undefined : TOO_SHORT);
    if (isComplete) void entering.run(code);
    else document.getElementById(FIELD_ID)?.focus();
  };

  return (
    <form noValidate aria-busy={entering.isPending} className="grid gap-4" onSubmit={handleSubmit}>
      <div className="grid max-w-96 gap-4">
        <CodeFailure words={failure && CODE_SIGN_IN_FAILURES[failure]} />
        <TextField
          id={FIELD_ID}
          label="Code from the email"
          hint={
            <>
              We sent ten digits to <strong className="wrap-anywhere">{email}</strong>. They work
              for {MAILED_LINK_MINUTES} minutes. You don’t need the button in the email. Nothing
              there? Look in the spam folder.
            </>
          }
          width="number"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus // eslint-disable-line jsx-a11y-x/no-autofocus -- it replaces the button that had the focus
          error={error}
          value={code}
          onChange={(event) => setCode(codeDigits(event.target.value, MAILED_CODE_LENGTH))}
        />
        <Button type="submit" look="primary" aria-disabled={entering.isPending}>
          {entering.isPending ? 'Signing in...' : 'Sign in with the code'}
        </Button>
      </div>
      <div className="flex flex-wrap gap-x-4">
        <Button
          look="quiet"
          disabled={sending.isPending || cooldown.secondsLeft > 0}
          onClick={() => void sending.run()}
        >
          {resendLabel(sending.isPending, cooldown.secondsLeft, 'Send another code')}
        </Button>
        <Button look="quiet" onClick={onOtherAddress}>
          Use another email
        </Button>
      </div>
    </form>
  );
}
