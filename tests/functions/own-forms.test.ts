import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_FORM_BODY_BYTES } from '~/domain/applications/own-form-upload';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { addOwnFormApplication } from '../support/own-form-application.ts';
import { serviceClient } from '../support/stack.ts';
import { pdfFile } from '../support/upload-files.ts';

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

const FORM = pdfFile().toString();

const upload = ({ token = underwriter.token, content = FORM, name = 'pc570.pdf' } = {}) =>
  stack.call(
    'store-own-form',
    { applicationId, name, content: Buffer.from(content).toString('base64') },
    { token },
  );

const issue = () => stack.call('issue-bond', { applicationId }, { token: underwriter.token });

async function bond(): Promise<Record<string, unknown>> {
  const [row] = await stack.query('select * from public.bonds where application_id = $1', [
    applicationId,
  ]);
  if (!row) throw new Error('There is no bond');

  return row;
}

const hashOf = (content: string) => createHash('sha256').update(content).digest('hex');

async function storedForm(): Promise<string> {
  const { id } = await bond();
  const path = `${String(id)}/bond.pdf`;
  const { data } = await serviceClient(stack).storage.from('bonds').download(path);

  return data ? data.text() : '';
}

async function holdUp(): Promise<unknown> {
  const rows = await stack.query('select needs_hand from public.applications where id = $1', [
    applicationId,
  ]);

  return rows[0]?.['needs_hand'];
}

