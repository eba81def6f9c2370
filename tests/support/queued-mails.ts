import { expect } from '@playwright/test';
import type { Message } from '../../supabase/local/mail/mailbox.ts';
import { SECRET_KEY } from './keys.ts';
import { mailbox } from './auth-actions.ts';
import { testSite } from './test-site.ts';

/**
 * Longer than the wait for a mail that a slow mail server did not confirm. The schedule sends mails too: this process
 * cannot send a mail that the schedule has taken, and cannot see its progress.
 */
const LONGEST_WAIT_MS = 120_000;

/** The newest mail to an address with this subject, whoever sends it. Mark the test as slow. */
export async function queuedMail(email: string, subject: string): Promise<Message> {
  const newest = async () =>
    (await mailbox(email)).find((mail) => mail.subject.startsWith(subject));
  await expect(async () => {
    await sendQueuedMails();
    expect(await newest()).toBeDefined();
  }).toPass({ timeout: LONGEST_WAIT_MS });

  const mail = await newest();
  if (!mail) throw new Error(`The mail "${subject}" was there and is gone`);

  return mail;
}

/** Send the due mails, as the schedule does. */
async function sendQueuedMails(): Promise<void> {
  const response = await fetch(`${testSite.apiUrl}/functions/v1/send-notifications`, {
    method: 'POST',
    headers: { apikey: SECRET_KEY, 'content-type': 'application/json' },
    body: '{}',
  });
  if (!response.ok) throw new Error(`send-notifications: ${response.status}`);
}
