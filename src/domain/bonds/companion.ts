/**
 * The companion of a bond: a second bond that the same obligee requires for the same contract. Sureties price the two as
 * one, so one application leads to both. They share the number, the parties and the term, and each has a penal sum of its
 * own in the same amount.
 */
import { answerAt } from '../underwriting/stored-answers.ts';
import { BOND_SLUGS, type BondSlug } from './bond-types.ts';

/** The field of a bond's matter that asks for its companion. Its answer is the companion's slug, or {@link NO_COMPANION}. */
export const COMPANION_KEY = 'companion';

/** The answer for a bond that is given alone. */
export const NO_COMPANION = 'none';

/** The companion that the answers about a bond's matter name. Undefined for a bond that is given alone. */
export function companionOf(matter: Readonly<Record<string, unknown>>): BondSlug | undefined {
  return BOND_SLUGS.find((slug) => slug === matter[COMPANION_KEY]);
}

/** The companions that a bond's field offers. */
export function offeredCompanions(
  fields: readonly { key: string; choices?: readonly { value: string }[] | undefined }[],
): BondSlug[] {
  const values = fields
    .filter(({ key }) => key === COMPANION_KEY)
    .flatMap(({ choices = [] }) => choices.map(({ value }) => value));

  return BOND_SLUGS.filter((slug) => values.includes(slug));
}

/** The companion that the sections of an application ask for, if the bond offers it. */
export function chosenCompanion(
  bond: { matter: Parameters<typeof offeredCompanions>[0] } | undefined,
  sections: unknown,
): BondSlug | undefined {
  const answer = answerAt(sections, `bondDetails.matter.${COMPANION_KEY}`);

  return bond && offeredCompanions(bond.matter).find((slug) => slug === answer);
}

/** The name of a bond inside a sentence: "payment bond". */
export function companionName(bond: BondSlug): string {
  return bond.replaceAll('-', ' ');
}

/** The name of a bond at the head of its paper: "Payment Bond". */
export function companionTitle(bond: BondSlug): string {
  return companionName(bond).replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** The name of a bond and its companion: "Performance Bond with a payment bond". */
export function pairName(name: string, companion: BondSlug | undefined): string {
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

function wordsOf(companion: BondSlug): string {
  return `with a ${companionName(companion)}`;
}
