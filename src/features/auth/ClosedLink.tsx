import { useState } from 'react';
import { requestPasswordReset } from '~/data/auth/auth';
import { captchaAnswer } from '~/data/connection/captcha';
import { withDb } from '~/data/connection/client';
import { now } from '~/platform/clock';
import { showToast } from '~/stores/toasts';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { resendLabel } from '~/ui/resend-label';
import { useCooldown } from '~/ui/use-cooldown';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { addressAskedFor, lastAskedAt, rememberAskedLink } from '~/stores/asked-links';
import { NEW_RESET_LINK } from './link-messages';
import {
  type FailureWords,
  FORGOT_PASSWORD_FAILURES,
  RESET_EMAIL_SENT,
  RESET_PASSWORD_FAILURES,
} from './messages';
import type { ResetFailure } from './password-reset';

/** The failure of a reset link, with a button for another try or another link. */
export function ClosedLink({
  failure,
  onRetry,
}: {
  failure: ResetFailure;
  onRetry: () => Promise<void>;
}) {
  const words = RESET_PASSWORD_FAILURES[failure];
  const retry = useOnceAtATime(onRetry);

  return (
    <div className="grid gap-5">
      <Alert type="danger" title={words.title} isAnnounced>
        {words.description}
      </Alert>
      {isForGood(failure) ? (
        <NewLink />
      ) : (
        <Button look="primary" disabled={retry.isPending} onClick={() => void retry.run()}>
          Try again
        </Button>
      )}
    </div>
  );
}

/**
 * If this browser asked for the link, one press sends a new one. Otherwise this links to the page that asks for the
 * address.
 */
function NewLink() {
  const [email] = useState(() => addressAskedFor('recovery'));
  const [outcome, setOutcome] = useState<'sent' | FailureWords>();
  const [lastMailAt] = useState(() => (email ? lastAskedAt('recovery', email) : undefined));
  const { secondsLeft } = useCooldown(now, lastMailAt);
  const { isPending, run } = useOnceAtATime(async (address: string) => {
    setOutcome(undefined);
    setOutcome(await sendAnother(address));
  });

  if (email === undefined) {
    return (
      <a href="/forgot-password" className="button button-primary w-full">
        Request a new link
      </a>
    );
  }
  if (outcome === 'sent') {
    return (
      <Alert type="success" title={RESET_EMAIL_SENT} isAnnounced>
        If there is an account for <span className="break-words">{email}</span>, we’re sending it a
        new link.
      </Alert>
    );
  }

  return (
    <>
      {outcome && (
        <Alert type="danger" title={outcome.title} isAnnounced>
          {outcome.description}
        </Alert>
      )}
      <Button
        look="primary"
        disabled={isPending || secondsLeft > 0}
        onClick={() => void run(email)}
      >
        {resendLabel(isPending, secondsLeft, NEW_RESET_LINK)}
      </Button>
      <a href="/forgot-password">Use a different email</a>
    </>
  );
}

async function sendAnother(email: string): Promise<'sent' | FailureWords> {
  const { captchaToken } = await captchaAnswer();
  const result = await withDb((db) => requestPasswordReset(db, email, captchaToken));
  if (!result.ok) return FORGOT_PASSWORD_FAILURES[result.code];

  rememberAskedLink('recovery', email);
  showToast({ title: RESET_EMAIL_SENT, type: 'success' });

  return 'sent';
}

function isForGood(failure: ResetFailure): boolean {
  return failure === 'invalid-link' || failure === 'signed-out';
}
