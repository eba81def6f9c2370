import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { bondFormSchema } from '~/collections/schemas/bond-form';
import { suretySchema } from '~/collections/schemas/surety';
import { BOND_SLUGS } from '~/domain/bonds/bond-types';
import { formOf } from '~/domain/papers/form-of';
import { matterKeysOf } from '../tools/papers/matter-keys.ts';
import { TERMS_VERSION } from '~/domain/quote/terms-version';
import { readRawContent, readStates } from '../tools/catalogue/read-content.ts';
import { readConsentWords } from '../tools/papers/read-consent-words.ts';
import { readFilingWords } from '../tools/papers/read-filing-words.ts';
import { CONSENT_WORDS_FILE, toConsentWordsFile } from '../tools/papers/to-consent-words-file.ts';
import { FILING_WORDS_FILE, toFilingWordsFile } from '../tools/papers/to-filing-words-file.ts';
import { readPaperWords } from '../tools/papers/read-papers.ts';
import { PAPER_WORDS_FILE, toPaperWordsFile } from '../tools/papers/to-paper-words-file.ts';

const words = readPaperWords();
const SOURCE = {
  name: 'Government Code',
  citation: '406.010',
  url: 'https://x.example',
  checked: '2026-11-23',
};
const notary = readRawContent('bond-forms/notary.yaml') as Record<string, unknown>;

/** The problems that an editor sees for a form with these changes. */
function complaints(changes: Record<string, unknown>): string {
  const { error } = bondFormSchema.safeParse({ ...notary, ...changes });

  return (error?.issues ?? [])
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
    .join('\n');
}

describe('the text of documents', () => {
  it('of the functions equals the content (run `npm run papers` after a change)', async () => {
    expect(readFileSync(PAPER_WORDS_FILE, 'utf8')).toBe(await toPaperWordsFile(words));
  });

  it('of filing packets equals the content (run `npm run papers` after a change)', async () => {
    expect(readFileSync(FILING_WORDS_FILE, 'utf8')).toBe(
      await toFilingWordsFile(readFilingWords()),
    );
  });

  it('of consents equals the content (run `npm run papers` after a change)', async () => {
    expect(readFileSync(CONSENT_WORDS_FILE, 'utf8')).toBe(
      await toConsentWordsFile(readConsentWords()),
    );
  });

  it('tells customers what to ask or check, and not what we could not read', () => {
    const notes = words.forms.flatMap(({ notes: own = [], overrides = [] }) => [
      ...own,
      ...overrides.flatMap((override) => override.notes ?? []),
    ]);

    expect(notes.length).toBeGreaterThan(0);
    expect(notes.filter((note) => /we could not read/i.test(note))).toEqual([]);
  });

  it('is marked as a sample until counsel approves it', () => {
    expect(words.forms.every(({ isSample }) => isSample)).toBe(true);
    expect(words.surety.isSample).toBe(true);
    expect(words.terms.isSample).toBe(true);
  });

  it('includes the version of the terms that customers accept', () => {
    expect(words.terms.version).toBe(TERMS_VERSION);
  });

  it('names the principal, obligee, surety and penal sum, in words and figures, before any form', () => {
    for (const blank of ['principal', 'payee', 'surety', 'penalSumInWords', 'penalSum']) {
      expect(words.surety.opening).toContain(`{${blank}}`);
    }
  });
});

describe('a form', () => {
  it.each([
    ['a blank nobody fills', { condition: 'The {cake} is due.' }, 'Nothing fills {cake}'],
    ['a sentence without an end', { recitals: ['The principal'] }, 'recitals.0: Write sentences'],
    [
      'a field that is not of the matter',
      { recitals: ['In {estate.decedent}.'] },
      'Nothing fills {estate.decedent}',
    ],
    [
      'an override without a source',
      { overrides: [{ states: ['TX'], payee: 'the Governor' }] },
      'overrides.0.source',
    ],
    [
      'an override without the day of its check',
      { overrides: [{ states: ['TX'], source: { ...SOURCE, checked: 'lately' } }] },
      'overrides.0.source.checked',
    ],
    [
      'an override without an address of its source',
      { overrides: [{ states: ['TX'], source: { ...SOURCE, url: 'the code' } }] },
      'overrides.0.source.url',
    ],
    [
      'an override for every bond and state',
      { overrides: [{ payee: 'the Governor', source: SOURCE }] },
      'overrides.0: Name bonds, states or both',
    ],
    [
      'an override with a blank nobody fills',
      { overrides: [{ states: ['TX'], payee: 'the {cake}', source: SOURCE }] },
      'Nothing fills {cake}',
    ],
    [
      'an expiration date for a continuous bond',
      { term: { fixed: 'To {expiryDate}.', continuous: 'To {expiryDate}.' } },
      'term.continuous: A continuous bond has no {expiryDate}',
    ],
    [
      'no sentence about the expiration date',
      { term: { fixed: 'From {effectiveDate}.', continuous: 'On.' } },
      'term.fixed: Say when the bond ends with {end}, or what happens on {expiryDate}',
    ],
  ])('is refused with %s', (_, changes, complaint) => {
    expect(complaints(changes)).toContain(complaint);
  });
});

describe('the text of each bond in each state', () => {
  const today = new Date().toISOString().slice(0, 10);
  const states = readStates().map(({ data }) => data.code);
  const fieldsOf = (bond: string) =>
    z
      .looseObject({
        matter: z.looseObject({ fields: z.array(z.looseObject({ key: z.string() })) }),
      })
      .safeParse(readRawContent(`bonds/${bond}.yaml`))
      .data?.matter.fields.map(({ key }) => key) ?? [];

  it.each(BOND_SLUGS)('names only fields that %s asks for', (bond) => {
    const known = [...fieldsOf(bond), 'caption', 'purpose', 'principalAddress', 'principalPhone'];
    for (const state of states) {
      const unknown = matterKeysOf(formOf(words.forms, bond, state)).filter(
        (key) => !known.includes(key),
      );
      expect(unknown, `${bond} in ${state}`).toEqual([]);
    }
  });

  it('notices a field that the bond does not ask for', () => {
    const form = formOf(words.forms, 'notary', 'TX');

    expect(
      matterKeysOf({
        ...form,
        payee: '{matter.shipName}',
        provisions: [{ text: 'In {matter.port}.', needs: ['crew'] }],
      }),
    ).toEqual(expect.arrayContaining(['shipName', 'port', 'crew']));
  });

  it('has overrides for bonds of the form only, with sources read by today', () => {
    for (const { title, capacities, overrides = [] } of words.forms) {
      for (const { bonds = [], source } of overrides) {
        expect(Object.keys(capacities), title).toEqual(expect.arrayContaining([...bonds]));
        expect(source.checked <= today, `${title}: ${source.citation}`).toBe(true);
      }
    }
  });
});

describe('the surety', () => {
  it('is refused with an invalid NAIC number', () => {
    const surety = readRawContent('surety.yaml') as object;

    expect(suretySchema.safeParse({ ...surety, naicNumber: '123' }).success).toBe(false);
  });
});
