import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES } from '~/domain/application-status';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { addStaff } from '../support/staff-actor.ts';
import {
  addApplicant,
  addDocumentRow,
  addFile,
  passportColumns,
  passportPath,
  setStatus,
  type Applicant,
} from '../support/stored-documents.ts';

const DENIED = { code: '42501' };

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

const remove = (actor: Parameters<typeof addFile>[1], path: string) =>
  database.changeAs(actor, 'delete from storage.objects where name = $1', [path]);

/** Adds a file and its row, like an upload. */
async function addDocument(application = owner.draft): Promise<string> {
  const columns = passportColumns(application);
  const path = String(columns['storage_path']);
  await addFile(database, owner, path);
  await addDocumentRow(database, owner, columns);

  return path;
}

describe('adding a file', () => {
  it('is allowed for the owner of a draft', async () => {
    const path = passportPath(owner.draft);
    await addFile(database, owner, path);

    expect(await seenBy(owner)).toEqual([path]);
  });

  it.each([
    ['another customer, who guessed the path', () => stranger],
    ['staff', () => staff],
    ['a visitor', () => 'anon' as const],
  ])('is refused to %s', async (_, actor) => {
    await expect(addFile(database, actor(), passportPath(owner.draft))).rejects.toMatchObject(
      DENIED,
    );
  });

  it('is refused after submission, except while we wait for information', async () => {
    for (const status of APPLICATION_STATUSES) {
      if (status === 'draft') continue;
      await setStatus(database, owner.submitted, status);
      const adding = addFile(database, owner, passportPath(owner.submitted));

      if (status === 'information_requested') await expect(adding).resolves.toBeUndefined();
      else await expect(adding).rejects.toMatchObject(DENIED);
    }
  });

  it.each([
    ['outside the folders of applications', () => passportPath(owner.draft).replace('app/', 'x/')],
    ['of a type nobody asks for', () => passportPath(owner.draft).replace('personal_id', 'notes')],
    ['without the random part', () => `app/${owner.draft}/personal_id/passport.pdf`],
    ['in a folder of its own', () => passportPath(owner.draft).replace('passport', 'a/passport')],
    ['that only begins so', () => `${passportPath(owner.draft)}/more`],
    ['in capitals', () => passportPath(owner.draft).toUpperCase()],
    [
      'of an application that is none',
      () => passportPath(owner.draft).replace(owner.draft, 'none'),
    ],
  ])('is refused at a path %s', async (_, path) => {
    await expect(addFile(database, owner, path())).rejects.toMatchObject(DENIED);
  });

  it('is refused in other buckets, even in a folder with the same name', async () => {
    await expect(
      addFile(database, owner, passportPath(owner.draft), 'bonds'),
    ).rejects.toMatchObject(DENIED);
  });

  it('is refused with a signed upload URL, which would outlive the draft', async () => {
    await database.query(`set storage.operation = 'storage.object.sign_upload_url'`);
    await expect(addFile(database, owner, passportPath(owner.draft))).rejects.toMatchObject(DENIED);

    await database.query(`set storage.operation = 'storage.object.upload'`);
    await expect(addFile(database, owner, passportPath(owner.draft))).resolves.toBeUndefined();
    await database.query('reset storage.operation');
  });

  it('is refused at the path of a current or former document, so that checked files never change', async () => {
    const path = await addDocument();
    await database.query(`delete from storage.objects where name = $1`, [path]);

    await expect(addFile(database, owner, path)).rejects.toMatchObject(DENIED);
    await database.query(
      `update public.application_documents set status = 'deleted' where storage_path = $1`,
      [path],
    );
    await expect(addFile(database, owner, path)).rejects.toMatchObject(DENIED);
  });

  it('is refused if the folder already has 40 files', async () => {
    for (let count = 1; count <= 40; count += 1) {
      await addFile(database, owner, passportPath(owner.draft));
    }

    await expect(addFile(database, owner, passportPath(owner.draft))).rejects.toMatchObject(DENIED);
    await expect(
      addFile(database, stranger, passportPath(stranger.draft)),
    ).resolves.toBeUndefined();
  });
});

describe('an existing file', () => {
  it('can be seen by its owner, even after submission, but not by other customers or visitors', async () => {
    const path = await addDocument();

    expect(await seenBy(owner)).toEqual([path]);
    expect(await seenBy(stranger)).toEqual([]);
    expect(await seenBy('anon')).toEqual([]);
  });

  it("can't be overwritten or moved by anyone", async () => {
    const path = passportPath(owner.draft);
    await addFile(database, owner, path);

    for (const actor of [owner, stranger, staff, 'anon'] as const) {
      for (const change of [
        `version = 'other'`,
        `name = '${passportPath(owner.draft)}'`,
        `metadata = '{}'`,
      ]) {
        const update = `update storage.objects set ${change} where name = $1`;
        expect(await database.changeAs(actor, update, [path])).toBe(0);
      }
    }
    await expect(
      database.queryAs(
        owner,
        `insert into storage.objects (bucket_id, name) values ('applications', $1)
         on conflict (bucket_id, name) do update set version = 'other'`,
        [path],
      ),
    ).rejects.toMatchObject(DENIED);
  });

  it('can be removed by its owner if it is not a document, or no longer one', async () => {
    const loose = passportPath(owner.draft);
    await addFile(database, owner, loose);
    const path = await addDocument();

    for (const actor of [stranger, staff, 'anon'] as const) {
      expect(await remove(actor, loose)).toBe(0);
    }
    expect(await remove(owner, loose)).toBe(1);
    expect(await remove(owner, path)).toBe(0);

    await database.queryAs(
      owner,
      `update public.application_documents set status = 'deleted' where storage_path = $1`,
      [path],
    );
    expect(await remove(owner, path)).toBe(1);
  });

  it("can't be removed by anyone after submission", async () => {
    await setStatus(database, owner.submitted, 'information_requested');
    const path = passportPath(owner.submitted);
    await addFile(database, owner, path);
    await setStatus(database, owner.submitted, 'under_review');

    for (const actor of [owner, stranger, staff, 'anon'] as const) {
      expect(await remove(actor, path)).toBe(0);
    }
  });
});
