import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { addStaff } from '../support/staff-actor.ts';
import {
  addApplicant,
  addDocumentRow,
  addFile,
  passportColumns,
  setStatus,
  type Applicant,
} from '../support/stored-documents.ts';

let database: ActorDatabase;
let owner: Applicant;
let stranger: Applicant;
let staff: { userId: string };

beforeAll(async () => {
  database = await openDatabase();
  staff = await addStaff(database, 'Dana Whitfield');
});

beforeEach(async () => {
  owner = await addApplicant(database);
  stranger = await addApplicant(database);
});

afterAll(() => database.close());

/** Paths of the files in the folder of the owner's draft that this actor can see. */
async function seenBy(actor: Parameters<typeof addFile>[1]): Promise<unknown[]> {
  const rows = await database.queryAs(
    actor,
    `select name from storage.objects where bucket_id = 'applications' and name like $1`,
    [`app/${owner.draft}/%`],
  );

  return rows.map(({ name }) => name);
}

/** Adds a file and its row, like an upload. */
async function addDocument(application = owner.draft): Promise<string> {
  const columns = passportColumns(application);
  const path = String(columns['storage_path']);
  await addFile(database, owner, path);
  await addDocumentRow(database, owner, columns);

  return path;
}

describe('staff', () => {
  const setRow = (path: string, change: string) =>
    database.query(`update public.application_documents set ${change} where storage_path = $1`, [
      path,
    ]);
  const CHECKED = `checked_at = now(), sha256 = repeat('a', 64)`;

  /** The answer that `open-document` gets when this actor requests the file. */
  async function askToOpen(path: string, person = staff): Promise<unknown> {
    const [row] = await database.queryAs(
      'service_role',
      `select public.record_document_opening(jsonb_build_object('document_id', id, 'staff_id', $2::uuid)) as answer
       from public.application_documents where storage_path = $1`,
      [path, person.userId],
    );

    return row?.['answer'];
  }

  const recordsOf = (path: string) =>
    database.query(
      `select 1 from private.staff_reads as record
       join public.application_documents as document on document.id = record.document_id
       where document.storage_path = $1`,
      [path],
    );

  async function addSentDocument(): Promise<string> {
    await setStatus(database, owner.submitted, 'information_requested');
    const path = await addDocument(owner.submitted);
    await setStatus(database, owner.submitted, 'under_review');

    return path;
  }

  it("can't see any file directly, even of a checked document", async () => {
    const path = await addDocument();
    await setRow(path, CHECKED);

    expect(await seenBy(staff)).toEqual([]);
    expect(await seenBy(owner)).toEqual([path]);
  });

  it('open submitted, checked documents with a record, but no infected or deleted ones', async () => {
    const path = await addSentDocument();
    expect(await askToOpen(path)).toBe('not-available');
    await setRow(path, `${CHECKED}, scan_status = 'infected'`);
    expect(await askToOpen(path)).toBe('not-available');
    expect(await recordsOf(path)).toEqual([]);

    await setRow(path, `scan_status = 'clean'`);
    expect(await askToOpen(path)).toBe('recorded');
    expect(await askToOpen(path)).toBe('recorded');
    expect(await recordsOf(path)).toHaveLength(1);

    await setRow(path, `status = 'deleted'`);
    expect(await askToOpen(path)).toBe('not-found');
  });

  it("can't open a document of a draft, and users without a role can't open any", async () => {
    const [path, sent] = [await addDocument(), await addSentDocument()];
    await setRow(path, CHECKED);
    await setRow(sent, CHECKED);

    expect(await askToOpen(path)).toBe('not-found');
    expect(await askToOpen(sent, stranger)).toBe('not-staff');
    expect([...(await recordsOf(path)), ...(await recordsOf(sent))]).toEqual([]);
  });

  it('open only clean documents if a scanner is on', async () => {
    const path = await addSentDocument();
    await setRow(path, CHECKED);
    await database.queryAs('service_role', 'update private.settings set document_scanner = true');
    expect(await askToOpen(path)).toBe('not-available');

    await setRow(path, `scan_status = 'clean'`);
    expect(await askToOpen(path)).toBe('recorded');
    await database.queryAs('service_role', 'update private.settings set document_scanner = false');
  });
});

describe('signing a URL over the Storage API', () => {
  it.each([
    ['storage.object.sign', 0],
    ['storage.object.sign_many', 0],
    ['object.sign', 0],
    ['storage.object.get_authenticated', 1],
    ['storage.object.list_v2', 1],
  ])("%s finds this many of the owner's files: %i", async (operation, files) => {
    await addDocument();

    await database.query(`select set_config('storage.operation', $1, false)`, [operation]);
    const found = await seenBy(owner);
    await database.query(`select set_config('storage.operation', '', false)`);

    expect(found).toHaveLength(files);
  });
});
