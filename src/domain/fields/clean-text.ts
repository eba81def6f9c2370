import { toPrinted } from '../papers/printed-text.ts';

/** Characters a database or a certificate cannot hold: controls other than tab and line end, and halves of pairs. */
const UNPRINTABLE = /(?![\t\n])[\p{Cc}\p{Cs}]/gu;

/** One line of text: without unprintable characters, with single blanks, without blanks around it. */
export function cleanLine(text: string): string {
  return cleanNote(text).replace(/\s+/g, ' ');
}

/** Several lines of text: without unprintable characters, with plain line ends, without blanks around it. */
export function cleanNote(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(UNPRINTABLE, '').trim();
}

/** As `cleanLine`, in the form in which our papers print it. */
export function cleanPrintedLine(text: string): string {
  return cleanLine(toPrinted(cleanNote(text)));
}

/** As `cleanNote`, in the form in which our papers print it. */
export function cleanPrintedNote(text: string): string {
  return cleanNote(toPrinted(cleanNote(text)));
}
