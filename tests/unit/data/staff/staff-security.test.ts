import { describe, expect, it } from 'vitest';
import { loadIdentityDigits } from '~/data/staff/identity-digits';
import {
  grantRole,
  loadAccessLog,
  loadMembers,
  loadVitals,
  revokeRole,
} from '~/data/staff/staff-security';
import { cannedServer, noNetwork } from '../canned-server';

const refusal = () => Response.json({ code: '42501', message: '' }, { status: 403 });

const ENTRY = {
  key: 'look-1',
  at: '2026-11-20T09:30:00.123456+00:00',
  kind: 'number-shown',
  actor_id: 'dana',
  actor_name: 'Dana Whitfield',
  actor_email: 'dana@example.com',
  subject_id: null,
  subject_name: null,
  role: null,
  which: 'ssn',
  reason: 'To compare it',
  application_id: 'an-application',
  number: 'APP-123456',
};

describe('loadMembers', () => {
  it('returns the staff with their known roles', async () => {
    const since = '2026-11-01T00:00:00Z';
    const member = { id: 'dana', name: 'Dana', email: 'dana@example.com' };
    const { db, sent } = cannedServer(() =>
      Response.json({
        is_admin: true,
        members: [
          {
            ...member,
            roles: [
              { role: 'admin', since },
              { role: 'owner', since },
            ],
          },
        ],
      }),
    );

    expect(await loadMembers(db)).toEqual({
      ok: true,
      value: { isAdmin: true, members: [{ ...member, roles: [{ role: 'admin', since }] }] },
    });
    expect(sent[0]?.url.pathname).toBe('/rest/v1/rpc/staff_members');
  });

  it('returns nothing to other callers', async () => {
    const { db } = cannedServer(() => Response.json(null));

    expect(await loadMembers(db)).toEqual({ ok: true, value: undefined });
  });
});

describe('loadAccessLog', () => {
  it('returns 25 entries and whether there are more', async () => {
    const entries = Array.from({ length: 26 }, () => ENTRY);
    const { db } = cannedServer(() =>
      Response.json({ people: [{ id: 'dana', name: null }], entries }),
    );
    const result = await loadAccessLog(db, { kind: 'number-shown' });

    expect(result).toMatchObject({
      ok: true,
      value: { hasMore: true, people: [{ id: 'dana', name: undefined }] },
    });
    expect(result.ok && result.value?.entries).toHaveLength(25);
    expect(result.ok && result.value?.entries[0]).toMatchObject({
      actorName: 'Dana Whitfield',
      applicationNumber: 'APP-123456',
      subjectId: undefined,
    });
  });

  it('leaves out unknown kinds, and returns nothing to a caller who is no admin', async () => {
    const { db } = cannedServer(() =>
      Response.json({ people: [], entries: [ENTRY, { ...ENTRY, kind: 'door-opened' }] }),
    );
    expect(await loadAccessLog(db, {})).toMatchObject({ value: { entries: [{}], hasMore: false } });

    const { db: closed } = cannedServer(() => Response.json(null));
    expect(await loadAccessLog(closed, {})).toEqual({ ok: true, value: undefined });
  });
});

describe('a change of roles', () => {
  it.each([
    ['granted', { ok: true, value: undefined }],
    ['no-account', { ok: false, code: 'no-account' }],
    ['what nobody knows', { ok: false, code: 'not-saved' }],
  ])('maps the answer %s', async (answer, expected) => {
    const { db } = cannedServer(() => Response.json(answer));

    expect(await grantRole(db, 'dana@example.com', 'underwriter')).toEqual(expected);
  });

  it.each([
    ['revoked', { ok: true, value: undefined }],
    ['last-admin', { ok: false, code: 'last-admin' }],
  ])('maps the answer %s when a role is revoked', async (answer, expected) => {
    const { db } = cannedServer(() => Response.json(answer));

    expect(await revokeRole(db, 'dana', 'admin')).toEqual(expected);
  });

  it.each([
    ['not-saved', refusal],
    ['session-ended', () => Response.json({}, { status: 401 })],
    ['unreachable', noNetwork],
  ])('fails with %s', async (code, answer) => {
    const { db } = cannedServer(answer);

    expect(await grantRole(db, 'dana@example.com', 'admin')).toEqual({ ok: false, code });
    expect(await revokeRole(db, 'dana', 'admin')).toEqual({ ok: false, code });
  });
});

describe('loadVitals', () => {
  it('returns the known measurements, and nothing without an answer', async () => {
    const row = { route: '/', visits: 3, p75: 900 };
    const { db } = cannedServer(() =>
      Response.json([
        { ...row, name: 'LCP' },
        { ...row, name: 'FID' },
      ]),
    );
    expect(await loadVitals(db, 7)).toEqual({ ok: true, value: [{ ...row, name: 'LCP' }] });

    const { db: closed } = cannedServer(() => Response.json(null));
    expect(await loadVitals(closed, 7)).toEqual({ ok: true, value: [] });
  });
});

describe('loadIdentityDigits', () => {
  it('returns the last four digits of the stored numbers', async () => {
    const { db, sent } = cannedServer(() => Response.json({ ssn: '6789' }));

    expect(await loadIdentityDigits(db, 'an-application')).toEqual({
      ok: true,
      value: { ssn: '6789' },
    });
    expect(sent[0]?.url.pathname).toBe('/rest/v1/rpc/identity_digits');
  });
});

describe('a failed load', () => {
  it.each([
    ['load-failed', refusal],
    ['unreachable', noNetwork],
  ])('fails with %s', async (code, answer) => {
    const { db } = cannedServer(answer);

    expect(await loadMembers(db)).toEqual({ ok: false, code });
    expect(await loadAccessLog(db, {})).toEqual({ ok: false, code });
    expect(await loadVitals(db, 28)).toEqual({ ok: false, code });
    expect(await loadIdentityDigits(db, 'an-application')).toEqual({ ok: false, code });
  });
});
