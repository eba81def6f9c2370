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

describe('the address of the desk', () => {
  it('labels its tabs as the specification does', () => {
    expect(DESK_TABS.map((tab) => DESK_TAB_LABELS[tab])).toEqual([
      'Active Bonds',
      'Renewals',
      'Documents',
      'Account',
    ]);
  });

  it('names tab, page and bond', () => {
    expect(readDeskAddress(`?tab=renewals&page=3&bond=${ID}`)).toEqual({
      tab: 'renewals',
      page: 3,
      bondId: ID,
    });
  });

  it.each(['', '?tab=secrets&page=0', '?page=-1', '?page=1.5', '?page=99999', '?page=two'])(
    'means the first tab and page where it says %j',
    (search) => {
      expect(readDeskAddress(search)).toEqual({ tab: 'bonds', page: 1 });
    },
  );

  it('goes without a name for the first tab and the first page', () => {
    expect(writeDeskAddress({ tab: 'bonds', page: 1 }, '?tab=account&page=2&bond=x')).toBe('');
    expect(writeDeskAddress({ tab: 'bonds', bondId: ID }, '')).toBe(`?bond=${ID}`);
  });

  it('leaves what others put there', () => {
    expect(writeDeskAddress({ tab: 'account' }, '?utm_source=mail')).toBe(
      '?utm_source=mail&tab=account',
    );
  });

  it('reads back whatever it wrote', () => {
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
  it('is a UUID and nothing else', () => {
    expect(isBondId(ID)).toBe(true);
    for (const text of ['', '1', `${ID}0`, ID.replaceAll('-', ''), `${ID},id.not.is.null`]) {
      expect(isBondId(text)).toBe(false);
    }
  });
});
