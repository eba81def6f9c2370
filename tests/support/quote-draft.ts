import { DRAFT_VERSION, writeDraft } from '../../src/domain/quote/draft.ts';
import { buildQuote } from './builders.ts';
import { soonAsTyped } from './quote-answers.ts';

/** Where the wizard keeps its draft. */
export const DRAFT_KEY = 'marshline.quote-draft';

/** The draft of a notary in Texas who has answered every question; what is never kept is not in it. */
export function notaryDraft(): string {
  const address = { street: '12 Tidewater Lane', city: 'Springfield', zipCode: '78701' };
  const no = { answer: 'no', details: '' };

  return writeDraft({
    version: DRAFT_VERSION,
    ...buildQuote(),
    revision: 1,
    step: 'underwriting',
    selection: { bondType: 'notary', stateCode: 'TX' },
    sections: {
      bondDetails: {
        amount: '$10,000',
        effectiveDate: soonAsTyped(),
        termYears: '4',
        obligee: 'Secretary of State',
      },
      applicant: {
        firstName: 'Marisol',
        lastName: 'Okafor',
        email: 'marisol.okafor@example.com',
        phone: '(803) 555-0123',
        address: { ...address, state: 'TX' },
        experience: { yearsInBusiness: '6', previousBonds: 'no' },
      },
      business: {
        legalName: 'Okafor Services',
        businessType: 'sole_proprietorship',
        yearEstablished: '2019',
        annualRevenue: '$64,000',
        employeeCount: '1',
        businessAddress: address,
        businessDescription: 'Closings and hospital visits',
      },
      underwriting: {
        bankruptcyHistory: no,
        criminalHistory: no,
        bondsDeclined: no,
        claimsHistory: no,
        businessDisputes: no,
        creditCheck: 'authorized',
      },
    },
    savedAt: new Date().toISOString(),
  });
}
