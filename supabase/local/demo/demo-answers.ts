import { addDays, formatShortDate, type IsoDate } from '../../../src/domain/dates.ts';
import { dollars, formatWholeMoney } from '../../../src/domain/money.ts';
import { toAccountAnswers } from '../../../src/domain/quote/account-draft.ts';
import type { Identity } from '../../functions/submit-application/seal-identity.ts';
import type { DemoAccount, DemoApplication, DemoBond } from './demo-account.ts';

const ADDRESS = { street: '12 Tidewater Lane', city: 'Charleston', state: 'SC', zipCode: '29401' };
const BUSINESS_ADDRESS = { ...ADDRESS, street: '301 Meeting Street' };
const NO = { answer: 'no' };

/** Whose numbers these are: nobody's. They are made up, and sealed like those of a real applicant. */
export const DEMO_IDENTITY: Identity = {
  applicant: { ssn: '219099999', dateOfBirth: '1979-11-30' },
  business: { ein: '570999999' },
};

/** The answers of an application that was sent, without what is never stored. */
export function sentAnswers(
  account: DemoAccount,
  bond: DemoBond | DemoApplication,
  today: IsoDate,
) {
  return {
    bondDetails: {
      amount: bond.amount,
      effectiveDate: addDays(today, bond.startsInDays),
      termYears: bond.termYears,
      obligee: bond.obligee,
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
    },
    underwriting: {
      bankruptcyHistory: NO,
      criminalHistory: NO,
      bondsDeclined: NO,
      claimsHistory: NO,
      businessDisputes: NO,
      creditCheck: 'authorized',
    },
  };
}

/** The answers of a draft that was left at the applicant, as they stand in the form. */
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
