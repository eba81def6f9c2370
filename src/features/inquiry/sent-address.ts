/**
 * The address that an inquiry was sent with, so that the asker can check it. It stays in the tab that sent the inquiry:
 * the link of the status page may be passed on, and never shows it.
 */
import { tabStorage } from '~/platform/browser-storage';

const SENT_INQUIRY_KEY = 'marshline.sent-inquiry';

/** Keep the address of the inquiry that this tab sent last. */
export function keepSentAddress(key: string, email: string): void {
  tabStorage.write(SENT_INQUIRY_KEY, JSON.stringify([key, email.trim()]));
}

/** The address of an inquiry, if this tab sent it. */
export function sentAddress(key: string): string | undefined {
  const [sentKey, email] = readPair(tabStorage.read(SENT_INQUIRY_KEY));

  return sentKey === key ? email : undefined;
}

function readPair(text: string | undefined): string[] {
  return text === undefined ? [] : (JSON.parse(text) as string[]);
}
