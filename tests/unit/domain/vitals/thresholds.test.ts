import { describe, expect, it } from 'vitest';
import { rateVital, vitalWords } from '~/domain/vitals/thresholds';
import { chartEnd, isVitalName, measuredRoutes } from '~/domain/vitals/vitals-summary';

describe('rateVital', () => {
  it.each([
    ['LCP', 2_500, 'good'],
    ['LCP', 2_501, 'needs-improvement'],
    ['LCP', 4_000, 'needs-improvement'],
    ['LCP', 4_001, 'poor'],
    ['INP', 200, 'good'],
    ['INP', 500, 'needs-improvement'],
    ['INP', 501, 'poor'],
    ['CLS', 0.1, 'good'],
    ['CLS', 0.25, 'needs-improvement'],
    ['CLS', 0.26, 'poor'],
    ['FCP', 1_800, 'good'],
    ['FCP', 3_001, 'poor'],
    ['TTFB', 800, 'good'],
    ['TTFB', 1_801, 'poor'],
  ] as const)('%s of %d is %s', (name, value, rating) => {
    expect(rateVital(name, value)).toBe(rating);
  });
});

describe('vitalWords', () => {
  it.each([
    ['LCP', 999, '999 ms'],
    ['LCP', 1_000, '1 s'],
    ['LCP', 1_949, '1.9 s'],
    ['INP', 180.4, '180 ms'],
    ['CLS', 0.081, '0.08'],
    ['CLS', 0, '0.00'],
  ] as const)('%s of %d is %s', (name, value, words) => {
    expect(vitalWords(name, value)).toBe(words);
  });
});

describe('measuredRoutes', () => {
  it('groups the measurements by kind of page, the most visited first', () => {
    expect(
      measuredRoutes([
        { route: '/quote', name: 'LCP', visits: 40, p75: 1_200 },
        { route: '/', name: 'LCP', visits: 90, p75: 900 },
        { route: '/quote', name: 'CLS', visits: 41, p75: 0.02 },
        { route: '/about', name: 'LCP', visits: 41, p75: 800 },
      ]),
    ).toEqual([
      { route: '/', visits: 90, p75: { LCP: 900 } },
      { route: '/about', visits: 41, p75: { LCP: 800 } },
      { route: '/quote', visits: 41, p75: { LCP: 1_200, CLS: 0.02 } },
    ]);
  });
});

describe('chartEnd', () => {
  it('leaves room beyond the limit of poor, and fits the longest bar', () => {
    expect(chartEnd('LCP', [900])).toBe(6_000);
    expect(chartEnd('LCP', [900, 6_001])).toBe(6_001);
    expect(chartEnd('LCP', [])).toBe(6_000);
  });
});

describe('isVitalName', () => {
  it('recognizes the measurements and no other text', () => {
    expect(isVitalName('LCP')).toBe(true);
    expect(isVitalName('FID')).toBe(false);
  });
});
