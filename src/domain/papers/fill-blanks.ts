/** The values for the placeholders of a bond's papers. */
import { changesFrom } from '../bonds/bond-start.ts';
import { withCaseNumberBlank } from '../bonds/case-number.ts';
import { withNoneAssigned } from '../bonds/contract-number.ts';
import { companionOf } from '../bonds/companion.ts';
import { withoutCompanion } from '../bonds/companion-words.ts';
import { addDays, formatDate, type IsoDate } from '../dates.ts';
import { formatMoney } from '../money.ts';
import { stateInFull } from '../states/full-name.ts';
import { stateName } from '../us-states.ts';
import { amountInWords } from './amount-in-words.ts';
import type { ResolvedForm } from './bond-form.ts';
import { fillText, principalWords, type BlankWords } from './form-blanks.ts';
import { powerLimit, powerNumber, type IssuedBond } from './issued-bond.ts';
import type { Surety } from './printed-words.ts';
import { changeWords } from './rider-change.ts';

/** The facts about the surety that fill placeholders. */
export type SuretyFacts = Pick<
  Surety,
  | 'name'
  | 'stateOfIncorporation'
  | 'address'
  | 'phone'
  | 'naicNumber'
  | 'attorneyInFact'
  | 'president'
  | 'secretary'
  | 'resolutionDate'
>;

/** The values for all placeholders of a bond's papers. A value that the bond lacks is empty. */
export function fillBlanks(
  bond: IssuedBond,
  { payee, capacity }: Pick<ResolvedForm, 'payee' | 'capacity'>,
  surety: SuretyFacts,
): BlankWords {
  const change = bond.rider && changeWords(bond.rider.change);
  const words = {
    principal: bond.principal,
    obligee: bond.obligee,
    surety: surety.name,
    suretyStateInFull: stateInFull(surety.stateOfIncorporation),
    state: stateName(bond.stateCode),
    stateInFull: stateInFull(stateName(bond.stateCode)),
    capacity: bond.capacity ?? capacity,
    penalSum: formatMoney(bond.amount),
    penalSumInWords: amountInWords(bond.amount),
    bondNumber: bond.number,
    effectiveDate: formatDate(bond.effectiveDate),
    ...endWords(bond),
    issueDate: formatDate(bond.issuedOn),
    attorneyInFact: surety.attorneyInFact,
    powerLimit: formatMoney(powerLimit(bond)),
    continuedFrom: bond.continuation ? formatDate(bond.continuation.from) : '',
    continuedTo: bond.continuation ? formatDate(namedEnd(bond, bond.continuation.to)) : '',
    bondDate: formatDate(bond.rider?.bondIssuedOn ?? bond.issuedOn),
    riderNumber: bond.rider ? String(bond.rider.number) : '',
    powerRider: bond.powerRider === undefined ? '' : String(bond.powerRider),
    changeDate: bond.rider ? formatDate(changesFrom(bond.issuedOn, bond.effectiveDate)) : '',
    changedFrom: change?.from ?? '',
    changedTo: change?.to ?? '',
    payee: bond.obligee,
    suretyAddress: surety.address,
    suretyPhone: surety.phone,
    principalAddress: bond.principalAddress ?? '',
    principalPhone: bond.principalPhone ?? '',
    caption: printedCaption(bond),
    purpose: bond.purpose ?? '',
    signer: bond.principal,
    powerNumber: powerNumber(bond),
    resolutionDate: formatDate(surety.resolutionDate),
    president: surety.president,
    secretary: surety.secretary,
    naicNumber: surety.naicNumber,
    ...principalWords(bond.principals.length),
    matter: withNoneAssigned(withCaseNumberBlank(bond.matter)),
  };

  const stated = bond.form?.payee ?? (payee && fillText(payee, words));
  return stated === undefined ? words : { ...words, payee: stated };
}

/** The caption on papers. A companion has a line of its own there. */
function printedCaption({ caption = '', matter }: IssuedBond): string {
  const companion = companionOf(matter);

  return companion === undefined ? caption : withoutCompanion(caption, companion);
}

/** The day that the papers name as the end, for the first day without coverage. */
function namedEnd({ endsWithLastDay = false }: IssuedBond, endsOn: IsoDate): IsoDate {
  return endsWithLastDay ? addDays(endsOn, -1) : endsOn;
}

/** The end of a bond as a date, and as the moment on that day. */
function endWords(bond: IssuedBond): Pick<BlankWords, 'expiryDate' | 'end'> {
  if (bond.expiryDate === undefined) return { expiryDate: '', end: '' };

  const expiryDate = formatDate(namedEnd(bond, bond.expiryDate));
  const moment = bond.endsWithLastDay ? 'at the end of the day' : 'at 12:01 a.m.';
  return { expiryDate, end: `${moment} on ${expiryDate}` };
}
