import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DOCUMENT_TYPES } from '~/domain/bonds/bond-types';
import { documentPath } from '~/domain/documents/document-path';
import { FILE_KINDS, MAX_UPLOAD_BYTES, mimeTypeOf } from '~/domain/documents/file-kinds';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import {
  addApplicant,
  addDocumentRow,
  passportColumns,
  setStatus,
  type Applicant,
  type DocumentColumns,
} from '../support/stored-documents.ts';

const DENIED = { code: '42501' };
const REFUSED = { code: '23514' };

let database: ActorDatabase;
let owner: Applicant;
let stranger: Applicant;
let passport: DocumentColumns;

beforeAll(async () => {
  database = await openDatabase();
});

beforeEach(async () => {
  owner = await addApplicant(database);
  stranger = await addApplicant(database);
  passport = passportColumns(owner.draft);
});

afterAll(() => database.close());

const add = (actor: Parameters<typeof addDocumentRow>[1], columns = passport) =>
  addDocumentRow(database, actor, columns);

describe('a document can be', () => {
  it.each(DOCUMENT_TYPES)('of the type %s, in the folder of that type', async (docType) => {
    const path = (type: typeof docType) =>
      documentPath({
        applicationId: owner.draft,
        docType: type,
        uuid: randomUUID(),
        name: 'a.pdf',
      });
    await add(owner, { ...passport, doc_type: docType, storage_path: path(docType) });

    const other = docType === 'other' ? 'personal_id' : 'other';
    await expect(
      add(owner, { ...passport, doc_type: docType, storage_path: path(other) }),
    ).rejects.toMatchObject(REFUSED);
  });

  it.each(FILE_KINDS)('a %s', async (kind) => {
    await expect(add(owner, { ...passport, mime_type: mimeTypeOf(kind) })).resolves.toBeUndefined();
  });

  it.each(['وصية.الأب.pdf', 'Último deseo – copia (2).pdf', 'x'.repeat(255)])(
    'named %s',
    async (name) => {
      await expect(add(owner, { ...passport, original_name: name })).resolves.toBeUndefined();
    },
  );

  it.each([1, MAX_UPLOAD_BYTES])('of %i bytes', async (size) => {
    await expect(add(owner, { ...passport, size_bytes: size })).resolves.toBeUndefined();
  });

  it.each([
    ['of no bytes', 'size_bytes', 0],
    ['of one byte more than 25 MB', 'size_bytes', MAX_UPLOAD_BYTES + 1],
    ['a page', 'mime_type', 'text/html'],
    ['of a type nobody asks for', 'doc_type', 'love_letters'],
    ['without a name', 'original_name', ''],
    ['of a name nobody can read', 'original_name', 'x'.repeat(256)],
    ['of a name of two lines', 'original_name', 'will.pdf\nexe'],
    ['of a name that is read backwards', 'original_name', 'will\u202efdp.exe'],
  ])('but not one %s', async (_, column, value) => {
    await expect(add(owner, { ...passport, [column]: value })).rejects.toMatchObject(REFUSED);
  });

  const uuid = '00000000-0000-4000-8000-000000000000';

  it.each([
    ['of another application', () => `app/${stranger.draft}/personal_id/${uuid}-a.pdf`],
    ['of another own application', () => `app/${owner.submitted}/personal_id/${uuid}-a.pdf`],
    ['that leads out of its folder', () => `app/${owner.draft}/personal_id/../${uuid}-a.pdf`],
    ['that leads on', () => `app/${owner.draft}/personal_id/${uuid}-a/b.pdf`],
    ['elsewhere', () => `bonds/${owner.draft}/personal_id/${uuid}-a.pdf`],
    ['without the random part', () => `app/${owner.draft}/personal_id/a.pdf`],
    ['with two endings', () => `app/${owner.draft}/personal_id/${uuid}-a.exe.pdf`],
    ['in capitals', () => `app/${owner.draft}/personal_id/${uuid}-A.PDF`],
    ['of a name too long', () => `app/${owner.draft}/personal_id/${uuid}-${'a'.repeat(120)}.pdf`],
    ['with a line after it', () => `app/${owner.draft}/personal_id/${uuid}-a.pdf\n`],
    ['of nothing', () => ''],
  ])('but not at a path %s', async (_, path) => {
    await expect(add(owner, { ...passport, storage_path: path() })).rejects.toMatchObject(REFUSED);
  });

  it('but not a blank form of a court, which only staff add, in a draft or after a question', async () => {
    const columns = (applicationId: string) => ({
      ...passport,
      application_id: applicationId,
      doc_type: 'required_form',
      storage_path: documentPath({
        applicationId,
        docType: 'required_form',
        uuid: randomUUID(),
        name: 'form.pdf',
      }),
    });
    await expect(add(owner, columns(owner.draft))).rejects.toMatchObject(DENIED);
    await setStatus(database, owner.submitted, 'information_requested');
    await expect(add(owner, columns(owner.submitted))).rejects.toMatchObject(DENIED);

    await add('service_role', columns(owner.submitted));
    for (const actor of [owner, stranger]) {
      const changed = await database.changeAs(
        actor,
        `update public.application_documents set status = 'deleted' where application_id = $1`,
        [owner.submitted],
      );
      expect(changed).toBe(0);
    }
  });

  it("only at an unused path, and the error doesn't reveal which paths are used", async () => {
    await add(owner);

    await expect(add(owner)).rejects.toMatchObject({ code: '23505' });
    await expect(add(stranger)).rejects.toMatchObject(DENIED);
  });

  it('one of at most 30 in an application, or 200 including deleted ones', async () => {
    for (let count = 1; count <= 30; count += 1) await add(owner, passportColumns(owner.draft));
    await expect(add(owner, passportColumns(owner.draft))).rejects.toMatchObject(REFUSED);
    // A stranger gets the usual refusal, because the number of documents is private.
    await expect(add(stranger, passportColumns(owner.draft))).rejects.toMatchObject(DENIED);

    await database.query(
      `update public.application_documents set status = 'deleted' where application_id = $1`,
      [owner.draft],
    );
    await database.query(
      `insert into public.application_documents
         (application_id, doc_type, storage_path, original_name, mime_type, size_bytes, status)
       select $1::uuid, 'other', 'app/' || $1::uuid || '/other/' || gen_random_uuid() || '-a.pdf', 'a.pdf', 'application/pdf', 1, 'deleted'
       from generate_series(1, 169)`,
      [owner.draft],
    );
    await add(owner, passportColumns(owner.draft));
    await expect(add(owner, passportColumns(owner.draft))).rejects.toMatchObject(REFUSED);
  });
});

