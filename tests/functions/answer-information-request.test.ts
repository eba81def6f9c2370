import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildNotaryApplication, buildQuote, buildSubmission } from '../support/builders.ts';
import { expireToken } from '../support/expired-token.ts';
import { payFor, startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';

const ANSWERED = { status: 200, body: { status: 'under_review' } };

let stack: FunctionsStack;
let owner: { userId: string; token: string };
let applicationId: string;

beforeAll(async () => {
  stack = await startFunctionsStack();
  owner = await stack.signIn();
});

beforeEach(async () => {
  applicationId = await submitAndAsk();
});

afterAll(() => stack.stop());

/** Submits an application that goes to an underwriter, who asks a question. */
async function submitAndAsk(): Promise<string> {
  const [quote, application] = [buildQuote(), buildNotaryApplication()];
  application.underwriting.claimsHistory = { answer: 'yes', details: 'A claim in 2021, paid' };
  const paymentId = await payFor(stack, quote, application, { token: owner.token });
  const body = buildSubmission(quote, application, paymentId);
  await stack.call('submit-application', body, { token: owner.token });
  await stack.query(
    `insert into public.application_events (application_id, actor, kind, detail)
     values ($1, 'staff', 'information-requested', '{"question": "Who paid the claim?"}')`,
    [quote.quoteId],
  );
  await stack.query(
    `update public.applications set status = 'information_requested' where id = $1`,
    [quote.quoteId],
  );

  return quote.quoteId;
}

const answer = (words: unknown, token?: string) =>
  stack.call(
    'answer-information-request',
    { applicationId, answer: words },
    token === undefined ? {} : { token },
  );

async function stored() {
  const [application] = await stack.query('select status from public.applications where id = $1', [
    applicationId,
  ]);
  const answers = await stack.query(
    'select answer from public.information_answers where application_id = $1',
    [applicationId],
  );

  return { status: application?.['status'], answers: answers.map((row) => row['answer']) };
}

const UNTOUCHED = { status: 'information_requested', answers: [] };

describe('answer-information-request', () => {
  it('stores the answer and reopens the application', async () => {
    expect(await answer('  My insurer paid it.\r\nIn full. ', owner.token)).toMatchObject(ANSWERED);
    expect(await stored()).toEqual({
      status: 'under_review',
      answers: ['My insurer paid it.\nIn full.'],
    });
  });

  it('stores a double-clicked or repeated answer once', async () => {
    const twice = await Promise.all([1, 2].map(() => answer('My insurer', owner.token)));
    const later = await answer('My insurer', owner.token);

    for (const given of [...twice, later]) expect(given).toMatchObject(ANSWERED);
    expect((await stored()).answers).toEqual(['My insurer']);
  });

  it('refuses a second answer to the same question', async () => {
    await answer('My insurer', owner.token);

    expect(await answer('I did', owner.token)).toMatchObject({
      status: 409,
      body: { code: 'not-open' },
    });
    expect((await stored()).answers).toEqual(['My insurer']);
  });

  it('finds nothing for another customer or for staff', async () => {
    const [stranger, staff] = [await stack.signIn(), await stack.signInStaff()];

    for (const { token } of [stranger, staff]) {
      expect(await answer('Not mine to say', token)).toMatchObject({
        status: 404,
        body: { code: 'not-found' },
      });
    }
    expect(await stored()).toEqual(UNTOUCHED);
  });

  it('refuses a visitor and an expired token', async () => {
    for (const token of [undefined, await expireToken(owner.token)]) {
      expect(await answer('My insurer', token)).toMatchObject({
        status: 401,
        body: { code: 'unauthorized' },
      });
    }
    expect(await stored()).toEqual(UNTOUCHED);
  });

  it.each([
    ['of 4,001 characters', 'a'.repeat(4001)],
    ['that is no text', 42],
  ])('refuses an answer %s', async (_, words) => {
    expect(await answer(words, owner.token)).toMatchObject({
      status: 422,
      body: { issues: [{ path: ['answer'] }] },
    });
    expect(await stored()).toEqual(UNTOUCHED);
  });

  it('refuses an answer of blanks without a file', async () => {
    expect(await answer(' \n ', owner.token)).toMatchObject({
      status: 422,
      body: { code: 'nothing-sent' },
    });
    expect(await stored()).toEqual(UNTOUCHED);
  });

  it('accepts the file that was asked for as the answer, and names it', async () => {
    await stack.query(
      `insert into public.application_events (application_id, actor, kind, detail)
       values ($1, 'staff', 'information-requested', '{"question": "Your license", "documents": ["business_license"]}')`,
      [applicationId],
    );
    await stack.query(
      `insert into public.application_documents
         (application_id, doc_type, storage_path, original_name, mime_type, size_bytes, sha256, checked_at)
       values ($1, 'business_license', $2, 'License.pdf', 'application/pdf', 2048, repeat('a', 64), now())`,
      [applicationId, `app/${applicationId}/business_license/${randomUUID()}-license.pdf`],
    );

    expect(await answer('', owner.token)).toMatchObject(ANSWERED);
    expect(await stored()).toEqual({ status: 'under_review', answers: ['Sent License.pdf'] });
  });

  it('accepts an answer of 4,000 characters', async () => {
    expect(await answer('ä'.repeat(4000), owner.token)).toMatchObject(ANSWERED);
  });
});
