import type { CallFailureCode } from '~/data/connection/call-function';
import { mailConfirmation } from '~/data/applications/mailed-confirmation';
import { callAsPerson } from '~/stores/own-calls';
import type { FailureWords } from '../messages';
import type { Confirmation } from './confirmation-schema';

/** The message after the button was pressed, and whether sending succeeded. */
export type MailedWords = FailureWords & { isSent: boolean };

const NOT_SENT = 'The confirmation was not sent';

/** The server may have received the call although its answer was lost. */
const MAYBE_SENT = 'The confirmation may not have been sent';

/** Failures with messages of their own. All others are errors on our side. */
const FAILURES: Partial<Record<CallFailureCode, FailureWords>> = {
  offline: {
    title: MAYBE_SENT,
    description:
      'You are offline. Connect to the internet, look in your mail, and press the button again if it is not there.',
  },
  unreachable: {
    title: MAYBE_SENT,
    description:
      'Our server did not answer. Look in your mail, and press the button again if it is not there.',
  },
  busy: {
    title: NOT_SENT,
    description: 'We are busy right now. Press the button again in a minute.',
  },
  'session-ended': {
    title: NOT_SENT,
    description: 'Your session ended. Sign in again, then press the button once more.',
  },
  'rate-limited': {
    title: 'We already sent the confirmation several times',
    description: 'Look in your spam folder, or keep the receipt instead.',
  },
};

const FAILED: FailureWords = {
  title: NOT_SENT,
  description: 'Press the button again, or keep the receipt instead.',
};

/** Send the confirmation again to the applicant's own address. Returns the message to show. */
export async function sendConfirmation({
  receipt: { applicationId },
  quoteKey,
  applicantEmail,
}: Confirmation): Promise<MailedWords> {
  const result = await callAsPerson((db) =>
    mailConfirmation(db, { applicationId, ...(quoteKey !== undefined && { quoteKey }) }),
  );
  if (!result.ok) return { isSent: false, ...(FAILURES[result.code] ?? FAILED) };

  if (!result.value.queued) {
    const { secondsLeft } = result.value;

    return {
      isSent: true,
      title: 'The confirmation is already on its way',
      description: `We sent it to ${applicantEmail} a moment ago, so nothing more was sent. ${againIn(secondsLeft)}`,
    };
  }

  return {
    isSent: true,
    title: 'Confirmation on its way',
    description: `We are sending it to ${applicantEmail}. If it is not there in a few minutes, look in your spam folder.`,
  };
}

function againIn(seconds: number): string {
  if (seconds === 0) return 'Look in your spam folder too.';

  return `You can have it sent again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
}
