/** The words about a bond that comes with another one (`companion.ts`), apart for pages that need no list of bonds. */
import type { BondSlug } from './bond-types.ts';

/** The field of a bond's matter that asks for its companion. Its answer is the companion's slug, or {@link NO_COMPANION}. */
export const COMPANION_KEY = 'companion';

/** The answer for a bond that is given alone. */
export const NO_COMPANION = 'none';

/** The name of a bond inside a sentence: "payment bond". */
export function companionName(bond: string): string {
  return bond.replaceAll('-', ' ');
}

/** The name of a bond at the head of its paper: "Payment Bond". */
export function companionTitle(bond: BondSlug): string {
  return companionName(bond).replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** The name of a bond and its companion: "Performance Bond with a payment bond". */
export function pairName(name: string, companion: string | undefined): string {
  return companion === undefined ? name : `${name} ${wordsOf(companion)}`;
}

/** A caption that says that the companion comes with the bond: "Pier 4 Repairs, contract 12, with a payment bond". */
export function withCompanion(caption: string | undefined, companion: BondSlug): string {
  const words = wordsOf(companion);

  return caption === undefined ? words : `${caption}, ${words}`;
}

/** The caption as it was before `withCompanion`. */
export function withoutCompanion(caption: string, companion: BondSlug): string {
  const words = wordsOf(companion);
  if (caption === words) return '';

  return caption.endsWith(`, ${words}`) ? caption.slice(0, -`, ${words}`.length) : caption;
}

function wordsOf(companion: string): string {
  return `with a ${companionName(companion)}`;
}
