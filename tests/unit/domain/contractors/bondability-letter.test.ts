import { describe, expect, it } from 'vitest';
import {
  LETTER_STATE_LABELS,
  LETTER_VERDICTS,
  letterFields,
  letterState,
  readLetter,
} from '~/domain/contractors/bondability-letter';
import { keysOf } from '~/domain/contractors/closed-sets';
import { letterAddress, letterFileName, letterParagraphs } from '~/domain/papers/letter-words';
import { PROJECT } from '../../../support/contractor-desk.ts';

const LETTER = {
  contractor: 'Ridge LLC',
  project: 'Library, Beaufort',
  single: 100,
  aggregate: 200,
  issuedOn: '2026-11-24',
  validUntil: '2027-02-22',
  state: 'valid',
} as const;
const LINE = { single: 100, aggregate: 200, isSuspended: false };

describe('a letter of bondability', () => {
  it.each([
    ['valid', LINE, '2027-02-22'],
    ['expired', LINE, '2027-02-23'],
    ['withdrawn', undefined, '2026-11-24'],
    ['withdrawn', { ...LINE, isSuspended: true }, '2026-11-24'],
    ['withdrawn', { ...LINE, single: 99 }, '2026-11-24'],
    ['withdrawn', { ...LINE, aggregate: 199 }, '2026-11-24'],
  ] as const)('%s', (state, line, today) => {
    expect(letterState(LETTER, line, today)).toBe(state);
  });

  it('is read from the answer of verify-bond only when it is whole', () => {
    expect(readLetter({ letter: LETTER })).toEqual(LETTER);
    for (const answer of [
      undefined,
      null,
      {},
      { letter: null },
      { letter: { ...LETTER, contractor: 1 } },
      { letter: { ...LETTER, single: '100' } },
      { letter: { ...LETTER, state: 'toString' } },
    ])
      expect(readLetter(answer)).toBeUndefined();
  });

  it('is about an open project or none', () => {
    const [project] = letterFields({
      projects: [PROJECT, { ...PROJECT, id: 'lost', stage: 'lost' }],
    });

    expect(project?.options?.map(({ value }) => value)).toEqual(['none', PROJECT.id]);
  });

  it('states the amounts and what it is not, and has a verdict for each state', () => {
    const words = { ...LETTER, addressedTo: '', surety: 'Surety Co.', agency: 'Agency LLC' };

    expect(letterParagraphs(words).join('\n')).toMatch(
      /Ridge LLC.*Agency LLC.*Surety Co.[^]*\$1[^]*\$2[^]*Library[^]*not a bond[^]*February 22, 2027/,
    );
    expect(letterParagraphs({ ...words, project: '' })).toHaveLength(4);
    expect(letterAddress(words)).toBe('To whom it may concern:');
    expect(letterAddress({ addressedTo: 'Beaufort County' })).toBe('To Beaufort County:');
    expect(letterFileName('2026-11-24')).toBe('marshline-letter-2026-11-24.pdf');
    for (const state of keysOf(LETTER_STATE_LABELS))
      expect(LETTER_VERDICTS[state].title).toMatch(/^This letter/);
  });
});
