import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DOCUMENTS_BUCKET } from '~/domain/documents/document-path';
import { SECRET_KEY } from '../support/keys.ts';
import { buildDocumentRow, startDraft, uploadDocument } from '../support/customer-documents.ts';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { anonClient, serviceClient, signUpCustomer, type Customer } from '../support/stack.ts';
import { pdfFile } from '../support/upload-files.ts';

let stack: FunctionsStack;
let owner: Customer;
let draft: string;

beforeAll(async () => {
  stack = await startFunctionsStack();
  owner = await signUpCustomer(stack);
});

beforeEach(async () => {
  draft = await startDraft(owner);
});

afterAll(() => stack.stop());

const sweep = () => stack.call('sweep-documents', {}, { apikey: SECRET_KEY });

const files = () => serviceClient(stack).storage.from(DOCUMENTS_BUCKET);

async function isStored(path: string): Promise<boolean> {
  return (await files().exists(path)).data;
}

/** Uploads a file without adding its row, like a browser that closes between the two steps. */
async function uploadStrayFile(): Promise<string> {
  const { storage_path: path } = buildDocumentRow(owner, draft);
  const file = new Blob([new Uint8Array(pdfFile())], { type: 'application/pdf' });
  const { error } = await owner.client.storage.from(DOCUMENTS_BUCKET).upload(path, file);
  if (error) throw error;

  return path;
}

const age = (table: string, column: string, path: string, hours: number) =>
  stack.query(
    `update ${table} set created_at = now() - make_interval(mins => $2::integer) where ${column} = $1`,
    [path, hours * 60],
  );
const ageFile = (path: string, hours: number) => age('storage.objects', 'name', path, hours);
const ageRow = (path: string, hours: number) =>
  age('public.application_documents', 'storage_path', path, hours);

async function statusOf(path: string): Promise<unknown> {
  const [row] = await stack.query(
    'select status from public.application_documents where storage_path = $1',
    [path],
  );

  return row?.['status'];
}

describe('sweep-documents', () => {
  it('deletes a file without a row after 24 hours, not earlier', async () => {
    const [old, young] = [await uploadStrayFile(), await uploadStrayFile()];
    await ageFile(old, 24.1);
    await ageFile(young, 23.9);

    expect((await sweep()).body).toEqual({ removed: 1, deleted: 0, lost: 0 });
    expect([await isStored(old), await isStored(young)]).toEqual([false, true]);
  });

  it('deletes the files of a discarded draft, however new', async () => {
    const { path } = await uploadDocument(owner, draft);
    const { error } = await owner.client.from('applications').delete().eq('id', draft);
    expect(error).toBeNull();

    expect((await sweep()).body).toMatchObject({ removed: 1 });
    expect(await isStored(path)).toBe(false);
  });

  it("deletes a deleted document's file that remained", async () => {
    const { documentId, path } = await uploadDocument(owner, draft);
    await owner.client
      .from('application_documents')
      .update({ status: 'deleted' })
      .eq('id', documentId);

    expect((await sweep()).body).toMatchObject({ removed: 1 });
    expect(await isStored(path)).toBe(false);
  });

  it('keeps documents, however old', async () => {
    const { path } = await uploadDocument(owner, draft);
    await ageFile(path, 1000);
    await ageRow(path, 1000);

    expect((await sweep()).body).toEqual({ removed: 0, deleted: 0, lost: 0 });
    expect([await isStored(path), await statusOf(path)]).toEqual([true, 'uploaded']);
  });

  it('deletes a document whose file did not arrive within 24 hours, not earlier', async () => {
    const [old, young] = [buildDocumentRow(owner, draft), buildDocumentRow(owner, draft)];
    await owner.client.from('application_documents').insert([old, young]);
    await ageRow(old.storage_path, 24.1);
    await ageRow(young.storage_path, 23.9);

    expect((await sweep()).body).toEqual({ removed: 0, deleted: 1, lost: 0 });
    expect(await statusOf(old.storage_path)).toBe('deleted');
    expect(await statusOf(young.storage_path)).toBe('uploaded');
  });

  it('keeps a checked document whose file is missing, and logs it', async () => {
    const { path } = await uploadDocument(owner, draft);
    await stack.query(
      `update public.application_documents set checked_at = now(), sha256 = repeat('a', 64)
       where storage_path = $1`,
      [path],
    );
    await stack.query('delete from storage.objects where name = $1', [path]);
    await ageRow(path, 25);
    stack.output.length = 0;

    expect((await sweep()).body).toEqual({ removed: 0, deleted: 0, lost: 1 });
    expect(await statusOf(path)).toBe('uploaded');
    expect(stack.output.join('\n')).toContain('"failure":"files-lost","code":"1"');
    await stack.query(`update public.application_documents set status = 'deleted'`);
  });

  it('deletes more than one batch in a run', async () => {
    await sweep();
    await stack.query(
      `insert into storage.objects (bucket_id, name)
       select 'applications', 'app/' || gen_random_uuid() || '/other/' || gen_random_uuid() || '-a.pdf'
       from generate_series(1, 101)`,
    );

    expect((await sweep()).body).toMatchObject({ removed: 101 });
    expect((await sweep()).body).toEqual({ removed: 0, deleted: 0, lost: 0 });
  });

  it('deletes nothing in other buckets', async () => {
    await stack.query(
      `insert into storage.objects (bucket_id, name, created_at) values ('bonds', 'old.pdf', '2020-01-01')`,
    );

    expect((await sweep()).body).toMatchObject({ removed: 0 });
  });
});

describe('sweep-documents refuses a caller', () => {
  it.each([
    ['with the key of browsers', () => stack.call('sweep-documents', {})],
    ['without a key', () => stack.call('sweep-documents', {}, { apikey: null })],
    [
      'who is signed in',
      async () => stack.call('sweep-documents', {}, { token: (await stack.signIn()).token }),
    ],
  ])('%s', async (_, call) => {
    const stray = await uploadStrayFile();
    await ageFile(stray, 25);

    expect(await call()).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    expect(await isStored(stray)).toBe(true);
    await sweep();
  });

  it('and its database functions require the secret key', async () => {
    for (const { rpc } of [anonClient(stack), owner.client].map((client) => ({
      rpc: client.rpc.bind(client),
    }))) {
      expect((await rpc('find_stray_document_files', { max_rows: 1 })).error?.code).toBe('42501');
      expect((await rpc('delete_documents_without_file')).error?.code).toBe('42501');
    }
  });

  it('but accepts a call by supabase-js with the secret key', async () => {
    const { data, error } = await serviceClient(stack).functions.invoke('sweep-documents', {
      body: {},
    });

    expect(error).toBeNull();
    expect(data).toMatchObject({ removed: expect.any(Number) });
  });
});
