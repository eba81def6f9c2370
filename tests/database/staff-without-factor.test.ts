import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Actor, type ActorDatabase } from '../support/actor-database.ts';
import { storeApplicationIn } from '../support/moved-application.ts';
import {
  addStaff,
  endSessionOf,
  signInWithPassword,
  signInWithSecondFactor,
  type StaffActor,
  openApplication,
} from '../support/staff-actor.ts';
import { storeUnderReview } from '../support/stored-application.ts';

const MINUTE_MS = 60_000;
const DENIED = { code: '42501' };

let database: ActorDatabase;
let underwriter: StaffActor;
let admin: StaffActor;
let owner: { userId: string };
let sent: string;

beforeAll(async () => {
  database = await openDatabase();
  underwriter = await addStaff(database, 'Dana Whitfield');
  admin = await addStaff(database, 'Calvin Ward', 'admin');
  owner = await database.addCustomer();
  sent = await storeUnderReview(database, owner);
  for (const member of [underwriter, admin]) await openApplication(database, member, sent);
});

afterAll(() => database.close());

async function ask(actor: Actor, call: string, parameters: unknown[] = []): Promise<unknown> {
  const [row] = await database.queryAs(actor, `select public.${call} as answer`, parameters);

  return row?.['answer'];
}

const canRead = async (actor: Actor) =>
  (await database.queryAs(actor, 'select 1 from public.applications where id = $1', [sent]))
    .length === 1;

const addNote = (actor: Actor, application: string) =>
  database.queryAs(
    actor,
    `insert into public.application_notes (application_id, note) values ($1, 'Called the clerk.')`,
    [application],
  );

/** The state of a staff member whose role doesn't count, and how it came about. */
const UNPROVED: [string, (member: StaffActor) => Promise<Actor>][] = [
  ['with a password alone', (member) => signInWithPassword(database, member)],
  [
    'with a token that says aal2 for a session that has aal1',
    async (member) => ({ ...(await signInWithPassword(database, member)), aal: 'aal2' }),
  ],
  ['with a token that says aal1', (member) => Promise.resolve({ ...member, aal: 'aal1' })],
  ['with a token that names no session', ({ userId, aal }) => Promise.resolve({ userId, aal })],
  [
    "with a colleague's session",
    async (member) => {
      const { sessionId = '' } = await addStaff(database, 'Lee Moreno');
      return { ...member, sessionId };
    },
  ],
  [
    'with a session that was ended',
    async (member) => {
      const session = await addSession(member);
      await endSessionOf(database, session);
      return session;
    },
  ],
  [
    'with an expired session',
    async (member) => {
      const session = await addSession(member);
      await database.query(
        `update auth.sessions set not_after = now() - interval '1 second' where id = $1`,
        [session.sessionId],
      );
      return session;
    },
  ],
  [
    'with a session whose factor was removed',
    async (member) => {
      const session = await addSession(member);
      await database.query(`update auth.sessions set aal = 'aal1' where id = $1`, [
        session.sessionId,
      ]);
      return session;
    },
  ],
];

function addSession(member: StaffActor): Promise<StaffActor> {
  return signInWithSecondFactor(database, member);
}

describe.each(UNPROVED)('staff %s', (_, become) => {
  it('reads nothing and has no role', async () => {
    const actor = await become(underwriter);

    expect(await canRead(underwriter)).toBe(true);
    expect(await canRead(actor)).toBe(false);
    expect(await ask(actor, `underwriting_queue('{}')`)).toEqual([]);
    expect(await ask(actor, 'underwriting_overview()')).toBeNull();
    expect(await ask(actor, 'staff_members()')).toBeNull();
    expect(await ask(actor, 'open_application($1)', [sent])).toBeNull();
    expect(await ask(actor, 'open_bond_requests(10)')).toBeNull();
    expect(await ask(actor, 'identity_digits($1)', [sent])).toBeNull();
    expect(await ask(actor, 'holds_staff_role()')).toBe(true);
  });

  it('changes nothing', async () => {
    const actor = await become(underwriter);
    const asAdmin = await become(admin);

    await expect(addNote(actor, sent)).rejects.toMatchObject(DENIED);
    await expect(
      ask(actor, 'assign_applications($1::jsonb, $2)', [
        JSON.stringify([{ id: sent, seen: null }]),
        underwriter.userId,
      ]),
    ).resolves.toEqual([]);
    expect(await ask(asAdmin, `grant_staff_role('a@example.com', 'admin')`)).toBe('not-admin');
    expect(await ask(asAdmin, `revoke_staff_role($1, 'underwriter')`, [underwriter.userId])).toBe(
      'not-admin',
    );
    expect(await ask(asAdmin, `access_log('{}')`)).toBeNull();
  });
});

describe('an ended session', () => {
  it('stops its token within the same second', async () => {
    const member = await addSession(underwriter);
    expect(await canRead(member)).toBe(true);

    await endSessionOf(database, member);

    expect(await canRead(member)).toBe(false);
  });
});

describe('changing roles', () => {
  const ago = (minutes: number): StaffActor => ({
    ...admin,
    challengedAt: new Date(Date.now() - minutes * MINUTE_MS),
  });

  it('requires a code entered in the last ten minutes', async () => {
    for (const actor of [ago(11), { ...admin, challengedAt: undefined }] as Actor[]) {
      expect(await ask(actor, `grant_staff_role('a@example.com', 'admin')`)).toBe(
        'challenge-required',
      );
      expect(await ask(actor, `revoke_staff_role($1, 'underwriter')`, [underwriter.userId])).toBe(
        'challenge-required',
      );
    }
    expect(await ask(ago(9), `grant_staff_role('a@example.com', 'admin')`)).toBe('no-account');
  });

  it('is still refused to an underwriter, with any code', async () => {
    expect(await ask(underwriter, `grant_staff_role('a@example.com', 'admin')`)).toBe('not-admin');
  });
});

describe('a draft', () => {
  it("can't have a staff note", async () => {
    const draft = await storeApplicationIn(database, owner.userId, 'draft');

    await expect(addNote(underwriter, draft)).rejects.toMatchObject(DENIED);
    await expect(addNote(underwriter, sent)).resolves.toEqual([]);
  });
});

describe('holds_staff_role', () => {
  it('is true for staff and closed to visitors', async () => {
    expect(await ask(owner, 'holds_staff_role()')).toBe(false);
    expect(await ask(admin, 'holds_staff_role()')).toBe(true);
    await expect(ask('anon', 'holds_staff_role()')).rejects.toMatchObject(DENIED);
  });
});
