import type { LetterFact } from './letter.ts';
import { mailCaptionSchema } from './mail-facts.ts';

/** How a mail to a law firm names the matter. The firm typed both, so a number that could show as a link is left out. */
export const matterNumberFields = {
  /** The firm's own file number. Missing if the firm entered none. */
  reference: mailCaptionSchema,
  /** The court's number of the case, where the firm has no file number. Missing in older mails. */
  caseNumber: mailCaptionSchema,
};

type MatterNumbers = { reference?: string | undefined; caseNumber?: string | undefined };

/** The firm's file number, or else the court's case number, with its label. Empty if neither is known. */
export function matterNumberFacts({ reference, caseNumber }: MatterNumbers): LetterFact[] {
  if (reference !== undefined) return [['Your file number', reference]];

  return caseNumber === undefined ? [] : [['Case number', caseNumber]];
}

/** The subject of a mail about a matter: "Your client signed: Notary Bond, 2026-114". */
export function matterSubject(title: string, purpose: string, numbers: MatterNumbers): string {
  const named = [purpose, ...matterNumberFacts(numbers).map(([, number]) => number)];

  return `${title}: ${named.join(', ')}`;
}
