import { createHash, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DOCUMENTS_BUCKET } from '~/domain/documents/document-path';
import { MAX_UPLOAD_BYTES } from '~/domain/documents/file-kinds';
import {
  buildDocumentRow,
  startDraft,
  uploadDocument,
  type DocumentToUpload,
} from '../support/customer-documents.ts';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { serviceClient, signUpCustomer, type Customer } from '../support/stack.ts';
import {
  docFile,
  docxFile,
  heicFile,
  pdfFile,
  pdfOfSize,
  photoFile,
  pngFile,
  programFile,
} from '../support/upload-files.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

let stack: FunctionsStack;
let owner: Customer;
let ownerToken: string;
let draft: string;

beforeAll(async () => {
  stack = await startFunctionsStack();
  owner = await signUpCustomer(stack);
  ownerToken = await tokenOf(owner);
});

beforeEach(async () => {
  draft = await startDraft(owner);
});

/** An account can have 20 drafts, which is fewer than the tests here. */
afterEach(() => stack.query('delete from public.applications where id = $1', [draft]));

afterAll(() => stack.stop());

async function tokenOf({ client }: Customer): Promise<string> {
  return (await client.auth.getSession()).data.session?.access_token ?? '';
}

const check = (documentId: string, token = ownerToken) =>
  stack.call('check-document', { documentId }, { token });

async function uploadAndCheck(document: DocumentToUpload) {
  const uploaded = await uploadDocument(owner, draft, document);

  return { ...uploaded, answer: await check(uploaded.documentId) };
}

async function rowOf(documentId: string) {
  const [row] = await stack.query('select * from public.application_documents where id = $1', [
    documentId,
  ]);

  return row;
}

async function isStored(path: string): Promise<boolean> {
  const { data } = await serviceClient(stack).storage.from(DOCUMENTS_BUCKET).exists(path);

  return data;
}

describe('check-document', () => {
  it.each([
    ['a PDF', 'will.pdf', 'application/pdf', pdfFile],
    ['an old Word document', 'letters.doc', 'application/msword', docFile],
    ['a Word document', 'Net worth.DOCX', WORD, docxFile],
    ['a photograph', 'licence.jpg', 'image/jpeg', photoFile],
    ['a photograph with the long ending', 'licence.jpeg', 'image/jpeg', photoFile],
    ['a picture of a screen', 'screen.png', 'image/png', pngFile],
  ])('accepts %s by its contents', async (_, name, mimeType, make) => {
    const bytes = await make();
    const { answer, documentId, path } = await uploadAndCheck({ name, mimeType, bytes });

    expect(answer).toMatchObject({ status: 200, body: { status: 'checked' } });
    const row = await rowOf(documentId);
    expect(row).toMatchObject({
      status: 'uploaded',
      mime_type: mimeType,
      size_bytes: bytes.byteLength,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      scan_status: 'not_scanned',
    });
    expect(row?.['checked_at']).not.toBeNull();
    expect(await isStored(path)).toBe(true);
  });

  it('stores the type of the contents if the browser sent another', async () => {
    const bytes = await pngFile();
    const { answer, documentId } = await uploadAndCheck({
      name: 'scan.jpg',
      mimeType: 'image/jpeg',
      bytes,
    });

    expect(answer.status).toBe(200);
    expect(await rowOf(documentId)).toMatchObject({ mime_type: 'image/png' });
  });

  it('accepts a file of exactly 25 MB, and stores its real size whatever the row says', async () => {
    const bytes = pdfOfSize(MAX_UPLOAD_BYTES);
    const { answer, documentId } = await uploadAndCheck({ bytes });
    await stack.query('select 1');

    expect(answer.status).toBe(200);
    expect(await rowOf(documentId)).toMatchObject({ size_bytes: MAX_UPLOAD_BYTES });
  });

  it('returns the same answer again without rereading the file', async () => {
    const { documentId } = await uploadAndCheck({});
    const before = await rowOf(documentId);

    const answers = await Promise.all([check(documentId), check(documentId)]);

    for (const answer of answers) expect(answer.body).toEqual({ status: 'checked' });
    expect(await rowOf(documentId)).toEqual(before);
  });
});

