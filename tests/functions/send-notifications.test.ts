import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SECRET_KEY } from '../support/keys.ts';
import { buildNotaryApplication, buildQuote, buildSubmission } from '../support/builders.ts';
import { payFor, startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { startMailServer, type MailServer } from '../support/mail-server.ts';
import { createSender, type Sender } from '../support/mail-sender.ts';
import { mailsTo, signUpCustomer, type Customer } from '../support/stack.ts';
import { storeBond } from '../support/stored-bond.ts';

const SECONDS = 1;
const MINUTES = 60 * SECONDS;
const NOTHING = { sent: 0, retried: 0, failed: 0 };

let stack: FunctionsStack;
let customer: Customer;
let bondId: string;
let server: MailServer;
let sender: Sender;

beforeAll(async () => {
  stack = await startFunctionsStack();
  customer = await signUpCustomer(stack);
  bondId = await storeBond(
    { queryAs: (_, sql, parameters) => stack.query(sql, parameters) },
    { userId: customer.userId },
  );
  server = await startMailServer();
  sender = await createSender(stack, () => server.port);
});

beforeEach(async () => {
  await stack.query('delete from private.notifications');
  server.taken.length = 0;
  sender.entries.length = 0;
});

afterAll(async () => {
  await server.stop();
  await stack.stop();
});

const send = (options = {}) =>
  stack.call('send-notifications', {}, { apikey: SECRET_KEY, ...options });

async function enqueue(kind: string, data: object, key: string = randomUUID()): Promise<void> {
  await stack.query(`select private.enqueue_notification($1, null, $2, null, null, $3, $4)`, [
    kind,
    bondId,
    key,
    data,
  ]);
}

const EXPIRED = {
  bondNumber: 'MSB-27182818',
  bondTitle: 'Notary Bond, Tennessee',
  expiredOn: '2026-11-20',
  renewPath: '/quote?renew=1',
};
const DUE = { ...EXPIRED, expiresOn: '2026-12-20', daysLeft: 30 };

/** Moves all mails into the past. */
const pass = (seconds: number) =>
  stack.query(
    'update private.notifications set next_attempt_at = next_attempt_at - make_interval(secs => $1)',
    [seconds],
  );

describe('an applicant', () => {
  it('gets one mail about the application and one with the bond, without duplicates', async () => {
    const quote = buildQuote();
    const application = buildNotaryApplication();
    const { email } = application.applicant;
    const paymentId = await payFor(stack, quote, application);
    const { body } = await stack.call(
      'submit-application',
      buildSubmission(quote, application, paymentId),
    );

    expect((await send()).body).toEqual({ sent: 2, retried: 0, failed: 0 });
    expect((await send()).body).toEqual(NOTHING);

    const mails = await mailsTo(stack, email);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      `We received your application ${String(body['applicationNumber'])}`,
      expect.stringMatching(/^Your bond MSB-\d{8} is issued$/),
    ]);
    for (const { text, html, from } of mails) {
      expect(from).toBe('no-reply@marshlinesurety.example');
      expect(text).toContain(String(body['applicationNumber']));
      expect(text).toContain('http://localhost:4321/dashboard');
      expect(html).toMatch(/Notary Bond, (?:Washington County, )?Tennessee/);
      expect(text + html).not.toMatch(/219098765|219-09-8765/);
    }
  });
});

describe('send-notifications refuses a caller', () => {
  it.each([
    ['with the key of browsers', () => stack.call('send-notifications', {})],
    ['without a key', () => send({ apikey: null })],
    [
      'who is signed in',
      async () => stack.call('send-notifications', {}, { token: (await stack.signIn()).token }),
    ],
  ])('%s', async (_, call) => {
    expect(await call()).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });
});

