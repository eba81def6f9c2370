import { describe, expect, it } from 'vitest';
import { bondText, checklistFor, refusalsOf } from './clerk.ts';

describe('a clerk', () => {
  it.each([
    ['notary', 'TX', 'Governor', "A Texas bond is payable to the Governor (Gov't Code 406.010)."],
    ['notary', 'CA', 'truly', 'The condition of Government Code 1501 is missing.'],
    [
      'executor-personal-representative',
      'SC',
      'Whitfield Jr.',
      'does not name the person who died',
    ],
    [
      'executor-personal-representative',
      'FL',
      'Governor',
      "payable to the Governor and the Governor's",
    ],
    ['contractor-license', 'SC', 'continuous', 'The bond is not continuous in form.'],
    ['performance-bond', 'FL', '255.05', 'does not refer to section 255.05'],
    ['payment-bond', 'CA', '13020', 'The payment clauses of Civil Code 9554(b) are missing.'],
    ['trustee', 'OH', 'severally', 'The bond is not joint and several.'],
  ] as const)(
    'refuses the bond %s of %s without the word "%s"',
    async (slug, state, word, refusal) => {
      const text = await bondText(slug, state);
      const refusals = refusalsOf(text.replaceAll(word, ''), checklistFor(slug, state));

      expect(refusals.join(' ')).toContain(refusal);
    },
  );

  it('refuses a bond without any of the words of any line', async () => {
    const text = await bondText('performance-bond', 'TX');
    const checklist = checklistFor('performance-bond', 'TX');

    expect(checklist.flatMap(({ prints = [] }) => prints).length).toBeGreaterThan(5);
    for (const item of checklist) {
      for (const words of item.prints ?? []) {
        const without = words.startsWith('/') ? '' : text.replaceAll(words, '');
        expect(refusalsOf(without, [item]), words).toEqual([item.refusal]);
      }
      for (const words of item.never ?? []) {
        expect(refusalsOf(text + words, [item]), words).toEqual([item.refusal]);
      }
    }
  });

  it("refuses the notary's bond of another state", async () => {
    const refusals = refusalsOf(await bondText('notary', 'WI'), checklistFor('notary', 'TX'));

    expect(refusals).toContain('The words of section 406.010(b) are missing.');
  });
});
