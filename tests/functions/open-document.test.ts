import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDocumentRow, startDraft, uploadDocument } from '../support/customer-documents.ts';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { serviceClient, signUpCustomer, type Customer } from '../support/stack.ts';
import { pdfFile } from '../support/upload-files.ts';
import { submitDraft } from '../support/submitted-draft.ts';
import { signUpWithFactor } from '../support/second-factor.ts';

const NOT_FOUND = { status: 404, body: { code: 'not-found' } };
const NOT_AVAILABLE = { status: 404, body: { code: 'not-available' } };

let stack: FunctionsStack;
let owner: Customer;
let stranger: Customer;
let staff: Customer;
let draft: string;
let documentId: string;

beforeAll(async () => {
  stack = await startFunctionsStack();
  [owner, stranger, staff] = [
    await signUpCustomer(stack),
    await signUpCustomer(stack),
    await signUpWithFactor(stack),
  ];
  await stack.query(`insert into public.staff_roles (user_id, role) values ($1, 'underwriter')`, [
    staff.userId,
  ]);
  draft = await startDraft(owner);
  ({ documentId } = await uploadDocument(owner, draft));
});

afterAll(() => stack.stop());

async function open(person: Customer | undefined, id = documentId) {
  const { data } = (await person?.client.auth.getSession()) ?? { data: { session: null } };
  const token = data.session?.access_token;

  return stack.call('open-document', { documentId: id }, { ...(token !== undefined && { token }) });
}

const check = (id = documentId, changes = '') =>
  stack.query(
    `update public.application_documents set checked_at = now(), sha256 = repeat('a', 64) ${changes} where id = $1`,
    [id],
  );

const openings = () =>
  stack.query(
    `select reader_id, reader_email, kind, application_id, document_id from private.staff_reads order by id`,
  );

/** Seconds until a signed URL expires. */
function secondsLeft(url: unknown): number {
  const token = new URL(String(url)).searchParams.get('token') ?? '';
  const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    exp: number;
  };

  return exp - Date.now() / 1000;
}

describe('the owner', () => {
  it("opens a draft's document for five minutes, even before it is checked", async () => {
    const { status, body, headers } = await open(owner);

    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['url']);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(secondsLeft(body['url'])).toBeGreaterThan(250);
    expect(secondsLeft(body['url'])).toBeLessThanOrEqual(301);
    const file = await fetch(String(body['url']));
    expect(Buffer.from(await file.arrayBuffer()).equals(pdfFile())).toBe(true);
    expect(file.headers.get('content-disposition') ?? '').not.toContain('attachment');
    expect(await openings()).toEqual([]);
  });

  it("downloads a document under its name if a browser can't show it", async () => {
    const word = await uploadDocument(owner, draft, {
      name: 'My will.doc',
      mimeType: 'application/msword',
    });
    const { body } = await open(owner, word.documentId);

    const file = await fetch(String(body['url']));
    expect(file.headers.get('content-disposition')).toContain(
      "attachment; filename*=UTF-8''My%20will.doc",
    );
  });

  it('finds no deleted document and no document without a file', async () => {
    const deleted = await uploadDocument(owner, draft);
    await owner.client
      .from('application_documents')
      .update({ status: 'deleted' })
      .eq('id', deleted.documentId);
    const { data } = await owner.client
      .from('application_documents')
      .insert(buildDocumentRow(owner, draft))
      .select('id')
      .single();

    expect(await open(owner, deleted.documentId)).toMatchObject(NOT_FOUND);
    expect(await open(owner, data?.id)).toMatchObject(NOT_AVAILABLE);
  });
});

describe('anyone else', () => {
  it('gets the same answer as for an unknown document', async () => {
    expect(await open(undefined)).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    const [ofAnother, ofNobody] = [await open(stranger), await open(stranger, randomUUID())];

    expect(ofAnother).toMatchObject(NOT_FOUND);
    expect(ofAnother.body).toEqual(ofNobody.body);
  });
});

describe('staff', () => {
  it("can't open a draft's document, and nothing is recorded", async () => {
    await check();

    expect(await open(staff)).toMatchObject(NOT_FOUND);
    expect(await openings()).toEqual([]);
  });

  it("open a submitted application's checked document for a minute, with one record a day", async () => {
    const { applicationId, documentId: sent } = await submitDraft(stack, owner);
    await check(sent);

    const { status, body } = await open(staff, sent);
    await open(staff, sent.toUpperCase());

    expect(status).toBe(200);
    expect(secondsLeft(body['url'])).toBeGreaterThan(30);
    expect(secondsLeft(body['url'])).toBeLessThanOrEqual(61);
    expect((await fetch(String(body['url']))).status).toBe(200);
    const [{ email } = {}] = await stack.query('select email from auth.users where id = $1', [
      staff.userId,
    ]);
    expect(await openings()).toEqual([
      {
        reader_id: staff.userId,
        reader_email: email,
        kind: 'document-opened',
        application_id: applicationId,
        document_id: sent,
      },
    ]);
  });

  it("can't open a document that is unchecked, infected or waiting for the scanner", async () => {
    const { documentId: sent } = await submitDraft(stack, owner);
    const before = await openings();

    expect(await open(staff, sent)).toMatchObject(NOT_AVAILABLE);
    await check(sent, `, scan_status = 'infected'`);
    expect(await open(staff, sent)).toMatchObject(NOT_AVAILABLE);
    await stack.query(
      `update public.application_documents set scan_status = 'not_scanned' where id = $1`,
      [sent],
    );
    await stack.query('update private.settings set document_scanner = true');
    expect(await open(staff, sent)).toMatchObject(NOT_AVAILABLE);
    await stack.query('update private.settings set document_scanner = false');
    expect(await openings()).toEqual(before);
  });

  it('get no URL before the record is stored', async () => {
    const { documentId: sent } = await submitDraft(stack, owner);
    await check(sent);
    await stack.query(
      'alter table private.staff_reads add constraint refuses_all check (false) not valid',
    );

    expect(await open(staff, sent)).toMatchObject({ status: 500, body: { code: 'unexpected' } });
    await stack.query('alter table private.staff_reads drop constraint refuses_all');
  });

  it("can't read, list or sign a file without the function", async () => {
    const { path, applicationId, documentId: sent } = await submitDraft(stack, owner);
    await check(sent);
    const bucket = staff.client.storage.from('applications');

    expect((await bucket.download(path)).error).not.toBeNull();
    expect((await bucket.info(path)).error).not.toBeNull();
    expect((await bucket.createSignedUrl(path, 60)).error).not.toBeNull();
    expect((await bucket.createSignedUrls([path], 60)).data?.[0]?.signedUrl ?? null).toBeNull();
    expect((await bucket.list(`app/${applicationId}/personal_id`)).data).toEqual([]);
    expect(
      (await serviceClient(stack).storage.from('applications').download(path)).error,
    ).toBeNull();
  });
});
