import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Actor,
  type ActorDatabase,
  openDatabase,
  type SignedIn,
} from '../support/actor-database.ts';
import { addColleague, openFirm, saveNewMatter } from '../support/sample-firm.ts';

let database: ActorDatabase;
let owner: SignedIn;
let matterId: string;

beforeAll(async () => {
  database = await openDatabase();
});

afterAll(() => database.close());

beforeEach(async () => {
  owner = await database.addCustomer();
  await openFirm(database, owner, { matter_access: 'named' });
  matterId = await saveNewMatter(database, owner);
});

const call = async (actor: Actor, sql: string, parameters: unknown[] = []) =>
  (await database.queryAs(actor, `select public.${sql} as answer`, parameters))[0]?.['answer'];

/** Store a file of the matter, and return its id. */
async function storeFile(change: { sizeBytes?: number; sha256?: string } = {}): Promise<string> {
  const id = randomUUID();
  await database.query(
    `insert into public.matter_files (id, matter_id, kind, name, mime_type, size_bytes, sha256, scan_status, stored_at)
     values ($1, $2, 'court-order', 'order.pdf', 'application/pdf', $3, $4, 'clean', now())`,
    [id, matterId, change.sizeBytes ?? 10, change.sha256 ?? 'b'.repeat(64)],
  );

  return id;
}

const offer = (actor: SignedIn, change: object = {}) =>
  call('service_role', 'offer_matter_file($1)', [
    {
      claims: { role: 'authenticated', sub: actor.userId, session_id: actor.userId, aal: 'aal1' },
      file: {
        id: randomUUID(),
        matter_id: matterId,
        kind: 'letter',
        name: 'letter.pdf',
        mime_type: 'application/pdf',
        size_bytes: 10,
        sha256: 'a'.repeat(64),
        ...change,
      },
    },
  ]);

const listed = async (actor: Actor) =>
  (await database.queryAs(actor, 'select id from public.matter_files')).map(({ id }) => id);

describe('the files of a matter', () => {
  it('are listed for members who may open the matter, once they are stored', async () => {
    const id = await storeFile();
    await offer(owner);
    const unnamed = await addColleague(database, owner, 'attorney');
    const named = await addColleague(database, owner, 'billing');
    await call(owner, 'name_for_matter($1, $2, true)', [matterId, named.userId]);
    const other = await database.addCustomer();
    await openFirm(database, other, { name: 'Other & Other' });

    expect(await listed(owner)).toEqual([id]);
    expect(await listed(named)).toEqual([id]);
    expect(await listed(unnamed)).toEqual([]);
    expect(await listed(other)).toEqual([]);
    await call(owner, 'remove_colleague($1)', [named.userId]);
    expect(await listed(named)).toEqual([]);
  });

  it('are removed only by members who may change the matter', async () => {
    const id = await storeFile();
    const unnamed = await addColleague(database, owner, 'attorney');
    const billing = await addColleague(database, owner, 'billing');
    await call(owner, 'name_for_matter($1, $2, true)', [matterId, billing.userId]);
    for (const actor of [unnamed, billing, await database.addCustomer()])
      expect(await call(actor, 'remove_matter_file($1)', [id])).toBe('not-found');

    expect(await call(owner, 'remove_matter_file($1)', [id])).toBe('removed');
    expect(await call(owner, 'remove_matter_file($1)', [id])).toBe('not-found');
  });

  it('are at most 50 in a matter and 2 GB in a firm', async () => {
    for (let count = 0; count < 49; count += 1) await storeFile();
    expect(await offer(owner)).toBe('offered');
    expect(await offer(owner, { sha256: 'c'.repeat(64) })).toBe('too-many-files');

    const full = matterId;
    matterId = await saveNewMatter(database, owner);
    await database.query(
      `insert into public.matter_files (id, matter_id, kind, name, mime_type, size_bytes, sha256)
       select gen_random_uuid(), $1, 'other', 'x.pdf', 'application/pdf', 6291456, repeat('d', 64)
       from generate_series(1, 342)`,
      [full],
    );
    expect(await offer(owner)).toBe('too-many-files');
  });

  it('are in the export of a member, and are deleted with the matter', async () => {
    const id = await storeFile();
    const exported = (await call(owner, 'export_own_data()')) as {
      firm: { matters: { files: { id: string }[] }[] };
    };
    expect(exported.firm.matters[0]?.files).toMatchObject([{ id, name: 'order.pdf' }]);

    await database.query('delete from public.matters where id = $1', [matterId]);
    expect(await database.query('select 1 from public.matter_files where id = $1', [id])).toEqual(
      [],
    );
  });

  it('leave their unfinished rows after a day', async () => {
    await offer(owner);
    const unfinished = () =>
      database.query('select 1 from public.matter_files where matter_id = $1', [matterId]);
    await call('service_role', 'find_stray_matter_files(10)');
    expect(await unfinished()).toHaveLength(1);

    await database.query(
      `update public.matter_files set created_at = now() - interval '25 hours' where matter_id = $1`,
      [matterId],
    );
    await call('service_role', 'find_stray_matter_files(10)');
    expect(await unfinished()).toEqual([]);
  });
});
