/** The principals of a bond: the persons or businesses that it binds, as the papers name them. */
import { BOND_TRAITS, type BondSlug } from './bond-types.ts';

/** How many principals a bond may bind besides the first one. */
export const MAX_FURTHER_PARTIES = 5;

/** The parts of a person's legal name. Older answers have no middle name and no suffix. */
export type PersonName = {
  firstName: string;
  middleName?: string | undefined;
  lastName: string;
  suffix?: string | undefined;
};

/** The answers that name the principals. */
export type PrincipalAnswers = {
  applicant: PersonName & { furtherPrincipals?: readonly PersonName[] | undefined };
  business: {
    /** The answer to "Is a business applying?". */
    isBusiness?: string | undefined;
    legalName?: string | undefined;
    dbaName?: string | undefined;
    furtherBusinesses?: readonly { legalName: string }[] | undefined;
  };
};

type Bond = { slug: BondSlug };

/** Whether a principal is a person or a business. */
export type PrincipalKind = 'person' | 'business';

/** Whether the bond usually binds a person. All other bonds bind the business. */
export function bindsAPerson({ slug }: Bond): boolean {
  return BOND_TRAITS[slug].bindsAPerson;
}

/** Whether the bond binds a person or a business, whichever applies. */
export function bindsEither({ slug }: Bond): boolean {
  return BOND_TRAITS[slug].mayBindABusiness;
}

/** What the first principal of an application is. A bond that binds either binds the business if one applies. */
export function firstPrincipalKind(
  bond: Bond,
  { isBusiness }: Pick<PrincipalAnswers['business'], 'isBusiness'>,
): PrincipalKind {
  const isByBusiness = bindsEither(bond) && isBusiness === 'yes';

  return bindsAPerson(bond) && !isByBusiness ? 'person' : 'business';
}

/**
 * The principals of a bond with what each one is. All but the first are what the bond usually binds. So is the first if its
 * kind is not known.
 */
export function withKinds(bond: {
  bondType: BondSlug;
  principals: readonly string[];
  firstPrincipal?: PrincipalKind | undefined;
}): { name: string; kind: PrincipalKind }[] {
  const usual = bindsAPerson({ slug: bond.bondType }) ? 'person' : 'business';

  return bond.principals.map((name, index) => ({
    name,
    kind: index === 0 ? (bond.firstPrincipal ?? usual) : usual,
  }));
}

/** Who may be bound besides the first principal: co-executors, partners in a joint venture, or nobody. */
export function furtherParties({ slug }: Bond): 'persons' | 'businesses' | 'none' {
  const { bindsAPerson: isPerson, mayBindSeveral } = BOND_TRAITS[slug];
  if (!mayBindSeveral) return 'none';

  return isPerson ? 'persons' : 'businesses';
}

/** A person's full name, every part exactly as typed: "Ada Q. Marsh Jr.". */
export function personName({ firstName, middleName, lastName, suffix }: PersonName): string {
  return [firstName, middleName, lastName, suffix].filter(Boolean).join(' ');
}

/**
 * A business with the name it trades under, as license offices write it: "Marsh LLC d/b/a Tide Motors". The legal name
 * alone if it trades under no other.
 */
export function businessName({
  legalName = '',
  dbaName = '',
}: Pick<PrincipalAnswers['business'], 'legalName' | 'dbaName'>): string {
  const isOther = dbaName !== '' && dbaName.toLowerCase() !== legalName.toLowerCase();

  return isOther ? `${legalName} d/b/a ${dbaName}` : legalName;
}

/**
 * The names of the principals, exactly as typed. The first one is the applicant, or the business
 * that applies.
 */
export function principalsOf(bond: Bond, { applicant, business }: PrincipalAnswers): string[] {
  const further = furtherParties(bond);
  const persons = further === 'persons' ? (applicant.furtherPrincipals ?? []) : [];
  const businesses = further === 'businesses' ? (business.furtherBusinesses ?? []) : [];
  const isPerson = firstPrincipalKind(bond, business) === 'person';
  const first = isPerson ? personName(applicant) : businessName(business);

  return [first, ...persons.map(personName), ...businesses.map(({ legalName }) => legalName)];
}

/** The names in one line: "A", "A and B", "A, B and C". The database has the same rule in `private.principal_line`. */
export function principalLine(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  const others = names.slice(0, -1).join(', ');

  return others === '' ? last : `${others} and ${last}`;
}
