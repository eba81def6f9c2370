/** Whom an issued bond is payable to, and the office that takes it where that is another one. */
import { capitalized } from '../formats/capitalized.ts';

/** A payee starts with an article in a sentence: "the State of Texas". */
const ARTICLE = /^the /i;

/**
 * The payee of an issued bond for a list of facts: "The State of Texas". Nothing if the paper names the office that the
 * customer named.
 */
export function otherPayee({ payee, obligee }: { payee: string | null; obligee: string }): {
  payee?: string;
} {
  return payee === null || isFiledWithPayee(payee, obligee) ? {} : { payee: listedPayee(payee) };
}

/** Whether a bond runs to the office that it is filed with, whatever the spelling. */
export function isFiledWithPayee(payee: string, obligee: string): boolean {
  const plain = (name: string) => name.trim().replace(ARTICLE, '').toLowerCase();

  return plain(payee) === plain(obligee);
}

/** The label of the office that takes a bond, where it is not the obligee. */
export const FILED_WITH = 'Filed with';

/** Whom a bond protects and, where that is another office, who takes it: the lines of a list of facts. */
export function payeeFacts(payee: string, obligee: string): [label: string, value: string][] {
  const parties: [string, string][] = [['Obligee', listedPayee(payee)]];

  return isFiledWithPayee(payee, obligee) ? parties : [...parties, [FILED_WITH, obligee]];
}

/** The payee as a list of facts names it: "The State of Texas". */
export function listedPayee(payee: string): string {
  return capitalized(payee);
}
