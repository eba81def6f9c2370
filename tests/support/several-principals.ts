import {
  buildExecutorApplication,
  buildNotaryApplication,
  type BuiltApplication,
  SECRETS,
} from './builders.ts';

/** The second executor: numbers that no other test uses. */
export const CO_EXECUTOR = {
  firstName: 'Mary',
  middleName: 'Ann',
  lastName: "O'Neil-Whitfield",
  suffix: 'III',
  email: 'mary.whitfield@example.com',
  dateOfBirth: '1971-04-12',
  ssn: '219094321',
};

/** The second partner of a joint venture. */
export const PARTNER = {
  legalName: 'Lowe & Sons, Inc.',
  ein: '951234567',
  businessType: 'corporation' as const,
};

/** Two executors of one estate in South Carolina. An underwriter reads the application. */
export function buildTwoExecutors(): BuiltApplication {
  const { applicant, ...application } = buildExecutorApplication();

  return {
    ...application,
    applicant: { ...applicant, middleName: 'Q.', furtherPrincipals: [CO_EXECUTOR] },
  };
}

/** A joint venture of two in Arizona, whose contractor's bond the rules approve. */
export function buildJointVenture(): BuiltApplication {
  const { bondDetails, business, ...application } = buildNotaryApplication();

  return {
    ...application,
    selection: { bondType: 'contractor-license', stateCode: 'AZ' },
    bondDetails: {
      ...bondDetails,
      amount: 2_500_000,
      termYears: 1,
      obligee: 'Arizona Registrar of Contractors',
      purpose: 'License of the joint venture',
      matter: { licenseType: 'General building', licenseNumber: 'Not issued yet' },
    },
    business: {
      ...business,
      ein: SECRETS.ein,
      businessAddress: {
        street: '48 Palmetto Row',
        city: 'Phoenix',
        zipCode: '85004',
        state: 'AZ',
      },
      furtherBusinesses: [PARTNER],
    },
  };
}
