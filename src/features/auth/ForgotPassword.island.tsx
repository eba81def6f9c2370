import { useCallback, useEffect, useRef, useState } from 'react';
import { requestPasswordReset } from '~/data/auth/auth';
import { captchaAnswer } from '~/data/connection/captcha';
import { withDb } from '~/data/connection/client';
import { MAILED_LINK_MINUTES } from '~/domain/accounts/mailed-link';
import type { ForgotPassword as Request } from '~/domain/accounts/sign-in';
import { showToast } from '~/stores/toasts';
import { Button } from '~/ui/Button';
import { TextField } from '~/ui/TextField';
import { AccountForm } from './AccountForm';
import { rememberAskedLink } from '~/stores/asked-links';
import { FORGOT_PASSWORD_FAILURES, RESET_EMAIL_SENT } from './messages';
import { useAccountForm } from './use-account-form';

type Values = { email: string };

const loadSchema = async () => (await import('~/domain/accounts/sign-in')).forgotPasswordSchema;

/** The form that asks for a reset link, then the advice to check the mailbox. */
export function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string>();

  return sentTo === undefined ? (
    <ForgotPasswordForm onSent={setSentTo} />
  ) : (
    <CheckYourEmail email={sentTo} onTryDifferent={() => setSentTo(undefined)} />
  );
}

function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { form, frame } = useAccountForm<Values, Request>(
    loadSchema,
    useCallback(
      async ({ email }) => {
        const { captchaToken } = await captchaAnswer();
        const result = await withDb((db) => requestPasswordReset(db, email, captchaToken));
        if (!result.ok) return FORGOT_PASSWORD_FAILURES[result.code];

        rememberAskedLink('recovery', email);
        showToast({ title: RESET_EMAIL_SENT, type: 'success' });
        onSent(email);

        return undefined;
      },
      [onSent],
    ),
  );

  return (
    <AccountForm {...frame} submit={{ label: 'Send Reset Link', pendingLabel: 'Sending...' }}>
      <TextField
        id="email"
        label="Email"
        type="email"
        width="full"
        autoComplete="username"
        required
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
    </AccountForm>
  );
}

function CheckYourEmail({ email, onTryDifferent }: { email: string; onTryDifferent: () => void }) {
  const headingRef = useRef<HTMLHeadingElement>(null);

  useEffect(() => headingRef.current?.focus(), []);

  return (
    <div className="grid gap-4">
      <h2 ref={headingRef} tabIndex={-1} className="text-2xl">
        Check Your Email
      </h2>
      <p>
        If there is an account for <strong className="break-words">{email}</strong>, we’re sending
        it a link to set a new password. It works once, within {MAILED_LINK_MINUTES} minutes.
      </p>
      <p className="text-muted">
        Nothing after a few minutes? Look in the spam folder, then try again.
      </p>
      <div>
        <Button onClick={onTryDifferent}>Try Different Email</Button>
      </div>
    </div>
  );
}
