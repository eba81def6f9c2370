import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Database } from '../../../src/data/database.types';
import { PUBLISHABLE_KEY } from '../../../supabase/local/keys';
import { anonClient, signUpCustomer, type Customer } from '../../support/stack';
import { listenTo, notesOf, signToken, startNotesStack } from './realtime-actions';

const SUBSCRIBED = 'Subscribed to PostgreSQL';

let stack: Awaited<ReturnType<typeof startNotesStack>>;

beforeAll(async () => {
  stack = await startNotesStack();
});
afterAll(() => stack.stop());

/** A client with a custom token instead of a session. */
function clientWithToken(token: () => string) {
  return createClient<Database>(stack.apiUrl, PUBLISHABLE_KEY, {
    accessToken: () => Promise.resolve(token()),
  });
}

const tokenOf = ({ userId }: Customer, seconds: number, key = stack.jwtSecret) =>
  signToken(
    { sub: userId, role: 'authenticated', exp: Math.floor(Date.now() / 1000) + seconds },
    key,
  );

/** The HTTP status of a refused connection. */
function refusal(search: string): Promise<number | undefined> {
  const address = `${stack.apiUrl.replace('http', 'ws')}/realtime/v1/websocket${search}`;

  return new Promise((fulfil, reject) => {
    const socket = new WebSocket(address);
    socket.on('unexpected-response', (_, { statusCode }) => fulfil(statusCode));
    socket.on('open', () => reject(new Error('The connection was let in')));
  });
}

describe('a connection', () => {
  it.each([
    ['without a key', '?vsn=2.0.0', 401],
    ['with another key', '?vsn=2.0.0&apikey=sb_publishable_other', 401],
    ['in another version of the protocol', `?vsn=1.0.0&apikey=${PUBLISHABLE_KEY}`, 400],
  ])('%s is refused', async (_, search, status) => {
    expect(await refusal(search)).toBe(status);
  });
});

describe('a channel', () => {
  it.each([
    ['signed by another', (customer: Customer) => tokenOf(customer, 60, 'another secret')],
    ['that has expired', (customer: Customer) => tokenOf(customer, -5)],
    ['that is none', () => 'nonsense'],
    [
      'with an unknown role',
      () => signToken({ role: 'postgres', exp: 4_000_000_000 }, stack.jwtSecret),
    ],
  ])('with a token %s is refused', async (_, token) => {
    const customer = await signUpCustomer(stack);
    const made = token(customer);
    const client = clientWithToken(() => made);
    await client.realtime.setAuth();
    const listener = listenTo(client);

    await vi.waitFor(() => expect(listener.statuses).toContain('CHANNEL_ERROR'));
    expect(listener.said).toEqual([]);
  });

  it('closes with a message when its token expires', async () => {
    const customer = await signUpCustomer(stack);
    const token = tokenOf(customer, 2);
    const client = clientWithToken(() => token);
    await client.realtime.setAuth();
    const listener = listenTo(client);

    await vi.waitFor(() => expect(listener.statuses).toEqual(['SUBSCRIBED', 'CLOSED']));
    expect(listener.said).toEqual([SUBSCRIBED, expect.stringContaining('Token has expired')]);
    await notesOf(customer.client).insert({ body: 'late' });
    expect(listener.changes).toEqual([]);
  });

  it('outlives its first token if it gets another in time', async () => {
    const customer = await signUpCustomer(stack);
    const first = tokenOf(customer, 3);
    let token = first;
    const [client, forgetful] = [clientWithToken(() => token), clientWithToken(() => first)];
    await Promise.all([client.realtime.setAuth(), forgetful.realtime.setAuth()]);
    const [listener, other] = [listenTo(client), listenTo(forgetful)];
    await vi.waitFor(() => expect(listener.said).toContain(SUBSCRIBED));

    token = tokenOf(customer, 3_600);
    await client.realtime.setAuth();
    await vi.waitFor(() => expect(listener.said).toEqual([SUBSCRIBED, SUBSCRIBED]));
    await vi.waitFor(() => expect(other.statuses).toContain('CLOSED'));
    await notesOf(customer.client).insert({ body: 'after' });

    await vi.waitFor(() => expect(listener.changes).toHaveLength(1));
    expect(listener.statuses).toEqual(['SUBSCRIBED']);
  });

  it('becomes the connection of the customer who signs in', async () => {
    const { email, password } = await signUpCustomer(stack);
    const client = anonClient(stack);
    const listener = listenTo(client);
    await vi.waitFor(() => expect(listener.said).toContain(SUBSCRIBED));

    await client.auth.signInWithPassword({ email, password });
    await vi.waitFor(() => expect(listener.said).toEqual([SUBSCRIBED, SUBSCRIBED]));
    await notesOf(client).insert({ body: 'mine' });

    await vi.waitFor(() => expect(listener.changes).toMatchObject([{ new: { body: 'mine' } }]));
  });

  it('ends with the session', async () => {
    const { client } = await signUpCustomer(stack);
    const listener = listenTo(client);
    await vi.waitFor(() => expect(listener.said).toContain(SUBSCRIBED));

    await client.auth.signOut();

    await vi.waitFor(() => expect(listener.statuses).toContain('CLOSED'));
  });

  it('has no broadcast in this stack, and says so', async () => {
    const { client } = await signUpCustomer(stack);
    const { channel, said } = listenTo(client);
    await vi.waitFor(() => expect(said).toContain(SUBSCRIBED));

    expect(await channel.send({ type: 'presence', event: 'track', payload: {} })).toBe('error');
  });
});

describe('stopping a stack', () => {
  it('ends all connections', async () => {
    const own = await startNotesStack();
    const { client } = await signUpCustomer(own);
    const listener = listenTo(client);
    await vi.waitFor(() => expect(listener.said).toContain(SUBSCRIBED));

    await own.stop();

    await vi.waitFor(() => expect(client.realtime.isConnected()).toBe(false));
    expect(own.output).toEqual([]);
  });
});
