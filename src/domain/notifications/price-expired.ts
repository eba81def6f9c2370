import { notCharged } from '../quote/charge-words.ts';
import { applicationFacts, applicationFactsSchema, paidByClientSchema } from './mail-facts.ts';
import { defineLetter } from './letter.ts';

/** The customer did not answer an offered price, so the application was withdrawn. */
export const priceExpiredLetter = defineLetter(
  applicationFactsSchema.extend({ isPaidByClient: paidByClientSchema }),
  ({ isPaidByClient = false, ...application }) => ({
    subject: `Your application ${application.applicationNumber} was withdrawn`,
    title: 'The offered price has expired',
    parts: [
      {
        type: 'text',
        text: `You did not accept the new price in time, so we withdrew the application. ${notCharged(isPaidByClient)}`,
      },
      { type: 'facts', facts: applicationFacts(application) },
    ],
    action: { label: 'Apply again', path: '/get-a-bond' },
    note: 'You may apply again at any time. Call us if the price is the reason.',
  }),
);
