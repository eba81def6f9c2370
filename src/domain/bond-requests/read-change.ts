/** Parses and validates a change that a customer typed. Browser and server share it. */
import type { AmountLimits } from '../bonds/bond-rules.ts';
import type { BondSlug } from '../bonds/bond-types.ts';
import { principalLine } from '../bonds/principals.ts';
import { formatDate, type IsoDate } from '../dates.ts';
import { cleanLine, cleanPrintedLine, MAX_LINE_LENGTH } from '../fields/clean-text.ts';
import { latestTypedDay, parseTypedDate } from '../fields/typed-date.ts';
import { parseZip } from '../formats/postal-address.ts';
import { formatWholeMoney, parseMoney, type Cents } from '../money.ts';
import { printProblem } from '../papers/printed-text.ts';
import type { Address } from '../quote/address.ts';
import { fail, ok } from '../result.ts';
import { parseStateCode } from '../us-states.ts';
import type { RequestKind } from './request-kinds.ts';
import { firstEndDay } from './request-rules.ts';

/** The fields of the form, in order. */
export const CHANGE_FIELDS = [
  'ofPrincipal',
  'name',
  'street',
  'city',
  'state',
  'zipCode',
  'amount',
  'endsOn',
] as const;

export type ChangeField = (typeof CHANGE_FIELDS)[number];

export type TypedChange = { kind: RequestKind } & Partial<Record<ChangeField, string | undefined>>;

/** A parsed change. */
export type BondChange =
  /** `name` is the line of all principals after the change. */
  | { kind: 'name-change'; name: string; principals: string[] }
  | { kind: 'address-change'; address: Address }
  | { kind: 'amount-change'; amount: Cents }
  | { kind: 'cancellation' | 'release'; endsOn: IsoDate };

/** The facts of the bond that a change depends on. */
export type BondToChange = {
  bondSlug: BondSlug;
  stateCode: string;
  principal: string;
  /** Each principal's name, if the bond has more than one. */
  principals?: readonly string[];
  amount: Cents;
  effectiveDate: IsoDate;
  /** The first day without coverage. Undefined when the bond lasts until its release. */
  expiryDate?: IsoDate | undefined;
};

/** The error messages by field. */
export type ChangeProblems = Partial<Record<ChangeField, string>>;

type Reading = { ok: true; value: BondChange } | { ok: false; problems: ChangeProblems };

/**
 * Parse a change. `today` is the day of the request. `limits` are the catalog's limits, if known.
 */
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

/** A bond with several principals changes the name of one of them, whose number the customer chooses. */
function readName({ name, ofPrincipal }: TypedChange, bond: BondToChange): Reading {
  const { principals = [bond.principal] } = bond;
  const index = principals.length > 1 ? Number(ofPrincipal) - 1 : 0;
  const line = readLine('New name', name);
  const isChosen = principals[index] !== undefined;
  if (!line.ok || !isChosen) {
    return {
      ok: false,
      problems: {
        ...(!isChosen && { ofPrincipal: 'Choose whose name changes' }),
        ...(!line.ok && { name: line.code }),
      },
    };
  }
  if (line.value === principals[index]) {
    return { ok: false, problems: { name: 'The bond already has this name' } };
  }

  const changed = principals.with(index, line.value);
  return {
    ok: true,
    value: { kind: 'name-change', name: principalLine(changed), principals: changed },
  };
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
  if (amount === bond.amount) return 'The bond already has this amount';

  return limits && limitProblem(amount, limits);
}

/**
 * The error message for an amount outside the catalog's limits. Both limits are allowed amounts.
 */
export function limitProblem(amount: Cents, { min, max }: AmountLimits): string | undefined {
  if (amount < min) return `Amount too small (min ${formatWholeMoney(min)})`;

  return amount > max ? `Amount too large (max ${formatWholeMoney(max)})` : undefined;
}

function readEnd(
  { kind, endsOn }: TypedChange & { kind: 'cancellation' | 'release' },
  bond: BondToChange,
  today: IsoDate,
): Reading {
  const day = parseTypedDate(endsOn ?? '', latestTypedDay(today));
  if (day === undefined) {
    const problem = unreadable(endsOn, END_REQUIRED[kind], 'Enter a valid date');

    return { ok: false, problems: { endsOn: problem } };
  }

  const { earliest, latest } = endDays(kind, bond, today);
  if (latest !== undefined && latest < earliest) {
    const problem =
      kind === 'release'
        ? `The bond starts on ${formatDate(earliest)}. To end it before that day, call us`
        : `The bond ends on ${formatDate(latest)}, before a notice can end it`;

    return { ok: false, problems: { endsOn: problem } };
  }
  if (day < earliest) {
    const limit = EARLIEST_WORDS[kind](formatDate(earliest));

    return { ok: false, problems: { endsOn: `${limit}. Enter that day or later` } };
  }
  if (latest !== undefined && day > latest) {
    return { ok: false, problems: { endsOn: `Enter ${formatDate(latest)} or an earlier day` } };
  }

  return { ok: true, value: { kind, endsOn: day } };
}

/** What the earliest day of an end is. */
const EARLIEST_WORDS = {
  cancellation: (day: string) => `The first possible end is ${day}`,
  release: (day: string) => `The bond starts on ${day}`,
};

const END_REQUIRED = {
  cancellation: 'Enter the first day without the bond',
  release: 'Enter the date of the release',
};

/**
 * The days on which a bond can end. A cancellation takes effect after the notice period and before
 * the term ends. A release has a date on its document, which is not in the future.
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

/** The error message for a field without a value: empty, or invalid. */
function unreadable(typed: string | undefined, required: string, invalid: string): string {
  return cleanLine(typed ?? '') === '' ? required : invalid;
}

/** Read a line that the rider prints. */
function readLine(name: string, typed = '') {
  const line = cleanPrintedLine(typed);
  if (line === '') return fail(`${name} is required`);
  if (line.length > MAX_LINE_LENGTH) {
    return fail(`${name} must be ${MAX_LINE_LENGTH} characters or fewer`);
  }
  const problem = printProblem(line);

  return problem === undefined ? ok(line) : fail(problem);
}
