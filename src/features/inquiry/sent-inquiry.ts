/**
 * The address and the words of an inquiry, so that the asker can check them. They stay in the tab that sent the inquiry: the
 * link of the status page may be passed on, and shows nothing that a stranger could have written.
 */
import { tabStorage } from '~/platform/browser-storage';

const SENT_INQUIRY_KEY = 'marshline.sent-inquiry';

/** What the asker typed. The details may be empty. */
export type SentInquiry = { email: string; details: string };

/** Keep the inquiry that this tab sent last. */
export function keepSentInquiry(key: string, { email, details }: SentInquiry): void {
  tabStorage.write(SENT_INQUIRY_KEY, JSON.stringify([key, email.trim(), details.trim()]));
}

/** What the asker typed, if this tab sent the inquiry. */
export function sentInquiry(key: string): SentInquiry | undefined {
  const text = tabStorage.read(SENT_INQUIRY_KEY);
  const [sentKey, email = '', details = ''] =
    text === undefined ? [] : (JSON.parse(text) as string[]);

  return sentKey === key ? { email, details } : undefined;
}
