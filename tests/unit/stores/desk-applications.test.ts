// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applicationsView, SINGLE_KEY } from '~/stores/desk';
import { answerRequest, withdraw } from '~/stores/desk-applications';
import { acceptPrice } from '~/stores/price-offers';
import { $session } from '~/stores/session';
import { keepSession } from './account-server';

const ID = 'b8a3f1f0-7c2d-4a55-9a53-0f6f2d1c7e11';

/** The status of the application at the server, and what the next call of a function does. */
let status: string;
let onCall: () => Response;
/** The paths of the calls, in their order. */
const paths: string[] = [];

vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
  const { pathname } = new URL(new Request(input, init).url);
  paths.push(pathname);
  if (pathname === '/rest/v1/applications') return Promise.resolve(Response.json([row()]));
  if (!pathname.startsWith('/functions/')) return Promise.resolve(Response.json([]));

  return new Promise((resolve) => resolve(onCall()));
});

const row = () => ({
  ...{ id: ID, number: 'APP-000001', status, bond_slug: 'notary', state_code: 'SC' },
  ...{ penal_sum_cents: 1_000_000, total_cents: 23_700, review_reasons: [], is_held: false },
  ...{ updated_at: '2026-11-20T12:00:00Z', caption: null, obligee: null, draft_obligee: null },
  ...{ draft_step: null, draft_renews: null, renewals: null, bond_types: { name: 'Notary Bond' } },
  ...{ application_events: [], information_answers: [], payments: [] },
});

const loseAnswer = (): never => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  keepSession();
  $session.set({
    status: 'signed-in',
    user: { id: 'a-user', email: 'marisol@example.com', isVerified: true },
  });
  paths.length = 0;
});

describe('an action on an application', () => {
  it.each([
    ['an answer', 'under_review', () => answerRequest(ID, 'Another bank')],
    ['a withdrawal', 'withdrawn', () => withdraw(ID)],
    ['an accepted price', 'approved', () => acceptPrice(ID, 'offer')],
  ])('counts as done when only the response was lost: %s', async (_, after, act) => {
    onCall = () => {
      status = after;
      return loseAnswer();
    };

    expect(await act()).toEqual({ ok: true, value: { status: after } });
  });

  it('fails when the call itself was lost', async () => {
    status = 'information_requested';
    onCall = loseAnswer;

    expect(await answerRequest(ID, 'Another bank')).toMatchObject({ code: 'unreachable' });
  });

  it('reloads the list when the application has changed meanwhile', async () => {
    status = 'declined';
    onCall = () => Response.json({ code: 'not-open' }, { status: 409 });

    expect(await answerRequest(ID, 'Another bank')).toMatchObject({ code: 'not-open' });
    expect(applicationsView.at(SINGLE_KEY).get().value?.applications[0]?.status).toBe('declined');
  });

  it('loads an offered price again that is no longer open, because another may have replaced it', async () => {
    status = 'price_offered';
    onCall = () => Response.json({ code: 'not-open' }, { status: 409 });
    await acceptPrice(ID, 'an-older-offer');

    expect(paths).toContain('/rest/v1/price_offers');
  });
});
