import type { CallFailureCode } from '~/data/call-function';
import { mailConfirmation } from '~/data/mailed-confirmation';
import { callAsPerson } from '~/stores/own-calls';
import type { FailureWords } from '../messages';
import type { Confirmation } from './confirmation-schema';

/** What the page says after the button, and whether it went well. */
export type MailedWords = FailureWords & { isSent: boolean };

const NOT_SENT = 'The confirmation was not sent';

/** Failures that have words of their own; every other is ours to mend. */
const FAILURES: Partial<Record<CallFailureCode, FailureWords>> = {
  offline: {
    title: NOT_SENT,
    description: 'You are offline. Connect to the internet, then press the button again.',
  },
  unreachable: {
    title: NOT_SENT,
    description: 'Our server did not answer. Press the button again in a moment.',
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
