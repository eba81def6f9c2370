import { bindsAPerson, bindsEither } from '~/domain/bonds/principals';
import type { BondSlug } from '~/domain/bonds/bond-types';

/** Whom a bond may bind, by its kind. */
type Binds = 'person' | 'business' | 'either';

/** The words of the business step. */
type BusinessWords = {
  /** The hint of "Is a business applying?". Missing where it is not asked. */
  ask?: string | undefined;
  /** What the name of the business is for. */
  about?: string;
  legalName: string;
  dbaName: string;
  /** The hint of "Business type". */
  type?: string;
  /** Why the EIN is missing. */
  ein: string;
};

const REGISTERED =
  'The registered name, as the bond must show it, with “LLC” or “Inc.” if it has one.';

const dbaOf = (reader: string) =>
  `The name you do business as. The bond prints it after the legal name: leave it empty if the ${reader} wants the legal name alone.`;

const WORDS: Record<Binds, Omit<BusinessWords, 'ask' | 'ein'>> = {
  person: {
    about:
      'Applying for an estate or trust with an EIN of its own? Enter its name and that EIN. The bond names the person from the last step. If the company itself must be named, call us first.',
    legalName:
      'The registered name. For an estate: "Estate of" and the name. For a notary: your own name.',
    dbaName: 'The name you do business as, if different.',
    type: 'For an estate or trust, choose Other.',
  },
  business: { legalName: REGISTERED, dbaName: dbaOf('office') },
  either: {
    about:
      'The bond names this business as the principal. The person from the last step signs for it.',
    legalName: REGISTERED,
    dbaName: dbaOf('court'),
  },
};

/** The words that differ for an attorney who types the answers of a client. */
const ASK: Record<'self' | 'client', Partial<Record<Binds, string>>> = {
  self: {
    person:
      'Choose No if you apply in your own name, as most executors, guardians and notaries do.',
    either:
      'Choose Yes if a company appeals: the bond names it as the principal. Choose No if you appeal in your own name.',
  },
  client: {
    person: 'Choose No if your client applies in person, as most executors and guardians do.',
    either:
      'Choose Yes if a company appeals: the bond names it as the principal. Choose No if your client appeals in person.',
  },
};
const EIN = {
  self: 'Enter the EIN here. For your safety, it is never kept on this device.',
  client: 'Enter the EIN here. For safety, it is never kept on this device.',
};

/** The words of the business step for a bond, and for an attorney who types the answers of a client. */
export function businessWords(bond: { slug: BondSlug }, isForClient: boolean): BusinessWords {
  const binds = whomItBinds(bond);
  const typist = isForClient ? 'client' : 'self';

  return { ...WORDS[binds], ask: ASK[typist][binds], ein: EIN[typist] };
}

function whomItBinds(bond: { slug: BondSlug }): Binds {
  if (bindsEither(bond)) return 'either';

  return bindsAPerson(bond) ? 'person' : 'business';
}
