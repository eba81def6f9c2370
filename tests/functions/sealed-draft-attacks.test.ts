import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildNotaryApplication } from '../support/builders.ts';
import {
  askOnFile,
  openDraft,
  seal,
  sealedNumbers,
  sealRequest,
  submissionOnFile,
  submitOnFile,
  withoutTypedNumbers,
  type OpenDraft,
} from '../support/draft-on-file.ts';
import { payFor, startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { signInWithPassword, signUpWithFactor, tokenOf } from '../support/second-factor.ts';

const NOT_FOUND = { status: 404, body: { code: 'not-found' } };

/** The submission is refused at each of its numbers. */
const REFUSED = {
  status: 422,
  body: {
    code: 'invalid-application',
    issues: [
      { path: ['applicant', 'dateOfBirth'] },
      { path: ['applicant', 'ssn'] },
      { path: ['business', 'ein'] },
    ],
  },
};

let stack: FunctionsStack;
let customer: { userId: string; token: string };
let draft: OpenDraft;
const application = buildNotaryApplication();

beforeAll(async () => {
  stack = await startFunctionsStack();
  customer = await stack.signIn();
});

beforeEach(async () => {
  draft = await openDraft(stack, customer, application);
});

afterAll(() => stack.stop());

const rowsOf = (of: { quoteId: string }) => sealedNumbers(stack, of);

const submit = (of: OpenDraft = draft) => submitOnFile(stack, of, application);

describe('somebody else', () => {
  it('cannot ask about, seal or submit the numbers of a draft', async () => {
    await seal(stack, draft, application);
    const other = await stack.signIn();
    const staff = await stack.signInStaff();

    for (const { token } of [other, staff]) {
      expect(await askOnFile(stack, draft, application, token)).toMatchObject({
        status: 200,
        body: { onFile: [] },
      });
      expect(await seal(stack, draft, application, token)).toMatchObject(NOT_FOUND);
    }
    expect(await stack.call('seal-draft', sealRequest(draft, application))).toMatchObject({
      status: 401,
    });
    const paymentId = await payFor(stack, draft, application, { token: draft.token });
    const body = submissionOnFile(draft, application, paymentId);
    for (const options of [{}, { token: other.token }]) {
      expect(await stack.call('submit-application', body, options)).toMatchObject({
        body: { code: 'not-your-quote' },
      });
    }
    expect(await rowsOf(draft)).toHaveLength(3);
  });

  it('with the password alone gets nothing from an account with a second factor', async () => {
    const owner = await signUpWithFactor(stack);
    const own = await openDraft(stack, owner, application);
    await seal(stack, own, application);
    const token = await tokenOf(await signInWithPassword(stack, owner));

    expect(await seal(stack, own, withoutTypedNumbers(application), token)).toMatchObject({
      status: 403,
      body: { code: 'second-factor-required' },
    });
    expect(await rowsOf(own)).toHaveLength(3);
  });

  it('cannot submit "On file" as a guest', async () => {
    const guest = { ...draft, quoteId: crypto.randomUUID() };
    const paymentId = await payFor(stack, guest, application);
    const answer = await stack.call(
      'submit-application',
      submissionOnFile(guest, application, paymentId),
    );

    expect(answer).toMatchObject(REFUSED);
  });
});

describe('a sealed number in another place', () => {
  const copy = (from: OpenDraft, to: OpenDraft, table = 'private.draft_secrets') =>
    stack.query(
      `insert into private.draft_secrets (application_id, kind, sealed, nonce, key_id)
       select $2, kind, sealed, nonce, key_id from ${table} where application_id = $1`,
      [from.quoteId, to.quoteId],
    );

  it('does not open for another quote of the same user', async () => {
    await seal(stack, draft, application);
    const next = await openDraft(stack, customer, application);
    await copy(draft, next);

    expect(await submit(next)).toMatchObject(REFUSED);
  });

  it('does not open for another user', async () => {
    await seal(stack, draft, application);
    const other = await stack.signIn();
    await stack.query('alter table public.applications disable trigger user');
    await stack.query('update public.applications set user_id = $2 where id = $1', [
      draft.quoteId,
      other.userId,
    ]);
    await stack.query('alter table public.applications enable trigger user');

    expect(await submit({ ...draft, ...other })).toMatchObject(REFUSED);
  });

  it('does not open after a change of owner, which deletes it', async () => {
    await seal(stack, draft, application);
    const other = await stack.signIn();
    await stack.query('update public.applications set user_id = $2 where id = $1', [
      draft.quoteId,
      other.userId,
    ]);

    expect(await rowsOf(draft)).toEqual([]);
  });

  it('does not open as a number of a submitted application, nor the reverse', async () => {
    await seal(stack, draft, application);
    await submit();
    const next = await openDraft(stack, customer, application);
    await copy(draft, next, 'private.application_secrets');

    expect(await submit(next)).toMatchObject(REFUSED);
  });

  it.each([
    ['altered', `set sealed = 'AAAA' || substr(sealed, 5)`],
    ['sealed with an unknown key', `set key_id = 'gone'`],
  ])('is refused when it was %s', async (_, change) => {
    await seal(stack, draft, application);
    await stack.query(`update private.draft_secrets ${change} where application_id = $1`, [
      draft.quoteId,
    ]);

    expect(await submit()).toMatchObject(REFUSED);
  });

  it('is refused in the place of another number', async () => {
    await seal(stack, draft, application);
    await stack.query(
      `update private.draft_secrets as kept set sealed = other.sealed, nonce = other.nonce
       from private.draft_secrets as other
       where kept.application_id = $1 and other.application_id = $1 and kept.kind = 'ssn' and other.kind = 'ein'`,
      [draft.quoteId],
    );

    expect(await submit()).toMatchObject({
      status: 422,
      body: { issues: [{ path: ['applicant', 'ssn'] }] },
    });
  });
});

describe('the Data API', () => {
  it('reaches neither the table nor its functions', async () => {
    await seal(stack, draft, application);
    const { client } = await signUpWithFactor(stack);
    const { error } = await client
      .schema('private' as 'public')
      .from('draft_secrets' as 'applications')
      .select('*');
    const call = await client.rpc('read_draft_numbers', {
      of_application: draft.quoteId,
      caller: draft.userId,
    });

    expect(error).not.toBeNull();
    expect(call.error).toMatchObject({ code: '42501' });
  });
});
