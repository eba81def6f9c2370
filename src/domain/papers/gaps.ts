/** Facts that a preview of a paper does not have yet. They keep their place among the words. */

/** Two characters for private use. Papers never print them, so no answer has them. */
const START = '\uE000';
const END = '\uE001';
const GAP = /\uE000([^\uE001]*)\uE001/;

/** A part of a previewed text: words, or the name of a fact that is missing. */
export type PreviewPart = { text: string; isGap: boolean };

/** The text that stands for a missing fact. `label` names the fact. */
export function gap(label: string): string {
  return `${START}${label}${END}`;
}

/** A previewed text with its missing facts apart. */
export function splitGaps(text: string): PreviewPart[] {
  return text
    .split(GAP)
    .map((part, index) => ({ text: part, isGap: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** Whether any text of a preview lacks a fact. */
export function hasGap(preview: object): boolean {
  return JSON.stringify(preview).includes(START);
}

/** An answer as a preview prints it: without the characters that mark a missing fact. */
export function withoutGaps(text: string): string {
  return text.replaceAll(START, '').replaceAll(END, '');
}
