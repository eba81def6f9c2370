import { BOTH_FILES, terms, type DemoAccount } from './demo-account.ts';

/** A professional with several open estates. */
export const ATTORNEY: DemoAccount = {
  email: 'attorney@example.com',
  firstName: 'Adelaide',
  lastName: 'Pinckney',
  business: 'Pinckney & Vance, Attorneys at Law',
  shows: 'a law firm with sample matters, and court bonds of several estates',
  hasFirm: true,
  bonds: [
    {
      ...terms(
        'executor-personal-representative',
        'SC',
        240_000,
        'Beaufort Probate Court',
        [1, -345],
      ),
      client: { firstName: 'Paul', lastName: 'Whitt' },
      about: { decedent: 'Eleanor Whitt', caseNumber: 'YYYY-ES-07-00412' },
      status: 'active',
      files: BOTH_FILES,
    },
    {
      ...terms('guardian-conservator', 'SC', 90_000, 'Charleston Probate Court', [1, -120]),
      status: 'active',
      files: BOTH_FILES,
    },
    {
      ...terms('administrator', 'GA', 310_000, 'Probate Court of Chatham County', [1, 4]),
      status: 'pending',
      files: ['bond'],
    },
  ],
  applications: [
    {
      ...terms('trustee', 'SC', 500_000, 'Richland Probate Court', [1, 10]),
      client: { firstName: 'Edward', lastName: 'Vance' },
      about: { trustName: 'The Vance Family Trust' },
      status: 'under_review',
      sentDaysAgo: 1,
    },
    {
      ...terms(
        'executor-personal-representative',
        'NC',
        175_000,
        'Clerk of Mecklenburg County',
        [1, 7],
      ),
      client: { firstName: 'Ruth', lastName: 'Jenkins' },
      about: { decedent: 'Harold Jenkins', caseNumber: 'YY E 001482' },
      status: 'information_requested',
      sentDaysAgo: 4,
      words: 'Please send the order that names the executor, with the stamp of the clerk.',
    },
  ],
};

/** A builder with bid, contract and license bonds. */
export const CONTRACTOR: DemoAccount = {
  email: 'contractor@example.com',
  firstName: 'Ruben',
  lastName: 'Castellanos',
  business: 'Castellanos Paving Inc.',
  shows: 'a contractor desk with a line and projects, and the bonds of a builder',
  hasContractor: true,
  bonds: [
    {
      ...terms('performance-bond', 'NC', 640_000, 'City of Wilmington', [2, -90]),
      status: 'active',
      files: BOTH_FILES,
    },
    {
      ...terms('contractor-license', 'AZ', 15_000, 'Arizona Registrar of Contractors', [1, -346]),
      status: 'active',
      files: BOTH_FILES,
    },
    {
      ...terms('bid-bond', 'SC', 38_000, 'Charleston County', [1, -400]),
      status: 'cancelled',
      files: BOTH_FILES,
    },
  ],
  applications: [
    {
      ...terms('bid-bond', 'NC', 52_000, 'New Hanover County', [1, 14]),
      status: 'draft',
      sentDaysAgo: 1,
    },
  ],
};
