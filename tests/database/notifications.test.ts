import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { buildKeyHash, storeApplication, storeUnderReview } from '../support/stored-application.ts';
import { storeBond } from '../support/stored-bond.ts';

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
      mail['data'] ?? {},
    ],
  );
}

async function queuedAs(key: string): Promise<Record<string, unknown> | undefined> {
  const [row] = await database.query('select * from private.notifications where dedupe_key = $1', [
    key,
  ]);

  return row;
}

describe('what happens to an application', () => {
  it('is told to its applicant: that we have it, and that the rules approved it unless the bond comes at once', async () => {
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
          stateCode: 'TX',
          totalCents: 23_700,
        },
      },
      { kind: 'approved', waits: true },
    ]);

    await append(quoteId, 'issued', {}, 'system');

    expect((await mailsAbout(quoteId)).map(({ kind }) => kind)).toEqual(['received', 'issued']);
  });

  it.each([
    ['information-requested', { question: 'Why?' }, 'information_asked', { question: 'Why?' }],
    [
      'information-requested',
      { question: 'Send it', documents: ['id_copy'] },
      'document_asked',
      { question: 'Send it', documents: ['id_copy'] },
    ],
    ['approved', {}, 'approved', {}],
    ['declined', { reason: 'No' }, 'declined', { reason: 'No' }],
  ])('%s with %o is the mail %s, at once', async (kind, detail, mail, data) => {
    const id = await storeUnderReview(database, customer);

    await append(id, kind, detail);

    expect((await mailsAbout(id)).slice(1)).toMatchObject([
      { kind: mail, waits: false, data: { ...data, applicationId: id } },
    ]);
  });

  it.each(['sent-to-review', 'information-given', 'claimed'])('%s is no mail', async (kind) => {
    const id = await storeUnderReview(database, customer);

    await append(id, kind);

    expect(await mailsAbout(id)).toHaveLength(1);
  });

  it('is not told as approved when it was withdrawn meanwhile', async () => {
    const { quoteId } = await storeApplication(database, { ...customer, keyHash: buildKeyHash() });

    await append(quoteId, 'withdrawn', {}, 'customer');

    expect((await mailsAbout(quoteId)).map(({ kind }) => kind)).toEqual(['received']);
  });

  it('goes to the address of the application before that of the account', async () => {
    const id = await storeUnderReview(database, customer);
    await database.query(
      `update public.applications
       set answers = answers || '{"applicant": {"email": "who@applied.example"}}', revision = revision + 1 where id = $1`,
      [id],
    );

    await append(id, 'approved');

    expect((await mailsAbout(id)).at(-1)).toMatchObject({ recipient: 'who@applied.example' });
  });

  it('is told to nobody where there is no address', async () => {
    const { quoteId } = await storeApplication(database, { keyHash: buildKeyHash() });

    expect(await mailsAbout(quoteId)).toEqual([]);
  });
});

describe('a mail', () => {
  it('is queued once for its key, whatever else it says the second time', async () => {
    const bondId = await storeBond(database, customer);

    await enqueue({ bondId, key: 'twice', data: { daysLeft: 30 } });
    await enqueue({ bondId, key: 'twice', data: { daysLeft: 7 }, email: 'other@example.com' });

    expect(await queuedAs('twice')).toMatchObject({
      recipient: await emailOf(customer),
      user_id: customer.userId,
      data: { daysLeft: 30 },
    });
  });

  it('goes to a given address before any other', async () => {
    const bondId = await storeBond(database, customer);

    await enqueue({ bondId, key: 'given', email: ' given@example.com ' });

    expect(await queuedAs('given')).toMatchObject({ recipient: 'given@example.com' });
  });

  it('that reminds has to name its bond, so that it can be turned off', async () => {
    await expect(enqueue({ ...customer, key: 'no-bond' })).rejects.toMatchObject({ code: '23514' });
  });

  it.each(['anon', 'authenticated'] as const)('is neither read nor queued by %s', async (role) => {
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
  it('is not queued for an account that turned them off; other mails are', async () => {
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

  it('is not queued for an address without an account that turned them off, in any case of letters', async () => {
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
