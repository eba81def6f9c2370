import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DESK_TAB_LABELS,
  DESK_TABS,
  isBondId,
  readDeskAddress,
  writeDeskAddress,
} from '~/domain/dashboard/desk-address';

const ID = '0d9a3c5e-52d4-4a36-8a35-9b1f0c7d2e11';

describe('the address of the dashboard', () => {
  it('labels its tabs', () => {
    expect(DESK_TABS.map((tab) => DESK_TAB_LABELS[tab])).toEqual([
      'Active Bonds',
      'Renewals',
      'Documents',
      'Account',
    ]);
  });

  it('contains tab, page and bond', () => {
    expect(readDeskAddress(`?tab=renewals&page=3&bond=${ID}`)).toEqual({
      tab: 'renewals',
      page: 3,
      bondId: ID,
    });
  });

  it.each(['', '?tab=secrets&page=0', '?page=-1', '?page=1.5', '?page=99999', '?page=two'])(
    'reads %j as the first tab and page',
    (search) => {
      expect(readDeskAddress(search)).toEqual({ tab: 'bonds', page: 1 });
    },
  );

  it('omits the first tab and the first page', () => {
    expect(writeDeskAddress({ tab: 'bonds', page: 1 }, '?tab=account&page=2&bond=x')).toBe('');
    expect(writeDeskAddress({ tab: 'bonds', bondId: ID }, '')).toBe(`?bond=${ID}`);
  });

  it('contains what the customer searches for, without spaces around it and cut off at 80 characters', () => {
    expect(readDeskAddress(`?q=%20notary%20`)).toMatchObject({ search: 'notary' });
    expect(readDeskAddress(`?q=${'n'.repeat(81)}`).search).toHaveLength(80);
    expect(writeDeskAddress({ tab: 'bonds', search: 'notary TX' }, '')).toBe('?q=notary+TX');
  });

  it('keeps foreign parameters', () => {
    expect(writeDeskAddress({ tab: 'account' }, '?utm_source=mail')).toBe(
      '?utm_source=mail&tab=account',
    );
  });

  it('reads its own output back', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...DESK_TABS),
        fc.integer({ min: 1, max: 9999 }),
        fc.option(fc.uuid(), { nil: undefined }),
        (tab, page, bondId) => {
          const address = { tab, page, ...(bondId !== undefined && { bondId }) };

          expect(readDeskAddress(writeDeskAddress(address, ''))).toEqual(address);
        },
      ),
    );
  });
});

describe('the id of a bond', () => {
  it('must be a UUID', () => {
    expect(isBondId(ID)).toBe(true);
    for (const text of ['', '1', `${ID}0`, ID.replaceAll('-', ''), `${ID},id.not.is.null`]) {
      expect(isBondId(text)).toBe(false);
    }
  });
});
