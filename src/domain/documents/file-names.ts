import { cleanLine } from '../fields/clean-text.ts';

/** Maximum length of a stored file's name, including its extension. */
export const MAX_STORED_NAME_LENGTH = 80;

/** Maximum length of a stored file's extension, without the dot. */
export const MAX_STORED_EXTENSION_LENGTH = 8;

/** Maximum length of the readable name. The database has the same limit. */
export const MAX_ORIGINAL_NAME_LENGTH = 255;

/** Maximum length of a name in a toast, and the parts kept of a longer one. */
const MAX_SHORT_NAME_LENGTH = 60;
const SHORT_NAME_START = 36;
const SHORT_NAME_END = 20;

/** The name of a file when no part of its own name can be kept. */
const NAMELESS = 'file';

/** Names of Windows devices, with any extension. */
const DEVICE_NAME = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * Extensions of programs and web pages. A document's name with one of them before its own extension
 * is suspicious.
 */
const PROGRAM_EXTENSIONS = new Set([
  'exe',
  'msi',
  'scr',
  'pif',
  'bat',
  'cmd',
  'dll',
  'lnk',
  'reg',
  'apk',
  'dmg',
  'jar',
  'js',
  'mjs',
  'vbs',
  'vbe',
  'wsf',
  'hta',
  'ps1',
  'sh',
  'php',
  'phtml',
  'asp',
  'aspx',
  'jsp',
  'html',
  'htm',
  'xhtml',
  'svg',
  'docm',
  'dotm',
  'xlsm',
  'pptm',
  'zip',
  'rar',
  '7z',
  'iso',
]);

/** The extension of a name without its dot, as written. Empty when there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');

  return dot < 0 ? '' : name.slice(dot + 1);
}

/**
 * Whether a name has the extension of a program or web page before its own, such as
 * `statement.exe.pdf`.
 */
export function hidesProgram(name: string): boolean {
  const [, ...endings] = name.toLowerCase().split('.');

  return endings.slice(0, -1).some((ending) => PROGRAM_EXTENSIONS.has(ending.trim()));
}

/**
 * The name for storing a file: lower-case letters, digits and hyphens, a dot and an extension of at
 * most 8 characters, and at most 80 characters in total. Accents are removed, other characters
 * become hyphens. The result is never empty and never a path.
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
 * A readable name for lists: one line of at most 255 characters, without invisible characters and
 * those that reverse the direction of text. Never empty.
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

/**
 * Shorten a name for a toast. A long name loses its middle, so that its extension stays readable.
 */
export function shortFileName(name: string): string {
  if (name.length <= MAX_SHORT_NAME_LENGTH) return name;
  const signs = [...name];

  return `${signs.slice(0, SHORT_NAME_START).join('')}…${signs.slice(-SHORT_NAME_END).join('')}`;
}

/** Letters without accents, digits, and one hyphen for each run of other characters. */
function toPlain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
