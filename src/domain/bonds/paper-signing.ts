/** Who signs the paper of a bond, who attests the signature, and where the paper is filed. */
import type { ResolvedForm } from '../papers/bond-form.ts';
import type { IsoDate } from '../dates.ts';
import { beforeStart } from './before-start.ts';
import { mayHaveCaseNumberBlank } from './case-number.ts';
import { BOND_TRAITS, type BondSlug, parseBondSlug } from './bond-types.ts';
import { companionName } from './companion-words.ts';
import { bindsAPerson } from './principals.ts';

/**
 * How a principal's signature is attested. `notary`: our form has a block for a notary for each principal. `clerk`: the
 * principal signs before the judge or clerk of the court. `own-form`: by the form that the court or agency requires.
 */
export type PaperSigning = 'notary' | 'clerk' | 'own-form';

/** How the paper of a bond is signed, by its form. */
export function paperSigning({
  attestation,
  ownForm,
}: Pick<ResolvedForm, 'attestation' | 'ownForm'>): PaperSigning {
  if (ownForm) return 'own-form';

  return attestation === 'clerk-attestation' ? 'clerk' : 'notary';
}

/** The facts of a bond that its steps name. */
export type SignedBond = {
  bondSlug: string | undefined;
  /** The principals in one line. */
  principal: string;
  obligee: string;
  signing: PaperSigning;
  /** The bond that comes with it, in the same file. */
  companion?: BondSlug | undefined;
  /** The day before which the bond should be filed (`before-start.ts`). */
  fileBefore?: IsoDate | undefined;
  /** The answer to the question for the case number of a court bond. Missing if unknown. */
  caseNumber?: string | undefined;
};

const WHERE: Record<PaperSigning, string> = {
  notary: ' in front of a notary',
  clerk: ' before the judge or clerk of the court, not earlier',
  'own-form': ' where the office’s own form asks for the principal',
};

/** Who signs, and where: "Ada Marsh must sign in ink in front of a notary." */
export function signingWords({ bondSlug, principal, signing, companion }: SignedBond): string {
  const slug = parseBondSlug(bondSlug ?? '');
  const where = WHERE[signing];
  const words =
    slug === undefined || bindsAPerson({ slug })
      ? `${principal} must sign in ink${where}.`
      : `Someone who may sign for ${principal} must sign in ink${where}, with name and title.`;

  return slug && companion ? `${words} ${bothForms(slug, companion)}` : words;
}

/** What a reader of the bond's file does with its second form. */
export function bothForms(bond: BondSlug, companion: BondSlug): string {
  return `The file holds two forms, the ${companionName(bond)} and the ${companionName(companion)}: sign and file both.`;
}

const LEAVE = 'Leave the lines for the surety empty.';
const SIGNED = 'The surety has signed its part.';

/** What the packet says about the lines for the surety, which we sign on an office's own form. */
export function suretyLinesWords(isOwnForm: boolean): string {
  return isOwnForm ? SIGNED : `${LEAVE} If the office wants them filled in, call us.`;
}

const ATTESTED: Record<PaperSigning, string> = {
  notary: `Required. Take the bond and your ID to a notary, who fills in the notary’s part. Each person who signs needs this. The bond has no lines for witnesses. ${LEAVE}`,
  clerk: `The judge or clerk attests your signature in the court’s box on the bond. Ask whether a notary must fill in the notary’s part too. ${LEAVE}`,
  'own-form': `If the form has a part for a notary or witnesses, have it filled in. If not, this step is done. ${SIGNED}`,
};

/** Whether the paper must be notarized or witnessed. */
export function attestationWords({ signing }: SignedBond): string {
  return ATTESTED[signing];
}

/** Where the paper is filed, and before which day. A principal who signs before the clerk cannot send it there. */
export function filingWords(bond: SignedBond): string {
  const { bondSlug, obligee, signing, fileBefore, caseNumber } = bond;
  const verb = signing === 'clerk' ? 'Take' : 'Take or send';
  const slug = parseBondSlug(bondSlug ?? '');
  const office = filingOffice(slug, obligee);
  const words = `${verb} it to ${office}, with the power of attorney${fileBefore ? ',' : ''}${beforeStart(fileBefore)}.`;

  return slug !== undefined && isFiledInCourt(slug) && mayHaveCaseNumberBlank(caseNumber)
    ? `${words} ${CASE_NUMBER_NOTE}`
    : words;
}

/** A court often assigns the number only when the bond is filed (`case-number.ts`). */
const CASE_NUMBER_NOTE =
  'If the bond has a blank for the case number, ask the clerk for it and fill in the blank on every paper.';

function isFiledInCourt(slug: BondSlug): boolean {
  const { requests } = BOND_TRAITS[slug];

  return requests === 'fiduciary' || requests === 'appeal';
}

/** The office that takes a bond is its obligee. An appeal bond runs to the other party, and the court takes it. */
export function filingOffice(slug: BondSlug | undefined, obligee: string): string {
  return slug === 'appeal-supersedeas' ? 'the clerk of the court' : obligee;
}
