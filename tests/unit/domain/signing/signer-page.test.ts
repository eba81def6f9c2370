import { expect, it } from 'vitest';
import { isSignerPage } from '~/domain/signing/signer-page';
import { signingPageSchema } from '~/domain/signing/signing-page';

it('tells a link to sign from a link to pay', () => {
  const page = { sender: 'Ward & Hale', purpose: 'Administrator Bond', reason: '', state: 'open' };

  expect(isSignerPage(signingPageSchema.parse({ ...page, role: 'client' }))).toBe(true);
  expect(isSignerPage(signingPageSchema.parse({ ...page, role: 'payer' }))).toBe(false);
});
