import { addDays, formatShortDate, type IsoDate } from '../../../src/domain/dates.ts';
import { dollars, formatWholeMoney } from '../../../src/domain/money.ts';
import { toAccountAnswers } from '../../../src/domain/quote/account-draft.ts';
import type { Address } from '../../../src/domain/quote/address.ts';
import type { Applicant } from '../../../src/domain/quote/applicant.ts';
import type { ApplicationAnswers } from '../../../src/domain/quote/application.ts';
import type { Business } from '../../../src/domain/quote/business.ts';
import type { StateCode } from '../../../src/domain/us-states.ts';
import type { IdentityAnswers } from '../../functions/submit-application/identities.ts';
import type { DemoAccount, DemoApplication, DemoBond } from './demo-account.ts';
import { demoMatter } from './demo-matter.ts';
import { STORED_SAMPLES } from './sample-sections.ts';

const ADDRESS: Address = {
  street: '12 Tidewater Lane',
  city: 'Charleston',
  state: 'SC',
  zipCode: '29401',
};

/** The business has an office in each state of a demonstration bond, because an application asks for an address there. */
const OFFICES: Partial<Record<StateCode, Omit<Address, 'state'>>> = {
  AZ: { street: '40 Roosevelt Street', city: 'Phoenix', zipCode: '85003' },
  CA: { street: '810 Capitol Avenue', city: 'Sacramento', zipCode: '95814' },
  FL: { street: '215 Monroe Street', city: 'Tallahassee', zipCode: '32301' },
  GA: { street: '120 Peachtree Street', city: 'Atlanta', zipCode: '30303' },
  NC: { street: '210 Market Street', city: 'Wilmington', zipCode: '28401' },
  PA: { street: '31 Walnut Street', city: 'Harrisburg', zipCode: '17101' },
  SC: { street: '301 Meeting Street', city: 'Charleston', zipCode: '29401' },
  TN: { street: '501 Union Street', city: 'Nashville', zipCode: '37219' },
  VA: { street: '700 Grace Street', city: 'Richmond', zipCode: '23219' },
};

/** Invented numbers. They are sealed like those of a real applicant. */
export const DEMO_IDENTITY: IdentityAnswers = {
  applicant: { ssn: '219099999', dateOfBirth: '1979-11-30' },
  business: { ein: '570999999' },
};

type SentAnswers = Omit<ApplicationAnswers, 'applicant' | 'business'> & {
  applicant: Omit<Applicant, 'ssn' | 'dateOfBirth'>;
  business: Omit<Business, 'ein'>;
};

/** The answers of a submitted application, without the answers that are never stored. */
export function sentAnswers(
  account: DemoAccount,
  bond: DemoBond | DemoApplication,
  today: IsoDate,
): SentAnswers {
  const matter = demoMatter(bond, today);

  return {
    bondDetails: {
      amount: bond.amount,
      effectiveDate: addDays(today, bond.startsInDays),
      termYears: bond.termYears,
      obligee: bond.obligee,
      matter: matter.bondDetails,
    },
    applicant: {
      firstName: account.firstName,
      lastName: account.lastName,
      ...bond.client,
      email: account.email,
      phone: '8435550142',
      address: ADDRESS,
      experience: { yearsInBusiness: 8, previousBonds: 'yes' },
    },
    business: {
      legalName: account.business,
      businessType: 'llc',
      yearEstablished: 2017,
      annualRevenue: dollars(820_000),
      employeeCount: 9,
      businessAddress: officeIn(bond.stateCode),
      businessDescription: 'A business made up for a demonstration',
      ...(matter.business && { matter: matter.business }),
    },
    ...structuredClone(STORED_SAMPLES),
  };
}

function officeIn(state: StateCode): Address {
  const office = OFFICES[state];
  if (!office) throw new Error(`The demonstration has no office in ${state}`);

  return { ...office, state };
}

/** The answers of a draft left at the applicant step, as the form stores them. */
export function draftAnswers(
  account: DemoAccount,
  { id, revision, savedAt }: { id: string; revision: number; savedAt: string },
  draft: DemoApplication,
  today: IsoDate,
) {
  return toAccountAnswers({
    quoteId: id,
    revision,
    step: 'applicant',
    selection: { bondType: draft.bondSlug, stateCode: draft.stateCode },
    sections: {
      bondDetails: {
        amount: formatWholeMoney(draft.amount),
        effectiveDate: formatShortDate(addDays(today, draft.startsInDays)),
        termYears: String(draft.termYears),
        obligee: draft.obligee,
        purpose: '',
      },
      applicant: { firstName: account.firstName, lastName: account.lastName, email: account.email },
    },
    savedAt,
  });
}
