import { describe, expect, it } from 'vitest';
import { factTitle } from '~/domain/requirements/fact-title';

describe('the title of a fact', () => {
  it.each([
    [{ fact: 'amount' as const }, 'Amount'],
    [{ fact: 'amount' as const, who: 'motorcycle dealers' }, 'Amount, motorcycle dealers'],
    [{ fact: 'required' as const }, 'Required'],
    [{ fact: 'proposed' as const }, 'Proposed amount'],
    [{ fact: 'waiver' as const }, 'A will can waive the bond'],
    [{ fact: 'court' as const }, 'The court that takes the bond'],
    [{ fact: 'filer' as const }, 'Who files the bond'],
    [{ fact: 'deadline' as const, who: 'to file the bond' }, 'Days, to file the bond'],
  ])('names it, and whom it binds: %o', (fact, words) => {
    expect(factTitle(fact)).toBe(words);
  });
});
