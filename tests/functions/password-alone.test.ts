import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDraft, uploadDocument } from '../support/customer-documents.ts';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import {
  signInWithPassword,
  signUpWithFactor,
  tokenOf,
  type ProvedCustomer,
} from '../support/second-factor.ts';
import { signUpCustomer, type Client } from '../support/stack.ts';

let stack: FunctionsStack;
let owner: ProvedCustomer;
let thief: Client;
let token: string;
let documentId: string;
let sentId: string;

beforeAll(async () => {
  stack = await startFunctionsStack();
  owner = await signUpWithFactor(stack);
  thief = await signInWithPassword(stack, owner);
  token = await tokenOf(thief);
  ({ documentId } = await uploadDocument(owner, await startDraft(owner)));
  sentId = await storeUnowned(owner.email);
});

afterAll(() => stack.stop());

/** An application that was sent without an account. */
async function storeUnowned(email: string): Promise<string> {
  const id = randomUUID();
  const number = `APP-${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')}`;
  await stack.query(
    `insert into public.applications
       (id, number, quote_key_hash, bond_slug, state_code, status, answers, penal_sum_cents, premium_cents, fees_cents,
        taxes_cents, total_cents, terms_version, terms_accepted_at, submitted_at)
     values ($1, $2, repeat('a', 64), 'notary', 'TN', 'submitted', $3, 1000000, 5000, 0, 0, 5000, 'v1.0', now(), now())`,
    [id, number, JSON.stringify({ applicant: { email } })],
  );

  return id;
}

const ownerOf = async (id: string) =>
  (await stack.query('select user_id from public.applications where id = $1', [id]))[0]?.[
    'user_id'
  ];

// role-matrix.test.ts calls every other function with such a token.
describe('a password without the second factor', () => {
  it('opens no document of the account', async () => {
    expect(await stack.call('open-document', { documentId }, { token })).toMatchObject({
      status: 403,
      body: { code: 'second-factor-required' },
    });
    expect((await stack.call('open-document', { documentId }, { token: owner.token })).status).toBe(
      200,
    );
  });

  it("can't download the account's data", async () => {
    expect((await thief.rpc('export_own_data')).data).toBeNull();
    expect((await owner.client.rpc('export_own_data')).data).not.toBeNull();
  });

  it('claims no application', async () => {
    expect((await thief.rpc('claim_applications')).data).toBe(0);
    expect(await ownerOf(sentId)).toBeNull();
  });
});

describe('a token of an ended session', () => {
  it('claims no application', async () => {
    const { client, userId, email } = await signUpCustomer(stack);
    const sent = await storeUnowned(email);
    await stack.query('delete from auth.sessions where user_id = $1', [userId]);

    expect((await client.rpc('claim_applications')).status).toBe(401);
    expect(await ownerOf(sent)).toBeNull();
  });
});
