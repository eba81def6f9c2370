import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { anonClient, serviceClient, signUpCustomer, type TestStack } from '../../support/stack';
import { listenTo, notesOf, startNotesStack, type Listener } from './realtime-actions';

const SUBSCRIBED = 'Subscribed to PostgreSQL';

let stack: TestStack;

beforeAll(async () => {
  stack = await startNotesStack();
});
afterAll(() => stack.stop());

async function subscribed(listener: Listener): Promise<Listener> {
  await vi.waitFor(() => expect(listener.said).toContain(SUBSCRIBED));

  return listener;
}

const heard = (listener: Listener, count: number) =>
  vi.waitFor(() => expect(listener.changes).toHaveLength(count));

describe('a subscription to a table', () => {
  it("sends a new row in the platform's format, with the columns that the role can read", async () => {
    const { client, userId } = await signUpCustomer(stack);
    const listener = await subscribed(listenTo(client));
    const { data } = await notesOf(client).insert({ body: 'hello' }).select('id').single();

    await heard(listener, 1);
    expect(listener.statuses).toEqual(['SUBSCRIBED']);
    expect(listener.changes).toEqual([
      {
        schema: 'public',
        table: 'notes',
        commit_timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        eventType: 'INSERT',
        new: {
          id: (data as { id: string }).id,
          owner: userId,
          folder: 'inbox',
          body: 'hello',
          length: 5,
          created_at: '2026-02-01T10:00:00+00:00',
        },
        old: {},
        errors: null,
      },
    ]);
  });

  it('sends a change with the old key, and a deletion with only its key', async () => {
    const { client } = await signUpCustomer(stack);
    const { data } = await notesOf(client).insert({ body: 'a' }).select('id').single();
    const { id } = data as { id: string };
    const listener = await subscribed(listenTo(client));

    await notesOf(client).update({ body: 'b' }).eq('id', id);
    await heard(listener, 1);
    await notesOf(client).delete().eq('id', id);
    await heard(listener, 2);

    expect(listener.changes).toMatchObject([
      { eventType: 'UPDATE', new: { id, body: 'b' }, old: { id } },
      { eventType: 'DELETE', new: {}, old: { id } },
    ]);
    expect(Object.keys(listener.changes[1]?.old ?? {})).toEqual(['id']);
  });

  it("never sends another customer's row", async () => {
    const [owner, other] = await Promise.all([signUpCustomer(stack), signUpCustomer(stack)]);
    const ofOwner = await subscribed(listenTo(owner.client));
    const ofOther = await subscribed(listenTo(other.client));

    await notesOf(owner.client).insert({ body: 'mine' });
    await notesOf(other.client).insert({ body: 'theirs' });

    await heard(ofOther, 1); // events arrive in order, so earlier ones were skipped
    expect(ofOther.changes).toMatchObject([{ new: { body: 'theirs' } }]);
    expect(ofOwner.changes).toMatchObject([{ new: { body: 'mine' } }]);
  });

  it('tells a visitor that the rows are not available, and sends none of them', async () => {
    const { client } = await signUpCustomer(stack);
    const visitor = await subscribed(listenTo(anonClient(stack)));
    await notesOf(client).insert({ body: 'private' });

    await heard(visitor, 1);
    expect(visitor.changes).toMatchObject([
      { new: {}, old: {}, errors: ['Error 401: Unauthorized'] },
    ]);
    expect(JSON.stringify(visitor.changes)).not.toContain('private');
  });

  it('sends the secret key everything', async () => {
    const { client } = await signUpCustomer(stack);
    const listener = await subscribed(listenTo(serviceClient(stack)));
    await notesOf(client).insert({ body: 'seen' });

    await heard(listener, 1);
    expect(listener.changes).toMatchObject([{ new: { body: 'seen', secret: 'hidden' } }]);
  });

  it('sends to two devices of one customer', async () => {
    const { client, email, password } = await signUpCustomer(stack);
    const second = anonClient(stack);
    await second.auth.signInWithPassword({ email, password });
    const listeners = [await subscribed(listenTo(client)), await subscribed(listenTo(second))];

    await notesOf(second).insert({ body: 'both' });

    for (const listener of listeners) await heard(listener, 1);
  });

  it('sends each of two equal writes in one transaction', async () => {
    const { client, userId } = await signUpCustomer(stack);
    const { data } = await notesOf(client).insert({ body: 'a' }).select('id').single();
    const { id } = data as { id: string };
    const listener = await subscribed(listenTo(client));
    const update = `update public.notes set body = 'b' where id = '${id}' and owner = '${userId}'`;
    await stack.database.exec(`begin; ${update}; ${update}; commit;`);

    await heard(listener, 2);
  });

  it('sends nothing from a transaction that is rolled back', async () => {
    const { client, userId } = await signUpCustomer(stack);
    const listener = await subscribed(listenTo(client));
    const insert = (body: string) =>
      `insert into public.notes (owner, body) values ('${userId}', '${body}')`;
    await stack.database.exec(`begin; ${insert('undone')}; rollback; ${insert('done')};`);

    await heard(listener, 1);
    expect(listener.changes).toMatchObject([{ new: { body: 'done' } }]);
  });

  it('sends a row of many kilobytes, which exceeds a Postgres notification', async () => {
    const { client } = await signUpCustomer(stack);
    const listener = await subscribed(listenTo(client));
    await notesOf(client).insert({ body: 'x'.repeat(100_000) });

    await heard(listener, 1);
    expect(listener.changes).toMatchObject([{ new: { length: 100_000 } }]);
  });

  it('stops after unsubscribing', async () => {
    const { client } = await signUpCustomer(stack);
    const first = await subscribed(listenTo(client, {}, 'first'));
    const second = await subscribed(listenTo(client, {}, 'second'));
    expect(await client.removeChannel(first.channel)).toBe('ok');
    await notesOf(client).insert({ body: 'after' });

    await heard(second, 1);
    expect(first.changes).toEqual([]);
    expect(first.statuses).toEqual(['SUBSCRIBED', 'CLOSED']);
  });
});

