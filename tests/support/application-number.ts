import { randomInt } from 'node:crypto';

/** The database counts its applications and numbers them by this rule. The tests take counts that it never reaches. */
const numberOf = (count: number) => (count * 618_033 + 271_828) % 1_000_000;

/** Store an application under a number that no other test and no submission has. */
export async function withFreeNumber<Stored>(
  store: (number: string) => Promise<Stored>,
): Promise<Stored> {
  const drawn = numberOf(randomInt(500_000, 1_000_000));
  try {
    return await store(`APP-${String(drawn).padStart(6, '0')}`);
  } catch (error) {
    // Among hundreds of numbers, two are the same now and then.
    if (!String(error).includes('applications_number_key')) throw error;

    return withFreeNumber(store);
  }
}
