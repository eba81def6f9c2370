import { describe, expect, it } from 'vitest';
import { DETAIL_FIELDS } from '~/domain/contractors/desk-forms';
import { ownersProblem } from '~/domain/contractors/owners';
import { readForm } from '~/domain/contractors/typed-form';

describe('the owners of a company', () => {
  it.each([
    'Ann Lee, 100%, president, 12',
    'Ann Lee, 60%, president, 12 years\nBo Lee, 40, vice president, 1 year',
    'Ann, 33.33%, member, 3\n\nBo, 33.33%, member, 3\nCy, 33.34%, member, 3',
  ])('own the whole company: %s', (text) => {
    expect(ownersProblem(text)).toBeUndefined();
  });

  it.each([
    [
      'Ann Lee, 99.99%, president, 12',
      'the percentages add up to 99.99%. They must add up to 100%',
    ],
    ['Ann, 60%, president, 2\nBo, 41%, manager, 2', 'the percentages add up to 101%.'],
    ['Ann Lee and her son', 'write each line as name, percent, title, years: Ann Lee and her son'],
    ['Ann Lee, sixty, president, 12', 'write each line as name, percent, title, years'],
    ['Ann Lee, 100%, president', 'write each line as name, percent, title, years'],
  ])('%s is corrected', (text, problem) => {
    expect(ownersProblem(text)).toContain(problem);
  });

  it('and the NAICS code are checked with the form', () => {
    const asked = { trades: 'Paving', licenses: 'none' };
    const typed = { ...asked, owners: 'Ann Lee, 50%, president, 12', naics: '2373' };
    const read = readForm(DETAIL_FIELDS, typed);

    expect(read).toMatchObject({
      ok: false,
      problems: {
        owners: 'Owners: the percentages add up to 50%. They must add up to 100%',
        naics: 'NAICS code: enter 6 digits, such as 237310',
      },
    });
    expect(
      readForm(DETAIL_FIELDS, {
        ...asked,
        owners: 'Ann Lee, 100%, president, 12',
        naics: '237310',
      }),
    ).toMatchObject({ ok: true, value: { naics: '237310', receipts1: null } });
  });
});
