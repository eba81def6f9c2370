import { addDays, formatShortDate, type IsoDate } from '../../../src/domain/dates.ts';
import { dollars, formatWholeMoney } from '../../../src/domain/money.ts';
import { toAccountAnswers } from '../../../src/domain/quote/account-draft.ts';
import type { Address } from '../../../src/domain/quote/address.ts';
import type { Applicant } from '../../../src/domain/quote/applicant.ts';
import type { ApplicationAnswers } from '../../../src/domain/quote/application.ts';
import type { Business } from '../../../src/domain/quote/business.ts';
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
const BUSINESS_ADDRESS = { ...ADDRESS, street: '301 Meeting Street' };

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
  const matter = demoMatter(bond.bondSlug, bond.obligee);

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
      businessAddress: BUSINESS_ADDRESS,
      businessDescription: 'A business made up for a demonstration',
      ...(matter.business && { matter: matter.business }),
    },
    ...structuredClone(STORED_SAMPLES),
  };
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
