/** What a contractor's desk and an application for a bond know about the same company, each in the form of the other. */
import { givenTexts } from '../fields/given-texts.ts';
import { formatWholeMoney } from '../money.ts';
import { MIN_DESCRIPTION_LENGTH } from '../quote/business-limits.ts';
import { knownAnswers, type KnownApplication, type KnownPerson } from '../quote/known-answers.ts';
import { textAt } from '../underwriting/stored-answers.ts';
import type { ContractorDesk, Statement } from './contractor-desk.ts';

/** The facts of a desk about its company. Statements are sorted, the newest first. */
export type DeskFacts = Pick<ContractorDesk, 'legalName' | 'facts' | 'details'> & {
  statements: readonly Pick<Statement, 'kind' | 'revenue'>[];
};

const BUSINESS_TYPES: Readonly<Record<string, string>> = {
  'sole-proprietor': 'sole_proprietorship',
  partnership: 'partnership',
  llc: 'llc',
  corporation: 'corporation',
  's-corporation': 'corporation',
  'joint-venture': 'other',
};

/** An application can't tell an S corporation from another one. */
const ENTITIES: Readonly<Record<string, string>> = {
  sole_proprietorship: 'sole-proprietor',
  partnership: 'partnership',
  llc: 'llc',
};

/** The longest text about trades of a desk. */
const LONGEST_TRADES = 200;

/** The applications that ask a contractor about its license. */
const CONTRACTOR_BONDS: readonly string[] = [
  'contractor-license',
  'bid-bond',
  'performance-bond',
  'payment-bond',
];

const NAICS = /^\d{6}$/;

/** What the desk knows about the company, as the form of an application stores it. */
export function companyFacts({
  legalName,
  facts,
  details,
  statements,
}: DeskFacts): Record<string, string> {
  const revenue = statements.find(({ kind }) => kind === 'fiscal')?.revenue;
  const trades = String(details['trades'] ?? '');

  return givenTexts({
    legalName,
    dbaName: String(facts['trade_name'] ?? ''),
    businessType: BUSINESS_TYPES[String(facts['entity'])] ?? '',
    yearEstablished: String(facts['formed_on'] ?? '').slice(0, 'YYYY'.length),
    annualRevenue: revenue === undefined ? '' : formatWholeMoney(revenue),
    employeeCount: String(details['employees'] ?? ''),
    businessDescription: trades.length < MIN_DESCRIPTION_LENGTH ? '' : trades,
    industryCode: String(details['naics'] ?? ''),
  });
}

/**
 * What the form that opens a desk starts with, from the last application: where the answers come from, the texts of the
 * fields, and the year in which the company was formed, because an application asks for no day. Never a tax ID.
 */
export type OpeningFacts = {
  source: string;
  typed: Readonly<Record<string, string>>;
  year: string | undefined;
};

/** The facts of the last application about the company. Undefined when there are none. */
export function openingFacts(account: {
  person: KnownPerson;
  application: KnownApplication | undefined;
}): OpeningFacts | undefined {
  const { application } = account;
  if (!application) return undefined;

  const { bondSlug, stateCode, answers } = application;
  const { source, business } = knownAnswers(account, { bondSlug, stateCode, mayBePerson: false });
  if (!business) return undefined;

  const textOf = (key: string) => textAt(business, key) ?? '';
  const trades = textOf('businessDescription').replace(/\s+/g, ' ');
  const code = textOf('industryCode');

  return {
    source,
    typed: givenTexts({
      legal_name: textOf('legalName'),
      trade_name: textOf('dbaName'),
      entity: ENTITIES[textOf('businessType')] ?? '',
      trades: trades.length > LONGEST_TRADES ? '' : trades,
      naics: NAICS.test(code) ? code : '',
      licenses: CONTRACTOR_BONDS.includes(bondSlug) ? licenseIn(answers, stateCode) : '',
      employees: textOf('employeeCount'),
      receipts1: textOf('annualRevenue'),
    }),
    year: textAt(business, 'yearEstablished'),
  };
}

/** The license that an application names, with its state: "CA 1012345". Empty when none is issued yet. */
function licenseIn(answers: unknown, stateCode: string): string {
  const number =
    textAt(answers, 'bondDetails.matter.licenseNumber') ??
    textAt(answers, 'applicant.experience.licenseNumber');

  return number !== undefined && /\d/.test(number) ? `${stateCode} ${number}` : '';
}
