import type { CallFailureCode } from '~/data/call-function';
import { mailConfirmation } from '~/data/mailed-confirmation';
import { callAsPerson } from '~/stores/own-calls';
import type { FailureWords } from '../messages';
import type { Confirmation } from './confirmation-schema';

/** What the page says after the button, and whether it went well. */
export type MailedWords = FailureWords & { isSent: boolean };

const NOT_SENT = 'The confirmation was not sent';

/** The call may have arrived, and its answer not. */
const MAYBE_SENT = 'The confirmation may not have been sent';

/** Failures that have words of their own; every other is ours to mend. */
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
  'session-ended': {
    title: NOT_SENT,
    description: 'Your session ended. Sign in again, then press the button once more.',
  },
  'rate-limited': {
    title: 'The confirmation was sent several times already',
    description: 'Look in your spam folder, or keep the receipt instead.',
  },
};

const FAILED: FailureWords = {
  title: NOT_SENT,
  description: 'Press the button again, or keep the receipt instead.',
};

/** Have the confirmation sent once more to the applicant's own address, and say what to tell. */
export async function sendConfirmation({
  receipt: { applicationId },
  quoteKey,
  applicantEmail,
}: Confirmation): Promise<MailedWords> {
  const result = await callAsPerson((db) =>
    mailConfirmation(db, { applicationId, ...(quoteKey !== undefined && { quoteKey }) }),
  );
  if (!result.ok) return { isSent: false, ...(FAILURES[result.code] ?? FAILED) };

  return {
    isSent: true,
    title: 'Confirmation on its way',
    description: `We are sending it to ${applicantEmail}. If it is not there in a few minutes, look in your spam folder.`,
  };
}
