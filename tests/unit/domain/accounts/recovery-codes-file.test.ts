import { expect, it } from 'vitest';
import { recoveryCodesText } from '~/domain/accounts/recovery-codes-file';

it('writes one code per line, their owner, and instructions', () => {
  const text = recoveryCodesText(['AAAA-1111', 'BBBB-2222'], {
    email: 'jane@example.com',
    madeOn: 'Nov 22, 2026',
    site: 'marshlinesurety.example',
  });

  expect(text.split('\n').filter((line) => /^[A-Z]{4}-\d{4}$/.test(line))).toHaveLength(2);
  expect(text).toContain('for jane@example.com\nMade on Nov 22, 2026.');
  expect(text).toContain('sign in at marshlinesurety.example with your password');
  expect(text.endsWith('\n')).toBe(true);
});
