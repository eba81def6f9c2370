import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOND_FILE_TYPES } from '../../src/domain/bonds/bond-files.ts';
import { breakWriting } from '../support/broken-writing.ts';
import { buildNotaryApplication, buildQuote, buildSubmission } from '../support/builders.ts';
import { callForFile, payFor, startFunctionsStack } from '../support/functions-stack.ts';
import type { CallOptions, FunctionsStack } from '../support/functions-stack.ts';
import { finishBonds } from '../support/issuing-actions.ts';
import { readPdf } from '../support/read-pdf.ts';

type Bought = { bondId: string; quoteKey: string; applicationId: string };

const NOT_FOUND = { status: 404, body: { code: 'not-found' } };

let stack: FunctionsStack;
let bought: Bought;
let other: Bought;
let underwriter: { userId: string; token: string };

beforeAll(async () => {
  stack = await startFunctionsStack();
  [bought, other, underwriter] = await Promise.all([buy(), buy(), stack.signInStaff()]);
});

afterAll(() => stack.stop());

/** Buy a notary's bond without an account. */
async function buy(): Promise<Bought> {
  const [quote, application] = [buildQuote(), buildNotaryApplication()];
  const paymentId = await payFor(stack, quote, application);
  const submission = buildSubmission(quote, application, paymentId);
  expect((await stack.call('submit-application', submission)).status).toBe(200);
  const [row] = await stack.query('select id from public.bonds where application_id = $1', [
    quote.quoteId,
  ]);

  return { bondId: String(row?.['id']), quoteKey: quote.quoteKey, applicationId: quote.quoteId };
}

/** Ask both functions for the papers of a bond. Returns the status and the failure of each. */
async function ask(
  { bondId, quoteKey }: Pick<Bought, 'bondId' | 'quoteKey'>,
  options: CallOptions = {},
): Promise<string[]> {
  const [link, packet] = await Promise.all([
    callForFile(stack, 'generate-signed-url', { bondId, quoteKey, type: 'bond' }, options),
    callForFile(stack, 'filing-packet', { bondId, quoteKey }, options),
  ]);

  return [link, packet].map(({ status, bytes }) =>
    status === 200
      ? '200'
      : `${status} ${/"code":"([\w-]+)"/.exec(Buffer.from(bytes).toString())?.[1]}`,
  );
}

const OPENED = ['200', '200'];
const REFUSED = ['404 not-found', '404 not-found'];

describe('a visitor with the key of the quote', () => {
  it('downloads the bond, its power of attorney and the packet, and the key is in no URL', async () => {
    for (const type of ['bond', 'poa']) {
      const { status, body } = await stack.call('generate-signed-url', {
        ...papersOf(bought),
        type,
      });
      expect(status).toBe(200);
      const url = String(body['url']);
      expect(url).not.toContain(bought.quoteKey);

      const file = await fetch(url);
      expect((await readPdf(new Uint8Array(await file.arrayBuffer()))).pageCount).toBeGreaterThan(
        0,
      );
    }

    const packet = await callForFile(stack, 'filing-packet', papersOf(bought));
    expect(packet.status).toBe(200);
    expect((await readPdf(packet.bytes)).bookmarks).toContain('Power of attorney');
    expect(
      await stack.query('select 1 from private.staff_reads where bond_id = $1', [bought.bondId]),
    ).toEqual([]);
  });

  it('gets the same when signed in to an account that did not buy it', async () => {
    const { token } = await stack.signIn();

    expect(
      (await stack.call('generate-signed-url', { ...papersOf(bought), type: 'poa' }, { token }))
        .status,
    ).toBe(200);
  });

  it('gets no paper that was made after the issue', async () => {
    const later = BOND_FILE_TYPES.filter((type) => type !== 'bond' && type !== 'poa');
    for (const type of later) {
      const body = { ...papersOf(bought), type, ordinal: 1 };
      const { token } = await stack.signIn();

      expect(await stack.call('generate-signed-url', body)).toMatchObject({ status: 401 });
      expect(await stack.call('generate-signed-url', body, { token })).toMatchObject(NOT_FOUND);
    }
  });
});

const papersOf = ({ bondId, quoteKey }: Bought) => ({ bondId, quoteKey });

describe('nobody opens a bond', () => {
  it.each([
    [
      'a key that is none of ours',
      () => ({ bondId: bought.bondId, quoteKey: buildQuote().quoteKey }),
    ],
    ['the key of another application', () => ({ bondId: bought.bondId, quoteKey: other.quoteKey })],
    ['an unknown bond', () => ({ bondId: randomUUID(), quoteKey: bought.quoteKey })],
  ])('with %s', async (_, request) => {
    expect(await ask(request())).toEqual(REFUSED);
  });

  it.each([
    ['an empty key', ''],
    ['the hash instead of the key', 'a'.repeat(64)],
    ['a list of keys', ['a']],
  ])('with %s in place of the key', async (_, quoteKey) => {
    const answers = await ask({ bondId: bought.bondId, quoteKey: quoteKey as string });

    expect(answers.map((answer) => answer.slice(0, 3))).toEqual(['422', '422']);
  });

  it('that is not in force yet, and its buyer opens it as soon as it is', async () => {
    const mend = await breakWriting(stack, 'public.bonds', 'update of status');
    let making;
    try {
      making = await buy();
    } finally {
      await mend();
    }
    expect(await ask(making)).toEqual(REFUSED);

    await finishBonds(stack);
    expect(await ask(making)).toEqual(OPENED);
  });

  it('that ended, with its key', async () => {
    const ended = await buy();
    await stack.query("update public.bonds set status = 'cancelled' where id = $1", [ended.bondId]);

    expect(await ask(ended)).toEqual(REFUSED);
  });

  it('with a key that expired, because an account took the application or its data was erased', async () => {
    const [taken, half, erased] = await Promise.all([buy(), buy(), buy()]);
    const { userId, token } = await stack.signIn();
    await stack.query('update public.applications set user_id = $2 where id = $1', [
      taken.applicationId,
      userId,
    ]);
    await stack.query('update public.bonds set user_id = $2 where id = $1', [taken.bondId, userId]);
    await stack.query('update public.applications set user_id = $2 where id = $1', [
      half.applicationId,
      userId,
    ]);
    await stack.query('update public.applications set quote_key_hash = null where id = $1', [
      erased.applicationId,
    ]);

    for (const gone of [taken, half, erased]) expect(await ask(gone)).toEqual(REFUSED);
    expect(await ask(taken, { token })).toEqual(OPENED);
  });

  it('as staff without a record, when the key is wrong', async () => {
    const { token } = underwriter;
    const answers = await ask({ ...other, quoteKey: buildQuote().quoteKey }, { token });
    const records = await stack.query('select 1 from private.staff_reads where bond_id = $1', [
      other.bondId,
    ]);

    expect(answers).toEqual(OPENED);
    expect(records).toHaveLength(1);
  });
});
