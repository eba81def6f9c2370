import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bondFormSchema } from '~/collections/schemas/bond-form';
import { suretySchema } from '~/collections/schemas/surety';
import { BOND_SLUGS } from '~/domain/bonds/bond-types';
import { TERMS_VERSION } from '~/domain/quote/terms-version';
import { readRawContent } from '../tools/catalogue/read-content.ts';
import { readPaperWords } from '../tools/papers/read-papers.ts';
import { PAPER_WORDS_FILE, toPaperWordsFile } from '../tools/papers/to-paper-words-file.ts';

const words = readPaperWords();
const notary = readRawContent('bond-forms/notary.yaml') as Record<string, unknown>;

/** What an editor is told about a form with these changes. */
function complaints(changes: Record<string, unknown>): string {
  const { error } = bondFormSchema.safeParse({ ...notary, ...changes });

  return (error?.issues ?? [])
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
    .join('\n');
}

describe('the words of papers', () => {
  it('are in the functions as content has them: run `npm run papers` after a change', async () => {
    expect(readFileSync(PAPER_WORDS_FILE, 'utf8')).toBe(await toPaperWordsFile(words));
  });

  it('have one form for each bond of the catalogue', () => {
    const written = words.forms.flatMap(({ capacities }) => Object.keys(capacities));

    expect(written.sort()).toEqual([...BOND_SLUGS].sort());
  });

  it('are samples until counsel has approved them', () => {
    expect(words.forms.every(({ isSample }) => isSample)).toBe(true);
    expect(words.surety.isSample).toBe(true);
    expect(words.terms.isSample).toBe(true);
  });

  it('have the terms that customers accept', () => {
    expect(words.terms.version).toBe(TERMS_VERSION);
  });

  it('name principal, obligee, surety and penal sum, in words and figures, before any form', () => {
    for (const blank of ['principal', 'obligee', 'surety', 'penalSumInWords', 'penalSum']) {
      expect(words.surety.opening).toContain(`{${blank}}`);
    }
  });
});

describe('a form', () => {
  it.each([
    ['a blank nobody fills', { condition: 'The {cake} is due.' }, 'Nothing fills {cake}'],
    ['a sentence without an end', { recitals: ['The principal'] }, 'recitals.0: Write sentences'],
    ['a bond that does not exist', { capacities: { pirate: 'pirate' } }, 'capacities'],
    [
      'a last day for a bond that has none',
      { term: { fixed: 'To {expiryDate}.', continuous: 'To {expiryDate}.' } },
      'term.continuous: A continuous bond has no {expiryDate}',
    ],
    [
      'no word about the last day',
      { term: { fixed: 'From {effectiveDate}.', continuous: 'On.' } },
      'term.fixed: Say what happens on {expiryDate}',
    ],
  ])('is refused with %s', (_, changes, complaint) => {
    expect(complaints(changes)).toContain(complaint);
  });
});

describe('the surety', () => {
  it('is refused with a number that no insurance department gives', () => {
    const surety = readRawContent('surety.yaml') as object;

    expect(suretySchema.safeParse({ ...surety, naicNumber: '123' }).success).toBe(false);
  });
});
