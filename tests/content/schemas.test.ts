import { describe, expect, it } from 'vitest';
import { bondSchema } from '~/collections/schemas/bond';
import { stateSchema } from '~/collections/schemas/state';
import { dollars } from '~/domain/money';
import { readRawContent } from '../tools/catalogue/read-content.ts';

const notary = readRawContent('bonds/notary.yaml') as Record<string, unknown>;
const texas = readRawContent('states/tx.yaml') as Record<string, unknown>;

/** The problems that an editor sees for a bond file with these changes. */
function complaints(changes: Record<string, unknown>): string[] {
  const result = bondSchema.safeParse({ ...notary, ...changes });

  return (result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('a bond file', () => {
  it('converts dollars to cents', () => {
    expect(bondSchema.parse(notary).limits.max).toBe(dollars(25_000));
  });

  it('replaces source keys with the sources', () => {
    expect(bondSchema.parse(notary).states.AL?.sources[0]?.citation).toContain('S.B. 322');
  });

  it.each([
    ['an amount written as text', { instantIssueMax: '$50,000' }, 'instantIssueMax'],
    [
      'a source that is not listed',
      { costSources: ['jet'] },
      'costSources: No source "jet" under sources; this file has: house, jet-notary',
    ],
    ['a field that does not exist', { averagePrice: 3 }, 'Unrecognized key: "averagePrice"'],
    ['limits the wrong way round', { limits: { min: 500, max: 100 } }, 'limits: min is above max'],
    ['terms out of order', { terms: [4, 1] }, 'terms: List terms once each, shortest first'],
    [
      'a description that is not a sentence',
      { description: 'for notaries' },
      'description: Write a sentence: a capital first, a full stop last',
    ],
    [
      'a state that does not exist',
      { states: { XX: { amount: 1, sources: ['house'] } } },
      'states',
    ],
  ])('is refused with %s, saying where and what', (_, changes, expected) => {
    expect(complaints(changes).join('\n')).toContain(expected);
  });

  it('is refused if no figure uses one of its sources', () => {
    const sources = {
      ...(notary.sources as object),
      spare: { title: 'Spare', verified: '2026-11', confidence: 'house' },
    };

    expect(complaints({ sources })).toEqual([
      'sources.spare: No figure of this file names "spare"',
    ]);
  });
});

describe('a state file', () => {
  it('is refused with a popular bond that does not exist', () => {
    const popularBonds = [{ slug: 'notery', label: 'Notary Bond' }];

    expect(stateSchema.safeParse({ ...texas, popularBonds }).success).toBe(false);
  });

  it('is refused if a note on the court has no source', () => {
    const court = { note: 'The bond is small.' };
    const result = stateSchema.safeParse({ ...texas, court });

    expect(result.error?.issues[0]?.path).toEqual(['court', 'sources']);
  });

  it('is refused if it says how court bonds are filed: that is in the requirements', () => {
    const [license] = texas['filing'] as object[];
    const filing = [{ ...license, category: 'court' }];

    expect(stateSchema.safeParse({ ...texas, filing }).error?.issues[0]?.path).toEqual([
      'filing',
      0,
      'category',
    ]);
  });
});
