import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import type { MailFrame } from './mail-frame.ts';
import type { NotificationKind } from './notification-kinds.ts';
import { readLetter } from './read-letter.ts';

/** A mail in both forms that every mail program can show. */
export type WrittenMail = { subject: string; text: string; html: string };

/**
 * Write the mail of a kind about its data: the same words for the same data, so that a second attempt is the same mail.
 * Undefined where the data does not fill the letter.
 */
export function writeMail(
  kind: NotificationKind,
  data: unknown,
  frame: MailFrame,
): WrittenMail | undefined {
  const letter = readLetter(kind, data);
  if (letter === undefined) return undefined;

  return {
    subject: letter.subject.replace(/\s+/g, ' '),
    text: letterText(letter, frame),
    html: letterHtml(letter, frame),
  };
}
