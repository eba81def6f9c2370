import { DRAFT_VERSION, writeDraft } from '../../src/domain/quote/draft.ts';
import { TYPED_SAMPLES } from '../../supabase/local/demo/sample-sections.ts';
import { buildQuote } from './builders.ts';
import { soonAsTyped } from './quote-answers.ts';

/** The storage key of the wizard's draft. */
export const DRAFT_KEY = 'marshline.quote-draft';

/** The draft of a notary in Tennessee who has answered every question, without the answers that are never stored. */
export function notaryDraft(): string {
  const address = { street: '12 Tidewater Lane', city: 'Springfield', zipCode: '78701' };

  return writeDraft({
    version: DRAFT_VERSION,
    ...buildQuote(),
    revision: 1,
    step: 'underwriting',
    selection: { bondType: 'notary', stateCode: 'TN' },
    sections: {
      bondDetails: {
        amount: '$10,000',
        effectiveDate: soonAsTyped(),
        termYears: '4',
        obligee: 'Secretary of State',
        matter: { county: 'Washington County', commissionNumber: 'Not commissioned yet' },
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
        isBusiness: 'yes',
        legalName: 'Okafor Services',
        businessType: 'sole_proprietorship',
        yearEstablished: '2019',
        annualRevenue: '$64,000',
        employeeCount: '1',
        businessAddress: address,
        businessDescription: 'Closings and hospital visits',
      },
      ...structuredClone(TYPED_SAMPLES),
    },
    savedAt: new Date().toISOString(),
  });
}
