import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { BOND_MAIL_DATA } from '../support/letter-data.ts';
import { issue, putInForce } from '../support/staff-decisions.ts';
import { buildKeyHash, storeApplication, storeUnderReview } from '../support/stored-application.ts';
import { storeBond } from '../support/stored-bond.ts';
import { NOTARY_PRICE } from '../support/notary-price.ts';

let database: ActorDatabase;
let customer: { userId: string };

beforeAll(async () => {
  database = await openDatabase();
  customer = await database.addCustomer();
});

afterAll(() => database.close());

async function emailOf({ userId }: { userId: string }): Promise<unknown> {
  const [row] = await database.query('select email from auth.users where id = $1', [userId]);

  return row?.['email'];
}

/** Mails about an application, oldest first. */
function mailsAbout(applicationId: string) {
  return database.query(
    `select kind, recipient, user_id, bond_id, status, data, next_attempt_at > now() as waits
     from private.notifications where application_id = $1 order by next_attempt_at`,
    [applicationId],
  );
}

function append(applicationId: string, kind: string, detail = {}, actor = 'staff') {
  return database.queryAs(
    'service_role',
    `insert into public.application_events (application_id, actor, kind, detail) values ($1, $2, $3, $4)`,
    [applicationId, actor, kind, detail],
  );
}

async function enqueue(mail: Record<string, unknown>): Promise<void> {
  await database.queryAs(
    'service_role',
    `select private.enqueue_notification($1, $2, $3, $4, $5, $6, $7)`,
    [
      mail['kind'] ?? 'renewal_due',
      mail['applicationId'] ?? null,
      mail['bondId'] ?? null,
      mail['userId'] ?? null,
      mail['email'] ?? null,
      mail['key'],
      { ...BOND_MAIL_DATA, ...(mail['data'] as object | undefined) },
    ],
  );
}

async function queuedAs(key: string): Promise<Record<string, unknown> | undefined> {
  const named = 'select * from private.notifications where dedupe_key = $1';

  return (await database.query(named, [key]))[0];
}

describe('the history of an application', () => {
  it('mails the applicant about receipt and about approval by the rules', async () => {
    const { quoteId } = await storeApplication(database, { ...customer, keyHash: buildKeyHash() });

    expect(await mailsAbout(quoteId)).toMatchObject([
      {
        kind: 'received',
        recipient: await emailOf(customer),
        user_id: customer.userId,
        status: 'queued',
        waits: false,
        data: {
          applicationId: quoteId,
          applicationNumber: expect.stringMatching(/^APP-\d{6}$/),
          bondName: expect.any(String),
          stateCode: 'TN',
          totalCents: NOTARY_PRICE.total,
          paymentMethod: 'credit_card',
        },
      },
      { kind: 'approved', waits: true, data: { paymentMethod: 'credit_card' } },
    ]);
  });

  it('says in the first mail that an underwriter reads the application', async () => {
    const quoteId = await storeUnderReview(database, customer);

    expect(await mailsAbout(quoteId)).toMatchObject([
      { kind: 'received', data: { isReviewed: true, paymentMethod: 'credit_card' } },
    ]);
  });

  it('tells an approved customer of a form that staff fill in', async () => {
    const quoteId = await storeUnderReview(database, customer);
    await database.query(`update public.applications set review_reasons = $2 where id = $1`, [
      quoteId,
      ['own-form'],
    ]);
    await append(quoteId, 'approved');

    expect((await mailsAbout(quoteId)).at(-1)).toMatchObject({ data: { isOwnForm: true } });
  });

  it('mails about the bond alone, once, after the bond is active', async () => {
    const { quoteId } = await storeApplication(database, { ...customer, keyHash: buildKeyHash() });
    const kinds = async () => (await mailsAbout(quoteId)).map(({ kind }) => kind);

    await issue(database, quoteId);
    expect(await kinds()).toEqual(['received', 'approved']);

    expect(await putInForce(database, quoteId)).toBe('in-force');
    await putInForce(database, quoteId);
    expect(await kinds()).toEqual(['received', 'issued']);
  });

  it.each([
    ['information-requested', { question: 'Why?' }, 'information_requested', { question: 'Why?' }],
    [
      'information-requested',
      { question: 'Send it', documents: ['tax_returns'] },
      'document_asked',
      { question: 'Send it', documents: ['tax_returns'] },
    ],
    ['approved', {}, 'approved', {}],
    ['declined', { reason: 'No' }, 'declined', { reason: 'No' }],
  ])('queues for %s with %o the mail %s immediately', async (kind, detail, mail, data) => {
    const id = await storeUnderReview(database, customer);

    await append(id, kind, detail);

    expect((await mailsAbout(id)).slice(1)).toMatchObject([
      { kind: mail, waits: false, data: { ...data, applicationId: id } },
    ]);
  });

  it.each(['sent-to-review', 'information-given', 'claimed'])(
    'sends no mail for %s',
    async (kind) => {
      const id = await storeUnderReview(database, customer);

      await append(id, kind);

      expect(await mailsAbout(id)).toHaveLength(1);
    },
  );

  it('sends no approval mail if the application was withdrawn meanwhile', async () => {
    const { quoteId } = await storeApplication(database, { ...customer, keyHash: buildKeyHash() });

    await append(quoteId, 'withdrawn', {}, 'customer');

    expect((await mailsAbout(quoteId)).map(({ kind }) => kind)).toEqual(['received', 'withdrawn']);
  });

  it("mails the address in the application rather than the account's address", async () => {
    const id = await storeUnderReview(database, customer);
    await database.query(
      `update public.applications
       set answers = answers || '{"applicant": {"email": "who@applied.example"}}', revision = revision + 1 where id = $1`,
      [id],
    );

    await append(id, 'approved');

    expect((await mailsAbout(id)).at(-1)).toMatchObject({ recipient: 'who@applied.example' });
  });

  it('sends no mail without an address', async () => {
    const { quoteId } = await storeApplication(database, { keyHash: buildKeyHash() });

    expect(await mailsAbout(quoteId)).toEqual([]);
  });
});

