import { describe, expect, it } from 'vitest';
import { commissionDays, otherCommissionDay } from '~/domain/renewals/kept-commission';

const NAMED = { commissionStart: 'December 1, 2026', commissionEnd: 'November 30, 2030' };
const TERM = { startsOn: '2030-12-01' };

describe('the days of the commission on a bond', () => {
  it.each([
    ['stored', { commissionStart: '2026-12-01', commissionEnd: '2030-11-30' }],
    ['printed', NAMED],
  ])('are the same in %s facts', (_, facts) => {
    expect(commissionDays({ county: 'Washington County', ...facts })).toEqual(NAMED);
  });

  it.each([undefined, null, {}, { commissionStart: '', commissionEnd: 4 }])(
    'are missing in %o',
    (facts) => {
      expect(commissionDays(facts)).toEqual({});
    },
  );
});

describe('a renewal whose answers', () => {
  it.each([
    ['name the same commission', NAMED, { commissionStart: '2026-12-01' }, undefined],
    ['leave the days out', NAMED, {}, undefined],
    ['name another start', NAMED, { commissionStart: '2030-12-01' }, 'commissionStart'],
    ['name a start in the last term', NAMED, { commissionStart: '2030-11-01' }, 'commissionStart'],
    ['name another end', NAMED, { commissionEnd: '2034-11-30' }, 'commissionEnd'],
    ['add the last commission', {}, { commissionStart: '2026-12-01' }, undefined],
    ['add the next commission', {}, { commissionStart: '2030-12-01' }, 'commissionStart'],
    ['add an end', {}, { commissionEnd: '2030-11-30' }, undefined],
  ])('%s', (_, named, answers, day) => {
    expect(otherCommissionDay({ ...TERM, ...named }, answers)).toBe(day);
  });
});
