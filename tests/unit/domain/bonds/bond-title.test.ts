import { describe, expect, it } from 'vitest';
import { bondTitle } from '~/domain/bonds/bond-title';

describe('bondTitle', () => {
  it('names the matter after the bond', () => {
    expect(bondTitle('Executor Bond', 'Estate of Mary Smith, Charleston County')).toBe(
      'Executor Bond, Estate of Mary Smith, Charleston County',
    );
  });

  it.each([undefined, null, ''])('is the name alone without a matter: %j', (caption) => {
    expect(bondTitle('Notary Bond', caption)).toBe('Notary Bond');
  });
});
