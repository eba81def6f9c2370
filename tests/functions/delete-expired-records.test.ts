import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOCUMENTS_BUCKET } from '~/domain/documents/document-path';
import { SECRET_KEY } from '../support/keys.ts';
import { startDraft, uploadDocument } from '../support/customer-documents.ts';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { serviceClient, signUpCustomer, type Customer } from '../support/stack.ts';
import { pdfFile } from '../support/upload-files.ts';

const NOTHING = {
  offers: 0,
  drafts: 0,
  payments: 0,
  numbers: 0,
  documents: 0,
  applications: 0,
  bonds: 0,
  inquiries: 0,
  matters: 0,
  accessLog: 0,
  roleChanges: 0,
};

let stack: FunctionsStack;
let owner: Customer;

beforeAll(async () => {
  stack = await startFunctionsStack();
  owner = await signUpCustomer(stack);
});

afterAll(() => stack.stop());

const run = () => stack.call('delete-expired-records', {}, { apikey: SECRET_KEY });

/** A draft with a file, unchanged for this many days. */
async function oldDraft(days: number): Promise<string> {
  const draft = await startDraft(owner);
  const { path } = await uploadDocument(owner, draft);
  await stack.query('alter table public.applications disable trigger guard_application');
  await stack.query(
    'update public.applications set updated_at = now() - make_interval(days => $2) where id = $1',
    [draft, days],
  );
  await stack.query('alter table public.applications enable trigger guard_application');

  return path;
}

async function isStored(path: string, bucket = DOCUMENTS_BUCKET): Promise<boolean> {
  return (await serviceClient(stack).storage.from(bucket).exists(path)).data;
}

describe('delete-expired-records', () => {
  it('deletes an old draft with its file, and does nothing the second time', async () => {
    const [young, old] = [await oldDraft(29), await oldDraft(31)];

    expect((await run()).body).toEqual({ ...NOTHING, drafts: 1, files: 1 });
    expect([await isStored(young), await isStored(old)]).toEqual([true, false]);
    expect((await run()).body).toEqual({ ...NOTHING, files: 0 });
  });

  it('deletes all expired inquiries in one run, also more than a batch', async () => {
    await stack.query(
      `insert into public.inquiries (key_hash, asker, bond_slug, state_code, amount_cents, worry, email, created_at)
       select encode(sha256(n::text::bytea), 'hex'), 'applicant', 'notary', 'SC', 1000000, 'credit', 'ada@example.com',
         now() - interval '10 years'
       from generate_series(1, 101) as n`,
    );

    expect((await run()).body).toEqual({ ...NOTHING, files: 0, inquiries: 101 });
  });

  it('deletes files left by a run that stopped after the rows', async () => {
    const path = await oldDraft(31);
    await stack.query('select public.delete_expired_records(100)');
    expect(await isStored(path)).toBe(true);

    expect((await run()).body).toEqual({ ...NOTHING, files: 1 });
    expect(await isStored(path)).toBe(false);
  });

  it('deletes the documents of a deleted bond, and no newer file', async () => {
    const [gone, young] = [crypto.randomUUID(), crypto.randomUUID()];
    for (const bond of [gone, young]) {
      const file = new Blob([new Uint8Array(pdfFile())], { type: 'application/pdf' });
      await serviceClient(stack).storage.from('bonds').upload(`${bond}/bond.pdf`, file);
    }
    await stack.query(
      `update storage.objects set created_at = now() - interval '25 hours' where name = $1`,
      [`${gone}/bond.pdf`],
    );

    expect((await run()).body).toEqual({ ...NOTHING, files: 1 });
    expect(await isStored(`${gone}/bond.pdf`, 'bonds')).toBe(false);
    expect(await isStored(`${young}/bond.pdf`, 'bonds')).toBe(true);
  });
});
