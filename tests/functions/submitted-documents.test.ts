import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DOCUMENTS_BUCKET } from '~/domain/documents/document-path';
import { DOCUMENTS_MESSAGE } from '~/domain/quote/required-documents';
import {
  buildExecutorApplication,
  buildNotaryApplication,
  buildQuote,
  buildSubmission,
  type BuiltApplication,
} from '../support/builders.ts';
import {
  buildDocumentRow,
  startDraft,
  uploadDocument,
  type DocumentToUpload,
} from '../support/customer-documents.ts';
import { payFor, startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { signUpCustomer, type Customer } from '../support/stack.ts';

/** The documents that an executor bond requires, with a file for each. */
const REQUIRED: readonly DocumentToUpload[] = [
  { docType: 'personal_id', name: 'passport.pdf' },
  { docType: 'other', name: 'petition.pdf' },
];

let stack: FunctionsStack;
let owner: Customer;
let token: string;
let quote: { quoteId: string; quoteKey: string };

beforeAll(async () => {
  stack = await startFunctionsStack();
  owner = await signUpCustomer(stack);
  token = (await owner.client.auth.getSession()).data.session?.access_token ?? '';
});

beforeEach(async () => {
  quote = buildQuote();
  await startDraft(owner, quote.quoteId);
});

afterAll(() => stack.stop());

/** Uploads a document and has it checked. Returns its id. */
async function addChecked(document: DocumentToUpload, applicationId = quote.quoteId) {
  const { documentId, path } = await uploadDocument(owner, applicationId, document);
  const { status } = await stack.call('check-document', { documentId }, { token });
  if (status !== 200) throw new Error(`check-document: ${status}`);

  return { documentId, path };
}

async function submit(application: BuiltApplication = buildExecutorApplication()) {
  const paymentId = await payFor(stack, quote, application, { token });

  return stack.call('submit-application', buildSubmission(quote, application, paymentId), {
    token,
  });
}

const change = (documentId: string, columns: string) =>
  stack.query(`update public.application_documents set ${columns} where id = $1`, [documentId]);

describe('an application that needs documents', () => {
  it('requires the documents that the catalogue lists, as this test assumes', async () => {
    const rows = await stack.query(
      `select required_doc_type from public.bond_required_documents
       where bond_slug = 'executor-personal-representative'`,
    );

    expect(rows.map((row) => row['required_doc_type']).sort()).toEqual(
      REQUIRED.map(({ docType }) => docType).sort(),
    );
  });

  it('goes to an underwriter with its documents', async () => {
    for (const document of REQUIRED) await addChecked(document);

    const { status, body } = await submit();

    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'under_review',
      reasons: expect.arrayContaining(['documents-need-review']),
    });
  });

  const missing = {
    status: 422,
    body: {
      code: 'invalid-application',
      issues: [{ path: ['documents'], message: DOCUMENTS_MESSAGE }],
    },
  };

  it('is refused if a document is missing', async () => {
    await addChecked(REQUIRED[0] ?? {});

    expect(await submit()).toMatchObject(missing);
    await addChecked(REQUIRED[1] ?? {});
    expect((await submit()).status).toBe(200);
  });

  it.each([
    ['was not checked', `checked_at = null, sha256 = null`],
    ['was deleted', `status = 'deleted'`],
    ['is infected', `scan_status = 'infected'`],
  ])("doesn't count a document that %s", async (_, columns) => {
    const [first] = await Promise.all(REQUIRED.map((document) => addChecked(document)));
    await change(first?.documentId ?? '', columns);

    expect(await submit()).toMatchObject(missing);
  });

  it("doesn't count documents of the customer's other applications", async () => {
    const other = await startDraft(owner);
    for (const document of REQUIRED) await addChecked(document, other);

    expect(await submit()).toMatchObject(missing);
  });

  it('goes to an underwriter if it has an unrequested document', async () => {
    await addChecked({ docType: 'other' });

    expect((await submit(buildNotaryApplication())).body).toMatchObject({
      status: 'under_review',
      reasons: ['documents-need-review'],
    });
  });
});

describe('documents of a submitted application', () => {
  it("can't be changed, extended or moved", async () => {
    const documents = await Promise.all(REQUIRED.map((document) => addChecked(document)));
    expect((await submit()).status).toBe(200);
    const [{ documentId, path } = { documentId: '', path: '' }] = documents;
    const bucket = owner.client.storage.from(DOCUMENTS_BUCKET);
    const table = owner.client.from('application_documents');
    const file = new Blob(['%PDF-'], { type: 'application/pdf' });

    const { data: deleted } = await table
      .update({ status: 'deleted' })
      .eq('id', documentId)
      .select('id');
    expect(deleted).toEqual([]);
    expect((await bucket.remove([path])).data).toEqual([]);
    expect((await bucket.upload(path, file, { upsert: true })).error).not.toBeNull();
    expect((await bucket.update(path, file)).error).not.toBeNull();
    expect((await bucket.move(path, path.replace('passport', 'other'))).error).not.toBeNull();
    const late = buildDocumentRow(owner, quote.quoteId, { name: `${randomUUID()}.pdf` });
    expect((await bucket.upload(late.storage_path, file)).error).not.toBeNull();
    expect((await table.insert(late)).error).not.toBeNull();

    const kept = await stack.query(
      `select status from public.application_documents where application_id = $1`,
      [quote.quoteId],
    );
    expect(kept).toEqual([{ status: 'uploaded' }, { status: 'uploaded' }]);
    expect((await bucket.download(path)).error).toBeNull();
  });
});
