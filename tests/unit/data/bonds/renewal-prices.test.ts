import { describe, expect, it } from 'vitest';
import { loadRenewalPrices } from '~/data/bonds/renewal-prices';
import { QUOTE_ID } from '../../domain/support/builders';
import { cannedServer, noNetwork } from '../canned-server';

const FACTS = {
  bondId: QUOTE_ID,
  bondSlug: 'notary',
  stateCode: 'TX',
  amount: 1_000_000,
  termYears: 4,
  isCreditChecked: true,
  on: '2026-11-20',
  ratePlans: [],
  last: { premium: 15_000, amount: 1_000_000, startsOn: '2022-12-01' },
};

describe('loadRenewalPrices', () => {
  it('requests the facts of some bonds for a day', async () => {
    const { db, sent } = cannedServer(() => Response.json([FACTS]));

    expect(await loadRenewalPrices(db, [QUOTE_ID], '2026-11-20')).toEqual({
      ok: true,
      value: [FACTS],
    });
    expect(sent).toMatchObject([{ body: { of_bonds: [QUOTE_ID], today: '2026-11-20' } }]);
    expect(sent[0]?.url.pathname).toBe('/rest/v1/rpc/renewal_price_facts');
  });

  it.each([
    ['load-failed', () => Response.json({ code: '42501' }, { status: 401 })],
    ['load-failed', () => Response.json([{ ...FACTS, bondSlug: 'a bond of a newer site' }])],
    ['unreachable', noNetwork],
  ])('fails with %s', async (code, answer) => {
    const { db } = cannedServer(answer);

    expect(await loadRenewalPrices(db, [QUOTE_ID], '2026-11-20')).toEqual({ ok: false, code });
  });
});
