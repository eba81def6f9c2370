import { describe, expect, it } from 'vitest';
import { hasLookAlikes } from '~/domain/bonds/look-alikes';

describe('a code typed from paper', () => {
  it.each(['I', 'l', '1', 'O', '0'])('may be misread where it has %s', (character) => {
    expect(hasLookAlikes(`zh${character}D`)).toBe(true);
  });

  it('can be read in one way without them', () => {
    expect(hasLookAlikes('abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789-_')).toBe(
      false,
    );
  });
});
