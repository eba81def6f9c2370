import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DOCUMENTS_BUCKET } from '~/domain/documents/document-path';
import { MAX_UPLOAD_BYTES } from '~/domain/documents/file-kinds';
import { buildDocumentRow, startDraft, uploadDocument } from '../../support/customer-documents';
import { borrowStack } from '../../support/shared-stack';
import {
  anonClient,
  serviceClient,
  signUpCustomer,
  type Client,
  type Customer,
  type TestStack,
} from '../../support/stack';
import { pdfFile, pdfOfSize } from '../../support/upload-files';
import { signUpWithFactor } from '../../support/second-factor.ts';

let stack: TestStack;
let owner: Customer;
let other: Customer;
let staff: Customer;
let draft: string;
let othersDraft: string;
let path: string;

beforeAll(async () => {
  stack = await borrowStack();
  [owner, other, staff] = [
    await signUpCustomer(stack),
    await signUpCustomer(stack),
    await signUpWithFactor(stack),
  ];
  await stack.database.query(
    `insert into public.staff_roles (user_id, role) values ($1, 'underwriter')`,
    [staff.userId],
  );
  othersDraft = await startDraft(other);
});

beforeEach(async () => {
  draft = await startDraft(owner);
  ({ path } = await uploadDocument(owner, draft));
});

afterAll(() => stack.stop());

const pdf = () => new Blob([new Uint8Array(pdfFile())], { type: 'application/pdf' });

const bucketOf = (client: Client) => client.storage.from(DOCUMENTS_BUCKET);

const freshPath = (applicationId = draft) => buildDocumentRow(owner, applicationId).storage_path;

/** Whether the file exists and is unchanged. */
async function isUntouched(place = path): Promise<boolean> {
  const { data } = await bucketOf(serviceClient(stack)).download(place);

  return data !== null && Buffer.from(await data.arrayBuffer()).equals(pdfFile());
}

describe('the owner of a draft, by storage-js,', () => {
  it('opens and lists their own file', async () => {
    const bucket = bucketOf(owner.client);

    expect((await bucket.download(path)).data?.size).toBe(pdfFile().byteLength);
    expect((await bucket.list(`app/${draft}`)).data).toHaveLength(1);
  });

  it("can't sign a URL with any lifetime, alone, in a list or with another image size", async () => {
    const bucket = bucketOf(owner.client);
    const tenYears = 10 * 365 * 24 * 60 * 60;

    for (const seconds of [1, 60, tenYears]) {
      expect((await bucket.createSignedUrl(path, seconds)).data).toBeNull();
      expect((await bucket.createSignedUrl(path, seconds, { download: true })).data).toBeNull();
      expect(
        (await bucket.createSignedUrl(path, seconds, { transform: { width: 10 } })).data,
      ).toBeNull();
      const several = await bucket.createSignedUrls([path, freshPath()], seconds);
      expect(several.data?.flatMap(({ signedUrl }) => signedUrl || []) ?? []).toEqual([]);
    }
  });

  it('deletes a document: first the row, then the file', async () => {
    const bucket = bucketOf(owner.client);
    expect((await bucket.remove([path])).data).toEqual([]);
    expect(await isUntouched()).toBe(true);

    await owner.client
      .from('application_documents')
      .update({ status: 'deleted' })
      .eq('storage_path', path);

    expect((await bucket.remove([path])).data).toHaveLength(1);
    expect(await isUntouched()).toBe(false);
  });

  it("can't overwrite, move or replace anything", async () => {
    const bucket = bucketOf(owner.client);
    const file = new Blob(['other'], { type: 'application/pdf' });

    for (const { error } of [
      await bucket.upload(path, file),
      await bucket.upload(path, file, { upsert: true }),
      await bucket.update(path, file),
      await bucket.move(path, freshPath()),
      await bucket.copy(freshPath(), path),
    ]) {
      expect(error).not.toBeNull();
    }
    expect(await isUntouched()).toBe(true);
  });

  it("can't put another file at the path of a checked one", async () => {
    const bucket = bucketOf(owner.client);
    const rows = () => owner.client.from('application_documents');
    await rows().update({ status: 'deleted' }).eq('storage_path', path);
    await bucket.remove([path]);
    await bucket.upload(path, new Blob(['<script>'], { type: 'application/pdf' }));

    const undeleted = await rows().update({ status: 'uploaded' }).eq('storage_path', path).select();
    expect(undeleted.data ?? []).toEqual([]);
    const { error } = await rows().insert({
      ...buildDocumentRow(owner, draft),
      storage_path: path,
    });
    expect(error).not.toBeNull();
    expect((await rows().select('status').eq('storage_path', path)).data).toEqual([
      { status: 'deleted' },
    ]);
  });

  it('gets no upload URL, which would work after the submission', async () => {
    expect((await bucketOf(owner.client).createSignedUploadUrl(freshPath())).error).toMatchObject({
      code: 'AccessDenied',
    });
  });

  it('uploads exactly 25 MB, and not one byte more', async () => {
    const file = (size: number) =>
      new Blob([new Uint8Array(pdfOfSize(size))], { type: 'application/pdf' });
    const bucket = bucketOf(owner.client);

    expect((await bucket.upload(freshPath(), file(MAX_UPLOAD_BYTES))).error).toBeNull();
    expect((await bucket.upload(freshPath(), file(MAX_UPLOAD_BYTES + 1))).error).toMatchObject({
      code: 'EntityTooLarge',
      message: 'The object exceeded the maximum allowed size',
    });
  });

  it("can't upload an unlisted type, whatever the name", async () => {
    for (const type of ['text/html', 'image/svg+xml', 'application/x-msdownload', '']) {
      const { error } = await bucketOf(owner.client).upload(
        freshPath(),
        new Blob(['<svg>'], { type }),
      );

      expect(error).toMatchObject({ code: 'InvalidMimeType' });
    }
  });

  it('uploads only to the folder of their own draft', async () => {
    for (const place of [
      freshPath(othersDraft),
      freshPath(randomUUID()),
      `app/${draft}/personal_id/passport.pdf`,
      `app/${draft}/../${othersDraft}/personal_id/${randomUUID()}-a.pdf`,
      freshPath().replace('personal_id', '%2e%2e'),
      `${owner.userId}/passport.pdf`,
    ]) {
      expect((await bucketOf(owner.client).upload(place, pdf())).error).not.toBeNull();
    }
  });
});

