import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildNotaryApplication, buildQuote, buildSubmission } from '../support/builders.ts';
import { payByWire, startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';

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

/** Marks the first mail as sent a while ago. */
const pass = () =>
  stack.query(
    `update private.notifications
     set status = 'sent', sent_at = now(), created_at = created_at - interval '5 minutes'`,
  );

const recipientsOf = async (applicationId: string) =>
  (
    await stack.query(
      `select recipient from private.notifications where application_id = $1 and kind = 'received'`,
      [applicationId],
    )
  ).map(({ recipient }) => recipient);

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
    expect(await recipientsOf(applicationId)).toEqual([email, email]);
  });

  it('says how long to wait instead of queuing a copy within a minute, however often it is asked', async () => {
    const { applicationId, quoteKey } = await submit();
    for (let press = 0; press < 2; press += 1) {
      const { status, body } = await stack.call('mail-confirmation', { applicationId, quoteKey });
      expect(status).toBe(200);
      expect(body).toEqual({ queued: false, secondsLeft: expect.any(Number) });
      expect(Number(body['secondsLeft'])).toBeLessThanOrEqual(60);
    }
    expect(await recipientsOf(applicationId)).toHaveLength(1);
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
    expect(await recipientsOf(applicationId)).toHaveLength(1);
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
    expect(await recipientsOf(applicationId)).toHaveLength(1);

    expect(
      await stack.call('mail-confirmation', { applicationId }, { token: owner.token }),
    ).toMatchObject({ status: 200 });
    expect(await recipientsOf(applicationId)).toHaveLength(2);
  });

  it('says that there were too many requests', async () => {
    const { applicationId, quoteKey } = await submit();

    const answers = [];
    for (let press = 0; press < 4; press += 1) {
      await pass();
      answers.push((await stack.call('mail-confirmation', { applicationId, quoteKey })).status);
    }

    expect(answers).toEqual([200, 200, 200, 429]);
    expect(await recipientsOf(applicationId)).toHaveLength(4);
  });
});
