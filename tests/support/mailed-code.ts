import type { Message } from '../../supabase/local/mail/mailbox.ts';

/** The ten digits in a mail, as it shows them: in two groups. Throws when there are none. */
export function shownCode(mail: Message | undefined): string {
  const code = /\b\d{5} \d{5}\b/.exec(mail?.text ?? '')?.[0];
  if (!code) throw new Error(`No code in the mail "${mail?.subject ?? '(no mail)'}"`);

  return code;
}
