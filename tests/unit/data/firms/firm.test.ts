import { describe, expect, it } from 'vitest';
import { changeFirm, listColleagues, loadAttorneyAccount } from '~/data/firms/firm';
import { cannedServer, noNetwork } from '../canned-server';

const FIRM = {
  id: 'f1',
  version: 3,
  name: 'Ward & Hale',
  office_address: '12 Broad Street',
  matter_access: 'named',
  payer_default: 'estate',
  firm_bar_numbers: [{ state_code: 'SC', number: '100234', checked_on: '2026-11-02' }],
};

const failed = () => Response.json({ code: 'XX000' }, { status: 500 });

/** A server that answers each path with a value, or fails. */
const serverOf = (answers: Record<string, unknown>) =>
  cannedServer((_, { url }) => {
    const answer = answers[url.pathname.split('/').at(-1) ?? ''];

    return answer === undefined ? failed() : Response.json(answer);
  });

describe('the members of the own firm', () => {
  it('are listed, or the list fails', async () => {
    const members = [{ id: 'u1', name: 'Ann', email: 'a@example.com', role: 'owner' }];

    expect(await listColleagues(serverOf({ firm_colleagues: members }).db)).toEqual({
      ok: true,
      value: members,
    });
    expect(await listColleagues(serverOf({}).db)).toEqual({ ok: false, code: 'load-failed' });
    expect(await listColleagues(cannedServer(noNetwork).db)).toEqual({
      ok: false,
      code: 'unreachable',
    });
  });
});

describe('the account of an attorney', () => {
  it('has the firm, the own role and the members', async () => {
    const { db } = serverOf({
      firms: [FIRM],
      firm_colleagues: [{ id: 'u1', name: 'Ann', email: 'a@example.com', role: 'owner' }],
      firm_invitations: [{ id: 'i1', email: 'b@example.com', role: 'unknown' }],
    });

    expect(await loadAttorneyAccount(db, 'u1')).toMatchObject({
      ok: true,
      value: {
        firm: {
          version: 3,
          matterAccess: 'named',
          payerDefault: 'estate',
          barNumbers: [{ state: 'SC', number: '100234', checkedOn: '2026-11-02' }],
        },
        role: 'owner',
        invited: [{ role: 'billing' }],
      },
    });
    expect(await loadAttorneyAccount(db, 'somebody')).toMatchObject({ value: { role: 'billing' } });
  });

  it('takes unknown settings for the careful ones', async () => {
    const firms = [{ ...FIRM, matter_access: 'x', payer_default: 'x' }];
    const { db } = serverOf({ firms, firm_colleagues: [], firm_invitations: [] });

    expect(await loadAttorneyAccount(db, 'u1')).toMatchObject({
      value: { firm: { matterAccess: 'named', payerDefault: 'client' } },
    });
  });

  it('has invitations where there is no firm', async () => {
    const own = [{ id: 'i1', firm: 'Ward & Hale', role: 'attorney' }];

    expect(
      await loadAttorneyAccount(serverOf({ firms: [], own_invitations: own }).db, 'u1'),
    ).toEqual({ ok: true, value: { invitations: own } });
  });

  it.each([
    ['the firm', {}],
    ['the invitations', { firms: [] }],
    ['the members', { firms: [FIRM] }],
  ])('fails without %s', async (_, answers) => {
    expect(await loadAttorneyAccount(serverOf(answers).db, 'u1')).toEqual({
      ok: false,
      code: 'load-failed',
    });
  });

  it('fails without a connection', async () => {
    expect(await loadAttorneyAccount(cannedServer(noNetwork).db, 'u1')).toEqual({
      ok: false,
      code: 'unreachable',
    });
  });
});

describe('a change of the firm', () => {
  it.each([
    ['"joined"', () => Response.json('joined'), { ok: true, value: undefined }],
    ['"in-a-firm"', () => Response.json('in-a-firm'), { ok: false, code: 'in-a-firm' }],
    ['"else"', () => Response.json('else'), { ok: false, code: 'refused' }],
    ['a refusal', failed, { ok: false, code: 'refused' }],
    ['nothing', noNetwork, { ok: false, code: 'unreachable' }],
  ])('gets the answer %s', async (_, answer, expected) => {
    const { db } = cannedServer(answer);

    expect(await changeFirm(db, { name: 'join_firm', args: { invitation: 'i1' } })).toEqual(
      expected,
    );
  });
});
