import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES } from '~/domain/application-status';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { addStaff, openApplication } from '../support/staff-actor.ts';
import {
  addApplicant,
  addDocumentRow,
  passportColumns,
  setStatus,
  type Applicant,
  type DocumentColumns,
} from '../support/stored-documents.ts';

const DENIED = { code: '42501' };

let database: ActorDatabase;
let owner: Applicant;
let stranger: Applicant;
let staff: { userId: string };
let passport: DocumentColumns;

beforeAll(async () => {
  database = await openDatabase();
  staff = await addStaff(database, 'Dana Whitfield');
});

beforeEach(async () => {
  owner = await addApplicant(database);
  stranger = await addApplicant(database);
  passport = passportColumns(owner.draft);
});

afterAll(() => database.close());

const add = (actor: Parameters<typeof addDocumentRow>[1], columns = passport) =>
  addDocumentRow(database, actor, columns);

const stored = () =>
  database.query('select * from public.application_documents where application_id = any ($1)', [
    [owner.draft, owner.submitted],
  ]);

const setDeleted = `update public.application_documents set status = 'deleted' where storage_path = $1`;

describe('adding a document', () => {
  it('makes the customer its owner, and marks it as unchecked and not scanned', async () => {
    await add(owner);

    expect(await stored()).toMatchObject([
      {
        ...passport,
        uploaded_by: owner.userId,
        status: 'uploaded',
        sha256: null,
        checked_at: null,
        scan_status: 'not_scanned',
        is_checked: false,
      },
    ]);
  });

  it.each([
    ['another customer', () => stranger],
    ['staff', () => staff],
    ['a visitor', () => 'anon' as const],
  ])('is refused to %s, even if the owner may add one', async (_, actor) => {
    await expect(add(actor())).rejects.toMatchObject(DENIED);
    expect(await stored()).toEqual([]);
  });

  it("is refused in another customer's name", async () => {
    await expect(add(owner, { ...passport, uploaded_by: stranger.userId })).rejects.toMatchObject(
      DENIED,
    );
  });

  it('is refused if the row is already marked as deleted', async () => {
    await expect(add(owner, { ...passport, status: 'deleted' })).rejects.toMatchObject(DENIED);
  });

  it.each([
    ['sha256', 'a'.repeat(64)],
    ['checked_at', '2026-11-21'],
    ['scan_status', 'clean'],
    ['created_at', '2020-01-01'],
    ['id', randomUUID()],
  ])("is refused with the customer's own %s", async (column, value) => {
    await expect(add(owner, { ...passport, [column]: value })).rejects.toMatchObject(DENIED);
  });

  it('is possible again only while we wait for information', async () => {
    await setStatus(database, owner.submitted, 'information_requested');
    await add(owner, passportColumns(owner.submitted));

    for (const status of APPLICATION_STATUSES) {
      if (status === 'draft' || status === 'information_requested') continue;
      await setStatus(database, owner.submitted, status);
      await expect(add(owner, passportColumns(owner.submitted))).rejects.toMatchObject(DENIED);
    }
  });
});

describe('reading documents', () => {
  beforeEach(() => add(owner));

  const read = 'select storage_path from public.application_documents where application_id = $1';

  it('is allowed for the owner of the application, and for staff after submission', async () => {
    await setStatus(database, owner.submitted, 'information_requested');
    const sent = passportColumns(owner.submitted);
    await addDocumentRow(database, owner, sent);

    expect(await database.queryAs(owner, read, [owner.draft])).toEqual([
      { storage_path: passport['storage_path'] },
    ]);
    expect(await database.queryAs(staff, read, [owner.draft])).toEqual([]);
    await openApplication(database, staff, owner.submitted);
    for (const actor of [owner, staff]) {
      expect(await database.queryAs(actor, read, [owner.submitted])).toEqual([
        { storage_path: sent['storage_path'] },
      ]);
    }
  });

  it('shows nothing to another customer, and is refused to a visitor', async () => {
    expect(await database.queryAs(stranger, read, [owner.draft])).toEqual([]);
    await expect(database.queryAs('anon', read, [owner.draft])).rejects.toMatchObject(DENIED);
  });
});

