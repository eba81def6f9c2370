import { type SubmitEvent, useCallback, useState } from 'react';
import { forgotPasswordSchema } from '~/domain/accounts/sign-in';
import { CODE_SIGN_IN_FAILURES, type CodeSignInFailure } from '~/stores/auth-words';
import { askForCode } from '~/stores/code-sign-in';
import { Button } from '~/ui/Button';
import { TextField } from '~/ui/TextField';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { $sections } from '../store';
import { CodeFailure } from './CodeFailure';

const FIELD_ID = 'code-email';

/** Has a code mailed. It offers the address of Your Information, and any other address works too. */
export function CodeRequest() {
  const [email, setEmail] = useState(typedEmail);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<CodeSignInFailure>();
  const { isPending, run } = useOnceAtATime(
    useCallback(async (address: string) => {
      setFailure(undefined);
      setFailure(await askForCode(address));
    }, []),
  );

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const checked = forgotPasswordSchema.safeParse({ email });
    setError(checked.error?.issues[0]?.message);
    if (checked.success) void run(checked.data.email);
    else document.getElementById(FIELD_ID)?.focus();
  };

  return (
    <form noValidate aria-busy={isPending} className="grid max-w-96 gap-4" onSubmit={handleSubmit}>
      <CodeFailure words={failure && CODE_SIGN_IN_FAILURES[failure]} />
      <TextField
        id={FIELD_ID}
        label="Email"
        type="email"
        width="full"
        autoComplete="email"
        required
        error={error}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <p className="text-sm text-muted">
        By continuing, you accept the{' '}
        <a href="/legal/terms" target="_blank" rel="noopener">
          Terms of Use
        </a>{' '}
        and say that you have read the{' '}
        <a href="/legal/privacy" target="_blank" rel="noopener">
          Privacy Policy
        </a>
        .
      </p>
      <Button type="submit" look="primary" aria-disabled={isPending}>
        {isPending ? 'Sending...' : 'Email me a code'}
      </Button>
    </form>
  );
}

/** The address that the visitor has typed in this quote. */
function typedEmail(): string {
  const { email } = Object($sections.get().applicant) as { email?: unknown };

  return typeof email === 'string' ? email : '';
}
