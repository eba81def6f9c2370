/**
 * The companion of a bond: a second bond that the same obligee requires for the same contract. Sureties price the two as
 * one, so one application leads to both. They share the number, the parties and the term, and each has a penal sum of its
 * own in the same amount.
 */
import { answerAt } from '../underwriting/stored-answers.ts';
import { BOND_SLUGS, type BondSlug } from './bond-types.ts';
import { COMPANION_KEY } from './companion-words.ts';

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
