import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Database } from '../../../src/data/database.types';
import { PUBLISHABLE_KEY } from '../../../supabase/local/keys';
import { buildDocumentRow, startDraft } from '../../support/customer-documents';
import { borrowStack } from '../../support/shared-stack';
import {
  anonClient,
  type Client,
  serviceClient,
  signUpCustomer,
  type TestStack,
} from '../../support/stack';

let stack: TestStack;

beforeAll(async () => {
  stack = await borrowStack();
});
afterAll(() => stack.stop());

type Told = { eventType: string; new: { id?: string; status?: string } };

/** Subscribes to an application's documents like the page. Resolves when changes are sent. */
async function follow(client: Client, applicationId: string) {
  const changes: Told[] = [];
  const said: string[] = [];
  client
    .channel(`documents:${applicationId}`)
    .on(
      'postgres_changes',
      {
        event: '*',
        schema: 'public',
        table: 'application_documents',
        filter: `application_id=eq.${applicationId}`,
      },
      (change) => changes.push(change),
    )
    .on('system', {}, ({ message }: { message: string }) => said.push(message))
    .subscribe();
  onTestFinished(async () => {
    await client.removeAllChannels();
  });
  await vi.waitFor(() => expect(said).toHaveLength(1));

  return { changes, said };
}

/** Subscribes to all documents without a filter. Resolves when changes are sent. */
async function followAll(client: Client): Promise<unknown[]> {
  const changes: unknown[] = [];
  const said: string[] = [];
  client
    .channel('all documents')
    .on(
      'postgres_changes',
      { event: '*', schema: 'public', table: 'application_documents' },
      (change) => changes.push(change),
    )
    .on('system', {}, ({ message }: { message: string }) => said.push(message))
    .subscribe();
  onTestFinished(async () => {
    await client.removeAllChannels();
  });
  await vi.waitFor(() => expect(said).toEqual(['Subscribed to PostgreSQL']));

  return changes;
}

describe('the documents of an application', () => {
  it('are sent to their customer when they are added or removed', async () => {
    const customer = await signUpCustomer(stack);
    const applicationId = await startDraft(customer);
    const { changes } = await follow(customer.client, applicationId);

    const row = buildDocumentRow(customer, applicationId);
    const { data } = await customer.client
      .from('application_documents')
      .insert(row)
      .select('id')
      .single();
    await vi.waitFor(() => expect(changes).toHaveLength(1));
    await serviceClient(stack)
      .from('application_documents')
      .update({ status: 'deleted' })
      .eq('id', String(data?.id));
    await vi.waitFor(() => expect(changes).toHaveLength(2));

    expect(changes).toMatchObject([
      { eventType: 'INSERT', new: { id: data?.id, status: 'uploaded' } },
      { eventType: 'UPDATE', new: { id: data?.id, status: 'deleted' } },
    ]);
  });

  it('are sent to no one else, whatever application the subscriber requests', async () => {
    const [customer, other] = await Promise.all([signUpCustomer(stack), signUpCustomer(stack)]);
    const applicationId = await startDraft(customer);
    const others = await follow(other.client, applicationId);
    const visitors = await follow(anonClient(stack), applicationId);
    const own = await follow(customer.client, applicationId); // the last to get an event

    const { error } = await customer.client
      .from('application_documents')
      .insert(buildDocumentRow(customer, applicationId));
    expect(error).toBeNull();

    await vi.waitFor(() => expect(own.changes).toHaveLength(1));
    expect(others.changes).toEqual([]);
    expect(visitors.said[0]).toContain('invalid column for filter');
    expect(visitors.changes).toEqual([]);
  });

  it('are sent to no subscriber of the whole table except their customer, even when deleted', async () => {
    const [customer, other] = await Promise.all([signUpCustomer(stack), signUpCustomer(stack)]);
    const applicationId = await startDraft(customer);
    const visitors = await followAll(anonClient(stack));
    const others = await followAll(other.client);
    const own = await followAll(customer.client); // the last to get an event

    await customer.client
      .from('application_documents')
      .insert(buildDocumentRow(customer, applicationId));
    await vi.waitFor(() => expect(own).toHaveLength(1));

    // Deleting the draft deletes the rows.
    const { error } = await customer.client.from('applications').delete().eq('id', applicationId);
    expect(error).toBeNull();
    await customer.client
      .from('application_documents')
      .insert(buildDocumentRow(customer, await startDraft(customer)));
    await vi.waitFor(() => expect(own).toHaveLength(2));

    expect(visitors).toEqual([]);
    expect(others).toEqual([]);
    expect(own).toMatchObject([{ eventType: 'INSERT' }, { eventType: 'INSERT' }]);
  });

  it('are sent neither to staff without a second factor nor to a copied token of an ended session', async () => {
    const customer = await signUpCustomer(stack);
    const applicationId = await startDraft(customer);
    const staff = await signUpCustomer(stack);
    await serviceClient(stack)
      .from('staff_roles')
      .insert({ user_id: staff.userId, role: 'underwriter' });
    const unproved = await follow(staff.client, applicationId);

    const { data: other } = await anonClient(stack).auth.signInWithPassword(customer);
    const token = other.session?.access_token ?? '';
    const thief = createClient<Database>(stack.apiUrl, PUBLISHABLE_KEY, {
      accessToken: () => Promise.resolve(token),
    });
    const copied = await follow(thief, applicationId);
    const own = await follow(customer.client, applicationId); // the last to get an event
    await customer.client.auth.signOut({ scope: 'others' });

    const { error } = await customer.client
      .from('application_documents')
      .insert(buildDocumentRow(customer, applicationId));
    expect(error).toBeNull();

    await vi.waitFor(() => expect(own.changes).toHaveLength(1));
    expect(unproved.changes).toEqual([]);
    expect(copied.changes).toEqual([]);
  });

  it('are hidden from a visitor who asks for their keys', async () => {
    const customer = await signUpCustomer(stack);
    await customer.client
      .from('application_documents')
      .insert(buildDocumentRow(customer, await startDraft(customer)));

    const { data, error } = await anonClient(stack).from('application_documents').select('id');

    expect(error).toBeNull();
    expect(data).toEqual([]);
  });
});
