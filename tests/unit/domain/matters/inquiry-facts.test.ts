import { describe, expect, it } from 'vitest';
import { fieldsOf } from '~/domain/matters/matter-fields';
import {
  areFactsAsAsked,
  inquiryFacts,
  isAnsweredFor,
  missingForQuestion,
} from '~/domain/matters/inquiry-facts';
import { MATTER_KINDS, type MatterKind } from '~/domain/matters/matter-words';
import { appeal, estate } from './matter-samples';

it('shares figures, days and answers of a matter, and what our rules say', () => {
  const lines = inquiryFacts(estate({ recommendation: 'Wait', caseNumber: '2026-ES-1' }));

  expect(lines).toEqual(
    expect.arrayContaining([
      'Bond: Administrator bond',
      'State: SC',
      'Hearing on: December 10, 2026',
      'Amount in the order, or requested: $250,000',
      'Any objections to the appointment: No',
      'Our rules: Likely. No objection, contest or business, and you stay to the end.',
    ]),
  );
  expect(inquiryFacts(appeal()).join('\n')).toContain('Collateral: None');
});

it.each(Object.keys(MATTER_KINDS) as MatterKind[])(
  'shares no name and no free text of a %s matter',
  (kind) => {
    const sample = kind === 'fiduciary' ? estate() : appeal();
    const texts = fieldsOf(kind).filter((field) => ['text', 'note', 'rows'].includes(field.kind));
    const values = Object.fromEntries(
      texts.map((field) => [field.key, field.kind === 'rows' ? [{ name: 'SECRET' }] : 'SECRET']),
    );

    expect(
      inquiryFacts({ ...sample, values: { ...sample.values, ...values } }).join('\n'),
    ).not.toContain('SECRET');
  },
);

it('names what is missing before a firm can ask', () => {
  expect(missingForQuestion(estate())).toEqual([]);
  expect(missingForQuestion({ values: {} })).toEqual([
    'Bond',
    'State',
    'Amount in the order, or requested',
  ]);
  expect(inquiryFacts({ kind: 'fiduciary', values: {} })).toEqual([]);
});

it('knows whether an answer was given on the facts that the matter has now', () => {
  const asked = { bond: 'administrator', state: 'SC', amount: 25_000_000 };
  const facts = inquiryFacts(estate()).join('\n');

  expect(areFactsAsAsked({ ...asked, facts }, estate())).toBe(true);
  expect(areFactsAsAsked({ ...asked, facts }, estate({ objections: 'yes' }))).toBe(false);
});

it('compares bond, state and amount in whole dollars if the matter was opened after the question', () => {
  const asked = { bond: 'administrator', state: 'SC', amount: 24_999_950, facts: '' };

  expect(areFactsAsAsked(asked, estate({ objections: 'yes' }))).toBe(true);
  expect(areFactsAsAsked({ ...asked, bond: 'trustee' }, estate())).toBe(false);
  expect(areFactsAsAsked({ ...asked, state: 'GA' }, estate())).toBe(false);
  expect(areFactsAsAsked({ ...asked, amount: 1 }, estate())).toBe(false);
});

describe('isAnsweredFor', () => {
  const given = { bond: 'administrator', state: 'SC', on: '2026-11-23' } as const;

  it('is true until the last day of an answer about the bond and the state of the matter', () => {
    expect(isAnsweredFor(given, estate(), '2027-01-22')).toBe(true);
    expect(isAnsweredFor(given, estate({ objections: 'yes' }), '2027-01-22')).toBe(true);
    expect(isAnsweredFor(given, estate(), '2027-01-23')).toBe(false);
  });

  it('is false for another bond, another state, a question that waits, and no question', () => {
    expect(isAnsweredFor({ ...given, bond: 'trustee' }, estate(), '2026-11-24')).toBe(false);
    expect(isAnsweredFor({ ...given, state: 'GA' }, estate(), '2026-11-24')).toBe(false);
    expect(isAnsweredFor({ ...given, on: undefined }, estate(), '2026-11-24')).toBe(false);
    expect(isAnsweredFor(undefined, estate(), '2026-11-24')).toBe(false);
  });
});
