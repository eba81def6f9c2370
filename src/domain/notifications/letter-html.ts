/**
 * A letter as markup for mail programs: tables, styles in the elements, and one style sheet for dark mode. The frame is
 * that of the mails of Auth in supabase/templates; a test compares them.
 */
import type { Letter, LetterFact, LetterPart } from './letter.ts';
import {
  contactSentence,
  type MailFrame,
  reasonForMail,
  senderLine,
  UNSUBSCRIBE_LABEL,
} from './mail-frame.ts';

const SERIF = 'font-family: Rockwell, Georgia, serif';
const INK = 'color: #17261f';
const MUTED = 'color: #4a5a52; font-size: 14px; line-height: 20px';
const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0"';

const DARK = [
  ['paper', 'background-color: #11191a'],
  ['card', 'background-color: #182324', 'border-color: #2e3b39'],
  ['ink', 'color: #ece7da'],
  ['muted', 'color: #adb7ad'],
  ['quote', 'background-color: #11191a', 'border-color: #e39a68', 'color: #ece7da'],
  ['action', 'background-color: #e39a68', 'color: #24120a'],
].map(([name, ...rules]) => `.${name} { ${rules.map((rule) => `${rule} !important`).join('; ')} }`);

/** Fit a text for markup: in an element and in an attribute. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A letter as a whole document of HTML. Everything in it is escaped. */
export function letterHtml(letter: Letter, frame: MailFrame): string {
  const title = escapeMarkup(letter.title);

  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>
@media (prefers-color-scheme: dark) {
${DARK.join('\n')}
}
</style>
</head>
<body class="paper" style="margin: 0; padding: 0; background-color: #f8f5ec">
<table class="paper" ${TABLE} style="background-color: #f8f5ec">
<tr><td align="center" style="padding: 32px 16px">
<table ${TABLE} style="max-width: 560px; font-family: 'Segoe UI', 'Helvetica Neue', Arial, sans-serif; font-size: 16px; line-height: 24px; overflow-wrap: anywhere; word-break: break-word; text-align: left">
<tr><td style="padding: 20px 28px; border-radius: 8px 8px 0 0; background-color: #12352a; color: #f4efe0; ${SERIF}; font-size: 20px">
${escapeMarkup(frame.agency.name)}
</td></tr>
<tr><td class="card" style="padding: 28px; border: 1px solid #d9d4c4; border-top: 0; border-radius: 0 0 8px 8px; background-color: #fffdf8">
<h1 class="ink" style="margin: 0 0 16px; ${INK}; ${SERIF}; font-size: 26px; font-weight: 600; line-height: 32px">${title}</h1>
${letter.parts.map(partHtml).join('\n')}
<p style="margin: 0 0 24px"><a class="action" href="${escapeMarkup(frame.site + letter.action.path)}" style="display: inline-block; padding: 12px 22px; border-radius: 6px; background-color: #a34a1b; color: #fffaf3; font-weight: 600; text-decoration: none">${escapeMarkup(letter.action.label)}</a></p>
<p class="muted" style="margin: 0; ${MUTED}">${escapeMarkup(letter.note)}</p>
</td></tr>
<tr><td class="muted" style="padding: 20px 28px; ${MUTED}">
${footHtml(frame)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function partHtml(part: LetterPart): string {
  switch (part.type) {
    case 'text':
      return `<p class="ink" style="margin: 0 0 16px; ${INK}">${escapeMarkup(part.text)}</p>`;
    case 'quote':
      return `<p class="quote" style="margin: 0 0 16px; padding: 12px 16px; border-left: 3px solid #a34a1b; background-color: #f8f5ec; ${INK}">${escapeMarkup(part.text).replaceAll('\n', '<br>')}</p>`;
    case 'facts':
      return `<table ${TABLE} style="margin: 0 0 16px">\n${part.facts.map(factHtml).join('\n')}\n</table>`;
    case 'list':
      return `<ul class="ink" style="margin: 0 0 16px; padding: 0 0 0 24px; ${INK}">${part.items.map((item) => `<li>${escapeMarkup(item)}</li>`).join('')}</ul>`;
  }
}

function factHtml([label, value]: LetterFact): string {
  return `<tr><td class="muted" style="padding: 4px 16px 4px 0; ${MUTED}; vertical-align: top; width: 35%">${escapeMarkup(label)}</td><td class="ink" style="padding: 4px 0; ${INK}; line-height: 20px; vertical-align: top">${escapeMarkup(value)}</td></tr>`;
}

function footHtml(frame: MailFrame): string {
  const lines = [contactSentence(frame), senderLine(frame), reasonForMail(frame)].map(escapeMarkup);
  if (frame.unsubscribeUrl !== undefined) {
    lines.push(
      `<a class="muted" href="${escapeMarkup(frame.unsubscribeUrl)}" style="color: #4a5a52">${UNSUBSCRIBE_LABEL}</a>`,
    );
  }

  return lines
    .map(
      (line, at) => `<p style="margin: ${at === lines.length - 1 ? '0' : '0 0 8px'}">${line}</p>`,
    )
    .join('\n');
}
