import { describe, expect, it } from 'vitest';
import { knownResult, readResult, resultFields } from '~/domain/contractors/read-result';
import { LEAVE_NUMBER_OUT } from '~/domain/formats/secret-number';

describe('the result of a bid', () => {
  it('low reads the tabulation and the explanation', () => {
    expect(
      readResult('low', {
        tabulation: 'Acme, Inc, $1,250,000\n\nBolt\t1300000.50',
        note: 'Own pit',
      }),
    ).toEqual({
      ok: true,
      value: {
        stage: 'low',
        tabulation: [
          { bidder: 'Acme, Inc', cents: 125_000_000 },
          { bidder: 'Bolt', cents: 130_000_050 },
        ],
        note: 'Own pit',
      },
    });
  });

  it('low starts with what was recorded before, and reads it back', () => {
    const known = { tabulation: [{ bidder: 'Acme, Inc', cents: 130_000_050 }], resultNote: 'Pit' };

    expect(readResult('low', knownResult('low', { bids: [known] }))).toEqual({
      ok: true,
      value: { stage: 'low', tabulation: known.tabulation, note: 'Pit' },
    });
    expect(knownResult('not-low', { bids: [known] })).toEqual({});
    expect(knownResult('low', { bids: [] })).toEqual({});
  });

  it('low leaves our own line out of the owner’s tabulation, so that it is not the second bid', () => {
    const tabulation = 'Ridge, L.L.C.\t$900,000\nAcme\t1,000,000';

    expect(readResult('low', { tabulation }, ['Ridge LLC', null])).toMatchObject({
      value: { tabulation: [{ bidder: 'Acme', cents: 100_000_000 }] },
    });
  });

  it('awarded starts with the price that was recorded before', () => {
    expect(knownResult('awarded', { bids: [], finalPrice: 500 })).toEqual({ finalPrice: '$5' });
    expect(knownResult('awarded', { bids: [] })).toEqual({});
  });

  it.each([
    ['a line without a price', 'Acme'],
    ['a price of nothing', 'Acme, 0'],
    ['no bidder', ', 100'],
  ])('refuses %s', (_, tabulation) => {
    expect(readResult('low', { tabulation })).toMatchObject({
      ok: false,
      problems: { tabulation: expect.stringMatching(/^Write each line/) as unknown },
    });
  });

  it('refuses a bidder with a secret number', () => {
    const tabulation = `Acme ${['57', '1234567'].join('-')}, 100`;

    expect(readResult('low', { tabulation })).toEqual({
      ok: false,
      problems: { tabulation: LEAVE_NUMBER_OUT },
    });
  });

  it('refuses too many bids, and a field that is wrong', () => {
    expect(readResult('low', { tabulation: 'A, 1\n'.repeat(41) })).toMatchObject({
      ok: false,
      problems: { tabulation: 'Enter 40 bids or fewer' },
    });
    expect(readResult('awarded', { finalPrice: 'x' })).toMatchObject({ ok: false });
  });

  it('awarded takes a price, and closed asks nothing', () => {
    expect(readResult('awarded', { finalPrice: '5' })).toEqual({
      ok: true,
      value: { stage: 'awarded', finalPrice: 500 },
    });
    expect(resultFields('closed')).toEqual([]);
    expect(readResult('closed', {})).toEqual({ ok: true, value: { stage: 'closed' } });
  });
});
