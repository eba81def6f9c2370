import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import type { MailFrame } from './mail-frame.ts';
import { type NotificationKind, readLetter } from './read-letter.ts';

/** A mail as text and HTML. */
export type WrittenMail = { subject: string; text: string; html: string };

/**
 * Write the mail of a kind for its data. The same data gives the same mail, so that repeated
 * attempts are equal. Undefined when the data is incomplete.
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
