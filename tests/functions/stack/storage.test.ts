import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { borrowStack } from '../../support/shared-stack';
import {
  anonClient,
  serviceClient,
  signUpCustomer,
  type Customer,
  type TestStack,
} from '../../support/stack';
import { addPapersBucket, removePapersBucket } from './papers-bucket';

describe('Storage, by storage-js', () => {
  let stack: TestStack;
  let owner: Customer;
  let other: Customer;

  beforeAll(async () => {
    stack = await borrowStack();
    await addPapersBucket(stack, 1000);
    [owner, other] = [await signUpCustomer(stack), await signUpCustomer(stack)];
  });
  afterAll(async () => {
    await removePapersBucket(stack);
    await stack.stop();
  });

  const papersOf = ({ client }: Customer) => client.storage.from('papers');
  const file = (text: string, type = 'text/plain') => new Blob([text], { type });

  it("accepts a browser's file and returns it with its type", async () => {
    const path = `${owner.userId}/note.txt`;
    const { error } = await papersOf(owner).upload(path, file('hello'), { cacheControl: '0' });
    expect(error).toBeNull();

    const { data } = await papersOf(owner).download(path);
    expect(await data?.text()).toBe('hello');
    expect(data?.type).toBe('text/plain');
  });

  it('accepts bytes with a content type', async () => {
    const path = `${owner.userId}/bytes.pdf`;
    const bytes = new TextEncoder().encode('%PDF-').buffer;
    await papersOf(owner).upload(path, bytes, { contentType: 'application/pdf' });

    expect((await papersOf(owner).download(path)).data?.type).toBe('application/pdf');
  });

  it('signs one or many URLs that work without a session', async () => {
    const path = `${owner.userId}/signed.txt`;
    await papersOf(owner).upload(path, file('signed'));

    const one = await papersOf(owner).createSignedUrl(path, 60);
    const many = await papersOf(owner).createSignedUrls([path, `${owner.userId}/none.txt`], 60);

    for (const address of [one.data?.signedUrl, many.data?.[0]?.signedUrl]) {
      expect(await (await fetch(address ?? '')).text()).toBe('signed');
    }
    expect((await fetch(`${one.data?.signedUrl}x`)).ok).toBe(false);
    expect(many.data?.[1]).toMatchObject({ signedUrl: null, error: 'Object not found' });
  });

  it('signs URLs that work after a sign-out until they expire', async () => {
    const leaving = await signUpCustomer(stack);
    const path = `${leaving.userId}/left.txt`;
    await papersOf(leaving).upload(path, file('left'));
    const { data: lasting } = await papersOf(leaving).createSignedUrl(path, 300);
    const { data: over } = await papersOf(leaving).createSignedUrl(path, -1);

    await leaving.client.auth.signOut();

    expect(await (await fetch(lasting?.signedUrl ?? '')).text()).toBe('left');
    expect((await papersOf(leaving).createSignedUrl(path, 300)).error).not.toBeNull();
    const refused = await fetch(over?.signedUrl ?? '');
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: 'InvalidJWT', statusCode: '400' });
  });

  it('signs URLs that open no other file, and that fail after tampering', async () => {
    const [path, another] = [`${owner.userId}/one.txt`, `${owner.userId}/another.txt`];
    await papersOf(owner).upload(path, file('one'));
    await papersOf(owner).upload(another, file('another'));
    const { data } = await papersOf(owner).createSignedUrl(path, 300);
    const address = data?.signedUrl ?? '';

    for (const forged of [
      address.replace(path, another),
      `${address}x`,
      address.replace(/\?.*/, ''),
    ]) {
      expect((await fetch(forged)).status).toBe(400);
    }
  });

  it('turns a signed URL into a download with the requested name', async () => {
    const path = `${owner.userId}/download.txt`;
    await papersOf(owner).upload(path, file('x'));
    const { data } = await papersOf(owner).createSignedUrl(path, 60, { download: 'Your bond.pdf' });

    expect((await fetch(data?.signedUrl ?? '')).headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''Your%20bond.pdf",
    );
  });

  it('signs an upload URL', async () => {
    const path = `${owner.userId}/later.txt`;
    const { data } = await papersOf(owner).createSignedUploadUrl(path);
    const anon = anonClient(stack).storage.from('papers');

    const { error } = await anon.uploadToSignedUrl(path, data?.token ?? '', file('later'));

    expect(error).toBeNull();
    expect(await (await papersOf(owner).download(path)).data?.text()).toBe('later');
  });

  it('refuses everything to another customer and a visitor', async () => {
    const path = `${owner.userId}/private.txt`;
    await papersOf(owner).upload(path, file('private'));

    for (const client of [other.client, anonClient(stack)]) {
      const papers = client.storage.from('papers');
      expect((await papers.download(path)).error).not.toBeNull();
      expect((await papers.createSignedUrl(path, 60)).error).not.toBeNull();
      expect((await papers.upload(`${owner.userId}/intruder.txt`, file('x'))).error).not.toBeNull();
      expect((await papers.list(owner.userId)).data ?? []).toEqual([]);
    }
  });

  it("enforces the bucket's types and size limit", async () => {
    const tooLarge = await papersOf(owner).upload(
      `${owner.userId}/large.txt`,
      file('x'.repeat(1001)),
    );
    const wrongType = await papersOf(owner).upload(
      `${owner.userId}/a.html`,
      file('x', 'text/html'),
    );

    expect(tooLarge.error).not.toBeNull();
    expect(wrongType.error).not.toBeNull();
  });

  it('lets the functions remove a file completely', async () => {
    const path = `${owner.userId}/gone.txt`;
    await papersOf(owner).upload(path, file('gone'));

    expect((await serviceClient(stack).storage.from('papers').remove([path])).error).toBeNull();
    expect((await papersOf(owner).download(path)).error).not.toBeNull();
  });
});