describe('check-document deletes, row and file,', () => {
  it.each([
    ['a program that is called a PDF', 'invoice.pdf', 'application/pdf', programFile],
    ['a program behind a second ending', 'invoice.exe.pdf', 'application/pdf', pdfFile],
    ['a program under its own name', 'invoice.exe', 'application/pdf', programFile],
    ['a page that is called a picture', 'photo.png', 'image/png', () => Buffer.from('<script>')],
    ['a PDF that is called a Word document', 'will.docx', WORD, pdfFile],
    ['a photograph of an iPhone', 'photo.jpg', 'image/jpeg', heicFile],
    [
      'a Word document that unpacks to far more than its size',
      'bomb.docx',
      WORD,
      () => docxFile([{ name: 'word/media/zeros.bin', text: Buffer.alloc(20_000_000) }]),
    ],
    [
      'a Word document with a macro',
      'macros.docx',
      WORD,
      () => docxFile([{ name: 'word/vbaProject.bin', text: 'x' }]),
    ],
  ])('%s', async (_, name, mimeType, make) => {
    const { answer, documentId, path } = await uploadAndCheck({ name, mimeType, bytes: make() });

    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid-type' } });
    expect(await rowOf(documentId)).toMatchObject({ status: 'deleted', checked_at: null });
    expect(await isStored(path)).toBe(false);
  });

  it('an empty file', async () => {
    const { answer, documentId, path } = await uploadAndCheck({ bytes: new Uint8Array() });

    expect(answer).toMatchObject({ status: 422, body: { code: 'empty' } });
    expect(await rowOf(documentId)).toMatchObject({ status: 'deleted' });
    expect(await isStored(path)).toBe(false);
  });

  it('a program whose displayed name hides its real type', async () => {
    const row = {
      ...buildDocumentRow(owner, draft, { name: 'invoice.exe' }),
      original_name: 'invoice.pdf',
    };
    await owner.client.storage
      .from(DOCUMENTS_BUCKET)
      .upload(row.storage_path, new Blob([new Uint8Array(pdfFile())], { type: 'application/pdf' }));
    const { data } = await owner.client
      .from('application_documents')
      .insert(row)
      .select('id')
      .single();

    expect((await check(data?.id ?? '')).body).toEqual({ code: 'invalid-type' });
    expect(await isStored(row.storage_path)).toBe(false);
  });
});

describe('check-document refuses', () => {
  it('a visitor', async () => {
    const { documentId } = await uploadDocument(owner, draft);

    expect(await stack.call('check-document', { documentId })).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    });
    expect(await rowOf(documentId)).toMatchObject({ checked_at: null });
  });

  it('another customer like a document that does not exist, and leaves it unchanged', async () => {
    const { documentId, path } = await uploadDocument(owner, draft, { bytes: programFile() });
    const stranger = await signUpCustomer(stack);

    expect(await check(documentId, await tokenOf(stranger))).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    });
    expect(await rowOf(documentId)).toMatchObject({ status: 'uploaded', checked_at: null });
    expect(await isStored(path)).toBe(true);
  });

  it.each(['no document of the id', 'a deleted one', 'one whose file never arrived'])(
    '%s',
    async (kind) => {
      const { documentId } = await uploadDocument(owner, draft);
      await stack.query(
        `update public.application_documents set status = 'deleted' where id = $1`,
        [documentId],
      );
      const { data } = await owner.client
        .from('application_documents')
        .insert(buildDocumentRow(owner, draft))
        .select('id')
        .single();
      const ids: Record<string, string | undefined> = {
        'no document of the id': randomUUID(),
        'a deleted one': documentId,
        'one whose file never arrived': data?.id,
      };

      expect(await check(ids[kind] ?? '')).toMatchObject({
        status: 404,
        body: { code: 'not-found' },
      });
    },
  );

  it('an invalid id', async () => {
    expect(await check('../secrets')).toMatchObject({ status: 422 });
  });
});
