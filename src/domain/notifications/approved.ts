import {
  ACCOUNT_NOTE,
  applicationFacts,
  applicationFactsSchema,
  DASHBOARD_PATH,
} from './mail-facts.ts';
import { defineLetter } from './letter.ts';

/** An application is approved, and its bond is not issued yet. */
export const approvedLetter = defineLetter(applicationFactsSchema, (application) => ({
  subject: `Your application ${application.applicationNumber} is approved`,
  title: 'Your application is approved',
  parts: [
    {
      type: 'text',
      text: 'If you pay by card or bank account, we issue the bond now and email you in a few minutes. If you pay by wire, we issue it when the money arrives. The amount and the reference are on your dashboard.',
    },
    { type: 'facts', facts: applicationFacts(application) },
  ],
  action: { label: 'See your application', path: DASHBOARD_PATH },
  note: ACCOUNT_NOTE,
}));
