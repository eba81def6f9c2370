import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, type ActorDatabase, openDatabase } from '../support/actor-database.ts';
import { addColleague, openFirm, saveNewMatter } from '../support/sample-firm.ts';
import { addFactor, addStaff, endSessionOf, signInWithPassword } from '../support/staff-actor.ts';

/** What an actor gets of a matter: facts, people, names, private notes, and whether the actor may change it. */
type Access = 'nothing' | 'reads' | 'all';

let database: ActorDatabase;
let actors: Record<string, Actor>;
let matterId: string;

async function seen(actor: Actor, table: string, column: string): Promise<boolean> {
  const rows = await database.queryAs(actor, `select 1 from public.${table} where ${column} = $1`, [
    matterId,
  ]);

  return rows.length > 0;
}

async function accessOf(actor: Actor): Promise<Access> {
  const reads = await Promise.all([
    seen(actor, 'matters', 'id'),
    seen(actor, 'matter_people', 'matter_id'),
    seen(actor, 'matter_access', 'matter_id'),
  ]);
  const notes = await seen(actor, 'matter_notes', 'matter_id');
  const [closed] = await database.tryAs(actor, 'select public.close_matter($1, true) as outcome', [
    matterId,
  ]);
  const changes = closed?.['outcome'] === 'closed';

  expect(new Set(reads).size, 'matter, people and names are open together').toBe(1);
  expect(notes, 'who may change it reads the private notes').toBe(changes);
  if (!reads[0]) {
    expect(changes).toBe(false);
    return 'nothing';
  }

  return changes ? 'all' : 'reads';
}

const setAccess = (access: string) =>
  database.query('update public.firms set matter_access = $1', [access]);

beforeAll(async () => {
  database = await openDatabase();
  const owner = await database.addCustomer();
  await openFirm(database, owner);
  const [creator, colleague, paralegal, named, billing, former] = [
    await addColleague(database, owner, 'attorney'),
    await addColleague(database, owner, 'attorney'),
    await addColleague(database, owner, 'paralegal'),
    await addColleague(database, owner, 'paralegal'),
    await addColleague(database, owner, 'billing'),
    await addColleague(database, owner, 'attorney'),
  ];
  matterId = await saveNewMatter(database, creator, {
    people: [
      {
        id: crypto.randomUUID(),
        role: 'client',
        full_name: 'John Smith',
        email: 'john@example.com',
        phone: '',
      },
    ],
  });
  await database.queryAs(creator, `select public.save_matter_note($1, 0, 'The brother drinks')`, [
    matterId,
  ]);
  for (const member of [named, former]) {
    await database.queryAs(owner, 'select public.name_for_matter($1, $2, true)', [
      matterId,
      member.userId,
    ]);
  }
  await database.queryAs(owner, 'select public.remove_colleague($1)', [former.userId]);

  const other = await database.addCustomer();
  await openFirm(database, other, { name: 'Other & Other' });
  const signedOut = await signInWithPassword(database, creator);
  await endSessionOf(database, signedOut);
  const guarded = await addColleague(database, owner, 'attorney');
  await addFactor(database, guarded, 'verified');

  actors = {
    owner,
    creator,
    colleague,
    paralegal,
    named,
    billing,
    former,
    'other firm': other,
    'customer without a firm': await database.addCustomer(),
    underwriter: await addStaff(database, 'Dana Whitfield'),
    admin: await addStaff(database, 'Calvin Ward', 'admin'),
    'after sign-out': signedOut,
    'without the second factor': await signInWithPassword(database, guarded),
  };
});

afterAll(() => database.close());

const closedToAll = {
  former: 'nothing',
  'other firm': 'nothing',
  'customer without a firm': 'nothing',
  underwriter: 'nothing',
  admin: 'nothing',
  'after sign-out': 'nothing',
  'without the second factor': 'nothing',
};

describe('a matter is open to', () => {
  it.each([
    [
      'firm',
      {
        owner: 'all',
        creator: 'all',
        colleague: 'all',
        paralegal: 'all',
        named: 'all',
        billing: 'reads',
        ...closedToAll,
      },
    ],
    [
      'named',
      {
        owner: 'all',
        creator: 'all',
        colleague: 'nothing',
        paralegal: 'nothing',
        named: 'all',
        billing: 'nothing',
        ...closedToAll,
      },
    ],
  ])(
    'the right members of a firm with the access "%s", and to nobody else',
    async (access, expected) => {
      await setAccess(access);

      const found: Record<string, Access> = {};
      for (const [name, actor] of Object.entries(actors)) found[name] = await accessOf(actor);
      expect(found).toEqual(expected);
    },
  );

  it('no visitor, and the functions read no private note', async () => {
    for (const table of ['firms', 'firm_members', 'matters', 'matter_people', 'matter_notes']) {
      await expect(database.queryAs('anon', `select 1 from public.${table}`)).rejects.toMatchObject(
        { code: '42501' },
      );
    }
    await expect(
      database.queryAs('service_role', 'select 1 from public.matter_notes'),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('nobody for a direct change, not even the owner of the firm', async () => {
    for (const sql of [
      `update public.firm_members set role = 'owner'`,
      `update public.matters set firm_id = firm_id`,
      'delete from public.matters',
      `insert into public.matter_access (matter_id, user_id) select id, created_by from public.matters`,
    ]) {
      await expect(database.queryAs(actors['owner'] as Actor, sql)).rejects.toMatchObject({
        code: '42501',
      });
    }
  });
});
