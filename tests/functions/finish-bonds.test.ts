import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { breakWriting } from '../support/broken-writing.ts';
import {
  finishBonds,
  IN_FORCE,
  payForBond,
  progressOf,
  type PaidQuote,
} from '../support/issuing-actions.ts';

let stack: FunctionsStack;
let customer: { userId: string; token: string };
let underwriter: { userId: string; token: string };

beforeAll(async () => {
  stack = await startFunctionsStack();
  [customer, underwriter] = await Promise.all([stack.signIn(), stack.signInStaff()]);
});

afterAll(() => stack.stop());

const pay = () => payForBond(stack, { token: customer.token });

const tryAgain = (id: string, { token } = underwriter) =>
  stack.call('issue-bond', { applicationId: id }, { token });

/** Sends an application while one write fails, which leaves the same state as a killed function. */
async function sendBroken(table: string, write: string): Promise<PaidQuote> {
  const quote = await pay();
  const mend = await breakWriting(stack, table, write);
  try {
    expect(await quote.submit()).toMatchObject({ status: 200, body: { status: 'approved' } });
  } finally {
    await mend();
  }

  return quote;
}

/** Records this many failed attempts and makes the next one due. */
const afterAttempts = (id: string, attempts: number) =>
  stack.query(
    `update private.issuing_cases set attempts = $2, next_attempt_at = now() where application_id = $1`,
    [id, attempts],
  );

const STOPS = [
  [
    'the capture was requested',
    'private.issuing_cases',
    'insert',
    { payment: 'authorized', captures: 0 },
  ],
  [
    'the processor confirmed it',
    'public.payments',
    'update of captured_at',
    { payment: 'authorized', captures: 1 },
  ],
  ['the bond was stored', 'public.bonds', 'insert', { payment: 'captured', bond: null }],
  [
    'its documents were recorded',
    'public.bonds',
    'update of pdf_url',
    { bond: 'pending', has_papers: false },
  ],
  ['it was signed', 'public.bond_manifests', 'insert', { has_papers: true, signatures: 0 }],
  ['it was put in force', 'public.bonds', 'update of status', { bond: 'pending', signatures: 1 }],
] as const;

describe('a bond whose issuing stopped before', () => {
  it.each(STOPS)('%s is finished by finish-bonds', async (_, table, write, left) => {
    const quote = await sendBroken(table, write);
    expect(await progressOf(stack, quote.id)).toMatchObject({ ...left, mails: 0 });

    expect(await finishBonds(stack)).toMatchObject({ body: { finished: 1 } });
    expect(await progressOf(stack, quote.id)).toEqual(IN_FORCE);
  });

  it.each(STOPS)('%s is finished by a repeated submission', async (_, table, write) => {
    const quote = await sendBroken(table, write);

    expect(await quote.submit()).toMatchObject({ status: 200, body: { status: 'issued' } });
    expect(await progressOf(stack, quote.id)).toEqual(IN_FORCE);
  });
});

describe('finish-bonds', () => {
  it('leaves a bond alone for its first two minutes', async () => {
    const quote = await sendBroken('public.bonds', 'insert');
    expect(await finishBonds(stack, 120)).toMatchObject({ body: { finished: 0 } });

    await stack.query(
      `update private.issuing_cases set started_at = now() - interval '121 seconds' where application_id = $1`,
      [quote.id],
    );
    expect(await finishBonds(stack, 120)).toMatchObject({ body: { finished: 1 } });
  });

  it('finishes each bond once if it runs twice at the same time', async () => {
    const quotes = [
      await sendBroken('public.bonds', 'insert'),
      await sendBroken('public.bonds', 'insert'),
    ];
    const runs = await Promise.all([finishBonds(stack), finishBonds(stack), finishBonds(stack)]);

    const finished = runs.map(({ body }) => Number(body['finished']));
    expect(finished.reduce((sum, count) => sum + count, 0)).toBe(2);
    for (const { id } of quotes) expect(await progressOf(stack, id)).toEqual(IN_FORCE);
  });

  it('issues an approved application that no one issued', async () => {
    const quote = await sendBroken('private.issuing_cases', 'insert');
    await stack.query('delete from private.issuing_cases where application_id = $1', [quote.id]);

    expect(await finishBonds(stack)).toMatchObject({ body: { finished: 1 } });
    expect(await progressOf(stack, quote.id)).toEqual(IN_FORCE);
  });

  it('waits longer after each attempt, and leaves the bond to the staff after the tenth', async () => {
    const quote = await sendBroken('public.bonds', 'update of pdf_url');
    const mend = await breakWriting(stack, 'public.bonds', 'update of pdf_url');
    try {
      expect(await finishBonds(stack)).toMatchObject({ body: { retried: 1, held: 0 } });
      expect(await finishBonds(stack)).toMatchObject({ body: { retried: 0 } });
      const [waiting] = await stack.query(
        `select attempts, failure, next_attempt_at > now() + interval '100 seconds' as waits
         from private.issuing_cases where application_id = $1`,
        [quote.id],
      );
      expect(waiting).toEqual({ attempts: 1, failure: 'papers-not-made', waits: true });

      await afterAttempts(quote.id, 9);
      expect(await finishBonds(stack)).toMatchObject({ body: { retried: 0, held: 1 } });
      expect(await progressOf(stack, quote.id)).toMatchObject({ needs_hand: 'papers-not-made' });
      expect(await tryAgain(quote.id)).toMatchObject({ status: 200, body: { status: 'pending' } });
    } finally {
      await mend();
    }
    expect(await finishBonds(stack)).toMatchObject({ body: { finished: 0 } });

    expect(await tryAgain(quote.id)).toMatchObject({ status: 200, body: { status: 'active' } });
    expect(await progressOf(stack, quote.id)).toEqual(IN_FORCE);
  });

  it('requires the secret key', async () => {
    for (const options of [{}, { token: customer.token }, { token: underwriter.token }]) {
      expect((await stack.call('finish-bonds', {}, options)).status).toBe(401);
    }
  });
});

describe('a retry', () => {
  it('is refused to customers, and to staff for their own application', async () => {
    const own = await payForBond(stack, { token: underwriter.token });
    const mend = await breakWriting(stack, 'public.bonds', 'insert');
    try {
      await own.submit();
    } finally {
      await mend();
    }

    expect(await tryAgain(own.id)).toMatchObject({
      status: 403,
      body: { code: 'own-application' },
    });
    expect(await tryAgain(own.id, customer)).toMatchObject({
      status: 403,
      body: { code: 'not-staff' },
    });
    await finishBonds(stack);
    expect(await progressOf(stack, own.id)).toEqual(IN_FORCE);
    expect(await tryAgain(own.id)).toMatchObject({
      status: 403,
      body: { code: 'own-application' },
    });
  });
});
