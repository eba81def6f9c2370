import { describe, expect, it } from 'vitest';
import {
  afterEstimate,
  estimateLine,
  finalPriceWords,
  lineBefore,
  refundLine,
  requestLine,
} from '~/domain/bond-requests/request-words';
import { dollars } from '~/domain/money';

const address = { street: '9 Elm St', city: 'Waco', state: 'TX', zipCode: '767011234' } as const;
const bond = {
  principal: 'Okafor Builders',
  principalAddress: { ...address, street: '1 Oak St', zipCode: '76701' },
  amount: dollars(25_000),
};

describe('the text of a request', () => {
  it.each([
    ['a name', { newName: 'Okafor LLC' }, 'To Okafor LLC', 'From Okafor Builders'],
    ['an amount', { newAmount: dollars(30_000) }, 'To $30,000', 'From $25,000'],
    [
      'an address',
      { newAddress: address },
      'To 9 Elm St, Waco, TX 76701-1234',
      'From 1 Oak St, Waco, TX 76701',
    ],
    [
      'the end',
      { endsOn: '2026-12-22' },
      'First day without the bond: December 22, 2026',
      undefined,
    ],
    ['nothing that is known here', {}, '', undefined],
  ])('shows the requested and the earlier value: %s', (_, wish, line, before) => {
    expect(requestLine(wish)).toBe(line);
    expect(lineBefore(wish, bond)).toBe(before);
  });

  it('shows no earlier address when the bond has none', () => {
    expect(
      lineBefore({ newAddress: address }, { ...bond, principalAddress: undefined }),
    ).toBeUndefined();
  });

  it.each([
    [{ estimate: 2_506 }, 'Estimated refund: $25.06'],
    [{ estimate: 0, newAmount: dollars(20_000) }, 'Estimated additional premium: $0.00'],
    [{}, undefined],
  ])('describes the effect on the premium: %j', (request, line) => {
    expect(estimateLine(request)).toBe(line);
  });

  it.each([
    [{ refund: 2_506, estimate: 3_000 }, 'Final refund: $25.06'],
    [{ refund: 0, estimate: 3_000 }, 'There is no refund.'],
    [{ refund: 0 }, 'There is no refund.'],
    [
      { refund: 0, estimate: 0 },
      'There is no refund. The first year’s premium is earned in full. After that, we refund premium for the days that remain.',
    ],
    [{ estimate: 3_000 }, undefined],
  ])('names the final refund of %j', (request, line) => {
    expect(refundLine(request)).toBe(line);
  });

  it.each([
    ['requested', { estimate: 2_506 }, 'The underwriter decides.'],
    ['approved', { estimate: 2_506 }, 'We will email you the final figure.'],
    [
      'approved',
      { estimate: 2_506, newAmount: dollars(40_000) },
      'We will email you the final figure.',
    ],
    ['approved', { estimate: 0, newAmount: dollars(20_000) }, undefined],
    [
      'approved',
      { estimate: 0 },
      'The first year’s premium is earned in full. After that, we refund premium for the days that remain.',
    ],
    ['approved', { estimate: 2_506, refund: 2_400 }, undefined],
    ['declined', { estimate: 2_506 }, undefined],
    ['withdrawn', { estimate: 2_506 }, undefined],
  ] as const)(
    'says what follows the estimate of a request that is %s: %j',
    (status, request, words) => {
      expect(afterEstimate({ status, ...request })).toBe(words);
    },
  );

  it.each([
    ['cancellation', 0, /the underwriter sets the final figure/],
    ['release', 0, /the underwriter sets the final figure/],
    [
      'amount-change',
      2_506,
      /Once the underwriter approves the change, we email you the final figure/,
    ],
  ] as const)('says when the estimate of a %s becomes final', (kind, estimate, words) => {
    expect(finalPriceWords(kind, estimate)).toMatch(words);
  });

  it('promises no final figure for a change that costs nothing', () => {
    expect(finalPriceWords('amount-change', 0)).toBeUndefined();
  });
});