describe("a bond on the court's own form", () => {
  it('has its number first and waits for the signed form', async () => {
    expect(await issue()).toMatchObject({ status: 409, body: { code: 'form-missing' } });

    expect(await bond()).toMatchObject({ status: 'pending', pdf_url: null });
    expect(await holdUp()).toBe('form-missing');
  });

  it('is in force with the signed form as its paper, verified and downloaded like any other', async () => {
    await issue();
    const { status, body } = await upload();
    const issued = await bond();

    expect({ status, body }).toEqual({
      status: 200,
      body: { bondId: issued['id'], bondNumber: issued['number'], status: 'active' },
    });
    expect(issued).toMatchObject({ status: 'active', pdf_sha256: hashOf(FORM) });
    expect(await storedForm()).toBe(FORM);
    expect(await holdUp()).toBeNull();

    const found = await stack.call('verify-bond', { token: issued['verify_token'] });
    expect(found.body).toMatchObject({ papers: { bond: hashOf(FORM) } });
    expect(JSON.stringify(found.body['proof'])).toContain(hashOf(FORM));
    const request = { bondId: issued['id'], type: 'bond' };
    const signed = await stack.call('generate-signed-url', request, { token: customer.token });
    expect(await (await fetch(String(signed.body['url']))).text()).toBe(FORM);
  });

  it('takes a blank form, even if the office required its form only after the application', async () => {
    await stack.query(
      `update public.applications set review_reasons = '{never-instant}', revision = revision + 1 where id = $1`,
      [applicationId],
    );
    await issue();
    const blank = { applicationId, name: 'blank.pdf', content: btoa(FORM) };

    const { status } = await stack.call('add-blank-form', blank, { token: underwriter.token });
    expect(status).toBe(200);
  });

  it('records who sent the form', async () => {
    await issue();
    await upload();

    expect(
      await stack.query(
        `select form.staff_id, form.sha256 from private.own_forms as form
         join public.bonds as bond on bond.id = form.bond_id where bond.application_id = $1`,
        [applicationId],
      ),
    ).toEqual([{ staff_id: underwriter.userId, sha256: hashOf(FORM) }]);
  });

  it('has each form that was sent in its history once, and none that came after its paper', async () => {
    await issue();
    await upload();
    await upload();
    await upload({ content: `${FORM}% changed\n` });

    expect(
      await stack.query(
        `select actor, actor_id, detail from public.application_events where application_id = $1 and kind = 'form-signed'`,
        [applicationId],
      ),
    ).toEqual([{ actor: 'staff', actor_id: underwriter.userId, detail: { sha256: hashOf(FORM) } }]);
  });

  it('is the same after a repeated upload, and refuses a different file', async () => {
    await issue();
    const first = await upload();

    expect(await upload()).toMatchObject({ status: 200, body: first.body });
    expect(await upload({ content: `${FORM}% changed\n` })).toMatchObject({
      status: 409,
      body: { code: 'form-exists' },
    });
    expect(await storedForm()).toBe(FORM);
    expect(await bond()).toMatchObject({ pdf_sha256: hashOf(FORM) });
  });

  it('keeps one of two files that arrive at the same time, and says so to the other', async () => {
    await issue();
    const other = `${FORM}% second\n`;
    const answers = await Promise.all([upload(), upload({ content: other })]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect([FORM, other].map(hashOf)).toContain((await bond())['pdf_sha256']);
    expect(hashOf(await storedForm())).toBe((await bond())['pdf_sha256']);
  });
});

describe('a process that ends during the upload', () => {
  it('before the file is stored leaves the bond waiting, and another scan of the form may follow', async () => {
    await issue();
    await stack.query(`select public.offer_own_form($1)`, [
      JSON.stringify({
        application_id: applicationId,
        staff_id: underwriter.userId,
        sha256: hashOf('an earlier scan'),
      }),
    ]);

    expect(await issue()).toMatchObject({ body: { code: 'form-missing' } });
    expect(await upload()).toMatchObject({ status: 200, body: { status: 'active' } });
  });

  it('between file and manifest is continued with the stored file', async () => {
    await issue();
    const { id } = await bond();
    const file = new Blob([FORM], { type: 'application/pdf' });
    await serviceClient(stack)
      .storage.from('bonds')
      .upload(`${String(id)}/bond.pdf`, file);

    expect(await issue()).toMatchObject({ status: 200, body: { status: 'active' } });
    expect(await bond()).toMatchObject({ pdf_sha256: hashOf(FORM) });
    const found = await stack.call('verify-bond', { token: (await bond())['verify_token'] });
    expect(JSON.stringify(found.body['proof'])).toContain(hashOf(FORM));
  });
});

describe('store-own-form refuses', () => {
  it('a customer, a stranger and a visitor', async () => {
    await issue();
    const stranger = await stack.signIn();
    const body = { applicationId, name: 'a.pdf', content: btoa(FORM) };

    expect(await upload({ token: customer.token })).toMatchObject({
      status: 403,
      body: { code: 'not-staff' },
    });
    expect(await upload({ token: stranger.token })).toMatchObject({ status: 403 });
    expect(await stack.call('store-own-form', body)).toMatchObject({ status: 401 });
    expect(await storedForm()).toBe('');
  });

  it.each([
    ['a text', 'form.pdf', 'not a PDF', 'not-a-pdf'],
    ['a picture with the name of a PDF', 'form.pdf', '\u0089PNG\r\n\u001a\n', 'not-a-pdf'],
    ['a PDF with another name', 'form.docx', FORM, 'not-a-pdf'],
    ['a PDF that ends too early', 'form.pdf', FORM.slice(0, 60), 'not-readable'],
    ['a PDF without a page', 'form.pdf', FORM.replace('[3 0 R]/Count 1', '[]'), 'not-readable'],
    ['an encrypted PDF', 'form.pdf', FORM.replace('/Root', '/Encrypt 1 0 R/Root'), 'not-readable'],
  ])('%s', async (_, name, content, code) => {
    await issue();

    expect(await upload({ name, content })).toMatchObject({ status: 422, body: { code } });
    expect(await storedForm()).toBe('');
  });

  it('a form for a bond that is made on our own', async () => {
    await stack.query(
      `update public.applications set bond_slug = 'notary', state_code = 'TN', revision = revision + 1 where id = $1`,
      [applicationId],
    );
    await issue();

    expect(await upload()).toMatchObject({ status: 409, body: { code: 'form-not-needed' } });
  });

  it('a form before the bond has its number, and of an application that does not exist', async () => {
    expect(await upload()).toMatchObject({ status: 404, body: { code: 'not-found' } });
    applicationId = randomUUID();
    expect(await upload()).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });

  it('a body above its limit', async () => {
    const content = 'A'.repeat(MAX_FORM_BODY_BYTES);
    const body = { applicationId, name: 'a.pdf', content };

    expect(await stack.call('store-own-form', body, { token: underwriter.token })).toMatchObject({
      status: 413,
      body: { code: 'too-large' },
    });
  });
});
