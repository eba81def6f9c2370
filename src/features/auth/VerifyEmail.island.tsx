import { type ReactNode, useState } from 'react';
import { resendVerification } from '~/data/auth/auth';
import { captchaAnswer } from '~/data/connection/captcha';
import { withDb } from '~/data/connection/client';
import { now } from '~/platform/clock';
import { showToast } from '~/stores/toasts';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { resendLabel } from '~/ui/resend-label';
import { useCooldown } from '~/ui/use-cooldown';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { lastAskedAt, rememberAskedLink } from '~/stores/asked-links';
import {
  type FailureWords,
  NO_ADDRESS_TO_VERIFY,
  VERIFICATION_FAILURES,
  VERIFICATION_SENT,
} from './messages';
import { addressToVerify, forgetAddressToVerify } from '~/stores/verification-address';

/**
 * Helps with the confirmation mail: shows where it went and sends it again. The children follow it, and appear with it,
 * so that nothing moves them.
 */
export function VerifyEmail({ children }: { children?: ReactNode }) {
  const [email] = useState(addressToVerify);
  const [failure, setFailure] = useState<FailureWords>();
  const [lastMailAt] = useState(() => (email ? lastAskedAt('signup', email) : undefined));
  const cooldown = useCooldown(now, lastMailAt);
  const { isPending, run } = useOnceAtATime(async () => {
    setFailure(undefined);
    const problem = await resend(email);
    setFailure(problem);
    if (!problem) cooldown.start();
  });

  return (
    <>
      <div className="grid gap-5">
        <p>
          {email ? (
            <>
              We sent a link to <strong className="break-words">{email}</strong>. Open it to confirm
              the address, then sign in.
            </>
          ) : (
            'We sent a link to the address you signed up with. Open it to confirm the address, then sign in.'
          )}
        </p>
        <p className="text-muted">
          Nothing after a few minutes? Look in the spam folder, or have it sent again. We send at
          most one a minute.
        </p>
        {failure && (
          <Alert type="danger" title={failure.title} isAnnounced>
            {failure.description}
          </Alert>
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            look="primary"
            disabled={isPending || cooldown.secondsLeft > 0}
            onClick={() => void run()}
          >
            {resendLabel(isPending, cooldown.secondsLeft, 'Resend verification email')}
          </Button>
          <a href="/signin" className="button button-secondary">
            Back to sign in
          </a>
        </div>
        <p>
          <a href="/signup" onClick={forgetAddressToVerify}>
            Try a different email
          </a>
        </p>
      </div>
      {children}
    </>
  );
}

async function resend(email: string | undefined): Promise<FailureWords | undefined> {
  if (!email) return { title: NO_ADDRESS_TO_VERIFY };

  const { captchaToken } = await captchaAnswer();
  const result = await withDb((db) => resendVerification(db, email, captchaToken));
  if (!result.ok) return VERIFICATION_FAILURES[result.code];

  rememberAskedLink('signup', email);
  showToast({ title: VERIFICATION_SENT, type: 'success' });
  return undefined;
}
