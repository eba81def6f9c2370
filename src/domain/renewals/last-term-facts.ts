/** The facts of a bond that belong to one commission or license year, and what a notary does for the next commission. */
import { isRecord } from '../is-record.ts';

const LAST_TERM_FACTS: readonly string[] = [
  'commissionStart',
  'commissionEnd',
  'commissionNumber',
  'licenseYearEnd',
];

/** The bond details for a new bond, without the facts of the last commission or license year: the next one has others. */
export function withoutLastTerm<Details>(details: Details): Details {
  if (!isRecord(details) || !isRecord(details['matter'])) return details;

  const kept = Object.entries(details['matter']).filter(([key]) => !LAST_TERM_FACTS.includes(key));

  return { ...details, matter: Object.fromEntries(kept) };
}

/** What a notary reads beside the words about a renewal. */
export const NEW_COMMISSION = {
  title: 'Were you appointed again?',
  text: 'Then apply for a new bond. The office requires a bond for each appointment, and this one names your last commission. We fill in your answers, and you enter the new commission. A renewal only extends this bond with a continuation certificate.',
} as const;

/** Whether the bond is for one commission, so that the next one needs a bond of its own (57 Pa.C.S. 321). */
export function isForOneCommission(bondSlug: string | undefined): boolean {
  return bondSlug === 'notary';
}
