import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { askQuestion, statusOf, storeApplicationIn } from '../support/moved-application.ts';

let database: ActorDatabase;
let owner: { userId: string };

beforeAll(async () => {
  database = await openDatabase();
  owner = await database.addCustomer();
});

afterAll(() => database.close());

async function answer(id: string, words: string, caller = owner.userId): Promise<unknown> {
  const [row] = await database.queryAs(
    'service_role',
    'select public.answer_information_request($1, $2, $3) as outcome',
    [id, caller, words],
  );

  return row?.['outcome'];
}

describe('an answer of a file alone', () => {
  const LICENSE = { docType: 'business_license', name: 'License.pdf', isChecked: true };

  async function addFile(id: string, file: Partial<typeof LICENSE> & { status?: string } = {}) {
    const { docType, name, isChecked, status } = { ...LICENSE, status: 'uploaded', ...file };
    await database.query(
      `insert into public.application_documents
         (application_id, doc_type, storage_path, original_name, mime_type, size_bytes, status, sha256, checked_at)
       values ($1, $2, $3, $4, 'application/pdf', 2048, $5, $6, $7)`,
      [
        id,
        docType,
        `app/${id}/${docType}/${randomUUID()}-file.pdf`,
        name,
        status,
        isChecked ? 'a'.repeat(64) : null,
        isChecked ? new Date().toISOString() : null,
      ],
    );
  }

  const asked = async () => {
    const id = await storeApplicationIn(database, owner.userId, 'information_requested');
    await askQuestion(database, id, ['business_license', 'personal_id']);

    return id;
  };

  const answersOf = async (id: string) => {
    const rows = await database.query(
      'select answer from public.information_answers where application_id = $1',
      [id],
    );

    return rows.map((row) => row['answer']);
  };

  it('names the files that the question asked for, once', async () => {
    const id = await asked();
    await addFile(id);
    await addFile(id, { docType: 'personal_id', name: 'Passport.jpg' });
    const first = await answer(id, '');

    expect(first).toEqual({ outcome: 'answered', status: 'under_review' });
    expect(await answer(id, '')).toEqual(first);
    expect(await answersOf(id)).toEqual(['Sent License.pdf, Passport.jpg']);
  });

  it('leaves the words of the applicant as they are', async () => {
    const id = await asked();
    await addFile(id);
    await answer(id, 'The renewed one');

    expect(await answersOf(id)).toEqual(['The renewed one']);
  });

  it.each([
    ['of another type', { docType: 'tax_returns' }],
    ['that no server has checked', { isChecked: false }],
    ['that was deleted', { status: 'deleted' }],
  ])('does not count a file %s', async (_, file) => {
    const id = await asked();
    await addFile(id, file);

    expect(await answer(id, '')).toEqual({ outcome: 'nothing-sent' });
    expect(await statusOf(database, id)).toBe('information_requested');
    expect(await answersOf(id)).toEqual([]);
  });

  it('does not count a file from before the question, of another application or of a stranger', async () => {
    const id = await storeApplicationIn(database, owner.userId, 'information_requested');
    await addFile(id);
    await askQuestion(database, id, ['business_license']);
    const other = await storeApplicationIn(database, owner.userId, 'information_requested');
    await askQuestion(database, other, ['business_license']);
    await addFile(other);

    expect(await answer(id, '')).toEqual({ outcome: 'nothing-sent' });
    expect(await answer(other, '', (await database.addCustomer()).userId)).toEqual({
      outcome: 'not-found',
    });
  });

  it('needs a question that asked for a file', async () => {
    const id = await storeApplicationIn(database, owner.userId, 'information_requested');
    await askQuestion(database, id);
    await addFile(id);

    expect(await answer(id, '')).toEqual({ outcome: 'nothing-sent' });
  });

  it('stores no number of a person, even if the names of the files hold one', async () => {
    const id = await asked();
    await addFile(id, { name: 'My SSN 219-09-8765.pdf' });
    await answer(id, '');

    expect(await answersOf(id)).toEqual(['Sent 1 file']);
  });

  it('fits its column, however long the names are', async () => {
    const id = await asked();
    for (let file = 0; file < 20; file += 1) await addFile(id, { name: 'n'.repeat(255) });

    expect(await answer(id, '')).toMatchObject({ outcome: 'answered' });
    expect(String((await answersOf(id))[0])).toHaveLength(4000);
  });
});