describe.each([
  ['another customer', () => other.client],
  ['a visitor', () => anonClient(stack)],
  ['a member of the staff', () => staff.client],
])('%s, by storage-js, who knows the path,', (_, client) => {
  it("can't open, sign or find the file", async () => {
    const bucket = bucketOf(client());

    expect((await bucket.download(path)).error).not.toBeNull();
    expect((await bucket.info(path)).error).not.toBeNull();
    expect((await bucket.createSignedUrl(path, 60)).error).not.toBeNull();
    expect((await bucket.createSignedUrls([path], 60)).data?.[0]?.signedUrl ?? null).toBeNull();
    for (const folder of ['', 'app', `app/${draft}`, `app/${draft}/personal_id`]) {
      expect((await bucket.list(folder)).data ?? []).toEqual([]);
    }
  });

  it("can't add, change or remove anything", async () => {
    const bucket = bucketOf(client());
    const added = freshPath();

    expect((await bucket.upload(added, pdf())).error).not.toBeNull();
    expect((await bucket.upload(path, pdf(), { upsert: true })).error).not.toBeNull();
    expect((await bucket.update(path, pdf())).error).not.toBeNull();
    expect((await bucket.move(path, added)).error).not.toBeNull();
    expect((await bucket.copy(path, freshPath(othersDraft))).error).not.toBeNull();
    expect((await bucket.createSignedUploadUrl(added)).error).not.toBeNull();
    expect((await bucket.remove([path])).data ?? []).toEqual([]);
    expect(await isUntouched()).toBe(true);
    expect(await isUntouched(added)).toBe(false);
  });

  it("can't add a row that names it", async () => {
    const row = { ...buildDocumentRow(other, draft), uploaded_by: null };

    for (const storage_path of [path, freshPath()]) {
      const { error } = await client()
        .from('application_documents')
        .insert({ ...row, storage_path });
      expect(error?.code).toBe('42501');
    }
  });
});

describe('staff with storage-js', () => {
  it("can't reach a file directly, even of a checked document, because the function opens it", async () => {
    await stack.database.query(
      `update public.application_documents set checked_at = now(), sha256 = repeat('a', 64)
       where storage_path = $1`,
      [path],
    );
    const bucket = bucketOf(staff.client);

    expect((await bucket.download(path)).error).not.toBeNull();
    expect((await bucket.createSignedUrl(path, 60)).error).not.toBeNull();
    expect((await bucket.remove([path])).data).toEqual([]);
    expect(await isUntouched()).toBe(true);
  });
});

describe('a customer who has signed out', () => {
  it("can't open anything with the rest of the session", async () => {
    const leaving = await signUpCustomer(stack);
    const { path: left } = await uploadDocument(leaving, await startDraft(leaving));
    const bucket = bucketOf(leaving.client);
    await leaving.client.auth.signOut();

    expect((await bucket.download(left)).error).not.toBeNull();
    expect((await bucket.createSignedUrl(left, 60)).error).not.toBeNull();
  });
});
