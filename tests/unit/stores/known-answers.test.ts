// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadKnownAccount } from '~/stores/known-answers';
import { $session } from '~/stores/session';

const user = (id: string) => ({ id, email: `${id}@example.com`, isVerified: true });
const signIn = (id: string) => $session.set({ status: 'signed-in', user: user(id) });

/** The first name in the profile of a user, or an outage. The names in `waiting` come when they are let go. */
const names = new Map<string, string | undefined>();
const waiting = new Map<string, Promise<unknown>>();
let asked: string[] = [];
let desks: object[] = [];

vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
  const { pathname, searchParams } = new URL(new Request(input, init).url);
  if (pathname.endsWith('/applications')) return Response.json([]);
  if (pathname.endsWith('/contractors')) return Response.json(desks);
  const id = String(searchParams.get('id')?.replace('eq.', ''));
  asked.push(id);
  await waiting.get(id);
  const name = names.get(id);

  return name === undefined
    ? Response.json({}, { status: 500 })
    : Response.json({ first_name: name, last_name: 'Marsh' });
});

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined); // the client counts its instances
  names.clear();
  waiting.clear();
  asked = [];
  desks = [];
});

describe('what an account knows', () => {
  it('is nothing for a visitor', async () => {
    $session.set({ status: 'signed-out' });

    expect(await loadKnownAccount()).toBeUndefined();
  });

  it('is loaded once, and again after a failure', async () => {
    signIn('ada');
    expect(await loadKnownAccount()).toBeUndefined();

    names.set('ada', 'Ada');
    expect(await loadKnownAccount()).toMatchObject({ person: { firstName: 'Ada' } });
    expect(await loadKnownAccount()).toMatchObject({ person: { email: 'ada@example.com' } });
    expect(asked).toEqual(['ada', 'ada']);
  });

  it('includes the company of a contractor desk, with the revenue of its fiscal statement', async () => {
    names.set('bo', 'Bo');
    desks = [
      {
        ...{ legal_name: 'Ridge LLC', trade_name: '', entity: 's-corporation' },
        ...{
          formed_on: '2012-04-01',
          details: { employees: 12, naics: '237310', trades: 'Paving' },
        },
        contractor_statements: [
          { kind: 'interim', as_of: '2026-06-30', revenue_cents: 100 },
          { kind: 'fiscal', as_of: '2025-12-31', revenue_cents: 580_000_000 },
        ],
      },
    ];
    signIn('bo');

    expect((await loadKnownAccount())?.company).toEqual({
      legalName: 'Ridge LLC',
      businessType: 'corporation',
      yearEstablished: '2012',
      annualRevenue: '$5,800,000',
      employeeCount: '12',
      industryCode: '237310',
    });
  });

  it('is not told to a visitor or another user after its owner signed out while it was loading', async () => {
    for (const next of [() => $session.set({ status: 'signed-out' }), () => signIn('kofi')]) {
      const letGo = Promise.withResolvers<undefined>();
      const owner = `owner-${String(waiting.size)}`;
      waiting.set(owner, letGo.promise);
      names.set(owner, 'Ada').set('kofi', 'Kofi');
      signIn(owner);
      const loading = loadKnownAccount();
      next();
      letGo.resolve(undefined);

      expect(await loading).toBeUndefined();
    }
  });

  it('stays known while the failed load of an earlier user ends', async () => {
    const letGo = Promise.withResolvers<undefined>();
    waiting.set('mary', letGo.promise);
    names.set('june', 'June');
    signIn('mary');
    const failing = loadKnownAccount();
    signIn('june');
    await loadKnownAccount();
    letGo.resolve(undefined);
    await failing;

    expect(await loadKnownAccount()).toMatchObject({ person: { firstName: 'June' } });
    expect(asked).toEqual(['mary', 'june']);
  });
});
