/** Who signs the paper of a bond, who attests the signature, and where the paper is filed. */
import type { ResolvedForm } from '../papers/bond-form.ts';
import type { IsoDate } from '../dates.ts';
import { beforeStart } from './before-start.ts';
import { mayHaveCaseNumberBlank } from './case-number.ts';
import { BOND_TRAITS, type BondSlug, parseBondSlug } from './bond-types.ts';
import { companionName } from './companion-words.ts';
import { runsToOtherParty } from './obligee-words.ts';
import { bindsAPerson, bindsEither } from './principals.ts';

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

/** Who signs, and where: "Ada Marsh must sign in ink in front of a notary." First, what to ask a court about our form. */
export function signingWords({ bondSlug, principal, signing, companion }: SignedBond): string {
  const slug = parseBondSlug(bondSlug ?? '');
  const signer = signerWords(slug, principal, WHERE[signing]);
  const asksCourt = slug !== undefined && isFiledInCourt(slug) && signing !== 'own-form';
  const words = asksCourt ? `${COURT_FORM_NOTE} ${signer}` : signer;

  return slug && companion ? `${words} ${bothForms(slug, companion)}` : words;
}

/** A court may have a form that we do not know. The clerk's checks in the filing packet ask the same. */
const COURT_FORM_NOTE =
  'First ask the clerk whether the court wants its own form. If it does, call us before you sign.';

function signerWords(slug: BondSlug | undefined, principal: string, where: string): string {
  const inPerson = `${principal} must sign in ink${where}.`;
  if (slug === undefined) return inPerson;
  if (bindsEither({ slug }))
    return `${inPerson} A person who signs for a company adds their name and title.`;

  return bindsAPerson({ slug })
    ? inPerson
    : `Someone who may sign for ${principal} must sign in ink${where}, with name and title.`;
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

/**
 * Where the paper is filed, and before which day. A principal who signs before the clerk cannot send it there, and courts
 * differ in whether they take paper.
 */
export function filingWords(bond: SignedBond): string {
  const { bondSlug, obligee, signing, fileBefore, caseNumber } = bond;
  const slug = parseBondSlug(bondSlug ?? '');
  const isOfCourt = slug !== undefined && isFiledInCourt(slug);
  const file = isOfCourt ? 'File it with' : 'Take or send it to';
  const office = filingOffice(slug, obligee);
  const words = `${signing === 'clerk' ? 'Take it to' : file} ${office}, with the power of attorney${fileBefore ? ',' : ''}${beforeStart(fileBefore)}.`;

  return isOfCourt && mayHaveCaseNumberBlank(caseNumber) ? `${words} ${CASE_NUMBER_NOTE}` : words;
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
  return slug && runsToOtherParty(slug) ? 'the clerk of the court' : obligee;
}
