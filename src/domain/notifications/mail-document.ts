/**
 * The frame of every mail, both Auth's and ours, as HTML for mail programs: tables, inline styles,
 * and one style sheet for dark mode. Callers pass escaped texts.
 */

export const INK = 'color: #17261f';
export const MUTED = 'color: #4a5a52; font-size: 14px; line-height: 20px';
export const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0"';

const SERIF = 'font-family: Rockwell, Georgia, serif';

const DARK = [
  ['paper', 'background-color: #11191a'],
  ['card', 'background-color: #182324', 'border-color: #2e3b39'],
  ['ink', 'color: #ece7da'],
  ['muted', 'color: #adb7ad'],
  ['quote', 'background-color: #11191a', 'border-color: #e39a68', 'color: #ece7da'],
  ['action', 'background-color: #e39a68', 'color: #24120a'],
].map(([name, ...rules]) => `.${name} { ${rules.map((rule) => `${rule} !important`).join('; ')} }`);

/** The parts of a mail as HTML. */
export type MailParts = {
  title: string;
  /** The name at the top of the mail. */
  sender: string;
  /** The contents of the card below the title. */
  body: readonly string[];
  /** The lines below the card. */
  foot: readonly string[];
};

/** A mail as a complete HTML document. */
export function mailDocument({ title, sender, body, foot }: MailParts): string {
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
${sender}
</td></tr>
<tr><td class="card" style="padding: 28px; border: 1px solid #d9d4c4; border-top: 0; border-radius: 0 0 8px 8px; background-color: #fffdf8">
<h1 class="ink" style="margin: 0 0 16px; ${INK}; ${SERIF}; font-size: 26px; font-weight: 600; line-height: 32px">${title}</h1>
${body.join('\n')}
</td></tr>
<tr><td class="muted" style="padding: 20px 28px; ${MUTED}">
${foot.map((line, at) => `<p style="margin: ${at === foot.length - 1 ? '0' : '0 0 8px'}">${line}</p>`).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** A paragraph of a mail. */
export function mailText(text: string): string {
  return `<p class="ink" style="margin: 0 0 16px; ${INK}">${text}</p>`;
}

/** The button of a mail. */
export function mailAction(href: string, label: string): string {
  return `<p style="margin: 0 0 24px"><a class="action" href="${href}" style="display: inline-block; padding: 12px 22px; border-radius: 6px; background-color: #a34a1b; color: #fffaf3; font-weight: 600; text-decoration: none">${label}</a></p>`;
}

/** A code to type, large and on one line. */
export function mailCode(code: string): string {
  return `<p class="ink" style="margin: 0 0 24px; ${INK}; font-family: Consolas, Menlo, monospace; font-size: 26px; line-height: 32px; white-space: nowrap">${code}</p>`;
}

/** The small print at the end of the card. */
export function mailNote(text: string): string {
  return `<p class="muted" style="margin: 0; ${MUTED}">${text}</p>`;
}
