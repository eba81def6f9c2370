import { describe, expect, it } from 'vitest';
import { isNavigation, roundVital, ROUTE_PATTERN } from '~/domain/vitals/vitals';
import { vitalsReportSchema } from '~/domain/vitals/vitals-report';

const LCP = { name: 'LCP', value: 1200, rating: 'good', navigation: 'navigate' } as const;
const CLS = { name: 'CLS', value: 0.0123, rating: 'good', navigation: 'navigate' } as const;
const REPORT = { route: '/products/[bond]', vitals: [LCP, CLS] };

describe('ROUTE_PATTERN', () => {
  it.each([
    '/',
    '/404',
    '/get-a-bond',
    '/states/[stateCode]',
    '/verify/[...id]',
    '/auth0/callback',
  ])('accepts the route %s', (route) => {
    expect(route).toMatch(ROUTE_PATTERN);
  });

  it.each([
    ['a query', '/quote?state=SC'],
    ['a fragment', '/legal/terms#a'],
    ['a relative path', 'quote'],
    ['an address', 'https://site.example/'],
    ['a closing slash', '/states/'],
    ['capitals, as in an application number', '/verify/APP-123456'],
    ['an email address', '/account/jane@example.com'],
    ['a line break', '/quote\n'],
    ['six levels', '/a/b/c/d/e/f'],
    ['nothing', ''],
  ])('refuses %s', (_, route) => {
    expect(route).not.toMatch(ROUTE_PATTERN);
  });
});

describe('vitalsReportSchema', () => {
  it('accepts the measurements of one visit', () => {
    expect(vitalsReportSchema.parse(REPORT)).toEqual(REPORT);
  });

  it.each([
    ['no measurement', { ...REPORT, vitals: [] }],
    ['a measurement twice', { ...REPORT, vitals: [LCP, LCP] }],
    ['an unknown measurement', { ...REPORT, vitals: [{ ...LCP, name: 'FID' }] }],
    ['a negative value', { ...REPORT, vitals: [{ ...LCP, value: -1 }] }],
    ['more than ten minutes', { ...REPORT, vitals: [{ ...LCP, value: 600_001 }] }],
    ['no number', { ...REPORT, vitals: [{ ...LCP, value: '1200' }] }],
    ['an address', { ...REPORT, route: '/products/notary?state=SC' }],
    ['a route of 65 characters', { ...REPORT, route: `/${'a'.repeat(64)}` }],
    ['a field nobody asked for', { ...REPORT, userId: '1' }],
    ['such a field in a measurement', { ...REPORT, vitals: [{ ...LCP, id: 'v5-1' }] }],
  ])('refuses %s', (_, body) => {
    expect(vitalsReportSchema.safeParse(body).success).toBe(false);
  });
});

describe('roundVital', () => {
  it.each([
    ['LCP', 1234.56, 1235],
    ['CLS', 0.123456, 0.1235],
    ['TTFB', 9_000_000, 600_000],
  ] as const)('rounds %s %d to %d', (name, value, rounded) => {
    expect(roundVital(name, value)).toBe(rounded);
  });
});

describe('isNavigation', () => {
  it.each([
    ['reload', true],
    ['soft-navigation', false],
  ])('for %s is %s', (text, isKnown) => {
    expect(isNavigation(text)).toBe(isKnown);
  });
});
