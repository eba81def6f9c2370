/** Renders a letter as an HTML document, in the same frame as Auth's mails. */
import type { Letter, LetterFact, LetterPart } from './letter.ts';
import {
  INK,
  mailAction,
  mailDocument,
  mailNote,
  mailText,
  MUTED,
  TABLE,
} from './mail-document.ts';
import {
  contactSentence,
  type MailFrame,
  reasonForMail,
  senderLine,
  UNSUBSCRIBE_LABEL,
} from './mail-frame.ts';

/** Escape a text for HTML elements and attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Render a letter as an HTML document. All text is escaped. */
export function letterHtml(letter: Letter, frame: MailFrame): string {
  return mailDocument({
    title: escapeMarkup(letter.title),
    sender: escapeMarkup(frame.agency.name),
    body: [
      ...letter.parts.map((part) => partHtml(part, frame.site)),
      mailAction(escapeMarkup(frame.site + letter.action.path), escapeMarkup(letter.action.label)),
      mailNote(escapeMarkup(letter.note)),
    ],
    foot: footLines(letter, frame),
  });
}

function partHtml(part: LetterPart, site: string): string {
  switch (part.type) {
    case 'text':
      return mailText(escapeMarkup(part.text));
    case 'quote':
      return `<p class="quote" style="margin: 0 0 16px; padding: 12px 16px; border-left: 3px solid #a34a1b; background-color: #f8f5ec; ${INK}">${escapeMarkup(part.text).replaceAll('\n', '<br>')}</p>`;
    case 'facts':
      return `<table ${TABLE} style="margin: 0 0 16px">\n${part.facts.map(factHtml).join('\n')}\n</table>`;
    case 'list':
      return `<ul class="ink" style="margin: 0 0 16px; padding: 0 0 0 24px; ${INK}">${part.items.map((item) => `<li>${escapeMarkup(item)}</li>`).join('')}</ul>`;
    case 'link':
      return mailText(
        `<a class="ink" href="${escapeMarkup(site + part.path)}" style="${INK}">${escapeMarkup(part.label)}</a>`,
      );
  }
}

function factHtml([label, value]: LetterFact): string {
  return `<tr><td class="muted" style="padding: 4px 16px 4px 0; ${MUTED}; vertical-align: top; width: 35%">${escapeMarkup(label)}</td><td class="ink" style="padding: 4px 0; ${INK}; line-height: 20px; vertical-align: top">${escapeMarkup(value)}</td></tr>`;
}

function footLines({ reason }: Letter, frame: MailFrame): string[] {
  const lines = [contactSentence(frame), senderLine(frame), reason ?? reasonForMail(frame)].map(
    escapeMarkup,
  );
  if (frame.unsubscribeUrl !== undefined) {
    lines.push(
      `<a class="muted" href="${escapeMarkup(frame.unsubscribeUrl)}" style="color: #4a5a52">${UNSUBSCRIBE_LABEL}</a>`,
    );
  }

  return lines;
}
