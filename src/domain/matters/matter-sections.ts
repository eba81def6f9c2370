/** Fills in a quote from a matter. Only these facts leave the firm: never the private notes. */
import { formatShortDate } from '../dates.ts';
import { formatWholeMoney } from '../money.ts';
import { estateFigures } from './matter-amount.ts';
import { type MatterFacts, moneyOf, textOf } from './matter-values.ts';

/** The key of the subject in the matter of each bond (content/bonds). */
const SUBJECT_KEYS: Readonly<Record<string, string>> = {
  administrator: 'decedent',
  'executor-personal-representative': 'decedent',
  'guardian-conservator': 'ward',
  trustee: 'trustName',
  'appeal-supersedeas': 'caseTitle',
};

/** A case number that the court has not assigned, as the forms write it. */
const NOT_ASSIGNED = 'Not assigned yet';

/** Names of two words are unambiguous; others are left to the applicant, because the paper prints them as typed. */
const TWO_WORDS = /^(?<first>\S+) (?<last>\S+)$/u;

/** The sections as their forms store them, partly empty. */
export function matterSections({ values, people }: MatterFacts) {
  const subjectKey = SUBJECT_KEYS[textOf(values, 'bond')];
  const amount = moneyOf(values, 'amount');
  const judgment = moneyOf(values, 'compensatory');
  const { personal, income } = estateFigures(values);
  const client = people.find(({ role }) => role === 'client');
  const name = TWO_WORDS.exec(client?.fullName ?? '')?.groups;
  const court = textOf(values, 'court');

  return {
    bondDetails: {
      amount: amount === undefined ? '' : formatWholeMoney(amount),
      obligee: court,
      effectiveDate: '',
      matter: given({
        ...(subjectKey && { [subjectKey]: textOf(values, 'subject') }),
        dateOfDeath: dayOf(textOf(values, 'dateOfDeath')),
        court,
        county: textOf(values, 'county'),
        caseNumber: textOf(values, 'caseNumber') || NOT_ASSIGNED,
        judgmentDate: dayOf(textOf(values, 'judgmentOn')),
        judgmentAmount: judgment === undefined ? '' : formatWholeMoney(judgment),
      }),
    },
    applicant: given({
      firstName: name?.['first'] ?? '',
      lastName: name?.['last'] ?? '',
      email: client?.email ?? '',
      phone: client?.phone ?? '',
    }),
    business: {
      matter: given({
        personalProperty: personal === undefined ? '' : formatWholeMoney(personal),
        annualIncome: income === 0 ? '' : formatWholeMoney(income),
      }),
    },
  };
}

function dayOf(day: string): string {
  return day === '' ? '' : formatShortDate(day);
}

function given(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}
