import { z } from 'zod';
import { readText } from '../fields/read-field.ts';
import { parseEmail } from '../formats/email.ts';

/** The body of `notify-known-address`: the address of a sign-up. */
export const knownAddressSchema = z.object({
  email: readText('Valid email is required', parseEmail),
});

export type KnownAddressRequest = z.output<typeof knownAddressSchema>;
