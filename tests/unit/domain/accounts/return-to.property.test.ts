import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_RETURN_TO_LENGTH, safeReturnTo, signInPath } from '~/domain/accounts/return-to';

const ORIGIN = 'https://www.marshlinesurety.example';

/** The parts of open redirects. */
const PIECES = fc.constantFrom(
  ...[
    '/',
    '//',
    '\\',
    '.',
    '..',
    ':',
    '@',
    '?',
    '#',
    '%',
    '&',
    ';',
    '\t',
    '\n',
    '\r',
    ' ',
    '\u0000',
  ],
  ...[
    '%2f',
    '%2F',
    '%5c',
    '%09',
    '%0a',
    '%00',
    '%2e',
    '%40',
    '%3a',
    '%25',
    '%252f',
    '%255c',
    '%c0%af',
  ],
  ...[
    'evil.example',
    'javascript:',
    'data:',
    'https:',
    'http://',
    'own.invalid',
    'signin',
    'a',
    '９',
    '。',
    '／',
  ],
);
const hostile = fc.array(PIECES, { maxLength: 12 }).map((pieces) => pieces.join(''));
const anything = fc.oneof(
  hostile,
  hostile.map((text) => `/${text}`),
  fc.string({ unit: 'binary' }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
);

const segment = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,12}$/);
const ownPath = fc
  .tuple(
    fc.array(segment, { minLength: 1, maxLength: 4 }),
    fc.webQueryParameters(),
    fc.webFragments(),
  )
  .map(([segments, query, hash]) => `/p-${segments.join('/')}?${query}#${hash}`)
  .filter((path) => path.length <= MAX_RETURN_TO_LENGTH);

/** A path stays on this site, however often a server decodes it. */
function everyReading(path: string): string[] {
  const readings = [path];
  for (let round = 0; round < 5; round += 1) {
    try {
      readings.push(decodeURIComponent(String(readings.at(-1))));
    } catch {
      return readings;
    }
  }

  return readings;
}

describe('safeReturnTo with any input', () => {
  it('never leaves this site, not even after more decoding', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const safe = safeReturnTo(text);
        fc.pre(safe !== undefined);
        const { pathname } = new URL(safe, ORIGIN);

        for (const reading of everyReading(pathname)) {
          expect(new URL(reading, ORIGIN).origin).toBe(ORIGIN);
        }
        expect(new URL(safe, ORIGIN).origin).toBe(ORIGIN);
        expect(safe).toMatch(/^\/(?![/\\])/);
        expect(safe.length).toBeLessThanOrEqual(MAX_RETURN_TO_LENGTH);
      }),
      { numRuns: 2000 },
    );
  });

  it('returns a path that it accepts unchanged', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const safe = safeReturnTo(text);
        if (safe !== undefined) expect(safeReturnTo(safe)).toBe(safe);
      }),
      { numRuns: 1000 },
    );
  });

  it('never leads to a sign-in page', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(safeReturnTo(text) ?? '').not.toMatch(
          /^\/(?:signin|signup|mfa|auth0?)(?:\.html)?(?:[/?#]|$)/i,
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps a path of this site with its query and hash, and the sign-in page passes all of it on', () => {
    fc.assert(
      fc.property(ownPath, (path) => {
        const { pathname, search, hash } = new URL(path, ORIGIN);
        const expected = `${pathname}${search}${hash}`;
        fc.pre(expected.length <= MAX_RETURN_TO_LENGTH);

        expect(safeReturnTo(path)).toBe(expected);
        const handedOver = new URL(signInPath(path), ORIGIN).searchParams.get('returnTo');
        expect(safeReturnTo(handedOver)).toBe(expected);
      }),
    );
  });
});
