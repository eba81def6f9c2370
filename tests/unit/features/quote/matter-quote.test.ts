// @vitest-environment happy-dom
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { readTokenUser } from '~/domain/accounts/session-user';
import { findMatterQuote } from '~/features/quote/matter-quote';
import { readAccessToken } from '~/platform/session-storage';
import { keepSession } from '../../stores/account-server';

const MATTER_ID = '7d3c1f9a-52c4-4a10-8f7e-1c5d9b2e6a04';

let matter: object[];
let members: () => Response;

vi.stubGlobal('fetch', (input: string | URL | Request) => {
  const url = input instanceof Request ? input.url : String(input);
  if (url.includes('/rpc/firm_colleagues')) return Promise.resolve(members());
  if (url.includes('/profiles')) {
    return Promise.resolve(Response.json([{ display_name: null, phone: '8435550190' }]));
  }

  return Promise.resolve(Response.json(url.includes('/rpc/matter_parts') ? [] : matter));
});

afterAll(() => vi.unstubAllGlobals());

beforeEach(() => {
  keepSession();
  const id = readTokenUser(readAccessToken() ?? '')?.id;
  const email = 'ida@example.com';
  members = () => Response.json([{ id, name: 'Ida Ward', email, role: 'attorney' }]);
  matter = [
    {
      id: MATTER_ID,
      kind: 'fiduciary',
      version: 1,
      bond_slug: 'administrator',
      state_code: 'SC',
      facts: {},
      bondability: null,
      bondability_on: null,
      closed_at: null,
      responsible: id,
      matter_people: [],
      matter_access: [],
      matter_notes: null,
    },
  ];
});

it('proposes the responsible attorney with name and own phone', async () => {
  expect(await findMatterQuote(MATTER_ID)).toMatchObject({
    notice: 'matter',
    sections: {
      business: { matter: { attorneyName: 'Ida Ward', attorneyPhone: '(843) 555-0190' } },
    },
  });
});

it('is filled in without the attorney while the firm cannot be loaded', async () => {
  members = () => Response.json({ code: 'XX000' }, { status: 500 });
  const { notice, sections } = await findMatterQuote(MATTER_ID);

  expect(notice).toBe('matter');
  expect(sections?.business).toEqual({ isBusiness: 'no', matter: {} });
});
