import { companionOf } from '../../../../src/domain/bonds/companion.ts';
import { companionFacts } from '../../../../src/domain/papers/companion-facts.ts';
import type { ResolvedForm } from '../../../../src/domain/papers/bond-form.ts';
import { fillBlanks } from '../../../../src/domain/papers/fill-blanks.ts';
import type { BlankWords } from '../../../../src/domain/papers/form-blanks.ts';
import { formOf as formOfBond } from '../../../../src/domain/papers/form-of.ts';
import { lackingMatter } from '../../../../src/domain/papers/printed-form.ts';
import type { IssuedBond } from '../../../../src/domain/papers/issued-bond.ts';
import { unprintableCharacters } from '../../../../src/domain/papers/printed-text.ts';
import { changeWords, type RiderChange } from '../../../../src/domain/papers/rider-change.ts';
import { BOND_FORMS, SURETY } from './paper-words.ts';

/** Printed on papers whose wording counsel has not approved, or whose surety is a sample. */
export const SAMPLE_NOTE =
  'Sample wording. It has not been approved by counsel and binds nobody until it is.';

/** The text of a bond in its state. Throws if there is none. */
export function formOf({
  bondType,
  stateCode,
}: Pick<IssuedBond, 'bondType' | 'stateCode'>): ResolvedForm {
  return formOfBond(BOND_FORMS, bondType, stateCode);
}

/** The paragraph that a later paper adds for a bond that comes with a companion. Empty for a bond given alone. */
export function companionText(
  { matter }: Pick<IssuedBond, 'matter'>,
  paper: Exclude<keyof typeof SURETY.companion, 'bond'>,
): string[] {
  return companionOf(matter) ? [SURETY.companion[paper]] : [];
}

/** The values for the blanks in a bond's papers. */
export function blankWords(bond: IssuedBond): BlankWords {
  return fillBlanks(bond, formOf(bond), SURETY);
}

/** The facts that the bond's paper names and the bond lacks, also those on the form of its companion; see `lackingMatter`. */
export function lackingOn(bond: IssuedBond): string[] {
  const companion = companionFacts(bond);

  return [...new Set([...lackingOnForm(bond), ...(companion ? lackingOnForm(companion) : [])])];
}

function lackingOnForm(bond: IssuedBond): string[] {
  const form = formOf(bond);

  // Staff fill in the form that the court or agency requires by hand.
  return form.ownForm ? [] : lackingMatter(form, blankWords(bond));
}

type GivenWords = Pick<IssuedBond, 'principal' | 'obligee'> &
  Partial<Pick<IssuedBond, 'matter' | 'caption' | 'capacity' | 'purpose' | 'principalAddress'>> & {
    rider?: { change: RiderChange } | undefined;
  };

/** All printed text of a bond's papers that is not our own wording. */
export function givenText(bond: GivenWords): string {
  const { from = '', to = '' } = bond.rider ? changeWords(bond.rider.change) : {};
  const { principal, obligee, matter = {}, caption = '', capacity = '', purpose = '' } = bond;
  const { principalAddress = '' } = bond;

  return [
    principal,
    obligee,
    ...Object.values(matter),
    caption,
    capacity,
    purpose,
    principalAddress,
    from,
    to,
  ].join(' ');
}

/** The characters that the papers of a bond cannot print. */
export function unprintableOn(bond: GivenWords): string[] {
  return unprintableCharacters(givenText(bond));
}

/**
 * Throw if the papers cannot print a name as it is written. A bond in another name than its principal's would be
 * invalid.
 */
export function refuseUnprintable(bond: IssuedBond): void {
  const characters = unprintableOn(bond);
  if (characters.length > 0) {
    throw new Error(`[papers] The papers cannot print the characters ${characters.join(' ')}`);
  }
}

/** Throw if the paper would have an empty recital. */
export function refuseLacking(bond: IssuedBond): void {
  const facts = lackingOn(bond);
  if (facts.length > 0) throw new Error(`[papers] The bond lacks ${facts.join(', ')}`);
}

/** The timestamp of a bond's papers, derived from the day of signing. */
export function paperMoment({ issuedOn }: Pick<IssuedBond, 'issuedOn'>): Date {
  return new Date(`${issuedOn}T12:00:00Z`);
}