describe('a filter', () => {
  it.each([
    ['folder=eq.bills', ['bill']],
    ['folder=neq.bills', ['note', 'trip']],
    ['folder=in.(bills,trips)', ['bill', 'trip']],
    ['folder=not.in.(bills,trips)', ['note']],
    ['length=lt.5,folder=eq.trips', ['trip']],
    ['length=gte.5', []],
  ])('%s matches %j', async (filter, bodies) => {
    const { client } = await signUpCustomer(stack);
    const all = await subscribed(listenTo(client, {}, 'all'));
    const filtered = await subscribed(listenTo(client, { filter }, 'filtered'));

    await notesOf(client).insert({ body: 'bill', folder: 'bills' });
    await notesOf(client).insert({ body: 'note' });
    await notesOf(client).insert({ body: 'trip', folder: 'trips' });
    await notesOf(client).insert({ body: 'last', folder: 'bills' });
    await notesOf(client).delete().eq('body', 'last');

    await heard(all, 5);
    const told = filtered.changes.map((change) => 'body' in change.new && change.new.body);
    expect(told.filter((body) => body !== 'last')).toEqual(bodies);
  });

  it('matches a deletion only by the key', async () => {
    const { client } = await signUpCustomer(stack);
    const { data } = await notesOf(client).insert({ body: 'a' }).select('id').single();
    const { id } = data as { id: string };
    const all = await subscribed(listenTo(client, {}, 'all'));
    const byKey = await subscribed(listenTo(client, { filter: `id=eq.${id}` }, 'by key'));
    const byOther = await subscribed(listenTo(client, { filter: 'body=eq.a' }, 'by other'));

    await notesOf(client).delete().eq('id', id);

    await heard(all, 1);
    await heard(byKey, 1);
    expect(byOther.changes).toEqual([]);
  });

  it('limits a subscription to its kind of event', async () => {
    const { client } = await signUpCustomer(stack);
    const all = await subscribed(listenTo(client, {}, 'all'));
    const updates = await subscribed(listenTo(client, { event: 'UPDATE' }, 'updates'));
    const { data } = await notesOf(client).insert({ body: 'a' }).select('id').single();
    await notesOf(client)
      .update({ body: 'b' })
      .eq('id', (data as { id: string }).id);

    await heard(all, 2);
    expect(updates.changes).toMatchObject([{ eventType: 'UPDATE' }]);
  });

  it.each([
    ['on a column that is not readable', { filter: 'secret=eq.x' }, 'invalid column for filter'],
    ['on a column that is not there', { filter: 'nothing=eq.x' }, 'invalid column for filter'],
    ['of another type', { filter: 'id=eq.5' }, 'invalid input syntax for type uuid'],
    ['that cannot be read', { filter: 'body' }, 'Error parsing `filter` params'],
    ['with an unknown operator', { filter: 'body=near.x' }, 'Error parsing `filter` params'],
    ['on a table that is not published', { table: 'untold' }, 'Please check Realtime is enabled'],
  ])('%s is refused with the reason', async (_, filter, reason) => {
    const { client } = await signUpCustomer(stack);
    const listener = listenTo(client, filter);

    await vi.waitFor(() => expect(listener.said).toHaveLength(1));
    expect(listener.said[0]).toContain(reason);
    await notesOf(client).insert({ body: 'unheard' });
    const later = await subscribed(listenTo(client, {}, 'later'));
    await notesOf(client).insert({ body: 'heard' });
    await heard(later, 1);
    expect(listener.changes).toEqual([]);
  });
});
