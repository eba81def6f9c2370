import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, type ActorDatabase, openDatabase } from '../support/actor-database.ts';
import { ACTORS, type MatrixActor } from '../support/role-matrix-rights.ts';
import { TABLES } from '../support/role-matrix.ts';
import { FUNCTIONS } from '../support/role-matrix-functions.ts';
import {
  addCommonRows,
  openApplications,
  settleCustomer,
  type SettledCustomer,
} from '../support/role-matrix-rows.ts';
import { addStaff, endSessionOf, signInWithPassword } from '../support/staff-actor.ts';

let database: ActorDatabase;
let actors: Record<MatrixActor, Actor>;
let neighbour: SettledCustomer;

beforeAll(async () => {
  database = await openDatabase();
  const underwriter = await addStaff(database, 'Dana Whitfield');
  const admin = await addStaff(database, 'Calvin Ward', 'admin');
  const customer = await settleCustomer(database, underwriter);
  neighbour = await settleCustomer(database, underwriter);
  await addCommonRows(database);
  for (const member of [underwriter, admin]) await openApplications(database, member, customer);
  const stranger = await database.addCustomer();
  const leaver = await addStaff(database, 'Lee Moreno', 'admin');
  await endSessionOf(database, leaver);
  const signedOut = await signInWithPassword(database, customer);
  await endSessionOf(database, signedOut);
  actors = {
    visitor: 'anon',
    customer,
    stranger,
    'customer after sign-out': signedOut,
    underwriter,
    admin,
    'underwriter without a factor': await signInWithPassword(database, underwriter),
    'admin without a factor': await signInWithPassword(database, admin),
    'admin whose session ended': leaver,
    service: 'service_role',
  };
});

afterAll(() => database.close());

const roleOf = (actor: Actor) => (typeof actor === 'string' ? actor : 'authenticated');

/** The columns of a table on which a role has this privilege. */
async function columnsOf(table: string, role: string, right: string): Promise<string[]> {
  const rows = await database.query(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
       and has_schema_privilege($2, (select relnamespace from pg_class where oid = attrelid), 'usage')
       and has_column_privilege($2, attrelid, attnum, $3)
     order by attnum`,
    [table, role, right],
  );

  return rows.map(({ name }) => String(name));
}

async function mayDelete(table: string, role: string): Promise<boolean> {
  const [row] = await database.query(
    `select has_schema_privilege($2, relnamespace, 'usage') and has_table_privilege($2, oid, 'delete') as may
     from pg_class where oid = $1::regclass`,
    [table, role],
  );

  return row?.['may'] === true;
}

/** The share of all rows: none, some or all. */
function share(count: number, total: number): string {
  if (count === 0) return 'none';

  return count === total ? 'all' : 'some';
}

async function count(sql: string, actor?: Actor): Promise<number> {
  const [row] = actor ? await database.tryAs(actor, sql) : await database.query(sql);

  return Number(row?.['count']);
}

/** Tries every action of an actor on a table, and rolls it back. */
async function rightsOn(table: string, actor: Actor): Promise<string> {
  const role = roleOf(actor);
  const total = await count(`select count(*)::int from ${table}`);
  const [readable, addable, changeable] = [
    await columnsOf(table, role, 'select'),
    await columnsOf(table, role, 'insert'),
    await columnsOf(table, role, 'update'),
  ];
  const rights: string[] = [];

  if (readable.length > 0) {
    const seen = share(await count(`select count(*)::int from ${table}`, actor), total);
    rights.push(`read ${seen}`);
  }
  if (addable.length > 0) rights.push('add');
  if (changeable.length > 0) {
    const same = changeable.map((column) => `${column} = ${column}`).join(', ');
    rights.push(`change ${await shareTouched(`update ${table} set ${same}`, actor, total)}`);
  }
  if (await mayDelete(table, role)) {
    rights.push(`delete ${await shareTouched(`delete from ${table}`, actor, total)}`);
  }

  return rights.join(', ') || 'nothing';
}

/** A rule of the table, such as a final status, may refuse an action that the role has the right to try. */
async function shareTouched(statement: string, actor: Actor, total: number): Promise<string> {
  try {
    const touched = `with touched as (${statement} returning 1) select count(*)::int from touched`;

    return share(await count(touched, actor), total);
  } catch (error) {
    return `refused by ${String((error as { code?: string }).code)}`;
  }
}

describe('every table', () => {
  const schemas = `('public'::regnamespace, 'private'::regnamespace)`;

  it('has a line in the matrix, and the matrix has no other lines', async () => {
    const tables = await database.query(
      `select relnamespace::regnamespace || '.' || relname as name from pg_class
       where relkind in ('r', 'p', 'v', 'm', 'f') and relnamespace in ${schemas}`,
    );

    expect(Object.keys(TABLES).toSorted()).toEqual(
      tables.map(({ name }) => String(name)).toSorted(),
    );
  });

  it.each(Object.entries(TABLES))(
    '%s is open only to the roles in the matrix',
    async (table, expected) => {
      expect(
        await count(`select count(*)::int from ${table}`),
        'a row to look for',
      ).toBeGreaterThan(0);

      const found: Partial<Record<MatrixActor, string>> = {};
      for (const actor of ACTORS) found[actor] = await rightsOn(table, actors[actor]);
      expect(found).toEqual(expected);
    },
  );

  it.each(Object.keys(TABLES))('%s shows a customer no rows of another', async (table) => {
    const columns = await columnsOf(table, 'authenticated', 'select');
    if (columns.length === 0) return;

    const text = columns.map((column) => `${column}::text`).join(', ');
    const ids = [
      neighbour.userId,
      neighbour.applicationId,
      neighbour.otherApplicationId,
      neighbour.bondId,
    ];
    for (const actor of [actors.customer, actors.stranger]) {
      const seen = await database.queryAs(
        actor,
        `select 1 from ${table} where concat_ws(' ', ${text}) ~ $1`,
        [ids.join('|')],
      );
      expect(seen).toEqual([]);
    }
  });

  it("can't be truncated by anyone over the API", async () => {
    const emptied = await database.query(
      `select relname, role from pg_class, unnest(array['anon', 'authenticated', 'service_role']) as role
       where relkind in ('r', 'p') and relnamespace in ${schemas} and has_table_privilege(role, oid, 'truncate')`,
    );

    expect(emptied).toEqual([]);
  });
});

describe('every function', () => {
  it('has a line in the matrix, and the matrix has no other lines', async () => {
    const functions = await database.query(
      `select replace(oid::regprocedure::text, 'public.', '') as name,
         array(
           select role from unnest(array['anon', 'authenticated', 'service_role']) as role
           where has_function_privilege(role, oid, 'execute')
         ) as may
       from pg_proc where pronamespace = 'public'::regnamespace`,
    );
    const found = Object.fromEntries(functions.map(({ name, may }) => [String(name), may]));

    expect(found).toEqual(
      Object.fromEntries(Object.entries(FUNCTIONS).map(([name, { may }]) => [name, may])),
    );
  });

  const questions = Object.values(FUNCTIONS).flatMap(({ asks }) => (asks ? [asks] : []));

  it.each(questions)('$call answers $answers', async ({ call, answers }) => {
    const answered: string[] = [];
    for (const name of ACTORS) {
      if (name === 'visitor' || name === 'service') continue;
      const [row] = await database.tryAs(actors[name], `select public.${call} as answer`);
      if (row?.['answer'] !== null) answered.push(name);
    }

    expect(answered).toEqual(answers);
  });
});
