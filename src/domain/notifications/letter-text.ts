import type { Letter, LetterPart } from './letter.ts';
import {
  contactSentence,
  type MailFrame,
  reasonForMail,
  senderLine,
  UNSUBSCRIBE_LABEL,
} from './mail-frame.ts';

/**
 * Render a letter as plain text: paragraphs separated by empty lines, and each link's address on
 * its own line.
 */
export function letterText(letter: Letter, frame: MailFrame): string {
  const { site, unsubscribeUrl } = frame;
  const paragraphs = [
    letter.title,
    ...letter.parts.map((part) => partText(part, site)),
    `${letter.action.label}:\n${site}${letter.action.path}`,
    letter.note,
    '--',
    contactSentence(frame),
    senderLine(frame),
    letter.reason ?? reasonForMail(frame),
    ...(unsubscribeUrl === undefined ? [] : [`${UNSUBSCRIBE_LABEL}:\n${unsubscribeUrl}`]),
  ];

  return paragraphs.join('\n\n').concat('\n');
}

function partText(part: LetterPart, site: string): string {
  switch (part.type) {
    case 'text':
      return part.text;
    case 'quote':
      return part.text.replace(/^/gm, '> ');
    case 'facts':
      return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'list':
      return part.items.map((item) => `- ${item}`).join('\n');
    case 'link':
      return `${part.label}:\n${site}${part.path}`;
  }
}
