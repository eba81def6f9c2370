/** Reads what a customer wants changed as it was typed, and holds it against the bond. The same for browser and server. */
import type { AmountLimits } from '../bonds/bond-rules.ts';
import type { BondSlug } from '../bonds/bond-types.ts';
import { formatDate, parseDate, type IsoDate } from '../dates.ts';
import { cleanLine, cleanPrintedLine } from '../fields/clean-text.ts';
import { parseZip } from '../formats/zip.ts';
import { formatWholeMoney, parseMoney, type Cents } from '../money.ts';
import { printProblem } from '../papers/printed-text.ts';
import type { Address } from '../quote/address.ts';
import { fail, ok } from '../result.ts';
import { parseStateCode } from '../us-states.ts';
import type { RequestKind } from './request-kinds.ts';
import { firstEndDay } from './request-rules.ts';

/** The fields in which a change is typed, in the order of the form. */
export const CHANGE_FIELDS = [
  'name',
  'street',
  'city',
  'state',
  'zipCode',
  'amount',
  'endsOn',
] as const;

export type ChangeField = (typeof CHANGE_FIELDS)[number];

/** What was typed. */
export type TypedChange = { kind: RequestKind } & Partial<Record<ChangeField, string | undefined>>;

/** What is asked for. */
export type BondChange =
  | { kind: 'name-change'; name: string }
  | { kind: 'address-change'; address: Address }
  | { kind: 'amount-change'; amount: Cents }
  | { kind: 'cancellation' | 'release'; endsOn: IsoDate };

/** The bond as far as a change depends on it. */
export type BondToChange = {
  bondSlug: BondSlug;
  stateCode: string;
  principal: string;
  amount: Cents;
  effectiveDate: IsoDate;
  /** The first day without it; undefined where it runs until it is released. */
  expiryDate?: IsoDate | undefined;
};

/** What is wrong, by the field it is wrong in. */
export type ChangeProblems = Partial<Record<ChangeField, string>>;

type Reading = { ok: true; value: BondChange } | { ok: false; problems: ChangeProblems };

/** The longest line, as everywhere. */
const MAX_LINE_LENGTH = 200;

/** Read a change. `today` is the day it is asked for; `limits` are those of the catalogue, where they are known. */
export function readChange(
  typed: TypedChange,
  bond: BondToChange,
  today: IsoDate,
  limits?: AmountLimits,
): Reading {
  switch (typed.kind) {
    case 'name-change':
      return readName(typed, bond);
    case 'address-change':
      return readAddress(typed);
    case 'amount-change':
      return readAmount(typed, bond, limits);
    case 'cancellation':
    case 'release':
      return readEnd({ ...typed, kind: typed.kind }, bond, today);
  }
}

function readName({ name }: TypedChange, { principal }: BondToChange): Reading {
  const line = readLine('New name', name);
  if (!line.ok) return { ok: false, problems: { name: line.code } };
  if (line.value === principal) {
    return { ok: false, problems: { name: 'This is the name that the bond has already' } };
  }

  return { ok: true, value: { kind: 'name-change', name: line.value } };
}

function readAddress(typed: TypedChange): Reading {
  const street = readLine('Street', typed.street);
  const city = readLine('City', typed.city);
  const state = parseStateCode(typed.state ?? '');
  const zipCode = parseZip(typed.zipCode ?? '');
  if (street.ok && city.ok && state && zipCode) {
    const address = { street: street.value, city: city.value, state, zipCode };

    return { ok: true, value: { kind: 'address-change', address } };
  }

  return {
    ok: false,
    problems: {
      ...(!street.ok && { street: street.code }),
      ...(!city.ok && { city: city.code }),
      ...(!state && { state: unreadable(typed.state, 'State is required', 'Enter a valid state') }),
      ...(!zipCode && {
        zipCode: unreadable(typed.zipCode, 'ZIP code is required', 'Enter a valid ZIP code'),
      }),
    },
  };
}

function readAmount(typed: TypedChange, bond: BondToChange, limits?: AmountLimits): Reading {
  const amount = parseMoney(typed.amount ?? '') ?? 0;
  const problem =
    amount === 0
      ? unreadable(typed.amount, 'New amount is required', 'Enter a valid amount')
      : amountProblem(amount, bond, limits);

  return problem === undefined
    ? { ok: true, value: { kind: 'amount-change', amount } }
    : { ok: false, problems: { amount: problem } };
}

function amountProblem(
  amount: Cents,
  bond: BondToChange,
  limits: AmountLimits | undefined,
): string | undefined {
  if (amount === bond.amount) return 'This is the amount that the bond has already';

  return limits && limitProblem(amount, limits);
}

/** What is wrong with an amount outside the limits of the catalogue, both ends allowed. */
export function limitProblem(amount: Cents, { min, max }: AmountLimits): string | undefined {
  if (amount < min) return `Amount too small (min ${formatWholeMoney(min)})`;

  return amount > max ? `Amount too large (max ${formatWholeMoney(max)})` : undefined;
}

function readEnd(
  { kind, endsOn }: TypedChange & { kind: 'cancellation' | 'release' },
  bond: BondToChange,
  today: IsoDate,
): Reading {
  const day = parseDate(endsOn ?? '');
  if (day === undefined) {
    const problem = unreadable(endsOn, END_REQUIRED[kind], 'Enter a valid date');

    return { ok: false, problems: { endsOn: problem } };
  }

  const { earliest, latest } = endDays(kind, bond, today);
  if (day < earliest) {
    return { ok: false, problems: { endsOn: `Enter ${formatDate(earliest)} or a later day` } };
  }
  if (latest !== undefined && day > latest) {
    return { ok: false, problems: { endsOn: `Enter ${formatDate(latest)} or an earlier day` } };
  }

  return { ok: true, value: { kind, endsOn: day } };
}

const END_REQUIRED = {
  cancellation: 'Enter the first day without the bond',
  release: 'Enter the date of the release',
};

/**
 * The days on which a bond can end. A cancellation waits for the notice and makes sense before the term is over; a
 * release has a date on its paper, which is not in the future.
 */
export function endDays(
  kind: 'cancellation' | 'release',
  { bondSlug, stateCode, effectiveDate, expiryDate }: BondToChange,
  today: IsoDate,
): { earliest: IsoDate; latest: IsoDate | undefined } {
  return kind === 'cancellation'
    ? { earliest: firstEndDay(bondSlug, stateCode, today), latest: expiryDate }
    : { earliest: effectiveDate, latest: today };
}

/** What is wrong with a field that gives no value: nothing was typed, or nothing that can be read. */
function unreadable(typed: string | undefined, required: string, invalid: string): string {
  return cleanLine(typed ?? '') === '' ? required : invalid;
}

/** A line as the rider prints it. */
function readLine(name: string, typed = '') {
  const line = cleanPrintedLine(typed);
  if (line === '') return fail(`${name} is required`);
  if (line.length > MAX_LINE_LENGTH) {
    return fail(`${name} must be ${MAX_LINE_LENGTH} characters or fewer`);
  }
  const problem = printProblem(line);

  return problem === undefined ? ok(line) : fail(problem);
}
