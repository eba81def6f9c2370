import { describe, expect, it } from 'vitest';
import type { MatterField } from '~/domain/bonds/matter';
import { matterFieldSchema } from '~/domain/bonds/matter-schema';
import { isStepComplete } from '~/domain/quote/completeness';
import { matterSchema } from '~/domain/quote/matter-answers';
import { buildBond, SECTIONS, TODAY, TYPED_SECTIONS } from '../support/builders';
import { messagesOf } from '../support/messages-of';

const field = (changes: Record<string, unknown>): MatterField =>
  matterFieldSchema.parse({ key: 'it', label: 'Contract date', kind: 'text', ...changes });

/** The answer to one field, and its message. */
function read(changes: Record<string, unknown>, it: unknown) {
  const parsed = matterSchema([field(changes)], TODAY).safeParse({ it });

  return parsed.success ? parsed.data?.['it'] : parsed.error.issues[0]?.message;
}

const CHOICES = [{ value: 'broker', label: 'Property broker' }];

describe('matterSchema', () => {
  it.each([
    ['text', ' Mary  Ann ', 'Mary Ann'],
    ['name', ' mary  Ann ', 'mary Ann'],
    ['name', 'Estate of Mary Ann', 'Mary Ann'],
    ['text', 'Estate of Mary Ann v. Lee', 'Estate of Mary Ann v. Lee'],
    ['county', 'Charleston', 'Charleston County'],
    ['county', 'Charleston County', 'Charleston County'],
    ['county', 'City of Richmond', 'City of Richmond'],
    ['county', 'Baltimore city', 'Baltimore city'],
    ['county', 'HARRIS', 'HARRIS COUNTY'],
    ['phone', '803.555.0123', '(803) 555-0123'],
    ['phone', '803-555-0123 ext. 4', '803-555-0123 ext. 4'],
    ['date', '3/4/2026', '2026-03-04'],
    ['date', '2026-03-04', '2026-03-04'],
    ['date', 'March 4, 26', '2026-03-04'],
    ['date', '5/12/80', '1980-05-12'],
    ['money', '$10,000.50', 1_000_050],
    ['money', 1_000_050, 1_000_050],
    ['money', '0', 0],
  ])('stores %s as typed %j in one form', (kind, typed, stored) => {
    expect(read({ kind }, typed)).toBe(stored);
  });

  it('stores a case number without the label that was copied with it', () => {
    const parsed = matterSchema([field({ key: 'caseNumber', label: 'Case number' })], TODAY);

    expect(parsed.parse({ caseNumber: 'Case No. 2026-ES-1' })).toEqual({ caseNumber: '2026-ES-1' });
  });

  it('stores the words of a choice', () => {
    expect(read({ kind: 'choice', choices: CHOICES }, 'broker')).toBe('broker');
  });

  it.each([
    ['date', '2/30/2026', 'There is no such day. Check the month, the day and the year'],
    ['date', 'in spring', 'Enter a month, a day and a year, such as November 20, 2026'],
    ['date', 20_260_304, 'There is no such day. Check the month, the day and the year'],
    ['date', {}, 'Contract date is required'],
    ['money', 'a lot', 'Enter an amount in dollars, such as $10,000'],
    ['money', -1, 'Enter an amount without a minus sign'],
    ['money', 1.5, 'Enter an amount in dollars, such as $10,000'],
    ['text', '小', 'Write this with Latin letters: our papers cannot print 小.'],
    ['text', 'x'.repeat(201), 'Contract date must be 200 characters or fewer'],
  ])('says what is wrong with %s %j', (kind, typed, message) => {
    expect(read({ kind }, typed)).toBe(message);
  });

  it('refuses a choice that nobody offers', () => {
    expect(read({ kind: 'choice', choices: CHOICES }, 'judge')).toBe('Contract date is required');
  });

  it.each(['text', 'name', 'phone', 'county', 'date', 'money'])(
    'requires a %s only when the paper does',
    (kind) => {
      for (const blank of ['', '  ', undefined]) {
        expect(read({ kind, required: true }, blank)).toBe('Contract date is required');
        expect(read({ kind }, blank)).toBeUndefined();
      }
    },
  );

  it.each(['text', 'date', 'money'])(
    'takes the words in place of a %s that does not exist yet',
    (kind) => {
      const notYet = 'Not signed yet';

      expect(read({ kind, required: true, notYet }, notYet)).toBe(notYet);
      expect(read({ kind, required: true, notYet }, '')).toBe(
        `Contract date is required, or check “${notYet}”`,
      );
    },
  );

  it('requires a missing answer at its path, and drops answers to other fields', () => {
    const schema = matterSchema([field({ key: 'ward', label: 'Ward', required: true })], TODAY);

    expect(messagesOf(schema, undefined)).toEqual({ ward: 'Ward is required' });
    expect(schema.parse({ ward: 'Ruth', decedent: 'Harold' })).toEqual({ ward: 'Ruth' });
  });

  it('is no answer when nothing is given', () => {
    expect(matterSchema([field({})], TODAY).parse(undefined)).toBeUndefined();
  });
});

describe('a quote from before the matter was asked', () => {
  const bond = buildBond({
    matter: [field({ key: 'ward', label: 'Ward', required: true }), field({ section: 'business' })],
  });
  const quote = {
    selection: { bondType: 'notary', stateCode: 'TX' },
    bond,
    uploadedDocuments: [],
    today: TODAY,
  };

  it('has to answer the fields of its bond first', () => {
    expect(isStepComplete('bond-details', { ...quote, sections: SECTIONS })).toBe(false);

    const bondDetails = { ...TYPED_SECTIONS.bondDetails, matter: { ward: 'Ruth' } };
    expect(isStepComplete('bond-details', { ...quote, sections: { bondDetails } })).toBe(true);
  });

  it('keeps its other steps complete', () => {
    expect(isStepComplete('business', { ...quote, sections: SECTIONS })).toBe(true);
  });
});
