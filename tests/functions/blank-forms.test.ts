import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_FORM_BODY_BYTES } from '~/domain/applications/own-form-upload';
import { DOCUMENTS_BUCKET } from '~/domain/documents/document-path';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { addOwnFormApplication, signedForm } from '../support/own-form-application.ts';
import { serviceClient } from '../support/stack.ts';

let stack: FunctionsStack;
let customer: { userId: string; token: string };
let underwriter: { userId: string; token: string };
let applicationId: string;

beforeAll(async () => {
  stack = await startFunctionsStack();
  customer = await stack.signIn();
  underwriter = await stack.signInStaff();
});

beforeEach(async () => {
  applicationId = await addOwnFormApplication(stack, customer.token);
});

afterAll(() => stack.stop());

const FORM = `%PDF-1.7\nBond of Fiduciary, blank\n%%EOF\n`;

const hashOf = (content: string) => createHash('sha256').update(content).digest('hex');

const add = ({ token = underwriter.token, content = FORM, name = 'pc570.pdf' } = {}) =>
  stack.call(
    'add-blank-form',
    { applicationId, name, content: Buffer.from(content).toString('base64') },
    { token },
  );

const documents = () =>
  stack.query(
    'select * from public.application_documents where application_id = $1 order by created_at',
    [applicationId],
  );

const addings = () =>
  stack.query(
    `select actor, actor_id, detail from public.application_events where application_id = $1 and kind = 'form-added'`,
    [applicationId],
  );

const files = async () => {
  const { data } = await serviceClient(stack)
    .storage.from(DOCUMENTS_BUCKET)
    .list(`app/${applicationId}/required_form`);

  return (data ?? []).map(({ name }) => name);
};

async function offer(content = FORM): Promise<string> {
  const form = {
    application_id: applicationId,
    staff_id: underwriter.userId,
    sha256: hashOf(content),
    name: 'pc570.pdf',
    size_bytes: content.length,
  };
  const [row] = await stack.query('select public.offer_blank_form($1) as offered', [
    JSON.stringify(form),
  ]);

  return String((row?.['offered'] as { path: string }).path);
}

