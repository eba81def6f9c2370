import { toBondRules } from '~/collections/to-bond-rules';
import { formatDate } from '~/domain/dates';
import { withCaseNumberBlank } from '~/domain/bonds/case-number';
import { withNoneAssigned } from '~/domain/bonds/contract-number';
import { firstTerm, namesItsEnd } from '~/domain/bonds/first-term';
import { COMPANION_KEY, NO_COMPANION } from '~/domain/bonds/companion-words';
import { captionOf, matterFields, matterOf, type MatterField } from '~/domain/bonds/matter';
import { BOND_TRAITS, type BondSlug } from '~/domain/bonds/bond-types';
import { furtherParties, principalLine } from '~/domain/bonds/principals';
import type { DraftApplication } from '~/domain/papers/draft-bond';
import type { IssuedBond } from '~/domain/papers/issued-bond';
import { stateInFull } from '~/domain/states/full-name';
import type { StateCode } from '~/domain/us-states';
import { stateName } from '~/domain/us-states';
import { SURETY } from '../../../supabase/functions/_shared/papers/paper-words.ts';
import { readBonds } from '../../tools/catalogue/read-content.ts';

const BONDS = new Map(readBonds().map((bond) => [bond.id, toBondRules(bond)]));

/** An answer for each fact that a bond may name. */
const ANSWERS: Record<string, string | number> = {
  decedent: 'Harold Michael Whitfield Jr.',
  dateOfDeath: '2026-09-12',
  ward: 'Odessa Ruth Pinckney Sr.',
  trustName: 'The Pinckney Family Trust dated May 1, 2015',
  court: 'Court of Probate, Estates Division',
  county: 'Jefferson County',
  caseNumber: '2026-ES-10-01234',
  caseTitle: 'Palmetto Builders LLC v. Reed & Sons, Inc.',
  judgmentDate: '2026-10-05',
  judgmentAmount: 18_000_000,
  appealsTo: 'Court of Appeals',
  commissionStart: '2026-12-01',
  commissionEnd: '2030-11-30',
  commissionNumber: 'N-20268811',
  licenseType: 'general building, group 3',
  licenseNumber: 'L-77120',
  licenseYearEnd: '2027-12-31',
  docketNumber: 'MC-123456',
  project: 'Pier 4 Repairs, 10 Harbor St.',
  contractNumber: 'PW-2026-041',
  contractDate: '2026-11-02',
  contractPrice: 20_000_000,
  bidDate: '2026-12-15',
  ownerAddress: '200 Meeting Street, Suite 9',
  ownerPhone: '(843) 555-0187',
  architect: 'Ansonborough Engineers, Inc.',
  planName: 'Harborline 401(k) Plan of Wando, Inc.',
  planNumber: '001',
  planAssets: 90_000_000,
  trustees: 'Ida Gadsden, Amos Ravenel Jr.',
  coveredEmployees: 'office manager, two cashiers',
};

const PERSONS = ['Marisol Inés Okafor-Reyes', 'Thaddeus J. Whitfield Jr.'];
const BUSINESSES = ['Ashley River Builders LLC', 'Wando Steel, Inc.'];

/** What differs from the usual sample. */
export type SampleChanges = {
  /** The names of the principals, in place of two. */
  principals?: readonly string[];
  /** Other answers for facts of the matter. */
  answers?: Readonly<Record<string, string>>;
  /** True for an application from before we asked for the matter. */
  isFromBefore?: boolean;
};

