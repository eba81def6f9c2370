/** The label of each answer, in the form and wherever the answer is read. */
export const ANSWER_LABELS = {
  bondDetails: {
    amount: 'Bond amount',
    effectiveDate: 'Effective date',
    termYears: 'Term',
    obligee: 'Obligee',
    purpose: 'Purpose',
    specialConditions: 'Special conditions',
  },
  applicant: {
    email: 'Email',
    phone: 'Phone',
    dateOfBirth: 'Date of birth',
    ssn: 'Social Security number',
    yearsInBusiness: 'Years in business',
    previousBonds: 'Have you had surety bonds before?',
    licenseNumber: 'License number',
  },
  business: {
    legalName: 'Legal business name',
    dbaName: 'DBA name',
    ein: 'EIN',
    businessType: 'Business type',
    yearEstablished: 'Year established',
    annualRevenue: 'Annual revenue',
    employeeCount: 'Number of employees',
    businessAddress: 'Business address',
    businessDescription: 'Business description',
    industryCode: 'Industry code (NAICS)',
    website: 'Website',
  },
} as const;
