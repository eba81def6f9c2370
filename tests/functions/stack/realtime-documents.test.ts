import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildDocumentRow, startDraft } from '../../support/customer-documents';
import {
  anonClient,
  type Client,
  serviceClient,
  signUpCustomer,
  startTestStack,
  type TestStack,
} from '../../support/stack';

let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

type Told = { eventType: string; new: { id?: string; status?: string } };

/** Follow the documents of an application as the page does; resolves when changes are told. */
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
  await vi.waitFor(() => expect(said).toHaveLength(1), { timeout: 5_000 });

  return { changes, said };
}

describe('the documents of an application', () => {
  it('are told to their customer as they come and go', async () => {
    const customer = await signUpCustomer(stack);
    const applicationId = await startDraft(customer);
    const { changes } = await follow(customer.client, applicationId);

    const row = buildDocumentRow(customer, applicationId);
    const { data } = await customer.client
      .from('application_documents')
      .insert(row)
      .select('id')
      .single();
    await vi.waitFor(() => expect(changes).toHaveLength(1), { timeout: 5_000 });
    await serviceClient(stack)
      .from('application_documents')
      .update({ status: 'deleted' })
      .eq('id', String(data?.id));
    await vi.waitFor(() => expect(changes).toHaveLength(2), { timeout: 5_000 });

    expect(changes).toMatchObject([
      { eventType: 'INSERT', new: { id: data?.id, status: 'uploaded' } },
      { eventType: 'UPDATE', new: { id: data?.id, status: 'deleted' } },
    ]);
  });

  it('are told to nobody else, whatever application they ask for', async () => {
    const [customer, other] = await Promise.all([signUpCustomer(stack), signUpCustomer(stack)]);
    const applicationId = await startDraft(customer);
    const others = await follow(other.client, applicationId);
    const visitors = await follow(anonClient(stack), applicationId);
    const own = await follow(customer.client, applicationId); // the last to be told

    const { error } = await customer.client
      .from('application_documents')
      .insert(buildDocumentRow(customer, applicationId));
    expect(error).toBeNull();

    await vi.waitFor(() => expect(own.changes).toHaveLength(1), { timeout: 5_000 });
    expect(others.changes).toEqual([]);
    expect(visitors.said[0]).toContain('invalid column for filter');
    expect(visitors.changes).toEqual([]);
  });
});
