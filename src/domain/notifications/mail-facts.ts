import { z } from 'zod';
import { bondTitle } from '../bonds/bond-title.ts';
import { applicationHash } from '../dashboard/application-address.ts';
import { STATE_CODES, stateName } from '../us-states.ts';
import type { LetterFact } from './letter.ts';

/** The longest caption in a mail. Longer ones add nothing that identifies the bond. */
const MAX_MAIL_CAPTION = 200;

/** What mail programs turn into a link or an address: "a.example", "//host", "name@host", "https:". */
const LINKED = /[@/\\:]|[\p{L}\p{N}]\.[\p{L}\p{N}]/u;

/** How firms name their legal form. With dots, it looks like an address and is none. */
const LEGAL_FORM = /(?<![\p{L}\p{N}.])(?:L\.L\.P\.|L\.L\.C\.|P\.C\.|P\.A\.)(?=,|\s|$)/gu;

/**
 * The caption of a bond for a mail. The applicant typed parts of it, and the mail goes to an address
 * that the applicant typed. So a caption that could show as a link is left out.
 */
export const mailCaptionSchema = z
  .string()
  .optional()
  .transform((caption) =>
    caption === undefined || caption.length > MAX_MAIL_CAPTION || LINKED.test(caption)
      ? undefined
      : caption,
  );

/** Whether a mail program could show a name as a link. A legal form such as "L.L.P." is no link. */
export function showsAsLink(name: string): boolean {
  return LINKED.test(name.replace(LEGAL_FORM, ''));
}

/**
 * The name of a law firm or a contractor for a mail. They typed it, and the mail goes to an address that somebody typed.
 * So a name that could show as a link is replaced.
 */
export const mailSenderSchema = z
  .string()
  .min(1)
  .transform((name) => (showsAsLink(name) ? 'A firm' : name));

/**
 * The principal of a bond for the mail to a law firm that renews it. The firm typed the name, so a name that is too long
 * or could show as a link is replaced.
 */
export const mailClientSchema = z
  .string()
  .min(1)
  .transform((name) => (name.length > MAX_MAIL_CAPTION || showsAsLink(name) ? 'your client' : name))
  .optional();

/** How a mail calls a bond at the start of a sentence: the reader's own, or the one of a firm's client. */
export function bondNames(
  bondNumber: string,
  client: string | undefined,
): { named: string; numbered: string } {
  if (client === undefined) return { named: 'Your bond', numbered: `Your bond ${bondNumber}` };

  return { named: `The bond of ${client}`, numbered: `Bond ${bondNumber} of ${client}` };
}

/** The data of every mail about an application. */
export const applicationFactsSchema = z.object({
  /** Missing in older mails. */
  applicationId: z.uuid().optional(),
  applicationNumber: z.string().min(1),
  bondName: z.string().min(1),
  stateCode: z.enum(STATE_CODES),
  caption: mailCaptionSchema,
});

/** Whether the client of the reader authorized the payment by a link. Missing if not, and in older mails. */
export const paidByClientSchema = z.boolean().optional();

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

/** The application on the customer's dashboard, opened. */
export function applicationPath({
  applicationId,
}: Pick<ApplicationFacts, 'applicationId'>): string {
  return applicationId === undefined
    ? DASHBOARD_PATH
    : `${DASHBOARD_PATH}${applicationHash(applicationId)}`;
}

/** How to get to the dashboard. The mail does not know, and must not tell, whether its address has an account. */
export const ACCOUNT_NOTE =
  'To open your dashboard, sign in with the email address that received this message. You don’t need a password: the sign-in page can email you a code.';

/** A path of this site. "//host" and "/\host" lead to other sites, so they are excluded. */
export const sitePathSchema = z.string().regex(/^\/(?![/\\])[^\s\\]*$/);

/** The data of mails about the end of a bond. */
export const bondFactsSchema = z.object({
  bondNumber: z.string().min(1),
  bondTitle: z.string().min(1),
  renewPath: sitePathSchema,
  caption: mailCaptionSchema,
  /** The client of a law firm that renews the bond. Missing if the reader is the principal. */
  client: mailClientSchema,
});
