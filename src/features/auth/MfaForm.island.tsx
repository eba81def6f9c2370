import { useState } from 'react';
import { withDb } from '~/data/client';
import { listFactors, verifyCode } from '~/data/mfa';
import { codeDigits, isCompleteCode, MFA_CODE_LENGTH } from '~/domain/accounts/mfa-code';
import { safeReturnTo } from '~/domain/accounts/return-to';
import { showToastOnNextPage } from '~/stores/toasts';
import { TextField } from '~/ui/TextField';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { AccountForm } from './AccountForm';
import { leadTo } from './lead-to';
import { type FailureWords, MFA_FAILURES, WELCOME_BACK } from './messages';

/** The second factor (spec 2, section 2). A backend that offers none answers every code as wrong. */
export function MfaForm() {
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<FailureWords>();
  const { isPending, run } = useOnceAtATime(async () => {
    setFailure(undefined);
    setFailure(await sendCode(code));
  });

  return (
    <AccountForm
      onSubmit={() => void run()}
      failure={failure}
      isPending={isPending}
      canSubmit={isCompleteCode(code)}
      submit={{ label: 'Verify', pendingLabel: 'Verifying...' }}
    >
      <TextField
        id="code"
        label="Verification code"
        hint="The six digits your authenticator app shows."
        width="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={MFA_CODE_LENGTH * 2}
        value={code}
        onChange={(event) => setCode(codeDigits(event.target.value))}
      />
    </AccountForm>
  );
}

async function sendCode(code: string): Promise<FailureWords | undefined> {
  const factors = await withDb(listFactors);
  if (!factors.ok) return MFA_FAILURES[factors.code];

  const [factor] = factors.value;
  if (!factor) return MFA_FAILURES['wrong-code'];

  const result = await withDb((db) => verifyCode(db, { factorId: factor.id, code }));
  if (!result.ok) return MFA_FAILURES[result.code];

  showToastOnNextPage({ title: WELCOME_BACK, type: 'success' });
  leadTo(safeReturnTo(new URLSearchParams(window.location.search).get('returnTo')) ?? '/dashboard');

  return undefined;
}
