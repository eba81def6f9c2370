import { z } from 'zod';
import { STATE_CODES, stateName } from '../us-states.ts';
import type { LetterFact } from './letter.ts';

/** What every mail about an application knows of it. */
export const applicationFactsSchema = z.object({
  applicationNumber: z.string().min(1),
  bondName: z.string().min(1),
  stateCode: z.enum(STATE_CODES),
});

export type ApplicationFacts = z.output<typeof applicationFactsSchema>;

/** Which application a mail is about. */
export function applicationFacts(facts: ApplicationFacts): LetterFact[] {
  return [
    ['Application number', facts.applicationNumber],
    ['Bond', `${facts.bondName}, ${stateName(facts.stateCode)}`],
  ];
}

/** Where an application and its bond are. */
export const DASHBOARD_PATH = '/dashboard';

/** For who applied without an account: how to get to the dashboard. */
export const ACCOUNT_NOTE =
  'No account yet? Sign up with the email address this mail came to, and the application is there.';