/** A bond as it is issued from a complete application, the facts that its checklist names, and the application. */
export function sampleBond(
  slug: BondSlug,
  state: StateCode,
  { principals: given, answers = {}, isFromBefore = false }: SampleChanges = {},
): { bond: IssuedBond; facts: Record<string, string>; draft: DraftApplication } {
  const rules = BONDS.get(slug);
  if (!rules) throw new Error(`No bond ${slug}`);

  const sections = { bondDetails: { matter: {} }, business: { matter: {} } };
  for (const { key, section, choices } of isFromBefore ? [] : matterFields(rules, state)) {
    const answer = answers[key] ?? usualChoice(key, choices) ?? ANSWERS[key];
    if (answer !== undefined) Object.assign(sections[section].matter, { [key]: answer });
  }
  const matter = matterOf(rules, sections);
  const names = given ?? (BOND_TRAITS[slug].bindsAPerson ? PERSONS : BUSINESSES);
  const principals = furtherParties({ slug }) === 'none' ? names.slice(0, 1) : [...names];
  const caption = captionOf(rules, matter);
  const obligee = obligeeOf(slug);
  const { endsOn, ending } = firstTerm(rules, state, {
    effectiveDate: '2026-12-01',
    termYears: slug === 'notary' ? 4 : 1,
    matter: sections.bondDetails.matter,
  });

  const bond: IssuedBond = {
    number: 'MSB-27182818',
    bondType: slug,
    bondName: rules.name,
    stateCode: state,
    principal: principalLine(principals),
    principals,
    obligee,
    amount: 20_000_000,
    matter,
    // The wizard takes a business to be in the state of the bond.
    principalAddress: `12 Tradd Street, Charleston, ${BOND_TRAITS[slug].bindsAPerson ? 'SC' : state} 29401`,
    principalPhone: '(843) 555-0101',
    ...(caption !== undefined && { caption }),
    ...(matter.capacity !== undefined && { capacity: matter.capacity }),
    issuedOn: '2026-11-21',
    effectiveDate: '2026-12-01',
    ...(namesItsEnd(ending) && { expiryDate: endsOn, endsWithLastDay: ending === 'last-day' }),
    verifyUrl: 'https://marshlinesurety.example/verify/Kp3vXq0aZ9b-LmT_7yWc2RdEfGh5NjUs',
  };

  return {
    bond,
    draft: { bond: rules, stateCode: state, sections: toSections(bond, sections) },
    facts: {
      ...withNoneAssigned(withCaseNumberBlank(matter)),
      caption: caption ?? '',
      capacity: matter.capacity ?? '',
      principal: bond.principal,
      firstPrincipal: principals[0] ?? '',
      lastPrincipal: principals.at(-1) ?? '',
      obligee,
      bondNumber: bond.number,
      stateInFull: stateInFull(stateName(state)),
      surety: SURETY.name,
      suretyAddress: SURETY.address,
      suretyPhone: SURETY.phone,
      principalAddress: bond.principalAddress ?? '',
      principalPhone: bond.principalPhone ?? '',
      effectiveDate: formatDate(bond.effectiveDate),
    },
  };
}

/** The first choice of a field. A bond is given alone unless a test says otherwise. */
function usualChoice(key: string, choices: MatterField['choices']): string | undefined {
  return key === COMPANION_KEY ? NO_COMPANION : choices?.[0]?.value;
}

/** The answers of the application that the bond is issued from. */
function toSections(
  { obligee, amount, effectiveDate, bondType }: IssuedBond,
  matter: Record<'bondDetails' | 'business', object>,
) {
  const address = { street: '12 Tradd Street', city: 'Charleston', zipCode: '29401' };
  const [first = '', ...others] = BUSINESSES;

  return {
    bondDetails: {
      ...matter.bondDetails,
      obligee,
      amount,
      effectiveDate,
      termYears: bondType === 'notary' ? 4 : 1,
    },
    applicant: {
      firstName: 'Marisol Inés',
      lastName: 'Okafor-Reyes',
      phone: '8435550101',
      address: { ...address, state: 'SC' },
      furtherPrincipals: [
        { firstName: 'Thaddeus', middleName: 'J.', lastName: 'Whitfield', suffix: 'Jr.' },
      ],
    },
    business: {
      ...matter.business,
      legalName: first,
      businessAddress: address,
      furtherBusinesses: others.map((legalName) => ({ legalName })),
    },
  };
}

function obligeeOf(slug: BondSlug): string {
  if (BOND_TRAITS[slug].bindsAPerson && slug !== 'notary') return 'Jefferson County Probate Court';
  if (slug === 'erisa-fidelity') return 'Harborline 401(k) Plan';

  return slug === 'employee-dishonesty' ? 'Ashley River Builders LLC' : 'Office of Public Works';
}
