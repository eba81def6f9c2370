import { useState } from 'react';
import { resendVerification } from '~/data/auth';
import { captchaAnswer } from '~/data/captcha';
import { withDb } from '~/data/client';
import { showToast } from '~/stores/toasts';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { rememberAskedLink } from './asked-links';
import {
  type FailureWords,
  NO_ADDRESS_TO_VERIFY,
  VERIFICATION_FAILURES,
  VERIFICATION_SENT,
} from './messages';
import { addressToVerify, forgetAddressToVerify } from './verification-address';

/** Help with the mail that confirms an address (spec 2, section 2). */
export function VerifyEmail() {
  const [email] = useState(addressToVerify);
  const [failure, setFailure] = useState<FailureWords>();
  const { isPending, run } = useOnceAtATime(async () => {
    setFailure(undefined);
    setFailure(await resend(email));
  });

  return (
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
        Nothing after a few minutes? Look in the spam folder, or have it sent again.
      </p>
      {failure && (
        <Alert type="danger" title={failure.title} isAnnounced>
          {failure.description}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button look="primary" disabled={isPending} onClick={() => void run()}>
          {isPending ? 'Sending...' : 'Resend verification email'}
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