describe('a mail', () => {
  it('is queued once per key, even if the second one has other data', async () => {
    const bondId = await storeBond(database, customer);

    await enqueue({ bondId, key: 'twice', data: { daysLeft: 30 } });
    await enqueue({ bondId, key: 'twice', data: { daysLeft: 7 }, email: 'other@example.com' });

    expect(await queuedAs('twice')).toMatchObject({
      recipient: await emailOf(customer),
      user_id: customer.userId,
      data: { daysLeft: 30 },
    });
  });

  it('goes to an explicit address before any other', async () => {
    const bondId = await storeBond(database, customer);

    await enqueue({ bondId, key: 'given', email: ' given@example.com ' });

    expect(await queuedAs('given')).toMatchObject({ recipient: 'given@example.com' });
  });

  it('that reminds must name its bond, so that reminders can be turned off', async () => {
    await expect(enqueue({ ...customer, key: 'no-bond' })).rejects.toMatchObject({ code: '23514' });
  });

  it.each(['anon', 'authenticated'] as const)("can't be read or queued by %s", async (role) => {
    const actor = role === 'anon' ? role : customer;
    for (const statement of [
      'select * from private.notifications',
      `select private.enqueue_notification('approved', null, null, null, 'a@b.example', 'k', '{}')`,
    ]) {
      await expect(database.queryAs(actor, statement)).rejects.toMatchObject({ code: '42501' });
    }
  });
});

describe('a reminder', () => {
  it('is not queued for an account that turned reminders off, but other mails are', async () => {
    const owner = await database.addCustomer();
    const bondId = await storeBond(database, owner);
    await database.queryAs(
      owner,
      'insert into public.notification_preferences (renewal_reminders) values (false)',
    );

    await enqueue({ bondId, key: 'off' });
    await enqueue({ bondId, key: 'expired', kind: 'bond_expired' });

    expect(await queuedAs('off')).toBeUndefined();
    expect(await queuedAs('expired')).toBeDefined();

    await database.queryAs(
      owner,
      'update public.notification_preferences set renewal_reminders = true',
    );
    await enqueue({ bondId, key: 'off' });
    expect(await queuedAs('off')).toBeDefined();
  });

  it('is not queued for an address without an account that turned reminders off, in upper or lower case', async () => {
    const bondId = await storeBond(database);
    await database.query(
      `insert into private.reminder_opt_outs (email) values ('no@more.example')`,
    );

    await enqueue({ bondId, key: 'opted-out', email: 'No@More.example' });
    await enqueue({ bondId, key: 'not-opted-out', email: 'still@more.example' });

    expect(await queuedAs('opted-out')).toBeUndefined();
    expect(await queuedAs('not-opted-out')).toBeDefined();
  });
});
