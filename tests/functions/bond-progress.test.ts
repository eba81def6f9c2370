import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOLD_UPS } from '../../src/domain/issuing/hold-ups.ts';
import { buildNotaryApplication, buildQuote, buildSubmission } from '../support/builders.ts';
import {
  freshAddress,
  payByWire,
  payFor,
  startFunctionsStack,
  type CallOptions,
  type FunctionsStack,
} from '../support/functions-stack.ts';
import { breakWriting } from '../support/broken-writing.ts';
import { finishBonds } from '../support/issuing-actions.ts';
import { countCallsAs } from '../support/many-calls.ts';

const NOT_FOUND = { status: 404, body: { code: 'not-found' } };

const IN_FORCE = {
  progress: 'in-force',
  bond: { id: expect.any(String), number: expect.stringMatching(/^MSB-\d{8}$/), isRenewed: false },
};

let stack: FunctionsStack;

beforeAll(async () => {
  stack = await startFunctionsStack();
});

afterAll(() => stack.stop());

type Submitted = { applicationId: string; quoteKey: string };

/** Submit the application of a notary, as a visitor or as the user of a token. */
async function submit(options: CallOptions = {}, pay = payFor): Promise<Submitted> {
  const [quote, application] = [buildQuote(), buildNotaryApplication()];
  const paymentId = await pay(stack, quote, application, options);
  const submission = buildSubmission(quote, application, paymentId);
  expect((await stack.call('submit-application', submission, options)).status).toBe(200);

  return { applicationId: quote.quoteId, quoteKey: quote.quoteKey };
}

/** The same while something cannot be written, as when the function is killed there. */
async function submitBroken(
  table: string,
  write: string,
  options: CallOptions = {},
): Promise<Submitted> {
  const mend = await breakWriting(stack, table, write);
  try {
    return await submit(options);
  } finally {
    await mend();
  }
}

const ask = (body: object, options: CallOptions = {}) => stack.call('bond-progress', body, options);

/** What is left to the staff, and why. */
const hold = (applicationId: string, reason: string) =>
  stack.query('select public.hold_issuing_case($1, $2)', [applicationId, reason]);

describe('bond-progress', () => {
  it.each([
    ['its capture was not asked for', 'private.issuing_cases', 'insert'],
    ['the bond is not stored', 'public.bonds', 'insert'],
    ['its papers are not made', 'public.bonds', 'update of pdf_url'],
    ['it is not in force', 'public.bonds', 'update of status'],
  ])('says that a bond is being made while %s, and when it is there', async (_, table, write) => {
    const visitors = await submitBroken(table, write);
    expect(await ask(visitors)).toMatchObject({ status: 200, body: { progress: 'making' } });

    await finishBonds(stack);
    const { status, body } = await ask(visitors);
    expect(status).toBe(200);
    expect(body).toEqual(IN_FORCE);
  });

  it('says no more than that staff finish it by hand, whatever the reason', async () => {
    const visitors = await submitBroken('public.bonds', 'update of pdf_url');
    for (const reason of HOLD_UPS) {
      await hold(visitors.applicationId, reason);
      const { status, body } = await ask(visitors);

      expect({ status, body }).toEqual({ status: 200, body: { progress: 'needs-a-hand' } });
    }
  });

  it('waits for a wire transfer', async () => {
    const byWire = await submit({}, payByWire);

    expect((await ask(byWire)).body).toEqual({ progress: 'waiting' });
  });

  it('answers the signed-in owner, and nobody else', async () => {
    const [owner, stranger] = [await stack.signIn(), await stack.signIn()];
    const { applicationId, quoteKey } = await submit({ token: owner.token });

    for (const [body, options] of [
      [{ applicationId }, {}],
      [{ applicationId, quoteKey }, {}],
      [{ applicationId }, { token: stranger.token }],
      [{ applicationId, quoteKey }, { token: stranger.token }],
      [{ applicationId: randomUUID() }, { token: owner.token }],
    ] as const) {
      expect(await ask(body, options)).toMatchObject(NOT_FOUND);
    }
    expect((await ask({ applicationId }, { token: owner.token })).body).toEqual(IN_FORCE);
  });

  it('answers the visitor who has the key of the quote, and nobody else', async () => {
    const { applicationId, quoteKey } = await submit();

    expect(await ask({ applicationId })).toMatchObject(NOT_FOUND);
    expect(await ask({ applicationId, quoteKey: buildQuote().quoteKey })).toMatchObject(NOT_FOUND);
    expect((await ask({ applicationId: applicationId.toUpperCase(), quoteKey })).body).toEqual(
      IN_FORCE,
    );
  });

  it('knows nothing of what was not sent', async () => {
    const [quote, application] = [buildQuote(), buildNotaryApplication()];
    await payFor(stack, quote, application, {});

    expect(await ask({ applicationId: quote.quoteId, quoteKey: quote.quoteKey })).toMatchObject(
      NOT_FOUND,
    );
  });

  it('takes nothing more than it needs', async () => {
    const { applicationId, quoteKey } = await submit();

    expect((await ask({ applicationId, quoteKey, reason: true })).status).toBe(422);
  });

  it('lets 300 calls of an address through and refuses the next', async () => {
    const address = freshAddress();
    await ask({}, { address });
    await countCallsAs(stack, 'bond-progress', 299);

    expect((await ask({}, { address })).status).toBe(422);
    expect(await ask({}, { address })).toMatchObject({
      status: 429,
      body: { code: 'rate-limited' },
    });
  });
});
