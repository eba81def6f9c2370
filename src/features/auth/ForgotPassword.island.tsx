import { useCallback, useEffect, useRef, useState } from 'react';
import { requestPasswordReset } from '~/data/auth/auth';
import { captchaAnswer } from '~/data/connection/captcha';
import { withDb } from '~/data/connection/client';
import { MAILED_LINK_MINUTES } from '~/domain/accounts/mailed-link';
import type { ForgotPassword as Request } from '~/domain/accounts/sign-in';
import { now } from '~/platform/clock';
import { showToast } from '~/stores/toasts';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { resendLabel } from '~/ui/resend-label';
import { TextField } from '~/ui/TextField';
import { secondsToNextMail, useCooldown } from '~/ui/use-cooldown';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { AccountForm } from './AccountForm';
import { lastAskedAt, rememberAskedLink } from '~/stores/asked-links';
import { type FailureWords, FORGOT_PASSWORD_FAILURES, RESET_EMAIL_SENT } from './messages';
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
        const wasJustSent = secondsToNextMail(now, lastAskedAt('recovery', email)) > 0;
        const failure = wasJustSent ? undefined : await sendResetLink(email);
        if (!failure) onSent(email);

        return failure;
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

async function sendResetLink(email: string): Promise<FailureWords | undefined> {
  const { captchaToken } = await captchaAnswer();
  const result = await withDb((db) => requestPasswordReset(db, email, captchaToken));
  if (!result.ok) return FORGOT_PASSWORD_FAILURES[result.code];

  rememberAskedLink('recovery', email);
  showToast({ title: RESET_EMAIL_SENT, type: 'success' });

  return undefined;
}

function CheckYourEmail({ email, onTryDifferent }: { email: string; onTryDifferent: () => void }) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [failure, setFailure] = useState<FailureWords>();
  const [lastMailAt] = useState(() => lastAskedAt('recovery', email));
  const cooldown = useCooldown(now, lastMailAt);
  const { isPending, run } = useOnceAtATime(async () => {
    setFailure(undefined);
    const problem = await sendResetLink(email);
    setFailure(problem);
    if (!problem) cooldown.start();
  });

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
        Nothing after a few minutes? Look in the spam folder, or have it sent again. We send at most
        one a minute.
      </p>
      {failure && (
        <Alert type="danger" title={failure.title} isAnnounced>
          {failure.description}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button disabled={isPending || cooldown.secondsLeft > 0} onClick={() => void run()}>
          {resendLabel(isPending, cooldown.secondsLeft, 'Send another link')}
        </Button>
        <Button look="quiet" onClick={onTryDifferent}>
          Try Different Email
        </Button>
      </div>
    </div>
  );
}
