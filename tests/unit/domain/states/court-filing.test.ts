import { describe, expect, it } from 'vitest';
import { courtChannel, courtFiler, courtRefusal } from '~/domain/states/court-filing';

describe('courtChannel', () => {
  it.each([
    [true, 'EFILE'],
    [false, 'ORIGINAL'],
    ['unknown', 'ORIGINAL'],
    ['discretion', 'COUNTY'],
  ])('is for the electronic filing %s: %s', (value, channel) => {
    expect(courtChannel(value)).toBe(channel);
  });
});

describe('courtRefusal', () => {
  it('is there only if the courts take no bond electronically', () => {
    expect(courtRefusal(false)).toMatch(/e-filing/);
    expect(['unknown', 'discretion', true].map(courtRefusal)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('courtFiler', () => {
  it.each([
    ['either', 'either'],
    ['surety', 'surety'],
    ['unknown', 'customer'],
  ])('is for %s: %s', (value, filer) => {
    expect(courtFiler(value)).toBe(filer);
  });
});
