import { createHash } from 'node:crypto';
import type { Stack } from '../../supabase/local/stack.ts';
import type { Message } from '../../supabase/local/mail/mailbox.ts';
import { anonClient, mailsTo } from './stack.ts';

/** The ten digits in a mail, as it shows them: in two groups. Throws when there are none. */
export function shownCode(mail: Message | undefined): string {
  const code = /\b\d{5} \d{5}\b/.exec(mail?.text ?? '')?.[0];
  if (!code) throw new Error(`No code in the mail "${mail?.subject ?? '(no mail)'}"`);

  return code;
}

/** Asks for a code as the site does, waits until this many mails have arrived, and returns the newest mail's digits. */
export async function askForCode(stack: Stack, email: string, mails = 1): Promise<string> {
  const { error } = await anonClient(stack).auth.signInWithOtp({
    email,
    options: { data: { signs_in_by: 'code', sign_up_key_hash: hashOf('key of the owner') } },
  });
  if (error) throw error;
  while ((await mailsTo(stack, email)).length < mails) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const [newest] = await mailsTo(stack, email);

  return shownCode(newest).replace(' ', '');
}

/** The hash that a browser sends with a sign-up, of the key that it keeps. */
export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
