import {
  ACCOUNT_NOTE,
  applicationFacts,
  applicationFactsSchema,
  DASHBOARD_PATH,
} from './application-facts.ts';
import { defineLetter } from './letter.ts';

/** An application is approved and its bond is not made out yet. */
export const approvedLetter = defineLetter(applicationFactsSchema, (application) => ({
  subject: `Your application ${application.applicationNumber} is approved`,
  title: 'Your application is approved',
  parts: [
    {
      type: 'text',
      text: 'We make out the bond next and write to you when it is issued. If you pay by wire, we wait for the money first: the amount and the reference are on your dashboard.',
    },
    { type: 'facts', facts: applicationFacts(application) },
  ],
  action: { label: 'See your application', path: DASHBOARD_PATH },
  note: ACCOUNT_NOTE,
}));
