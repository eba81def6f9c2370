// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import type { Bond } from '~/data/bonds/bonds';
import type { SignedBond } from '~/domain/bonds/paper-signing';
import type { Filer } from '~/domain/states/filing';
import { BondSteps } from '~/features/dashboard/BondSteps';
import { render } from '../../ui/render';

const SIGNED = { signing: 'notary' } as unknown as SignedBond;
const CERTIFICATE = { term: 2, hasCertificate: true, isFiled: false };

/** What the page says about a bond with no step checked. */
function wordsFor(filer: Filer, continuations: readonly (typeof CERTIFICATE)[]): string {
  const bond = { id: 'b1', doneSteps: [], riders: [], continuations } as unknown as Bond;
  render(<BondSteps bond={bond} filer={filer} signed={SIGNED} />);

  return document.body.textContent;
}

beforeEach(() => document.body.replaceChildren());

it('asks only for the certificate of a renewed bond, even if no step of the bond is checked', () => {
  const words = wordsFor('customer', [CERTIFICATE]);

  expect(words).toBe(
    'Nothing is left to do with the bond itself. File each continuation certificate where the bond is filed.',
  );
  expect(document.querySelectorAll('input')).toHaveLength(0);
});

it('asks for nothing once the certificate is filed', () => {
  expect(wordsFor('customer', [{ ...CERTIFICATE, isFiled: true }])).toBe(
    'Nothing is left to do with the papers.',
  );
});

it('says nothing about a renewed bond if the customer does not file it', () => {
  expect(wordsFor('nobody', [CERTIFICATE])).toBe('');
});

it('asks to sign and file a bond in its first term', () => {
  expect(wordsFor('customer', [])).toContain('Left to do: sign it');
  expect(document.querySelectorAll('input')).toHaveLength(3);
});
