import { describe, expect, it } from 'vitest';
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
        source: 'He drinks',
        subject: 'Mary Smith',
        heirs: [
          { name: 'Ann Doe', relation: 'daughter', share: '1/2', limits: '' },
          { name: 'Bo Doe', relation: 'son', share: '1/2', limits: '' },
        ],
      }),
    );

    expect(note.split('\n')).toEqual(
      expect.arrayContaining([
        'Real estate: $240,000',
        'Any objections to the appointment: No',
        'Heirs and beneficiaries: 2',
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

  it('has no words about the ward’s funds, which are free text', () => {
    const values = { bond: 'guardian-conservator', source: 'He drinks' };

    expect(underwriterNote({ kind: 'fiduciary', values })).not.toContain('drinks');
  });

  it('has the answers of an appeal', () => {
    expect(underwriterNote(appeal())).toContain('$90,000');
  });

  it('is empty before anything is answered', () => {
    expect(underwriterNote({ kind: 'fiduciary', values: {} })).toBe('');
    expect(underwriterNote(estate({ heirs: [] }))).not.toContain('Heirs');
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
