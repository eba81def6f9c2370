import { describe, expect, it } from 'vitest';
import { toPeople, toStored, toValues } from '~/domain/matters/stored-matter';
import { appeal, CLIENT, estate } from './matter-samples';

describe('a stored matter', () => {
  it.each([
    ['estate', estate()],
    ['appeal', appeal({ payer: 'firm', prejudgment: 250_000, other: 90_000 })],
  ])('keeps every value of an %s', (_, facts) => {
    const stored = toStored(facts, undefined);

    expect(toValues(facts.kind, stored)).toEqual(facts.values);
  });

  it('has columns without values, people, and the soft answer', () => {
    const stored = toStored(
      { kind: 'fiduciary', values: {}, people: [CLIENT] },
      { answer: 'likely', on: '2026-11-23' },
    );

    expect(stored).toMatchObject({
      court: '',
      amount_cents: null,
      payer: 'client',
      facts: {},
      bondability: 'likely',
      bondability_on: '2026-11-23',
      people: [{ id: CLIENT.id, full_name: 'John Smith' }],
    });
    expect(toValues('fiduciary', { ...stored, facts: undefined })).toEqual({ payer: 'client' });
  });

  it('asks again for an answer that is none of the choices', () => {
    const stored = (source: string) =>
      toValues('fiduciary', { bond_slug: 'guardian-conservator', facts: { source } });

    expect(stored('savings')).toMatchObject({ source: 'savings' });
    expect(stored('His late father’s savings')).not.toHaveProperty('source');
    expect(stored('toString')).not.toHaveProperty('source');
  });

  it('lists the client first', () => {
    const row = { id: '1', full_name: 'A', email: '', phone: '' };

    expect(
      toPeople([
        { ...row, role: 'co-fiduciary' },
        { ...row, role: 'client' },
      ]).map(({ role }) => role),
    ).toEqual(['client', 'co-fiduciary']);
  });
});
