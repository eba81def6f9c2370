import { describe, expect, it } from 'vitest';
import { isMember } from '~/domain/matters/is-member';
import { PAYER_LABELS } from '~/domain/matters/payers';
import { readFirm } from '~/domain/matters/read-firm';

const FIRM = {
  name: ' Ward & Hale ',
  officeAddress: '12 Broad Street\nCharleston, SC 29401',
  barNumbers: [
    { state: 'SC', number: ' 100234 ' },
    { state: '', number: '' },
  ],
  matterAccess: 'firm',
  payerDefault: 'client',
} as const;

describe('a firm', () => {
  it('is read without empty bar numbers', () => {
    expect(readFirm(FIRM)).toEqual({
      ok: true,
      value: { ...FIRM, name: 'Ward & Hale', barNumbers: [{ state: 'SC', number: '100234' }] },
    });
  });

  it('needs a name, an address, and bar numbers with their states', () => {
    expect(readFirm({ ...FIRM, name: 'W', officeAddress: '', barNumbers: [] })).toEqual({
      ok: false,
      problems: {
        name: 'Enter the name of the firm',
        officeAddress: 'Enter the office address',
        barNumbers: 'Enter a bar number and its state',
      },
    });
    for (const bar of [
      { state: 'ZZ', number: '1' },
      { state: 'SC', number: '*' },
    ]) {
      expect(readFirm({ ...FIRM, barNumbers: [bar] }).ok).toBe(false);
    }
    expect(readFirm({ ...FIRM, name: 'W'.repeat(201), officeAddress: 'A'.repeat(501) }).ok).toBe(
      false,
    );
  });

  it.each(['Pay at https://evil.example', 'www.evil.example', 'a@evil.example'])(
    'has no name that leads somewhere: %s',
    (name) => {
      expect(readFirm({ ...FIRM, name })).toEqual({
        ok: false,
        problems: { name: 'Enter the name of the firm, without an address of a page or mail' },
      });
    },
  );

  it('knows the members of a closed set', () => {
    expect(isMember(PAYER_LABELS, 'firm')).toBe(true);
    expect(isMember(PAYER_LABELS, 'toString')).toBe(false);
    expect(isMember(PAYER_LABELS, 1)).toBe(false);
  });
});
