/** Fills in a quote from a matter. Only these facts leave the firm: never the private notes. */
import { NOT_ASSIGNED } from '../bonds/case-number.ts';
import { formatShortDate } from '../dates.ts';
import { givenTexts } from '../fields/given-texts.ts';
import { ON_FILE } from '../fields/on-file-mark.ts';
import { writeCourtName } from '../formats/court-name.ts';
import { formatPhone } from '../formats/phone.ts';
import { formatZip } from '../formats/postal-address.ts';
import { formatWholeMoney } from '../money.ts';
import { forEachQuestion } from '../quote/underwriting-questions.ts';
import { answeredWords, type MatterPart } from '../signing/matter-part.ts';
import { isCompanyName } from './company-name.ts';
import { estateFigures } from './matter-amount.ts';
import type { MatterAttorney } from './matter-attorney.ts';
import { type MatterFacts, type MatterPerson, moneyOf, textOf } from './matter-values.ts';
import { splitName } from './split-name.ts';
import { underwriterNote } from './underwriter-note.ts';

/** The key of the subject in the matter of each bond (content/bonds). */
const SUBJECT_KEYS: Readonly<Record<string, string>> = {
  administrator: 'decedent',
  'executor-personal-representative': 'decedent',
  'guardian-conservator': 'ward',
  trustee: 'trustName',
  'appeal-supersedeas': 'caseTitle',
};

/** What the form asks of people who do not apply for a business. */
const NOT_IN_BUSINESS = '0';

/** Names of two words are unambiguous; others are left to the applicant, because the paper prints them as typed. */
const TWO_WORDS = /^(?<first>\S+) (?<last>\S+)$/u;

/**
 * The sections as their forms store them, partly empty. `parts` are the people in the order of the principals. The attorney
 * is a proposal.
 */
export function matterSections(
  { kind, values, people }: MatterFacts,
  parts: readonly MatterPart[] = [],
  attorney: MatterAttorney = {},
) {
  const subjectKey = SUBJECT_KEYS[textOf(values, 'bond')];
  const amount = moneyOf(values, 'amount');
  const judgment = moneyOf(values, 'compensatory');
  const { personal, income } = estateFigures(values);
  const note = underwriterNote({ kind, values });
  const { underwriting } = signedHistory(parts);
  const court = textOf(values, 'court');
  const county = textOf(values, 'county');
  const principals = parts.length > 0 ? parts : people.map(toUnasked);

  return {
    bondDetails: {
      amount: amount === undefined ? '' : formatWholeMoney(amount),
      // The winner of the judgment, whom the matter does not name, is the obligee of an appeal bond.
      obligee: kind === 'fiduciary' ? writeCourtName({ court, county }) : '',
      effectiveDate: '',
      matter: givenTexts({
        ...(subjectKey && { [subjectKey]: textOf(values, 'subject') }),
        // The wizard lists the titles of the state in small letters, and asks again for any other.
        capacity: textOf(values, 'capacity').toLowerCase(),
        dateOfDeath: dayOf(textOf(values, 'dateOfDeath')),
        court,
        county,
        caseNumber: textOf(values, 'caseNumber') || NOT_ASSIGNED,
        judgmentDate: dayOf(textOf(values, 'judgmentOn')),
        judgmentAmount: judgment === undefined ? '' : formatWholeMoney(judgment),
      }),
    },
    applicant: applicantOf(principals, kind === 'fiduciary'),
    business: {
      ...businessOf(principals, kind),
      matter: givenTexts({
        personalProperty: personal === undefined ? '' : formatWholeMoney(personal),
        annualIncome: income === 0 ? '' : formatWholeMoney(income),
        attorneyName: attorney.name ?? '',
        attorneyPhone: attorney.phone ?? '',
      }),
    },
    ...((underwriting || note !== '') && {
      underwriting: { ...underwriting, ...givenTexts({ additionalInfo: note }) },
    }),
  };
}

/** How a person of a matter is named and reached. */
type Reached = Pick<MatterPart, 'role' | 'name' | 'email' | 'phone' | 'contact'>;

function toUnasked({ role, fullName: name, email, phone }: MatterPerson): Reached {
  return { role, name, email, phone, contact: null };
}

/** The applicant and the further principals of a quote. Nothing without a client. */
export function applicantOf(people: readonly Reached[], isFiduciary: boolean) {
  const [first, ...others] = people;
  if (first?.role !== 'client') return {};

  const { contact } = first;
  const phone = contact ? formatPhone(contact.phone) : first.phone;
  const further = others.map((person) => ({
    ...namesOf(person, isFiduciary),
    ...givenTexts({ email: emailOf(person) }),
  }));

  return {
    ...namesOf(first, isFiduciary),
    ...givenTexts({ email: emailOf(first), phone }),
    ...(contact && { address: addressOf(contact) }),
    ...experienceOf(first, isFiduciary),
    ...(further.length > 0 && { furtherPrincipals: further }),
  };
}

/** The officer who signs for a company answers nothing about the bonds of the company. */
function experienceOf({ name, contact }: Reached, isFiduciary: boolean) {
  const experience = givenTexts({
    yearsInBusiness: isFiduciary ? NOT_IN_BUSINESS : '',
    previousBonds: isCompanyName(name) ? '' : (contact?.hadBonds ?? ''),
  });

  return Object.keys(experience).length > 0 && { experience };
}

/** A fiduciary applies in person. A company that appeals is the principal of its bond. */
function businessOf([first]: readonly Reached[], kind: MatterFacts['kind']) {
  if (kind === 'fiduciary') return { isBusiness: 'no' };

  return first?.role === 'client' && isCompanyName(first.name)
    ? { isBusiness: 'yes', legalName: first.name }
    : {};
}

function addressOf({ street, city, state, zipCode }: NonNullable<Reached['contact']>) {
  return { street, city, state, zipCode: formatZip(zipCode) };
}

/** The parts of a name, as signed or, before that, as far as they are clear. A company that appeals is named as the business. */
function namesOf({ name, contact }: Reached, isFiduciary: boolean): Record<string, string> {
  if (contact) return givenTexts(splitName(contact.legalName));

  const isCompany = !isFiduciary && isCompanyName(name);
  const parts = isCompany ? undefined : TWO_WORDS.exec(name)?.groups;

  return givenTexts({ firstName: parts?.['first'] ?? '', lastName: parts?.['last'] ?? '' });
}

function emailOf({ email, contact }: Reached): string {
  return contact?.email ?? email;
}

/**
 * The answers that the signers gave by link: on file, so that the firm does not read them. The signed permission to check
 * the credit is the client's own.
 */
export function signedHistory(parts: readonly MatterPart[]) {
  const signed = parts.flatMap(({ contact, times }) =>
    contact && times?.signedAt ? [{ name: contact.legalName, signedAt: times.signedAt }] : [],
  );
  if (!parts[0]?.contact) return {};

  const details = answeredWords(signed);

  return {
    underwriting: {
      ...forEachQuestion(() => ({ answer: ON_FILE, details })),
      creditCheck: 'authorized',
    },
  };
}

function dayOf(day: string): string {
  return day === '' ? '' : formatShortDate(day);
}
