import { useEffect, useState } from 'react';
import type { ResetPassword as NewPassword } from '~/domain/accounts/new-password';
import { NEW_PASSWORD_RULES } from '~/domain/accounts/password-rules';
import { showToast } from '~/stores/toasts';
import { Alert } from '~/ui/Alert';
import { PasswordField } from '~/ui/PasswordField';
import { AccountForm } from './AccountForm';
import { leadTo } from './lead-to';
import { INVALID_RESET_LINK, PASSWORD_UPDATED, RESET_PASSWORD_FAILURES } from './messages';
import { PasswordChecklist } from './PasswordChecklist';
import { takeRecoveryLink } from './recovery-link';
import { createPasswordReset } from './set-password';
import { useAccountForm } from './use-account-form';

/** How long the confirmation stays before the sign-in page comes (spec 2, section 9). */
const REDIRECT_DELAY_MS = 2000;

type Values = { password: string; confirmPassword: string };
type Reset = ReturnType<typeof createPasswordReset>;
type Phase = { name: 'invalid' } | { name: 'form'; reset: Reset } | { name: 'updated' };

const loadSchema = async () => (await import('~/domain/accounts/new-password')).resetPasswordSchema;

/** What a reset link opens (spec 2, section 2): a form, the word that it worked, or that the link is no good. */
export function ResetPassword() {
  const [phase, setPhase] = useState<Phase>(readPhase);

  if (phase.name === 'invalid') return <InvalidLink />;
  if (phase.name === 'updated') return <Updated />;

  return <ResetForm reset={phase.reset} onUpdated={() => setPhase({ name: 'updated' })} />;
}

function readPhase(): Phase {
  const link = takeRecoveryLink();

  return link ? { name: 'form', reset: createPasswordReset(link) } : { name: 'invalid' };
}

function ResetForm({ reset, onUpdated }: { reset: Reset; onUpdated: () => void }) {
  const { form, frame } = useAccountForm<Values, NewPassword>(loadSchema, async ({ password }) => {
    const result = await reset(password);
    if (!result.ok) return RESET_PASSWORD_FAILURES[result.code];

    onUpdated();
    return undefined;
  });
  const { errors } = form.formState;

  return (
    <AccountForm {...frame} submit={{ label: 'Update Password', pendingLabel: 'Updating...' }}>
      <PasswordField
        id="password"
        label="New Password"
        autoComplete="new-password"
        required
        error={errors.password?.message}
        {...form.register('password', { deps: 'confirmPassword' })}
      />
      <PasswordChecklist
        id="password-rules"
        rules={NEW_PASSWORD_RULES}
        password={form.watch('password') ?? ''}
      />
      <PasswordField
        id="confirm-password"
        label="Confirm Password"
        autoComplete="new-password"
        required
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
    </AccountForm>
  );
}

function InvalidLink() {
  return (
    <div className="grid gap-5">
      <Alert type="danger" title={INVALID_RESET_LINK} />
      <a href="/forgot-password" className="button button-primary w-full">
        Request a new link
      </a>
    </div>
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
