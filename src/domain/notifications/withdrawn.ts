import { z } from 'zod';
import { matterPath } from '../matters/matter-path.ts';
import { notCharged } from '../quote/charge-words.ts';
import { defineLetter, type Letter } from './letter.ts';
import {
  applicationFacts,
  applicationFactsSchema,
  DASHBOARD_PATH,
  mailClientSchema,
  paidByClientSchema,
} from './mail-facts.ts';

const withdrawnSchema = applicationFactsSchema.extend({
  isPaidByClient: paidByClientSchema,
  /** Whether the application was for the renewal of a bond. */
  isRenewal: z.boolean().optional(),
  /** The client of a law firm that renews the client's bond. */
  client: mailClientSchema,
  /** The matter of a law firm that applied for its client. Missing for a renewal. */
  matterId: z.uuid().optional(),
});

type Withdrawn = z.output<typeof withdrawnSchema>;

/** The customer withdrew an application. An unanswered price has its own mail (price-expired.ts). */
export const withdrawnLetter = defineLetter(withdrawnSchema, (application) => ({
  subject: `Your application ${application.applicationNumber} was withdrawn`,
  title: 'Your application was withdrawn',
  parts: [
    {
      type: 'text',
      text: `${outcome(application)} ${notCharged(application.isPaidByClient ?? false)}`,
    },
    { type: 'facts', facts: applicationFacts(application) },
  ],
  action: wayBack(application),
  note: 'You may apply again at any time. If you did not want this, call us.',
}));

function outcome({ isRenewal = false, client }: Withdrawn): string {
  if (!isRenewal) return 'The application was withdrawn, so we do not issue the bond.';
  const bond = client === undefined ? 'your bond' : `the bond of ${client}`;

  return `The application to renew ${bond} was withdrawn. The bond itself does not change.`;
}

/** Where the applicant starts again. */
function wayBack({ isRenewal = false, matterId }: Withdrawn): Letter['action'] {
  if (matterId !== undefined)
    return { label: 'Apply again from the matter', path: matterPath(matterId) };

  return isRenewal
    ? { label: 'See the bond on your dashboard', path: DASHBOARD_PATH }
    : { label: 'Apply again', path: '/get-a-bond' };
}
