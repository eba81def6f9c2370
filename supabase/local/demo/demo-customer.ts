import { BOTH_FILES, terms, type DemoAccount } from './demo-account.ts';

/** A customer with a bond in every status, and an application in nearly every status. */
export const CUSTOMER: DemoAccount = {
  email: 'customer@example.com',
  firstName: 'Marisol',
  lastName: 'Okafor',
  business: 'Okafor Motors LLC',
  shows: 'bonds of every status, one that was continued, renewals, drafts, a question to answer',
  bonds: [
    {
      ...terms('auto-dealer', 'SC', 50_000, 'South Carolina DMV', [1, -320]),
      status: 'active',
      files: BOTH_FILES,
    },
    {
      ...terms(
        'executor-personal-representative',
        'SC',
        85_000,
        'Charleston Probate Court',
        [1, -353],
      ),
      status: 'active',
      files: BOTH_FILES,
    },
    {
      ...terms('erisa-fidelity', 'SC', 150_000, 'Okafor Motors 401(k) Plan', [3, -400]),
      status: 'active',
      files: ['bond'],
    },
    {
      ...terms('contractor-license', 'SC', 25_000, 'Contractors’ Licensing Board', [1, -400]),
      status: 'active',
      files: BOTH_FILES,
      isContinued: true,
    },
    {
      ...terms('notary', 'TN', 10_000, 'State of Tennessee', [4, 9]),
      status: 'pending',
      files: [],
    },
    {
      ...terms('notary', 'FL', 7_500, 'Governor of Florida', [4, -1_490]),
      status: 'expired',
      files: BOTH_FILES,
    },
    {
      ...terms(
        'freight-broker-bmc-84',
        'SC',
        75_000,
        'Federal Motor Carrier Safety Administration',
        [1, -610],
      ),
      status: 'cancelled',
      files: BOTH_FILES,
    },
  ],
  applications: [
    {
      ...terms('contractor-license', 'CA', 25_000, 'Contractors State License Board', [1, 20]),
      status: 'draft',
      sentDaysAgo: 2,
    },
    {
      ...terms('trustee', 'GA', 120_000, 'Probate Court of Fulton County', [1, 30]),
      status: 'draft',
      sentDaysAgo: 11,
    },
    {
      ...terms(
        'guardian-conservator',
        'NC',
        64_000,
        'Clerk of Superior Court, Wake County',
        [1, 6],
      ),
      status: 'information_requested',
      sentDaysAgo: 3,
      words: 'Which bank holds the account of the ward, and is it restricted by the court?',
    },
    {
      ...terms('administrator', 'VA', 210_000, 'Circuit Court of Fairfax County', [1, 12]),
      status: 'under_review',
      sentDaysAgo: 1,
    },
    {
      ...terms('auto-dealer', 'TN', 50_000, 'Tennessee Motor Vehicle Commission', [1, 14]),
      status: 'price_offered',
      sentDaysAgo: 2,
      words:
        'A claim was paid on your earlier dealer bond in 2023, so the risk is higher than usual.',
    },
    {
      ...terms('employee-dishonesty', 'SC', 25_000, 'Okafor Motors LLC', [1, 15]),
      status: 'approved',
      sentDaysAgo: 2,
      isPaidByWire: true,
    },
    {
      ...terms('appeal-supersedeas', 'GA', 480_000, 'State Court of Gwinnett County', [1, 3]),
      status: 'declined',
      sentDaysAgo: 16,
      words: 'An appeal bond of this size needs collateral, and none was offered.',
    },
    {
      ...terms('notary', 'PA', 10_000, 'Commonwealth of Pennsylvania', [4, 5]),
      status: 'withdrawn',
      sentDaysAgo: 21,
    },
  ],
};
