import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DOCUMENTS_BUCKET } from '~/domain/documents/document-path';
import type { ScanStatus } from '../../supabase/functions/_shared/document-scanner.ts';
import type { LogEntry } from '../../supabase/functions/_shared/log.ts';
import { createHandler } from '../../supabase/functions/check-document/handler.ts';
import { PUBLISHABLE_KEY } from '../support/keys.ts';
import { startDraft, uploadDocument } from '../support/customer-documents.ts';
import {
  freshAddress,
  startFunctionsStack,
  type FunctionsStack,
} from '../support/functions-stack.ts';
import { serviceClient, signUpCustomer, type Customer } from '../support/stack.ts';
import { pdfFile, programFile } from '../support/upload-files.ts';
import { realDependencies } from '../support/real-dependencies.ts';

let stack: FunctionsStack;
let owner: Customer;
let document: { documentId: string; path: string };
let entries: LogEntry[];

beforeAll(async () => {
  stack = await startFunctionsStack();
  owner = await signUpCustomer(stack);
});

beforeEach(async () => {
  entries = [];
  document = await uploadDocument(owner, await startDraft(owner));
});

afterAll(() => stack.stop());

/** Checks a document with a function that has a scanner. */
async function checkWith(
  scan: (bytes: Uint8Array) => Promise<ScanStatus>,
  { documentId } = document,
): Promise<{ status: number; body: unknown }> {
  const dependencies = await realDependencies(stack.apiUrl);
  const { data } = await owner.client.auth.getSession();
  const handle = createHandler({ ...dependencies, log: (entry) => entries.push(entry) }, scan);
  const response = await handle(
    new Request('http://functions.local/', {
      method: 'POST',
      headers: {
        apikey: PUBLISHABLE_KEY,
        authorization: `Bearer ${data.session?.access_token}`,
        'content-type': 'application/json',
        'cf-connecting-ip': freshAddress(),
      },
      body: JSON.stringify({ documentId }),
    }),
  );

  return { status: response.status, body: await response.json() };
}

async function rowOf({ documentId }: { documentId: string }) {
  const [row] = await stack.query('select * from public.application_documents where id = $1', [
    documentId,
  ]);

  return row;
}

async function isStored({ path }: { path: string }): Promise<boolean> {
  return (await serviceClient(stack).storage.from(DOCUMENTS_BUCKET).exists(path)).data;
}

describe('a scanner', () => {
  it('gets the whole file, and its verdict is stored', async () => {
    let seen = Buffer.alloc(0);
    const answer = await checkWith(async (bytes) => {
      seen = Buffer.from(bytes);
      return 'clean';
    });

    expect(answer).toEqual({ status: 200, body: { status: 'checked' } });
    expect(seen.equals(pdfFile())).toBe(true);
    expect(await rowOf(document)).toMatchObject({ status: 'uploaded', scan_status: 'clean' });
  });

  it('with a finding deletes the document, row and file', async () => {
    expect(await checkWith(async () => 'infected')).toEqual({
      status: 422,
      body: { code: 'infected' },
    });
    expect(await rowOf(document)).toMatchObject({ status: 'deleted', scan_status: 'infected' });
    expect(await isStored(document)).toBe(false);
  });

  it("that doesn't answer leaves the document unchecked, so it doesn't count", async () => {
    const answer = await checkWith(() => Promise.reject(new Error('the scanner is down')));

    expect(answer).toEqual({ status: 503, body: { code: 'scanner-unavailable' } });
    expect(entries).toMatchObject([
      { function: 'check-document', failure: 'Error' },
      { failure: 'refused', code: 'scanner-unavailable' },
    ]);
    expect(await rowOf(document)).toMatchObject({ status: 'uploaded', checked_at: null });
    expect((await checkWith(async () => 'clean')).status).toBe(200);
  });

  it('is not called for a file that is refused anyway', async () => {
    const program = await uploadDocument(owner, await startDraft(owner), { bytes: programFile() });

    const answer = await checkWith(() => Promise.reject(new Error('asked')), program);

    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid-type' } });
  });
});

describe('a document that is deleted during its check', () => {
  it('is not found and stays deleted', async () => {
    const answer = await checkWith(async () => {
      await owner.client
        .from('application_documents')
        .update({ status: 'deleted' })
        .eq('id', document.documentId);
      return 'clean';
    });

    expect(answer).toEqual({ status: 404, body: { code: 'not-found' } });
    expect(await rowOf(document)).toMatchObject({ status: 'deleted', checked_at: null });
  });
});