describe('changing a document', () => {
  beforeEach(() => add(owner));

  const path = () => [passport['storage_path']];

  it('lets its owner delete the document, once and permanently', async () => {
    expect(await database.changeAs(owner, setDeleted, path())).toBe(1);
    expect(await stored()).toMatchObject([{ status: 'deleted' }]);

    const revive = `update public.application_documents set status = 'uploaded' where storage_path = $1`;
    expect(await database.changeAs(owner, revive, path())).toBe(0);
    expect(await database.changeAs(owner, setDeleted, path())).toBe(0);
  });

  it('is impossible for another customer and staff, and refused to a visitor', async () => {
    for (const actor of [stranger, staff]) {
      expect(await database.changeAs(actor, setDeleted, path())).toBe(0);
    }
    await expect(database.queryAs('anon', setDeleted, path())).rejects.toMatchObject(DENIED);
    expect(await stored()).toMatchObject([{ status: 'uploaded' }]);
  });

  it('is impossible after submission', async () => {
    await setStatus(database, owner.submitted, 'information_requested');
    const late = passportColumns(owner.submitted);
    await add(owner, late);
    await setStatus(database, owner.submitted, 'under_review');

    expect(await database.changeAs(owner, setDeleted, [late['storage_path']])).toBe(0);
    expect(await stored()).toContainEqual(expect.objectContaining({ ...late, status: 'uploaded' }));
  });

  it('is possible for the files of an answer, and not for what was sent before the question', async () => {
    const ask = async () => {
      await setStatus(database, owner.submitted, 'information_requested');
      await database.query(
        `insert into public.application_events (application_id, actor, kind, detail)
         values ($1, 'staff', 'information-requested', '{"question": "Which court?"}')`,
        [owner.submitted],
      );
    };
    const [sent, answer, other] = [1, 2, 3].map(() => passportColumns(owner.submitted));
    const deleteAs = (document = sent) =>
      database.changeAs(owner, setDeleted, [document?.['storage_path']]);
    await setStatus(database, owner.submitted, 'information_requested');
    await add(owner, sent);

    await ask();
    await add(owner, answer);
    await add(owner, other);
    expect(await deleteAs(sent)).toBe(0);
    expect(await deleteAs(other)).toBe(1);
    await ask();
    expect(await deleteAs(answer)).toBe(0);
    expect(await stored()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...sent, status: 'uploaded' }),
        expect.objectContaining({ ...answer, status: 'uploaded' }),
      ]),
    );
  });

  it.each([
    ['storage_path', `'app/elsewhere'`],
    ['original_name', `'other.pdf'`],
    ['mime_type', `'image/png'`],
    ['size_bytes', '1'],
    ['sha256', `repeat('a', 64)`],
    ['checked_at', 'now()'],
    ['scan_status', `'clean'`],
    ['uploaded_by', 'auth.uid()'],
    ['application_id', 'gen_random_uuid()'],
  ])("can't change the %s", async (column, value) => {
    const before = await stored();
    await expect(
      database.queryAs(owner, `update public.application_documents set ${column} = ${value}`),
    ).rejects.toMatchObject(DENIED);
    expect(await stored()).toEqual(before);
  });

  it.each(['delete from public.application_documents', 'truncate public.application_documents'])(
    "can't remove a row: %s",
    async (statement) => {
      for (const actor of ['anon', owner, stranger, staff, 'service_role'] as const) {
        await expect(database.queryAs(actor, statement)).rejects.toMatchObject(DENIED);
      }
    },
  );
});

describe('document rows are deleted', () => {
  it('with a draft that the customer discards', async () => {
    await add(owner);
    await database.queryAs(owner, 'delete from public.applications where id = $1', [owner.draft]);

    expect(await stored()).toEqual([]);
  });

  it('never with the account, if the application was submitted', async () => {
    await add(owner);
    await database.query('delete from auth.users where id = $1', [owner.userId]);

    expect(await stored()).toMatchObject([{ uploaded_by: null, status: 'uploaded' }]);
  });
});

describe('changes of documents', () => {
  it('are published to subscribers', async () => {
    expect(
      await database.query(
        `select schemaname, tablename from pg_publication_tables
         where pubname = 'supabase_realtime' and tablename = 'application_documents'`,
      ),
    ).toEqual([{ schemaname: 'public', tablename: 'application_documents' }]);
  });
});
