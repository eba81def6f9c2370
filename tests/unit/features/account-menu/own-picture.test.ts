import { describe, expect, it } from 'vitest';
import { ownPicture } from '~/features/account-menu/own-picture';

const ORIGIN = 'https://www.marshlinesurety.example';

describe('ownPicture', () => {
  it.each([
    ['/avatars/jane.png', `${ORIGIN}/avatars/jane.png`],
    [`${ORIGIN}/jane.png`, `${ORIGIN}/jane.png`],
    ['data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
  ])('shows %s', (address, shown) => {
    expect(ownPicture(address, ORIGIN)).toBe(shown);
  });

  it.each([
    undefined,
    'https://pictures.example/jane.png',
    '//pictures.example/jane.png',
    'http://www.marshlinesurety.example/jane.png',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml,<svg/>',
    'https://[',
  ])('shows no image from another site, and no invalid image: %s', (address) => {
    expect(ownPicture(address, ORIGIN)).toBeUndefined();
  });
});
