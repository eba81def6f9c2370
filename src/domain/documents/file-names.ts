import { cleanLine } from '../fields/clean-text.ts';

/** Longest name of a stored file, its ending included (spec 1, section 5). */
export const MAX_STORED_NAME_LENGTH = 80;

/** Longest ending of a stored file's name, without the dot (spec 1, section 5). */
export const MAX_STORED_EXTENSION_LENGTH = 8;

/** Longest name kept for people to read; the database checks it too. */
export const MAX_ORIGINAL_NAME_LENGTH = 255;

/** What a file is called when nothing of its name can be kept. */
const NAMELESS = 'file';

/** Names that mean a device to Windows, whatever ending follows. */
const DEVICE_NAME = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** Endings of programs and pages. A document's name that has one before its own ending hides something. */
const PROGRAM_EXTENSIONS = new Set([
  ...['exe', 'msi', 'scr', 'pif', 'bat', 'cmd', 'dll', 'lnk', 'reg', 'apk', 'dmg', 'jar'],
  ...['js', 'mjs', 'vbs', 'vbe', 'wsf', 'hta', 'ps1', 'sh', 'php', 'phtml', 'asp', 'aspx', 'jsp'],
  ...['html', 'htm', 'xhtml', 'svg', 'docm', 'dotm', 'xlsm', 'pptm', 'zip', 'rar', '7z', 'iso'],
]);

/** The ending of a name without its dot, as it is written; empty when there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');

  return dot < 0 ? '' : name.slice(dot + 1);
}

/** Whether a name has the ending of a program or page before its own, as `statement.exe.pdf` does. */
export function hidesProgram(name: string): boolean {
  const [, ...endings] = name.toLowerCase().split('.');

  return endings.slice(0, -1).some((ending) => PROGRAM_EXTENSIONS.has(ending.trim()));
}

/**
 * The name a file is stored under: lower-case letters, digits and hyphens, one dot before an ending of at most 8, at
 * most 80 characters in all. Accents go, other writing becomes hyphens; the result is never empty and never a path.
 */
export function sanitizeFileName(name: string): string {
  const last = name.replace(/^.*[/\\]/s, '');
  const dot = last.lastIndexOf('.');
  const extension = toPlain(dot < 0 ? '' : last.slice(dot + 1))
    .replaceAll('-', '')
    .slice(0, MAX_STORED_EXTENSION_LENGTH);
  const ending = extension === '' ? '' : `.${extension}`;
  const stem = toPlain(dot < 0 ? last : last.slice(0, dot));

  return `${toStem(stem, MAX_STORED_NAME_LENGTH - ending.length)}${ending}`;
}

/**
 * A name as people read it in a list: one line of at most 255 characters, without characters that cannot be seen or
 * that turn the direction of writing. Never empty.
 */
export function readableFileName(name: string): string {
  const clean = cleanLine(name.normalize('NFC'));
  const short = clean
    .slice(0, MAX_ORIGINAL_NAME_LENGTH)
    .replace(/\p{Cs}$/u, '')
    .trim();

  return short === '' ? NAMELESS : short;
}

function toStem(plain: string, maxLength: number): string {
  const safe = DEVICE_NAME.test(plain) ? `${NAMELESS}-${plain}` : plain;
  const short = safe.slice(0, maxLength).replace(/-$/, '');

  return short === '' ? NAMELESS : short;
}

/** Letters without their accents, digits, and one hyphen for whatever stands between. */
function toPlain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
