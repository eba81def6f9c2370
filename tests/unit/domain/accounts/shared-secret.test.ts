import { expect, it } from 'vitest';
import { groupSecret } from '~/domain/accounts/shared-secret';

it.each([
  ['JBSWY3DPEHPK3PXP', 'JBSW Y3DP EHPK 3PXP'],
  ['JBSWY3', 'JBSW Y3'],
  ['', ''],
])('writes the secret %j as %j', (secret, grouped) => {
  expect(groupSecret(secret)).toBe(grouped);
});
