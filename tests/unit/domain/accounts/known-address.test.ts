import { expect, it } from 'vitest';
import { knownAddressSchema } from '~/domain/accounts/known-address';

it('reads the address of a sign-up without blanks, and refuses what is no address', () => {
  expect(knownAddressSchema.parse({ email: ' Mary@Example.com ' }).email.toLowerCase()).toBe(
    'mary@example.com',
  );
  expect(knownAddressSchema.safeParse({ email: 'mary' }).error?.issues[0]?.message).toBe(
    'Valid email is required',
  );
});
