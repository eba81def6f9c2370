import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { ResetPassword as NewPassword } from '~/domain/accounts/new-password';
import { NEW_PASSWORD_RULES } from '~/domain/accounts/password-rules';
import { showToast } from '~/stores/toasts';
import { Alert } from '~/ui/Alert';
import { Skeleton } from '~/ui/Skeleton';
import { AccountForm } from './AccountForm';
import { ClosedLink } from './ClosedLink';
import { leadTo } from './lead-to';
import { CHOOSE_PASSWORD } from './link-messages';
import { PASSWORD_UPDATED, RESET_PASSWORD_FAILURES } from './messages';
import { NewPasswordFields } from './NewPasswordFields';
import { openPasswordReset, type PasswordReset, type ResetFailure } from './password-reset';
import { takeRecoveryLink } from './recovery-link';
import { useAccountForm } from './use-account-form';

/** How long the confirmation shows before the redirect to the sign-in page. */
const REDIRECT_DELAY_MS = 2000;

type Values = { password: string; confirmPassword: string };
type Phase =
  | { name: 'opening' }
  | { name: 'closed'; failure: ResetFailure }
  | { name: 'form'; reset: PasswordReset }
  | { name: 'updated' };

const loadSchema = async (email: string) =>
  (await import('~/domain/accounts/new-password')).resetPasswordSchema([email]);

/**
 * The page of a reset link: the form, the confirmation, or the failure of the link. The children follow it, and appear
 * with it, so that nothing moves them.
 */
export function ResetPassword({ children }: { children?: ReactNode }) {
  const [link] = useState(takeRecoveryLink);
  const [phase, setPhase] = useState<Phase>({ name: 'opening' });
  const open = useCallback(
    async () =>
      openPasswordReset(link).then((opened) =>
        setPhase(
          opened.ok
            ? { name: 'form', reset: opened.value }
            : { name: 'closed', failure: opened.code },
        ),
      ),
    [link],
  );

  useEffect(() => void open(), [open]);

  if (phase.name === 'opening') return <Skeleton label="Opening the link" lines={4} />;

  return (
    <>
      {phase.name === 'closed' && <ClosedLink failure={phase.failure} onRetry={open} />}
      {phase.name === 'updated' && <Updated />}
      {phase.name === 'form' && (
        <ResetForm reset={phase.reset} onUpdated={() => setPhase({ name: 'updated' })} />
      )}
      {children}
    </>
  );
}

function ResetForm({ reset, onUpdated }: { reset: PasswordReset; onUpdated: () => void }) {
  const { email, isFirst, signedInAs } = reset;
  const { form, frame } = useAccountForm<Values, NewPassword>(
    () => loadSchema(email),
    async ({ password }) => {
      const result = await reset.setPassword(password);
      if (!result.ok) return RESET_PASSWORD_FAILURES[result.code];

      onUpdated();
      return undefined;
    },
  );

  return (
    <AccountForm {...frame} submit={{ label: 'Update Password', pendingLabel: 'Updating...' }}>
      <p>
        Choose a new password for <strong className="break-words">{email}</strong>.
      </p>
      {isFirst && <Alert>{CHOOSE_PASSWORD}</Alert>}
      {signedInAs && (
        <Alert type="warning">
          <span className="break-words">You are signed in as {signedInAs}</span>. That account and
          its password stay as they are.
        </Alert>
      )}
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields
        form={form}
        id="password"
        label="New Password"
        confirmLabel="Confirm Password"
        rules={NEW_PASSWORD_RULES}
      />
    </AccountForm>
  );
}

function Updated() {
  useEffect(() => {
    showToast({ title: PASSWORD_UPDATED, type: 'success' });
    const timer = setTimeout(() => leadTo('/signin'), REDIRECT_DELAY_MS);

    return () => clearTimeout(timer);
  }, []);

  return (
    <Alert type="success" title={PASSWORD_UPDATED} isAnnounced>
      You are signed out everywhere. We take you to <a href="/signin">sign in</a> with the new
      password.
    </Alert>
  );
}
