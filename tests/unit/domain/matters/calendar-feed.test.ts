import { expect, it } from 'vitest';
import { feedMattersSchema, toDatedMatter } from '~/domain/matters/calendar-feed';
import { feedAddresses } from '~/domain/matters/feed-address';

const MATTER = {
  id: 'm1',
  subject: 'Mary Smith',
  bond: 'administrator',
  reference: '2026-114',
  county: 'Charleston',
  court: 'Probate Court',
  hearingOn: '2026-12-10',
  fileBy: '2026-12-04',
  isFiled: false,
  expiryDate: '2027-12-04',
};

it('shows the file-by day, otherwise the hearing, and nothing after the bond is filed', () => {
  expect(toDatedMatter(MATTER)).toEqual({
    id: 'm1',
    title: 'Estate of Mary Smith',
    court: 'Probate Court',
    county: 'Charleston',
    deadline: '2026-12-04',
    isClosed: false,
    expiryDate: '2027-12-04',
  });
  expect(toDatedMatter({ ...MATTER, fileBy: null })).toMatchObject({ deadline: '2026-12-10' });
  expect(toDatedMatter({ ...MATTER, isFiled: true, expiryDate: null })).toMatchObject({
    deadline: undefined,
    expiryDate: undefined,
  });
  expect(toDatedMatter({ ...MATTER, fileBy: null, hearingOn: null }).deadline).toBeUndefined();
  expect(toDatedMatter({ ...MATTER, nextDue: '2030-12-14' }).nextDue).toBe('2030-12-14');
});

it('titles the matter of a conservator by that office', () => {
  const conservator = { ...MATTER, bond: 'guardian-conservator', capacity: 'conservator' };

  expect(toDatedMatter(conservator).title).toBe('Conservatorship of Mary Smith');
  expect(toDatedMatter({ ...conservator, capacity: '' }).title).toBe('Guardianship of Mary Smith');
});

it('takes nothing but the facts of a calendar, and null for a feed that nobody may read', () => {
  expect(feedMattersSchema.parse(null)).toBeNull();
  expect(feedMattersSchema.parse([{ ...MATTER, client: 'John' }])).toEqual([MATTER]);
});

it('has an address for copying and one that calendar programs open', () => {
  expect(feedAddresses('https://example.com', 'abc')).toEqual({
    https: 'https://example.com/api/matter-calendar?token=abc',
    webcal: 'webcal://example.com/api/matter-calendar?token=abc',
  });
});
