import type { BondSlug } from '../../../src/domain/bonds/bond-types.ts';
import type { MatterAnswers } from '../../../src/domain/bonds/matter.ts';
import { dollars } from '../../../src/domain/money.ts';

/** The answers about a bond's matter by step, as the application stores them. */
export type DemoMatter = { bondDetails: MatterAnswers; business?: MatterAnswers };

const CASE = {
  court: 'Probate Court',
  county: 'Charleston County',
  caseNumber: '2026-ES-10-01234',
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

/** The invented matter of a bond. A case is in the county that its obligee names. `about` are facts of its own. */
export function demoMatter(slug: BondSlug, obligee = '', about: MatterAnswers = {}): DemoMatter {
  const usual = MATTERS[slug] ?? { bondDetails: {} };
  const matter = { ...usual, bondDetails: { ...usual.bondDetails, ...about } };
  const name = COUNTY_OF_COURT.exec(obligee)?.[1];
  if (name === undefined || matter.bondDetails['court'] === undefined) return matter;

  return { ...matter, bondDetails: { ...matter.bondDetails, county: `${name} County` } };
}
