/**
 * The inquiries of an attorney in this browser. Their keys wait here for the matters that are opened from the answers, because
 * a key must not be in an address that the server sees.
 */
import type { MatterValues } from '~/domain/matters/matter-values';
import { wholeDollars } from '~/domain/money';
import { deviceStorage } from './browser-storage';
import { ATTORNEY_INQUIRIES_KEY } from './storage-keys';

type InquiryFacts = { bond: string; state: string; amount: number };

/** Inquiries without a matter stay listed; older ones drop out. */
const MAX_INQUIRIES = 20;

/** Remember an inquiry with its facts. It replaces an earlier one with the same facts. */
export function keepInquiryKey(key: string, facts: InquiryFacts): void {
  const others = listed().filter((line) => factsIn(line) !== factsOf(facts));
  // Without storage, the matter opens without the answer.
  write([`${key} ${factsOf(facts)}`, ...others].slice(0, MAX_INQUIRIES));
}

/** The key of the inquiry with the facts of a new matter. Undefined if there is none. */
export function inquiryKeyOf(known: MatterValues): string | undefined {
  return listed()
    .find((line) => factsIn(line) === factsOf(known))
    ?.split(' ')[0];
}

/** Forget an inquiry, once its answer is with the matter. */
export function forgetInquiryKey(key: string): void {
  write(listed().filter((line) => !line.startsWith(`${key} `)));
}

/** One line for each inquiry: its key and its facts. */
function listed(): string[] {
  return (deviceStorage.read(ATTORNEY_INQUIRIES_KEY) ?? '').split('\n').filter(Boolean);
}

function write(lines: readonly string[]): void {
  deviceStorage.write(ATTORNEY_INQUIRIES_KEY, lines.join('\n'));
}

/** The facts as the link to a new matter has them, with whole dollars. */
function factsOf({ bond, state, amount }: MatterValues): string {
  return [bond, state, wholeDollars(Number(amount))].join(' ');
}

function factsIn(line: string): string {
  return line.slice(line.indexOf(' ') + 1);
}
