/**
 * The answered inquiry from which this browser's user opens a matter. It waits here while the user signs in or opens a firm,
 * because its key must not be in an address that the server sees.
 */
import type { MatterValues } from '~/domain/matters/matter-values';
import { wholeDollars } from '~/domain/money';
import { deviceStorage } from './browser-storage';
import { ANSWERED_INQUIRY_KEY } from './storage-keys';

type InquiryFacts = { bond: string; state: string; amount: number };

/** Remember the inquiry with its facts. It replaces the one before. */
export function keepAnsweredInquiry(key: string, { bond, state, amount }: InquiryFacts): void {
  // Without storage, the matter opens without the answer.
  deviceStorage.write(ANSWERED_INQUIRY_KEY, [key, ...factsOf({ bond, state, amount })].join(' '));
}

/** The key of the inquiry, if the facts of a new matter came from it. */
export function answeredInquiryOf(known: MatterValues): string | undefined {
  const [key, ...facts] = (deviceStorage.read(ANSWERED_INQUIRY_KEY) ?? '').split(' ');

  return key !== '' && facts.join(' ') === factsOf(known).join(' ') ? key : undefined;
}

/** Forget the inquiry, once its answer is with the matter. */
export function forgetAnsweredInquiry(): void {
  deviceStorage.remove(ANSWERED_INQUIRY_KEY);
}

/** The facts as the link to a new matter has them, with whole dollars. */
function factsOf({ bond, state, amount }: MatterValues): string[] {
  return [bond, state, wholeDollars(Number(amount))].map(String);
}
