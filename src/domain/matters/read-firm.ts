/** Reads the form of a firm, without Zod. */
import { cleanLine, cleanNote } from '../fields/clean-text.ts';
import { isStateCode } from '../us-states.ts';
import type { MatterAccess } from './matter-words.ts';
import type { Payer } from './payers.ts';

/** A bar number with its state. `checkedOn` is the day on which staff checked it, if they did. */
export type BarNumber = { state: string; number: string; checkedOn?: string | undefined };

/** A firm as its owner writes it. */
export type Firm = {
  name: string;
  officeAddress: string;
  barNumbers: readonly BarNumber[];
  matterAccess: MatterAccess;
  payerDefault: Payer;
};

/** A message for each field with a problem, in the order of the form. */
export type FirmProblems = Partial<Record<'name' | 'officeAddress' | 'barNumbers', string>>;

/** The limits of the database. */
const MAX_NAME = 200;
const MAX_ADDRESS = 500;
const BAR_NUMBER = /^[A-Za-z0-9][A-Za-z0-9 ./-]{0,19}$/u;

/** Read a firm. At least one bar number is needed, each with its state. */
export function readFirm(
  typed: Firm,
): { ok: true; value: Firm } | { ok: false; problems: FirmProblems } {
  const name = cleanLine(typed.name);
  const officeAddress = cleanNote(typed.officeAddress);
  const barNumbers = typed.barNumbers
    .map(({ state, number }) => ({ state, number: cleanLine(number) }))
    .filter(({ state, number }) => state !== '' || number !== '');
  const problems: FirmProblems = {
    ...(!isName(name) && {
      name: `Enter the name of the firm${leadsSomewhere(name) ? ', without an address of a page or mail' : ''}`,
    }),
    ...(!(officeAddress.length >= 5 && officeAddress.length <= MAX_ADDRESS) && {
      officeAddress: 'Enter the office address',
    }),
    ...(!areBarNumbers(barNumbers) && { barNumbers: 'Enter a bar number and its state' }),
  };

  return Object.keys(problems).length > 0
    ? { ok: false, problems }
    : { ok: true, value: { ...typed, name, officeAddress, barNumbers } };
}

function isName(name: string): boolean {
  return name.length >= 2 && name.length <= MAX_NAME && !leadsSomewhere(name);
}

/** Mails show the name, so it must not lead anywhere. The database has the same rule. */
function leadsSomewhere(name: string): boolean {
  return /:\/\/|www\.|@/iu.test(name);
}

function areBarNumbers(numbers: readonly BarNumber[]): boolean {
  return (
    numbers.length > 0 &&
    numbers.every(({ state, number }) => isStateCode(state) && BAR_NUMBER.test(number))
  );
}
