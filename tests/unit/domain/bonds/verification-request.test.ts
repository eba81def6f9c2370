import { expect, it } from 'vitest';
import { verificationRequestSchema } from '~/domain/bonds/verification-request';

it('reads a token of 32 characters', () => {
  const body = { token: 'Kp3vXq0aZ9b-LmT_7yWc2RdEfGh5NjUs' };

  expect(verificationRequestSchema.parse(body)).toEqual(body);
});

it.each([
  ['no token', {}],
  ['a bond number', { token: 'MSB-27182818' }],
  ['more than a token', { token: 'k'.repeat(32), number: 'MSB-27182818' }],
])('refuses %s', (_, body) => {
  expect(verificationRequestSchema.safeParse(body).success).toBe(false);
});
