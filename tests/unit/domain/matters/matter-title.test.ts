import { describe, expect, it } from 'vitest';
import { matterSubtitle, matterTitle } from '~/domain/matters/matter-title';

const facts = { subject: 'Mary Smith', bond: 'administrator', county: 'Horry', reference: '12' };

describe('the title of a matter', () => {
  it.each([
    [facts, 'Estate of Mary Smith'],
    [{ ...facts, bond: 'executor-personal-representative' }, 'Estate of Mary Smith'],
    [{ ...facts, bond: 'guardian-conservator' }, 'Guardianship of Mary Smith'],
    [
      { ...facts, bond: 'guardian-conservator', capacity: 'Conservator' },
      'Conservatorship of Mary Smith',
    ],
    [
      { ...facts, bond: 'guardian-conservator', capacity: 'guardian and conservator' },
      'Guardianship of Mary Smith',
    ],
    [{ ...facts, subject: 'Estate of Mary Smith, Deceased' }, 'Estate of Mary Smith'],
    [{ ...facts, bond: 'trustee' }, 'Mary Smith'],
    [{ ...facts, subject: '' }, 'File 12'],
    [{ ...facts, subject: '', reference: '' }, 'Untitled matter'],
  ])('of %o is %s', (given, title) => {
    expect(matterTitle(given)).toBe(title);
  });

  it('has bond, county and file below it', () => {
    expect(matterSubtitle(facts)).toBe('Administrator bond, Horry, File 12');
    expect(matterSubtitle({ ...facts, bond: '', county: '', reference: '' })).toBe(
      'Bond not chosen',
    );
  });
});
