/** The facts of a bond's paper from an application that is being filled in. */
import type { BondRules } from '../bonds/bond-rules.ts';
import { firstTerm } from '../bonds/first-term.ts';
import { periodOf } from '../bonds/issued-terms.ts';
import { captionOf, matterFields, matterOf, type Matter } from '../bonds/matter.ts';
import { principalLine, principalsOf, type PersonName } from '../bonds/principals.ts';
import { isContinuous, termConventionFor } from '../bonds/term-convention.ts';
import type { IsoDate } from '../dates.ts';
import { cleanPrintedLine, cleanPrintedNote } from '../fields/clean-text.ts';
import { latestTypedDay, parseTypedDate } from '../fields/typed-date.ts';
import { addressLine } from '../formats/postal-address.ts';
import { formatPhone, parsePhone } from '../formats/phone.ts';
import { parseMoney, type Cents } from '../money.ts';
import { addressSchema } from '../quote/address.ts';
import { matterSchema } from '../quote/matter-answers.ts';
import { isBusinessIn, principalAddress } from '../quote/principal-address.ts';
import { answerAt, textAt } from '../underwriting/stored-answers.ts';
import type { StateCode } from '../us-states.ts';
import { LARGEST_AMOUNT_IN_WORDS } from './amount-in-words.ts';
import { gap, withoutGaps } from './gaps.ts';
import type { IssuedBond } from './issued-bond.ts';

/** An application that is being filled in. Its answers are form values or stored answers, in part. */
export type DraftApplication = { bond: BondRules; stateCode: StateCode; sections: unknown };

/** The facts of a draft, with a gap for each text that is missing. Undefined: a fact that is no text. */
export type DraftBond = Omit<IssuedBond, 'amount' | 'effectiveDate'> & {
  amount: Cents | undefined;
  effectiveDate: IsoDate | undefined;
  /** Whether the paper will name its last day, which may not be known yet. */
  namesItsEnd: boolean;
};

/** The facts of the bond that a draft leads to. `today` is the day on the paper. */
export function draftBond(draft: DraftApplication, today: IsoDate): DraftBond {
  const { bond, stateCode, sections } = draft;
  const matter = matterWithGaps(draft, today);
  const caption = captionOf(bond, matter);
  const { capacity } = matter;
  const principals = draftPrincipals(draft);

  return {
    number: gap('Number, given when the bond is issued'),
    bondType: bond.slug,
    bondName: bond.name,
    stateCode,
    principal: principalLine(principals),
    principals,
    obligee: lineAt(sections, 'bondDetails.obligee') ?? gap('Obligee'),
    amount: amountAt(sections),
    matter,
    caption,
    capacity,
    purpose: noteAt(sections, 'bondDetails.purpose'),
    principalAddress: addressOf(draft),
    principalPhone: phoneAt(sections),
    issuedOn: today,
    verifyUrl: '',
    ...periodOfDraft(draft, today),
  };
}

function draftPrincipals({ bond, sections }: DraftApplication): string[] {
  return principalsOf(bond, {
    applicant: {
      ...nameFrom(answerAt(sections, 'applicant')),
      furtherPrincipals: listAt(sections, 'applicant.furtherPrincipals').map(nameFrom),
    },
    business: {
      isBusiness: isBusinessIn(sections),
      legalName: lineAt(sections, 'business.legalName') ?? gap('Legal business name'),
      dbaName: lineAt(sections, 'business.dbaName'),
      furtherBusinesses: listAt(sections, 'business.furtherBusinesses').map((entry) => ({
        legalName: lineAt(entry, 'legalName') ?? gap('Legal business name'),
      })),
    },
  });
}

function nameFrom(answers: unknown): PersonName {
  return {
    firstName: lineAt(answers, 'firstName') ?? gap('First name'),
    middleName: lineAt(answers, 'middleName'),
    lastName: lineAt(answers, 'lastName') ?? gap('Last name'),
    suffix: lineAt(answers, 'suffix'),
  };
}

