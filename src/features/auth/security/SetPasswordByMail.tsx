import { useState } from 'react';
import { requestPasswordReset } from '~/data/auth/auth';
import { captchaAnswer } from '~/data/connection/captcha';
import { withDb } from '~/data/connection/client';
import type { SessionUser } from '~/domain/accounts/session-user';
import { now } from '~/platform/clock';
import { lastAskedAt, rememberAskedLink } from '~/stores/asked-links';
import { showToast } from '~/stores/toasts';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { resendLabel } from '~/ui/resend-label';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { FORGOT_PASSWORD_FAILURES, type FailureWords, RESET_EMAIL_SENT } from '../messages';
import { useCooldown } from '~/ui/use-cooldown';
import { SET_BY_MAIL } from './messages';

/** For a user who signed in without a password and may have none: mails the link that sets one. */
export function SetPasswordByMail({ user }: { user: SessionUser }) {
  const [failure, setFailure] = useState<FailureWords>();
  const [isSent, setIsSent] = useState(false);
  const [lastMailAt] = useState(() => lastAskedAt('recovery', user.email));
  const cooldown = useCooldown(now, lastMailAt);
  const { isPending, run } = useOnceAtATime(async () => {
    const { captchaToken } = await captchaAnswer();
    const result = await withDb((db) => requestPasswordReset(db, user.email, captchaToken));
    setFailure(result.ok ? undefined : FORGOT_PASSWORD_FAILURES[result.code]);
    if (!result.ok) return;

    rememberAskedLink('recovery', user.email);
    setIsSent(true);
    showToast({ title: RESET_EMAIL_SENT, type: 'success' });
    cooldown.start();
  });

  return (
    <div className="grid gap-4">
      {failure && (
        <Alert type="danger" title={failure.title} isAnnounced>
          {failure.description}
        </Alert>
      )}
      <p>{SET_BY_MAIL.text}</p>
      {/* The toast is gone in seconds. */}
      {(isSent || cooldown.secondsLeft > 0) && (
        <p className="break-words">
          We sent a link to <strong>{user.email}</strong>. {SET_BY_MAIL.sent}
        </p>
      )}
      <div>
        <Button disabled={isPending || cooldown.secondsLeft > 0} onClick={() => void run()}>
          {resendLabel(isPending, cooldown.secondsLeft, SET_BY_MAIL.label)}
        </Button>
      </div>
    </div>
  );
}
