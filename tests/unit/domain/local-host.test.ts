import { describe, expect, it } from 'vitest';
import { isLocalHost, isLocalOrigin } from '~/domain/local-host';

describe('a local host', () => {
  it.each(['localhost', 'site.localhost', '127.0.0.1', '127.9.9.9', '0.0.0.0', '[::1]', '[::]'])(
    'is %s',
    (host) => {
      expect(isLocalHost(host)).toBe(true);
    },
  );

  it.each(['localhost.evil.test', '127.0.0.1.evil.test', 'mylocalhost', '128.0.0.1', ''])(
    'is not %s',
    (host) => {
      expect(isLocalHost(host)).toBe(false);
    },
  );
});

describe('a local origin', () => {
  it.each([
    ['http://localhost:4321', true],
    ['http://[::1]:4321', true],
    ['https://www.surety.test', false],
    ['https://localhost.evil.test', false],
    ['localhost', false],
    ['null', false],
  ])('%s: %s', (origin, isLocal) => {
    expect(isLocalOrigin(origin)).toBe(isLocal);
  });
});