/** The valid answers about the matter, by key. */
function matterAnswers({ bond, stateCode, sections }: DraftApplication, today: IsoDate) {
  const given = matterFields(bond, stateCode).flatMap((field) => {
    const path = `${field.section}.matter.${field.key}`;
    const schema = matterSchema([field], today);
    const parsed = schema.safeParse({ [field.key]: answerAt(sections, path) });
    const answer = parsed.data?.[field.key];

    return answer === undefined ? [] : [{ ...field, answer }];
  });

  return (section: 'bondDetails' | 'business') =>
    Object.fromEntries(
      given.filter((field) => field.section === section).map(({ key, answer }) => [key, answer]),
    );
}

function matterWithGaps(draft: DraftApplication, today: IsoDate): Matter {
  const { bond, stateCode } = draft;
  const of = matterAnswers(draft, today);
  const known = matterOf(bond, {
    bondDetails: { matter: of('bondDetails') },
    business: { matter: of('business') },
  });
  const missing = matterFields(bond, stateCode)
    .filter(({ key, required }) => required && known[key] === undefined)
    .map(({ key, label }) => [key, gap(label)] as const);

  return { ...known, ...Object.fromEntries(missing) };
}

function periodOfDraft(
  draft: DraftApplication,
  today: IsoDate,
): Pick<DraftBond, 'effectiveDate' | 'expiryDate' | 'endsWithLastDay' | 'namesItsEnd'> {
  const { bond, stateCode, sections } = draft;
  const typedStart = textAt(sections, 'bondDetails.effectiveDate') ?? '';
  const effectiveDate = parseTypedDate(typedStart, latestTypedDay(today));
  const termYears = Number(answerAt(sections, 'bondDetails.termYears'));
  if (effectiveDate === undefined || !(termYears >= 1)) {
    return { effectiveDate, namesItsEnd: !isContinuous(termConventionFor(bond, stateCode)) };
  }

  const matter = matterAnswers(draft, today)('bondDetails');
  const term = firstTerm(bond, stateCode, { effectiveDate, termYears, matter });
  const { expiryDate } = periodOf(bond, { effectiveDate, termYears }, term);
  // If the license ends before the bond starts, the form shows an error, and the preview shows no expiry date.
  if (expiryDate !== undefined && expiryDate <= effectiveDate) {
    return { effectiveDate, namesItsEnd: true };
  }

  return {
    effectiveDate,
    expiryDate,
    endsWithLastDay: term.ending === 'last-day',
    namesItsEnd: expiryDate !== undefined,
  };
}

function amountAt(sections: unknown): Cents | undefined {
  const answer = answerAt(sections, 'bondDetails.amount');
  const cents = typeof answer === 'string' ? parseMoney(answer) : answer;

  return typeof cents === 'number' && cents > 0 && cents <= LARGEST_AMOUNT_IN_WORDS
    ? cents
    : undefined;
}

function addressOf(draft: DraftApplication): string {
  const parsed = addressSchema.safeParse(principalAddress(draft).address);

  return parsed.success ? addressLine(parsed.data) : gap('Address');
}

function phoneAt(sections: unknown): string {
  const phone = parsePhone(textAt(sections, 'applicant.phone') ?? '');

  return phone === undefined ? gap('Phone') : formatPhone(phone);
}

function lineAt(answers: unknown, path: string): string | undefined {
  return cleanPrintedLine(withoutGaps(textAt(answers, path) ?? '')) || undefined;
}

function noteAt(answers: unknown, path: string): string | undefined {
  return cleanPrintedNote(withoutGaps(textAt(answers, path) ?? '')) || undefined;
}

function listAt(answers: unknown, path: string): unknown[] {
  const list = answerAt(answers, path);

  return Array.isArray(list) ? list : [];
}
