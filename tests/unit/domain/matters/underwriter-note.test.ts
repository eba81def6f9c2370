import { describe, expect, it } from 'vitest';
import { RECOMMENDATION_KEY } from '~/domain/matters/fiduciary-fields';
import { underwriterNote } from '~/domain/matters/underwriter-note';
import { fieldsOf } from '~/domain/matters/matter-fields';
import { MAX_ROWS } from '~/domain/matters/read-matter';
import { appeal, estate } from './matter-samples';

const MAX_CENTS = 99_999_999_999;

describe('what a quote from a matter tells the underwriter', () => {
  it('has the figures and the answers, and no name or free text of others', () => {
    const note = underwriterNote(
      estate({
        jointControl: 'yes',
        realEstate: 24_000_000,
        domicileCounty: 'He drinks',
        subject: 'Mary Smith',
        heirs: [
          { name: 'Ann Doe', relation: 'daughter', share: '1/2', limits: '' },
          { name: 'Bo Doe', relation: 'son', share: '1/2', limits: 'Minor' },
        ],
        restricted: [{ bank: 'Doe Bank', amount: '$50,000' }, { amount: '25,000' }],
      }),
    );

    expect(note.split('\n')).toEqual(
      expect.arrayContaining([
        'Real estate: $240,000',
        'Any objections to the appointment: No',
        'Heirs and beneficiaries: 2, minor or incapacitated: 1',
        'Restricted accounts: 2, with $75,000',
        'Is joint control agreed: Yes',
      ]),
    );
    expect(note).not.toContain('drinks');
    expect(note).not.toContain('Doe');
    expect(note).not.toContain('Mary Smith');
    expect(note).not.toContain('Amount in the order');
  });

  it('ends with what the attorney recommends, marked as the attorney’s', () => {
    const recommendation = 'Joint control.\nThe heirs agree.';
    const note = underwriterNote(estate({ recommendation }));

    expect(note.endsWith('\nThe attorney’s recommendation: Joint control.\nThe heirs agree.')).toBe(
      true,
    );
    expect(underwriterNote(estate({ recommendation: '' }))).not.toContain('recommendation');
  });

  it('has the source of a ward’s funds, and only for a ward', () => {
    const note = (bond: string) =>
      underwriterNote({ kind: 'fiduciary', values: { bond, source: 'settlement' } });

    expect(note('guardian-conservator')).toBe(
      'Main source of the ward’s funds: Settlement or judgment',
    );
    expect(note('administrator')).toBe('');
  });

  it.each(['fiduciary', 'litigation'] as const)(
    'asks no free text of a %s matter that the underwriter does not read',
    (kind) => {
      const texts = fieldsOf(kind).filter(
        ({ section, kind: type }) => section === 'risk' && ['text', 'note'].includes(type),
      );

      expect(texts.filter(({ key }) => key !== RECOMMENDATION_KEY)).toEqual([]);
    },
  );

  it('has the answers of an appeal', () => {
    expect(underwriterNote(appeal())).toContain('$90,000');
  });

  it('is empty before anything is answered', () => {
    expect(underwriterNote({ kind: 'fiduciary', values: {} })).toBe('');
    expect(underwriterNote(estate({ heirs: [] }))).not.toContain('Heirs');
    expect(underwriterNote(estate({ restricted: [{ bank: 'A bank' }] }))).toContain(
      'Restricted accounts: 1\n',
    );
  });

  it.each(['fiduciary', 'litigation'] as const)(
    'fits the field of the quote with every answer of a %s matter',
    (kind) => {
      const rows = Array.from({ length: MAX_ROWS }, () => ({ name: 'Ann Doe' }));
      const longest = { money: MAX_CENTS, 'yes-no': 'yes', rows, number: '1234.123' };
      const values = Object.fromEntries(
        fieldsOf(kind).map(({ key, kind: type, choices = {}, max = 0 }) => [
          key,
          type === 'note'
            ? 'x'.repeat(max)
            : (longest[type as keyof typeof longest] ?? Object.keys(choices)[0] ?? '2026-12-10'),
        ]),
      );
      const note = underwriterNote({ kind, values: { ...values, bond: 'guardian-conservator' } });

      expect(note.length).toBeGreaterThan(200);
      expect(note.length).toBeLessThanOrEqual(2000); // the limit of the quote's field
    },
  );
});
