import { describe, expect, it } from 'vitest';
import { byPlace } from '~/domain/requirements/places';

describe('byPlace', () => {
  it('sorts states by name, not by code, and puts the federation last', () => {
    const maryland = { state: 'MD' as const };
    const massachusetts = { state: 'MA' as const };
    const federal = { office: 'Federal courts' };

    expect(byPlace([federal, massachusetts, maryland])).toEqual([
      { place: 'md', title: 'Maryland', facts: [maryland] },
      { place: 'ma', title: 'Massachusetts', facts: [massachusetts] },
      { place: 'us', title: 'Federal courts', facts: [federal] },
    ]);
  });

  it('keeps all facts of a place, in their order, under its first office', () => {
    const rows = [
      { state: 'AL' as const, value: 1 },
      { office: 'FMCSA', value: 2 },
      { state: 'AL' as const, value: 3 },
      { office: 'Department of Labor', value: 4 },
    ];

    expect(
      byPlace(rows).map(({ title, facts }) => [title, facts.map(({ value }) => value)]),
    ).toEqual([
      ['Alabama', [1, 3]],
      ['FMCSA', [2, 4]],
    ]);
  });

  it('leaves the name of an unnamed office empty', () => {
    expect(byPlace([{}])[0]?.title).toBe('');
  });
});
