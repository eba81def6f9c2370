import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildErisaApplication, buildQuote, buildSubmission } from '../support/builders.ts';
import {
  payFor,
  startFunctionsStack,
  type CallOptions,
  type FunctionsStack,
} from '../support/functions-stack.ts';

const NOT_FOUND = { status: 404, body: { code: 'not-found' } };
const REASON = 'Open judgments.';

let stack: FunctionsStack;

beforeAll(async () => {
  stack = await startFunctionsStack();
});

afterAll(() => stack.stop());

/** Submit an application that an underwriter has to read, as a visitor or as the user of a token. */
async function submit(options: CallOptions = {}) {
  const [quote, application] = [buildQuote(), buildErisaApplication()];
  const reviewed = {
    ...application,
    underwriting: { ...application.underwriting, creditCheck: 'not_authorized' as const },
  };
  const paymentId = await payFor(stack, quote, reviewed, options);
  const { body } = await stack.call(
    'submit-application',
    buildSubmission(quote, reviewed, paymentId),
    options,
  );
  expect(body).toMatchObject({ status: 'under_review' });

  return { applicationId: quote.quoteId, quoteKey: quote.quoteKey };
}

async function decline(applicationId: string): Promise<void> {
  const { token } = await stack.signInStaff();
  const [row] = await stack.query(
    'select max(id) as id from public.application_events where application_id = $1',
    [applicationId],
  );
  const decision = {
    applicationId,
    action: 'decline',
    reason: REASON,
    seenEvent: Number(row?.['id']),
  };
  expect((await stack.call('decide-application', decision, { token })).status).toBe(200);
}

async function ask(body: object, options: CallOptions = {}) {
  const answer = await stack.call('bond-progress', body, options);

  return { status: answer.status, body: answer.body };
}

describe('bond-progress of an application that ended', () => {
  it('says to the visitor with the key that it was declined, without the reason', async () => {
    const visitors = await submit();
    expect((await ask(visitors)).body).toEqual({ progress: 'waiting' });

    await decline(visitors.applicationId);
    expect(await ask(visitors)).toEqual({ status: 200, body: { progress: 'declined' } });
  });

  it('tells a stranger with another key what it tells about an unknown application', async () => {
    const { applicationId } = await submit();
    await decline(applicationId);
    const { quoteKey, quoteId: unknown } = buildQuote();
    const { token } = await stack.signIn();

    expect(await ask({ applicationId: unknown, quoteKey })).toMatchObject(NOT_FOUND);
    const answer = await ask({ applicationId: unknown, quoteKey });
    for (const options of [{}, { token }]) {
      expect(await ask({ applicationId, quoteKey }, options)).toEqual(answer);
      expect(await ask({ applicationId }, options)).toEqual(answer);
    }
  });

  it('says to its signed-in owner that it was withdrawn, and to nobody else', async () => {
    const [owner, stranger] = [await stack.signIn(), await stack.signIn()];
    const { applicationId, quoteKey } = await submit({ token: owner.token });
    await stack.call('withdraw-application', { applicationId }, { token: owner.token });

    expect((await ask({ applicationId }, { token: owner.token })).body).toEqual({
      progress: 'withdrawn',
    });
    for (const options of [{}, { token: stranger.token }])
      expect(await ask({ applicationId, quoteKey }, options)).toMatchObject(NOT_FOUND);
  });
});
