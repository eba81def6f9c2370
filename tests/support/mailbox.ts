import type { Message } from '../../supabase/local/mail/mailbox.ts';
import { otherStack } from './other-stack/stack-place.ts';

/** A mail as Mailpit's API gives it (`GET /api/v1/message/{ID}`). */
type MailpitMessage = {
  ID: string;
  Date: string;
  From: { Address: string };
  To: { Address: string }[];
  Subject: string;
  Text: string;
  HTML: string;
};

/** Mails caught for an address, newest first. */
export async function readMails(mailUrl: string, address: string): Promise<Message[]> {
  if (await isMailpit(mailUrl)) return readMailpit(mailUrl, address);

  return read<Message[]>(`${mailUrl}/api/messages?to=${encodeURIComponent(address)}`);
}

/** Delete every caught mail. */
export async function emptyMailbox(mailUrl: string): Promise<void> {
  const path = (await isMailpit(mailUrl)) ? '/api/v1/messages' : '/api/messages';
  await fetch(`${mailUrl}${path}`, { method: 'DELETE' });
}

let mailpit: Promise<boolean> | undefined;

/** Whether another stack's mailbox is Mailpit, which `supabase start` runs. */
function isMailpit(mailUrl: string): Promise<boolean> {
  if (!otherStack) return Promise.resolve(false);
  mailpit ??= fetch(`${mailUrl}/api/v1/info`).then(({ ok }) => ok);

  return mailpit;
}

/** Mails in a Mailpit for an address, newest first. */
export async function readMailpit(mailUrl: string, address: string): Promise<Message[]> {
  const query = encodeURIComponent(`to:"${address}"`);
  const { messages } = await read<{ messages: { ID: string }[] }>(
    `${mailUrl}/api/v1/search?query=${query}`,
  );
  const mails = await Promise.all(
    messages.map(({ ID }) => read<MailpitMessage>(`${mailUrl}/api/v1/message/${ID}`)),
  );

  return mails.map((mail) => ({
    id: mail.ID,
    receivedAt: mail.Date,
    from: mail.From.Address,
    to: mail.To.map(({ Address }) => Address),
    subject: mail.Subject,
    text: mail.Text,
    html: mail.HTML,
  }));
}

async function read<T>(url: string): Promise<T> {
  return (await (await fetch(url)).json()) as T;
}
