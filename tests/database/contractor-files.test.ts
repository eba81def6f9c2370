import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  openDatabase,
  type Actor,
  type ActorDatabase,
  type SignedIn,
} from '../support/actor-database.ts';
import { addProject, storeContractor, storeRow } from '../support/contractor-rows.ts';
import { addStaff, openContractor, type StaffActor } from '../support/staff-actor.ts';

let database: ActorDatabase;
let dana: StaffActor;
let owner: SignedIn;
let contractor_id: string;

beforeAll(async () => {
  database = await openDatabase();
  dana = await addStaff(database, 'Dana Whitfield');
});

afterAll(() => database.close());

beforeEach(async () => {
  owner = await database.addCustomer();
  contractor_id = await storeContractor(database, owner);
  await listed(owner); // opens the session that the claims of a function name
});

const FILE = {
  kind: 'statement',
  name: 'statement.pdf',
  mime_type: 'application/pdf',
  size_bytes: 10,
};

/** Store a file of the contractor, and return its id. */
async function storeFile(change: Record<string, unknown> = {}): Promise<string> {
  const id = randomUUID();
  await storeRow(database, 'contractor_files', {
    ...FILE,
    id,
    contractor_id,
    sha256: 'b'.repeat(64),
    scan_status: 'clean',
    added_by: owner.userId,
    created_at: new Date().toISOString(),
    stored_at: new Date().toISOString(),
    ...change,
  });

  return id;
}

const call = async (actor: Actor, sql: string, parameters: unknown[] = []) =>
  (await database.queryAs(actor, `select public.${sql} as answer`, parameters))[0]?.['answer'];

const claimsOf = (actor: SignedIn) => ({
  role: 'authenticated',
  sub: actor.userId,
  session_id: actor.userId,
  aal: 'aal1',
});

const offer = (actor: SignedIn, change: object = {}) =>
  call('service_role', 'offer_contractor_file($1)', [
    {
      claims: claimsOf(actor),
      file: { ...FILE, id: randomUUID(), contractor_id, sha256: 'a'.repeat(64), ...change },
    },
  ]);

const listed = async (actor: Actor) =>
  (await database.queryAs(actor, 'select id from public.contractor_files')).map(({ id }) => id);

describe('the files of a contractor', () => {
  it('are listed for the company and for staff who opened the account, once they are stored', async () => {
    const id = await storeFile();
    await storeFile({ sha256: 'c'.repeat(64), stored_at: null, scan_status: null });

    expect(await listed(owner)).toEqual([id]);
    expect(await listed(dana)).not.toContain(id);
    await openContractor(database, dana, contractor_id);
    expect(await listed(dana)).toContain(id);
    expect(JSON.stringify(await call(owner, 'export_own_data()'))).toContain(id);
  });

  it('are at most 500, and 1 GB together', async () => {
    for (const part of Array.from({ length: 171 }, (_, at) => String(at).padStart(64, '0')))
      await storeFile({ sha256: part, size_bytes: 6_291_456 });
    expect(await offer(owner)).toBe('too-many-files');
  });

  it('are removed by the company, unless an underwriter has opened them', async () => {
    const [kept, removed] = [await storeFile(), await storeFile({ sha256: 'c'.repeat(64) })];
    const opened = (actor: SignedIn, fileId: string) =>
      call('service_role', 'contractor_file_to_open($1)', [{ claims: claimsOf(actor), fileId }]);
    expect(await opened(owner, kept)).toMatchObject({ path: `${contractor_id}/${kept}` });
    await database.query(`select private.record_read($1, 'contractor-file-opened', null, $2)`, [
      dana.userId,
      kept,
    ]);

    expect(await call(owner, 'remove_contractor_file($1)', [kept])).toBe('opened');
    expect(await call(owner, 'remove_contractor_file($1)', [removed])).toBe('removed');
    expect(await call(owner, 'remove_contractor_file($1)', [removed])).toBe('not-found');
    expect(await listed(owner)).toEqual([kept]);
  });

  it('go with their project', async () => {
    const project_id = await addProject(database, contractor_id);
    await storeFile({ kind: 'contract', project_id });
    await database.query('delete from public.projects where id = $1', [project_id]);

    expect(await listed(owner)).toEqual([]);
  });
});

describe('attacks on the files of a contractor', () => {
  it('find nothing as another contractor, a former colleague or a visitor', async () => {
    const id = await storeFile();
    const other = await database.addCustomer();
    await storeContractor(database, other);
    const former = await database.addCustomer();
    await storeRow(database, 'contractor_members', { contractor_id, user_id: former.userId });
    expect(await listed(former)).toEqual([id]);
    await database.query(
      'update public.contractor_members set left_at = now() where user_id = $1',
      [former.userId],
    );

    for (const actor of [other, former]) {
      expect(await listed(actor)).toEqual([]);
      expect(await call(actor, 'remove_contractor_file($1)', [id])).toBe('not-found');
      expect(await offer(actor)).toBe('not-found');
    }
    await expect(listed('anon')).rejects.toThrow(/permission denied/u);
  });

  it('do not open a file as staff who did not open the account today', async () => {
    const fileId = await storeFile();
    const open = () =>
      call('service_role', 'contractor_file_to_open($1)', [
        { claims: { ...claimsOf(dana), session_id: dana.sessionId, aal: 'aal2' }, fileId },
      ]);
    expect(await open()).toBeNull();
    expect(
      await database.query('select 1 from private.staff_reads where document_id = $1', [fileId]),
    ).toEqual([]);

    await openContractor(database, dana, contractor_id);
    expect(await open()).toMatchObject({ path: `${contractor_id}/${fileId}` });
  });

  it('do not write past the functions', async () => {
    const id = await storeFile();
    for (const sql of [
      `update public.contractor_files set name = 'other.pdf'`,
      'delete from public.contractor_files',
      `insert into public.contractor_files (id) values (gen_random_uuid())`,
    ])
      for (const actor of [owner, dana])
        await expect(database.queryAs(actor, sql)).rejects.toThrow(/permission denied/u);
    expect(await call(dana, 'remove_contractor_file($1)', [id])).toBe('not-found');
    await expect(
      database.queryAs(owner, 'select public.offer_contractor_file($1)', [{}]),
    ).rejects.toThrow(/permission denied/u);
  });

  it('do not take the id, the project or the path of another contractor', async () => {
    const id = await storeFile();
    const project_id = await addProject(database, contractor_id);
    const other = await database.addCustomer();
    const theirs = await storeContractor(database, other);
    expect(await listed(other)).toEqual([]);
    expect(await offer(other, { contractor_id: theirs })).toBe('offered');

    expect(await offer(other, { id, contractor_id: theirs })).toBe('not-found');
    expect(await offer(other, { contractor_id: theirs, project_id, kind: 'contract' })).toBe(
      'not-found',
    );
    const [bucket] = await database.query(`select public from storage.buckets where id = $1`, [
      'contractors',
    ]);
    expect(bucket).toEqual({ public: false });
    await database.query(`insert into storage.objects (bucket_id, name) values ($1, $2)`, [
      'contractors',
      `${contractor_id}/${id}`,
    ]);
    for (const actor of [owner, other, dana])
      expect(
        await database.queryAs(
          actor,
          `select name from storage.objects where bucket_id = 'contractors'`,
        ),
      ).toEqual([]);
  });

  it('cannot hide a name with a line break', async () => {
    await expect(offer(owner, { name: 'a\nb.pdf' })).rejects.toThrow(/name/u);
  });
});
