import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildErisaApplication,
  buildNotaryApplication,
  buildQuote,
  buildSubmission,
} from '../support/builders.ts';
import {
  payByWire,
  payFor,
  startFunctionsStack,
  type FunctionsStack,
} from '../support/functions-stack.ts';

const NOT_FOUND = { status: 404, body: { code: 'not-found' } };

let stack: FunctionsStack;

beforeAll(async () => {
  stack = await startFunctionsStack();
});

afterAll(() => stack.stop());

/** Submits a notary's application paid by wire, as a visitor or as the user of a token. */
async function submit(token?: string) {
  const quote = buildQuote();
  const application = buildNotaryApplication();
  const options = token === undefined ? {} : { token };
  const paymentId = await payByWire(stack, quote, application, options);
  await stack.call('submit-application', buildSubmission(quote, application, paymentId), options);

  return {
    applicationId: quote.quoteId,
    quoteKey: quote.quoteKey,
    email: application.applicant.email,
  };
}

/** Submits an application that an underwriter has to read, as the user of a token. */
async function submitForReview(token: string): Promise<string> {
  const [quote, application] = [buildQuote(), buildErisaApplication()];
  const reviewed = {
    ...application,
    underwriting: { ...application.underwriting, creditCheck: 'not_authorized' as const },
  };
  const paymentId = await payFor(stack, quote, reviewed, { token });
  const submission = buildSubmission(quote, reviewed, paymentId);
  expect((await stack.call('submit-application', submission, { token })).status).toBe(200);

  return quote.quoteId;
}

async function decide(applicationId: string, decision: { action: string; reason: string }) {
  const { token } = await stack.signInStaff();
  const [row] = await stack.query(
    'select max(id) as id from public.application_events where application_id = $1',
    [applicationId],
  );
  const body = { applicationId, ...decision, seenEvent: Number(row?.['id']) };
  expect((await stack.call('decide-application', body, { token })).status).toBe(200);
}

/** Marks every mail as sent a while ago. */
const pass = () =>
  stack.query(
    `update private.notifications
     set status = 'sent', sent_at = now(), created_at = created_at - interval '5 minutes'`,
  );

/** The copies that were queued: to whom, and which mail. */
const copiesOf = async (applicationId: string) =>
  stack.query(
    `select recipient, kind from private.notifications
     where application_id = $1 and dedupe_key like 'again:%' order by created_at`,
    [applicationId],
  );

describe('mail-confirmation', () => {
  it("queues the mail again, to the application's address, for the holder of its key", async () => {
    const { applicationId, quoteKey, email } = await submit();
    await pass();

    expect(
      await stack.call('mail-confirmation', {
        applicationId: applicationId.toUpperCase(),
        quoteKey,
      }),
    ).toMatchObject({ status: 200, body: { queued: true } });
    expect(await copiesOf(applicationId)).toEqual([{ recipient: email, kind: 'approved' }]);
  });

  it('says how long to wait instead of queuing a copy within a minute, however often it is asked', async () => {
    const { applicationId, quoteKey } = await submit();
    for (let press = 0; press < 2; press += 1) {
      const { status, body } = await stack.call('mail-confirmation', { applicationId, quoteKey });
      expect(status).toBe(200);
      expect(body).toEqual({ queued: false, secondsLeft: expect.any(Number) });
      expect(Number(body['secondsLeft'])).toBeLessThanOrEqual(60);
    }
    expect(await copiesOf(applicationId)).toHaveLength(0);
  });

  it("queues nothing for a quote's key after an account owns the application", async () => {
    const { token } = await stack.signIn();
    const { applicationId, quoteKey } = await submit(token);
    await pass();

    expect(await stack.call('mail-confirmation', { applicationId, quoteKey })).toMatchObject(
      NOT_FOUND,
    );
  });

  it('ignores an address in the request', async () => {
    const { applicationId, quoteKey } = await submit();
    await pass();

    const answer = await stack.call('mail-confirmation', {
      applicationId,
      quoteKey,
      email: 'someone@else.example',
    });

    expect(answer.status).toBe(422);
    expect(await copiesOf(applicationId)).toHaveLength(0);
  });

  it('queues the mail only for the signed-in owner', async () => {
    const [owner, stranger] = [await stack.signIn(), await stack.signIn()];
    const { applicationId } = await submit(owner.token);
    await pass();

    for (const [body, options] of [
      [{ applicationId }, {}],
      [{ applicationId }, { token: stranger.token }],
      [{ applicationId, quoteKey: buildQuote().quoteKey }, {}],
      [{ applicationId: randomUUID() }, { token: owner.token }],
    ] as const) {
      expect(await stack.call('mail-confirmation', body, options)).toMatchObject(NOT_FOUND);
    }
    expect(await copiesOf(applicationId)).toHaveLength(0);

    expect(
      await stack.call('mail-confirmation', { applicationId }, { token: owner.token }),
    ).toMatchObject({ status: 200 });
    expect(await copiesOf(applicationId)).toHaveLength(1);
  });

  it('says that there were too many requests', async () => {
    const { applicationId, quoteKey } = await submit();

    const answers = [];
    for (let press = 0; press < 4; press += 1) {
      await pass();
      answers.push((await stack.call('mail-confirmation', { applicationId, quoteKey })).status);
    }

    expect(answers).toEqual([200, 200, 200, 429]);
    expect(await copiesOf(applicationId)).toHaveLength(3);
  });

  it('sends the mail that fits the present status, also once the application is withdrawn', async () => {
    const { token } = await stack.signIn();
    const reviewed = await submitForReview(token);
    const copy = async (status: number) => {
      await pass();
      const answer = await stack.call('mail-confirmation', { applicationId: reviewed }, { token });
      expect(answer.status).toBe(status);
    };

    for (const status of [200, 200, 200, 429]) await copy(status);
    await decide(reviewed, { action: 'request-information', reason: 'Who keeps the books?' });
    await copy(200);
    await stack.call('withdraw-application', { applicationId: reviewed }, { token });
    await copy(200);
    expect((await copiesOf(reviewed)).map(({ kind }) => kind)).toEqual([
      'received',
      'received',
      'received',
      'information_requested',
      'withdrawn',
    ]);

    const declined = await submitForReview(token);
    await decide(declined, { action: 'decline', reason: 'Open judgments.' });
    await pass();
    await stack.call('mail-confirmation', { applicationId: declined }, { token });
    expect((await copiesOf(declined)).map(({ kind }) => kind)).toEqual(['declined']);
  });

  it('sends the mail with the bond once the bond is issued', async () => {
    const [quote, application] = [buildQuote(), buildNotaryApplication()];
    const paymentId = await payFor(stack, quote, application);
    await stack.call('submit-application', buildSubmission(quote, application, paymentId));
    await pass();

    const body = { applicationId: quote.quoteId, quoteKey: quote.quoteKey };
    expect((await stack.call('mail-confirmation', body)).body).toEqual({ queued: true });
    expect((await copiesOf(quote.quoteId)).map(({ kind }) => kind)).toEqual(['issued']);
  });
});
