import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOND_SLUGS } from '~/domain/bonds/bond-types';
import { draftSchema, readDraft, writeDraft, type QuoteDraft } from '~/domain/quote/draft';
import { QUOTE_STEPS, SECTION_KEYS } from '~/domain/quote/journey';
import { containsSecret, withoutSecrets } from '~/domain/quote/never-stored';
import { STATE_CODES } from '~/domain/us-states';
import { QUOTE_ID, QUOTE_KEY, RECEIPT, TYPED_SECTIONS } from '../support/builders';

const SAVED_AT = '2026-11-20T15:00:00.000Z';
const NOW = new Date('2026-11-20T16:00:00Z');

const draft: QuoteDraft = {
  version: 1,
  quoteId: QUOTE_ID,
  quoteKey: QUOTE_KEY,
  revision: 3,
  step: 'business',
  selection: { bondType: 'notary', stateCode: 'TX' },
  sections: TYPED_SECTIONS,
  billing: { street: '12 Tide Street' },
  payment: RECEIPT,
  savedAt: SAVED_AT,
};

/** A stored draft with one change. */
const stored = (change: Record<string, unknown>) => JSON.stringify({ ...draft, ...change });

/** Drafts with answers of any shape in any section, including secrets. */
const drafts: fc.Arbitrary<QuoteDraft> = fc.record(
  {
    version: fc.constant(1 as const),
    quoteId: fc.uuid(),
    quoteKey: fc.constant(QUOTE_KEY),
    revision: fc.nat(),
    step: fc.constantFrom(...QUOTE_STEPS),
    selection: fc.record(
      { bondType: fc.constantFrom(...BOND_SLUGS), stateCode: fc.constantFrom(...STATE_CODES) },
      { requiredKeys: [] },
    ),
    sections: fc.dictionary(
      fc.constantFrom(...SECTION_KEYS),
      fc.dictionary(
        fc.oneof(fc.constantFrom('ssn', 'ein', 'city'), fc.string()),
        fc.jsonValue({ maxDepth: 2 }),
      ),
    ),
    billing: fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })),
    payment: fc.constant(RECEIPT),
    savedAt: fc.constant(SAVED_AT),
  },
  {
    requiredKeys: [
      'version',
      'quoteId',
      'quoteKey',
      'revision',
      'step',
      'selection',
      'sections',
      'savedAt',
    ],
  },
);

describe('writeDraft', () => {
  it('keeps SSN, date of birth and EIN out of storage, and stores the key that proves ownership of the quote', () => {
    const text = writeDraft(draft);
    const { applicant, business } = TYPED_SECTIONS;

    expect(containsSecret(text, [applicant.ssn, applicant.dateOfBirth, business.ein])).toBe(false);
    expect(text).toContain(applicant.email);
    expect(text).toContain(QUOTE_KEY);
  });

  it('keeps a card out of storage even in an unexpected place', () => {
    const text = writeDraft({
      ...draft,
      billing: { creditCard: { number: '4242 4242 4242 4242' }, ach: { accountNumber: '987654' } },
    });

    expect(containsSecret(text, ['4242 4242 4242 4242', '987654'])).toBe(false);
  });
});

describe('readDraft', () => {
  it('returns the written draft without the secrets', () => {
    expect(readDraft(writeDraft(draft), NOW)).toStrictEqual({
      ok: true,
      value: { ...draft, sections: withoutSecrets(draft.sections) },
    });
  });

  it('returns any draft without the secrets', () => {
    fc.assert(
      fc.property(drafts, (any) => {
        const open = { ...withoutSecrets(any), quoteKey: any.quoteKey };

        expect(readDraft(writeDraft(any), NOW)).toEqual({
          ok: true,
          value: JSON.parse(JSON.stringify(open)),
        });
      }),
    );
  });

  it.each([[null], [undefined], ['']])('finds no draft in %j', (text) => {
    expect(readDraft(text, NOW)).toEqual({ ok: false, code: 'none' });
  });

  it.each([
    ['no JSON', 'draft'],
    ['half a draft', stored({}).slice(0, 100)],
    ['null', 'null'],
    ['a number', '1'],
    ['no version', stored({ version: undefined })],
    ['a version that is no whole number', stored({ version: 1.5 })],
    ['an id that is none', stored({ quoteId: 'q1' })],
    ['a key that is too short', stored({ quoteKey: QUOTE_KEY.slice(1) })],
    ['a key that is too long', stored({ quoteKey: `${QUOTE_KEY}a` })],
    ['a key with other characters', stored({ quoteKey: `${QUOTE_KEY.slice(1)}+` })],
    ['a negative revision', stored({ revision: -1 })],
    ['an unknown step', stored({ step: 'done' })],
    ['an unknown bond', stored({ selection: { bondType: 'bail' } })],
    ['an unknown state', stored({ selection: { stateCode: 'DC' } })],
    ['no choice', stored({ selection: undefined })],
    ['an unknown section', stored({ sections: { extras: {} } })],
    ['a broken receipt', stored({ payment: { ...RECEIPT, amount: -1 } })],
    ['no time', stored({ savedAt: undefined })],
    ['a time that is none', stored({ savedAt: 'today' })],
  ])('cannot read %s', (_, text) => {
    expect(readDraft(text, NOW)).toEqual({ ok: false, code: 'unreadable' });
  });

  it.each([0, 2, -1])('does not continue with version %i, whatever its content', (version) => {
    expect(readDraft(JSON.stringify({ version }), NOW)).toEqual({ ok: false, code: 'outdated' });
  });

  it.each([
    ['the moment it is saved', '2026-11-20T15:00:00.000Z', true],
    ['a clock that goes back', '2026-11-19T15:00:00.000Z', true],
    ['exactly 30 days', '2026-12-20T15:00:00.000Z', true],
    ['a moment more than 30 days', '2026-12-20T15:00:00.001Z', false],
  ])('keeps a draft for 30 days: %s', (_, now, isKept) => {
    const read = readDraft(stored({}), new Date(now));

    expect(read.ok).toBe(isKept);
    expect(read).not.toMatchObject({ code: 'unreadable' });
  });

  it('reports an expired draft', () => {
    expect(readDraft(stored({}), new Date('2027-01-01T00:00:00Z'))).toEqual({
      ok: false,
      code: 'expired',
    });
  });

  it('never throws, whatever the storage holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readDraft(text, NOW).ok).toBe(false);
      }),
    );
  });
});

it('a draft is valid with only its id, step and date', () => {
  const { billing: _, payment: __, ...rest } = draft;
  const bare = { ...rest, selection: {}, sections: {} };

  expect(draftSchema.parse(bare)).toStrictEqual(bare);
});

describe('a note with a secret in it', () => {
  it('is left out of the draft, and the rest is kept', () => {
    const { ssn } = TYPED_SECTIONS.applicant;
    const underwriting = { creditCheck: 'authorized', additionalInfo: `My SSN is ${ssn}.` };
    const text = writeDraft({ ...draft, sections: { ...TYPED_SECTIONS, underwriting } });

    expect(containsSecret(text, [ssn])).toBe(false);
    expect(readDraft(text, NOW)).toMatchObject({
      value: { sections: { underwriting: { creditCheck: 'authorized' } } },
    });
  });
});
