import { z } from 'zod';
import { bondTitle } from '../bonds/bond-title.ts';
import { STATE_CODES, stateName } from '../us-states.ts';
import type { LetterFact } from './letter.ts';
import { mailCaptionSchema } from './mail-caption.ts';

/** The data of every mail about an application. */
export const applicationFactsSchema = z.object({
  applicationNumber: z.string().min(1),
  bondName: z.string().min(1),
  stateCode: z.enum(STATE_CODES),
  caption: mailCaptionSchema,
});

export type ApplicationFacts = z.output<typeof applicationFactsSchema>;

/** The facts that identify an application in a mail. */
export function applicationFacts(facts: ApplicationFacts): LetterFact[] {
  return [
    ['Application number', facts.applicationNumber],
    ['Bond', `${bondTitle(facts.bondName, facts.caption)}, ${stateName(facts.stateCode)}`],
  ];
}

/** The page with the customer's applications and bonds. */
export const DASHBOARD_PATH = '/dashboard';

/** A note for customers without an account: how to get to the dashboard. */
export const ACCOUNT_NOTE =
  'No account yet? Sign up with the email address that received this message to see the application.';
