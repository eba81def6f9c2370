import { describe, expect, it } from 'vitest';
import { asksAboutReports } from '~/domain/bond-requests/request-decision';

describe('the question about credit reports', () => {
  it.each([
    ['a declined higher amount', 'decline', { newAmount: 101 }, true],
    ['an approved higher amount', 'approve', { newAmount: 101 }, false],
    ['the same amount', 'decline', { newAmount: 100 }, false],
    ['a request without an amount', 'decline', {}, false],
    ['no decision yet', undefined, { newAmount: 101 }, false],
  ] as const)('for %s: %j of %j, %s', (_, decision, request, isAsked) => {
    expect(asksAboutReports(decision, request, 100)).toBe(isAsked);
  });
});
