import { describe, expect, it } from 'vitest';
import { lacksTradeOrLicense } from '~/domain/contractors/contractor-desk';
import { accountFacts, OPENING_DETAILS } from '~/domain/contractors/desk-forms';
import { readForm } from '~/domain/contractors/typed-form';

describe('the account of a contractor', () => {
  it('opens with its trades and licenses, and the other details may wait', () => {
    expect(OPENING_DETAILS.map(({ key }) => key)).toEqual(['trades', 'licenses']);
    expect(readForm(OPENING_DETAILS, { trades: 'Paving' })).toEqual({
      ok: false,
      problems: { licenses: 'Enter your license numbers and their states' },
    });
  });

  it('is saved as columns and details', () => {
    const typed = { legal_name: 'Ridge LLC', trades: 'Paving', licenses: 'none' };

    expect(accountFacts(typed)).toMatchObject({
      legal_name: 'Ridge LLC',
      cpa_level: null,
      details: { trades: 'Paving', licenses: 'none', bankName: null },
    });
  });

  it.each([
    [{ trades: 'Paving', licenses: 'none' }, false],
    [{}, true],
    [{ trades: 'Paving' }, true],
    [{ trades: '', licenses: 'none' }, true],
  ])('from before that lacks a trade or a license, or not: %o', (details, lacks) => {
    expect(lacksTradeOrLicense({ details })).toBe(lacks);
  });
});