describe('a mail server', () => {
  it('that is down for an hour loses no mail and causes no duplicates', async () => {
    const count = 11;
    for (let at = 0; at < count; at += 1) {
      await enqueue('bond_expired', { ...EXPIRED, bondNumber: `MSB-${at}` });
    }
    await server.stop();

    for (const minutes of [1, 5, 15, 39]) {
      expect(await sender.send()).toMatchObject({ sent: 0, failed: 0 });
      await pass(minutes * MINUTES);
    }
    expect(sender.entries).toContainEqual({
      function: 'send-notifications',
      failure: 'mail-unavailable',
    });

    server = await startMailServer();
    await pass(60 * MINUTES);
    expect(await sender.send()).toEqual({ sent: count, retried: 0, failed: 0 });
    expect(await sender.send()).toEqual(NOTHING);

    const subjects = server.taken.map(({ subject }) => subject);
    expect(subjects).toHaveLength(count);
    expect(new Set(subjects).size).toBe(count);
  });

  it('that is down gets one attempt for a whole batch', async () => {
    for (let at = 0; at < 3; at += 1) await enqueue('bond_expired', EXPIRED);
    await server.stop();

    expect(await sender.send()).toEqual({ sent: 0, retried: 3, failed: 0 });
    expect(sender.attempts()).toBe(1);
    // Mails that were not tried keep their attempts and wait a minute.
    expect(
      await stack.query(
        `select attempts, status, round(extract(epoch from next_attempt_at - now()) / 60)::integer as minutes
         from private.notifications order by attempts`,
      ),
    ).toEqual([0, 0, 1].map((attempts) => ({ attempts, status: 'queued', minutes: 1 })));
    server = await startMailServer();
  });

  it('that permanently rejects an address gets no second attempt', async () => {
    server.refusal = '550 No such mailbox';
    await enqueue('bond_expired', EXPIRED);

    expect(await sender.send()).toEqual({ sent: 0, retried: 0, failed: 1 });
    server.refusal = undefined;
    await pass(1_000_000);
    expect(await sender.send()).toEqual(NOTHING);
    expect(await stack.query('select status, last_error from private.notifications')).toEqual([
      { status: 'failed', last_error: 'refused' },
    ]);
  });

  it('that defers one mail gets it again, and the others immediately', async () => {
    await enqueue('bond_expired', EXPIRED);
    server.refusal = '451 Come back later';
    expect(await sender.send()).toEqual({ sent: 0, retried: 1, failed: 0 });

    server.refusal = undefined;
    await enqueue('bond_expired', EXPIRED);
    expect(await sender.send()).toEqual({ sent: 1, retried: 0, failed: 0 });
    await pass(1 * MINUTES);
    expect(await sender.send()).toEqual({ sent: 1, retried: 0, failed: 0 });
  });

  it('that never recovers gets 8 attempts for each mail', async () => {
    await enqueue('bond_expired', EXPIRED);
    await server.stop();

    for (let attempt = 1; attempt < 8; attempt += 1) {
      expect(await sender.send(), `attempt ${attempt}`).toMatchObject({ retried: 1, failed: 0 });
      await pass(24 * 60 * MINUTES);
    }
    expect(await sender.send()).toEqual({ sent: 0, retried: 0, failed: 1 });
    server = await startMailServer();
  });
});

describe('a mail', () => {
  it('of a crashed sender is sent after the lease, with the same id', async () => {
    await enqueue('bond_expired', EXPIRED);
    await stack.query(`select * from public.claim_notifications(10, 300, 8)`);
    expect(await sender.send()).toEqual(NOTHING);

    await pass(300 * SECONDS);
    expect(await sender.send()).toMatchObject({ sent: 1 });
    // As if the sender had crashed between sending the mail and recording it.
    await stack.query(
      `update private.notifications set status = 'queued', sent_at = null, next_attempt_at = now()`,
    );
    await sender.send();

    const [row] = await stack.query('select id from private.notifications');
    expect(server.taken.map(({ messageId }) => messageId)).toEqual(
      Array(2).fill(`<${String(row?.['id'])}@marshlinesurety.example>`),
    );
  });

  it("that reminds has a one-click unsubscribe, and other mails don't", async () => {
    await enqueue('renewal_due', DUE);
    await enqueue('bond_expired', EXPIRED);
    await sender.send();

    const [reminder, other] = server.taken
      .toSorted((a, b) => a.subject.length - b.subject.length)
      .reverse();
    expect(reminder?.subject).toContain('ends on December 20, 2026');
    expect(reminder?.header('list-unsubscribe')).toMatch(
      /^<http:\/\/localhost:4321\/api\/unsubscribe\?token=[\w.-]+>$/,
    );
    expect(reminder?.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(other?.header('list-unsubscribe')).toBeUndefined();
    for (const mail of [reminder, other]) {
      expect(mail?.header('auto-submitted')).toBe('auto-generated');
      expect(mail?.header('reply-to')).toBe('help@marshlinesurety.example');
    }
  });

  it('with incomplete data is given up, and the log names the kind of failure', async () => {
    await enqueue('bond_expired', EXPIRED);
    await stack.query(`update private.notifications set data = '{"bondNumber": "MSB-1"}'`);

    expect(await sender.send()).toEqual({ sent: 0, retried: 0, failed: 1 });
    expect(sender.entries).toEqual([
      { function: 'send-notifications', failure: 'mail-failed', code: 'unwritable' },
    ]);
  });
});
