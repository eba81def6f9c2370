import type { BondSlug } from '../../../src/domain/bonds/bond-types.ts';
import type { MatterAnswers } from '../../../src/domain/bonds/matter.ts';
import { addDays, type IsoDate, yearOf } from '../../../src/domain/dates.ts';
import { dollars } from '../../../src/domain/money.ts';
import type { DemoBond } from './demo-account.ts';

/** The answers about a bond's matter by step, as the application stores them. */
export type DemoMatter = { bondDetails: MatterAnswers; business?: MatterAnswers };

/** The usual case number. YYYY is the year in which the case was opened. */
const CASE_NUMBER = 'YYYY-ES-10-01234';

const CASE = {
  court: 'Probate Court',
  county: 'Charleston County',
  caseNumber: CASE_NUMBER.replace('YYYY', '2026'),
};
const ESTATE = {
  bondDetails: { decedent: 'Harold M. Whitfield', dateOfDeath: '2026-03-04', ...CASE },
  business: { personalProperty: dollars(72_000), annualIncome: dollars(4_800) },
};
const CONTRACT = {
  project: 'Pier 4 Repairs, 10 Harbor Street, Charleston',
  contractNumber: 'P4-118',
  contractDate: '2026-03-02',
  contractPrice: dollars(480_000),
  ownerAddress: '80 Broad Street, Charleston, SC 29401',
};
const LICENSE = { licenseNumber: 'Not issued yet' };

/**
 * Invented facts for the papers of the bonds that the demo and the tests issue. Florida's additions are missing, because no
 * demo bond is there.
 */
const MATTERS: Partial<Record<BondSlug, DemoMatter>> = {
  'executor-personal-representative': {
    ...ESTATE,
    bondDetails: { capacity: 'personal representative', ...ESTATE.bondDetails },
  },
  administrator: {
    ...ESTATE,
    bondDetails: { capacity: 'personal representative', ...ESTATE.bondDetails },
  },
  'guardian-conservator': {
    bondDetails: { capacity: 'conservator', ward: 'Ruth E. Whitfield', ...CASE },
  },
  trustee: {
    bondDetails: { capacity: 'trustee', trustName: 'The Whitfield Family Trust', ...CASE },
  },
  'appeal-supersedeas': {
    bondDetails: {
      caseTitle: 'Palmetto Builders LLC v. Reed',
      ...CASE,
      judgmentDate: '2026-02-10',
      judgmentAmount: dollars(100_000),
      appealsTo: 'South Carolina Court of Appeals',
    },
  },
  notary: {
    bondDetails: { county: 'Washington County', commissionNumber: 'Not commissioned yet' },
  },
  'auto-dealer': { bondDetails: { licenseType: 'Used motor vehicle dealer', ...LICENSE } },
  'contractor-license': {
    bondDetails: { licenseType: 'General contractor, building', ...LICENSE },
  },
  'freight-broker-bmc-84': { bondDetails: { authority: 'broker', docketNumber: 'MC-123456' } },
  'bid-bond': {
    bondDetails: {
      project: CONTRACT.project,
      contractNumber: 'IFB-26-07',
      bidDate: '2026-12-15',
      ownerAddress: CONTRACT.ownerAddress,
    },
  },
  'performance-bond': { bondDetails: { ...CONTRACT, companion: 'payment-bond' } },
  'payment-bond': { bondDetails: CONTRACT },
  'erisa-fidelity': { bondDetails: { planName: 'Okafor Motors 401(k) Plan', planNumber: '001' } },
  'employee-dishonesty': { bondDetails: { coveredEmployees: 'All employees' } },
};

/** The county in the name of a court: "Probate Court of Chatham County", "Beaufort Probate Court". */
const COUNTY_OF_COURT = /(\w+) (?:County|Probate Court)/;

/** The invented matter of a bond, with fixed days. */
export function usualMatter(slug: BondSlug): DemoMatter {
  return MATTERS[slug] ?? { bondDetails: {} };
}

/** How many days after the first day of its bond a day of a matter is. Most days are before it. */
const DAYS_AFTER_START: Readonly<Record<string, number>> = {
  dateOfDeath: -45,
  judgmentDate: -25,
  contractDate: -20,
  bidDate: 14,
};

/** A case is opened this many days before the first day of its bond. */
const OPENED_BEFORE_DAYS = 15;

type DemoTerms = Pick<DemoBond, 'bondSlug' | 'obligee' | 'about' | 'startsInDays'>;

/**
 * The invented matter of a demo bond. Its days and the year of its case number fit the first day of the bond. A case is in
 * the county that its obligee names.
 */
export function demoMatter(bond: DemoTerms, today: IsoDate): DemoMatter {
  const { bondDetails, ...usual } = usualMatter(bond.bondSlug);
  const startsOn = addDays(today, bond.startsInDays);
  const days = Object.entries(DAYS_AFTER_START).filter(([key]) => key in bondDetails);
  const county = COUNTY_OF_COURT.exec(bond.obligee)?.[1];
  const facts = { ...bondDetails, ...bond.about };

  return {
    ...usual,
    bondDetails: {
      ...facts,
      ...Object.fromEntries(days.map(([key, after]) => [key, addDays(startsOn, after)])),
      ...('caseNumber' in facts && { caseNumber: caseNumberOf(bond, today) }),
      ...(county !== undefined && 'court' in facts && { county: `${county} County` }),
    },
  };
}

/** The number of a demo bond's case. YYYY and YY in it become the year in which the case was opened. */
export function caseNumberOf(
  { about, startsInDays }: Pick<DemoTerms, 'about' | 'startsInDays'>,
  today: IsoDate,
): string {
  const pattern = String(about?.['caseNumber'] ?? CASE_NUMBER);
  const year = String(yearOf(addDays(today, startsInDays - OPENED_BEFORE_DAYS)));

  return pattern.replace('YYYY', year).replace('YY', year.slice(2));
}
