import type { BlankWords, BondForm } from '../../../../src/domain/papers/bond-form.ts';
import { amountInWords } from '../../../../src/domain/papers/amount-in-words.ts';
import { powerLimit, type IssuedBond } from '../../../../src/domain/papers/issued-bond.ts';
import { unprintableCharacters } from '../../../../src/domain/papers/printed-text.ts';
import { changeWords, type RiderChange } from '../../../../src/domain/papers/rider-change.ts';
import { formatDate } from '../../../../src/domain/dates.ts';
import { formatMoney } from '../../../../src/domain/money.ts';
import { stateName } from '../../../../src/domain/us-states.ts';
import { BOND_FORMS, SURETY } from './paper-words.ts';

/** The form on which a bond is written. */
export function formOf(bond: Pick<IssuedBond, 'bondType'>): BondForm {
  const form = BOND_FORMS.find(({ capacities }) => capacities[bond.bondType] !== undefined);
  if (form === undefined) throw new Error(`[papers] No form for the bond ${bond.bondType}`);

  return form;
}

/** What stands in the blanks of the papers of a bond. */
export function blankWords(bond: IssuedBond): BlankWords {
  const change = bond.rider && changeWords(bond.rider.change);

  return {
    principal: bond.principal,
    obligee: bond.obligee,
    surety: SURETY.name,
    suretyState: SURETY.stateOfIncorporation,
    state: stateName(bond.stateCode),
    capacity: formOf(bond).capacities[bond.bondType] ?? '',
    penalSum: formatMoney(bond.amount),
    penalSumInWords: amountInWords(bond.amount),
    bondNumber: bond.number,
    effectiveDate: formatDate(bond.effectiveDate),
    expiryDate: bond.expiryDate === undefined ? '' : formatDate(bond.expiryDate),
    issueDate: formatDate(bond.issuedOn),
    attorneyInFact: SURETY.attorneyInFact,
    powerLimit: formatMoney(powerLimit(bond)),
    continuedFrom: bond.continuation ? formatDate(bond.continuation.from) : '',
    continuedTo: bond.continuation ? formatDate(bond.continuation.to) : '',
    bondDate: formatDate(bond.rider?.bondIssuedOn ?? bond.issuedOn),
    riderNumber: bond.rider ? String(bond.rider.number) : '',
    powerRider: bond.powerRider === undefined ? '' : String(bond.powerRider),
    changedFrom: change?.from ?? '',
    changedTo: change?.to ?? '',
  };
}

type GivenWords = Pick<IssuedBond, 'principal' | 'obligee' | 'matter'> & {
  rider?: { change: RiderChange } | undefined;
};

/** All that the papers of a bond print and that does not come from our own words. */
export function givenText({ principal, obligee, matter = '', rider }: GivenWords): string {
  const { from, to } = rider ? changeWords(rider.change) : { from: '', to: '' };

  return [principal, obligee, matter, from, to].join(' ');
}

/** The characters on the papers of a bond that they cannot print. */
export function unprintableOn(bond: GivenWords): string[] {
  return unprintableCharacters(givenText(bond));
}

/** Throws when a name cannot be printed as it is written: a bond in another name than its principal's is none. */
export function refuseUnprintable(bond: IssuedBond): void {
  const characters = unprintableOn(bond);
  if (characters.length > 0) {
    throw new Error(`[papers] The papers cannot print the characters ${characters.join(' ')}`);
  }
}

/** The moment that counts as that of a bond's papers, from the day it was signed. */
export function paperMoment({ issuedOn }: Pick<IssuedBond, 'issuedOn'>): Date {
  return new Date(`${issuedOn}T12:00:00Z`);
}