describe('a blank form from staff', () => {
  it('is a checked document with its sender in the history, and opens for staff', async () => {
    const { status, body } = await add({ name: 'PC 570.pdf' });

    expect(status).toBe(200);
    expect(await documents()).toMatchObject([
      {
        id: body['documentId'],
        doc_type: 'required_form',
        original_name: 'PC 570.pdf',
        mime_type: 'application/pdf',
        sha256: hashOf(FORM),
        is_checked: true,
        status: 'uploaded',
        uploaded_by: underwriter.userId,
      },
    ]);
    expect(await addings()).toEqual([
      {
        actor: 'staff',
        actor_id: underwriter.userId,
        detail: { document: body['documentId'], sha256: hashOf(FORM) },
      },
    ]);
    const opened = await stack.call('open-document', body, { token: underwriter.token });
    expect(await (await fetch(String(opened.body['url']))).text()).toBe(FORM);
  });

  it('is one document and one event after a repeated upload, also under another name', async () => {
    const first = await add();

    expect(await add()).toMatchObject({ status: 200, body: first.body });
    expect(await add({ name: 'same.pdf' })).toMatchObject({ status: 200, body: first.body });
    expect([await documents(), await addings()].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('is one document after two uploads at the same time', async () => {
    const answers = await Promise.all([add(), add()]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0].body).toEqual(answers[1].body);
    const kept = [await documents(), await addings(), await files()];
    expect(kept.map(({ length }) => length)).toEqual([1, 1, 1]);
  });

  it('can be replaced by a right one, five times at most', async () => {
    for (const number of [1, 2, 3, 4, 5]) {
      expect(await add({ content: `${FORM}${number}` })).toMatchObject({ status: 200 });
    }

    expect(await add()).toMatchObject({ status: 409, body: { code: 'too-many-forms' } });
  });

  it('is still taken while the bond with its number waits for the signed form', async () => {
    await stack.call('issue-bond', { applicationId }, { token: underwriter.token });

    expect(await add()).toMatchObject({ status: 200 });
  });
});

describe('a process that ends during the upload', () => {
  it('after the record leaves a document that does not count, and the next call completes it', async () => {
    await offer();
    expect(await documents()).toMatchObject([{ is_checked: false }]);

    expect(await add()).toMatchObject({ status: 200 });
    expect(await documents()).toMatchObject([{ is_checked: true }]);
    expect(await addings()).toHaveLength(1);
  });

  it('after the file is completed by the next call', async () => {
    const path = await offer();
    await serviceClient(stack)
      .storage.from(DOCUMENTS_BUCKET)
      .upload(path, new Blob([FORM], { type: 'application/pdf' }));

    expect(await add()).toMatchObject({ status: 200 });
    expect(await documents()).toMatchObject([{ is_checked: true }]);
  });

  it('is completed after the sweep took the record without its file', async () => {
    await offer();
    await stack.query(
      `update public.application_documents set status = 'deleted' where application_id = $1`,
      [applicationId],
    );

    expect(await add()).toMatchObject({ status: 200 });
    expect(await documents()).toMatchObject([{ is_checked: true, status: 'uploaded' }]);
  });
});

describe('add-blank-form refuses', () => {
  const nothingStored = async () => {
    expect(await documents()).toEqual([]);
    expect(await addings()).toEqual([]);
    expect(await files()).toEqual([]);
  };

  it('a customer, a stranger and a visitor', async () => {
    const stranger = await stack.signIn();
    const body = { applicationId, name: 'a.pdf', content: btoa(FORM) };

    expect(await add({ token: customer.token })).toMatchObject({
      status: 403,
      body: { code: 'not-staff' },
    });
    expect(await add({ token: stranger.token })).toMatchObject({ status: 403 });
    expect(await stack.call('add-blank-form', body)).toMatchObject({ status: 401 });
    await nothingStored();
  });

  it("an underwriter's own application", async () => {
    await stack.query('update public.applications set user_id = $2 where id = $1', [
      applicationId,
      underwriter.userId,
    ]);

    expect(await add()).toMatchObject({ status: 403, body: { code: 'own-application' } });
    await nothingStored();
  });

  it('an application that does not exist, and a draft', async () => {
    applicationId = randomUUID();
    expect(await add()).toMatchObject({ status: 404, body: { code: 'not-found' } });
    await stack.query(
      `insert into public.applications (id, bond_slug, state_code, revision) values ($1, 'notary', 'SC', 1)`,
      [applicationId],
    );
    expect(await add()).toMatchObject({ status: 404, body: { code: 'not-found' } });
    await nothingStored();
  });

  const setReasons = `update public.applications set review_reasons = $2, revision = revision + 1 where id = $1`;

  it('a bond on our own form', async () => {
    await stack.query(setReasons, [applicationId, ['never-instant']]);

    expect(await add()).toMatchObject({ status: 409, body: { code: 'form-not-needed' } });
    await nothingStored();
  });

  it('a form after the bond has its papers', async () => {
    await stack.call('issue-bond', { applicationId }, { token: underwriter.token });
    const signed = signedForm(applicationId);
    await stack.call('store-own-form', signed, { token: underwriter.token });

    expect(await add()).toMatchObject({ status: 409, body: { code: 'not-open' } });
    await nothingStored();
  });

  it('a form for an application that was withdrawn', async () => {
    await stack.call('withdraw-application', { applicationId }, { token: customer.token });

    expect(await add()).toMatchObject({ status: 409, body: { code: 'not-open' } });
    await nothingStored();
  });

  it.each([
    ['a text', 'form.pdf', 'not a PDF'],
    ['a picture with the name of a PDF', 'form.pdf', '\u0089PNG\r\n\u001a\n'],
    ['a PDF with another name', 'form.docx', FORM],
  ])('%s', async (_, name, content) => {
    expect(await add({ name, content })).toMatchObject({
      status: 422,
      body: { code: 'not-a-pdf' },
    });
    await nothingStored();
  });

  it('a body above its limit', async () => {
    const body = { applicationId, name: 'a.pdf', content: 'A'.repeat(MAX_FORM_BODY_BYTES) };

    expect(await stack.call('add-blank-form', body, { token: underwriter.token })).toMatchObject({
      status: 413,
      body: { code: 'too-large' },
    });
  });
});