describe('a value that the functions write', () => {
  beforeEach(() => add(owner));

  it('is the result of a check', async () => {
    const changed = await database.changeAs(
      'service_role',
      `update public.application_documents
       set sha256 = $2, checked_at = now(), mime_type = 'image/png', size_bytes = 7, scan_status = 'clean'
       where storage_path = $1`,
      [passport['storage_path'], 'a'.repeat(64)],
    );

    expect(changed).toBe(1);
  });

  it.each([
    ['counts before a scan', 'not_scanned', true],
    ['counts when a scan found it clean', 'clean', true],
    ["doesn't count when a scan found it infected", 'infected', false],
  ])('%s, after its contents were accepted', async (_, scan, counts) => {
    await database.query(
      `update public.application_documents
       set sha256 = repeat('a', 64), checked_at = now(), scan_status = '${scan}'`,
    );
    const rows = await database.query(
      'select distinct is_checked from public.application_documents',
    );
    expect(rows).toEqual([{ is_checked: counts }]);
  });

  it.each([
    ['a moment without a hash', `checked_at = now()`],
    ['a hash that is none', `checked_at = now(), sha256 = 'abc'`],
    ['a scan with another outcome', `scan_status = 'probably'`],
  ])("can't be %s", async (_, change) => {
    await expect(
      database.queryAs('service_role', `update public.application_documents set ${change}`),
    ).rejects.toMatchObject(REFUSED);
  });
});
